// What is said to the person in passing: seen for some seconds, and read out by the one live region.
import { here } from '../texts/texts.svelte.ts'
import type { Failure } from '../wire/protocol.ts'

const SECONDS = 7
const MOST_READ = 8

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
    this.shown = this.shown.filter((notice) => notice.id !== id)
  }

  #show(notice: Omit<Notice, 'id'>): void {
    const id = this.#next++
    this.shown = [...this.shown.filter((other) => here(other.text) !== here(notice.text)), { id, ...notice }].slice(-2)
    this.narrate(here(notice.text))
    setTimeout(() => this.dismiss(id), SECONDS * 1000)
  }
}

export const notices = new Notices()
