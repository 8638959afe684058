// What is said to the person in passing: seen for some seconds, or until something else is touched where there is a rule to read, and read out by the one live region.
import { here } from '../texts/texts.svelte.ts'
import type { Failure } from '../wire/protocol.ts'

const SECONDS = 7
const MOST_READ = 40 // lines: what ends a round of many players comes all at once, and each line is to be read

export interface Notice {
  id: number
  text: Record<string, string> // in every language, so that it changes with it
  tone: 'news' | 'trouble'
  clause: string | null
  game: string
}

class Notices {
  shown: Notice[] = $state.raw([])
  /** The last lines of the live region; a reader reads those that are added. */
  read: { id: number; text: string }[] = $state.raw([])
  #next = 0
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** What was refused, and what to do; `game` is whose rulebook has the clause. */
  failure(failure: Failure, game = ''): void {
    this.#show({ text: failure.text, tone: 'trouble', clause: failure.clause, game })
  }

  news(text: Record<string, string>): void {
    this.#show({ text, tone: 'news', clause: null, game: '' })
  }

  /** Says it to those who do not see the page; gives it a number, to unsay it by. */
  narrate(text: string): number {
    const id = this.#next++
    if (text) this.read = [...this.read, { id, text }].slice(-MOST_READ)
    return id
  }

  /** What was said is no longer there to be read again. */
  unsay(id: number): void {
    if (this.read.some((line) => line.id === id)) this.read = this.read.filter((line) => line.id !== id)
  }

  dismiss(id: number): void {
    this.hold(id)
    this.shown = this.shown.filter((notice) => notice.id !== id)
  }

  /** It stays as long as somebody is at it … */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  /** … and a while longer. */
  release(id: number): void {
    this.hold(id)
    if (this.shown.some((notice) => notice.id === id && !notice.clause)) this.#timers.set(id, setTimeout(() => this.dismiss(id), SECONDS * 1000))
  }

  /** Another touch, another move, or another screen: refusals with their rules have been read. */
  goOn(): void {
    this.shown = this.shown.filter((notice) => !notice.clause)
  }

  #show(notice: Omit<Notice, 'id'>): void {
    const id = this.#next++
    if (notice.clause) this.goOn()
    this.shown = [...this.shown.filter((other) => here(other.text) !== here(notice.text)), { id, ...notice }].slice(-2)
    this.narrate(here(notice.text))
    this.release(id)
  }
}

export const notices = new Notices()
