// What this browser keeps for us, or this tab. Where it keeps nothing, blocked or full, it is remembered until the page is left.
class Shelf {
  readonly #storage: () => Storage // asked for each time: where it is blocked, even that fails
  readonly #remembered = new Map<string, string>()

  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  /** Null where there is nothing, or nothing that makes sense. */
  read<T>(key: string): T | null {
    try {
      return JSON.parse(this.#remembered.get(key) ?? this.#storage().getItem(key) ?? 'null') as T | null
    } catch {
      return null
    }
  }

  write(key: string, what: unknown): void {
    const text = JSON.stringify(what)
    try {
      this.#storage().setItem(key, text)
      this.#remembered.delete(key)
    } catch {
      this.#remembered.set(key, text)
    }
  }
}

export const browserShelf = new Shelf(() => localStorage)
export const tabShelf = new Shelf(() => sessionStorage)
