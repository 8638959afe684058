// A match seen again, step by step. Steps come in pieces, as they are looked at; one piece is asked for at a time.
import { Failed, failureOf } from '../wire/http.ts'
import type { Failure, Frame, Outline, Replay, ReplayAsked } from '../wire/protocol.ts'
import { roundsOf, sheetAt } from './standings.ts'

export type Source = (wanted: Required<ReplayAsked>) => Promise<Replay>

const PIECE = 40
export const SPEEDS = [0.5, 1, 2, 4] as const
const PACE = 1400 // milliseconds for a step, at the ordinary speed

export class Playback {
  outline: Outline | null = $state.raw(null)
  failure: Failure | null = $state.raw(null)
  step = $state(0)
  /** Whose view: a seat's number, `spectator` or `open`. */
  view = $state('')
  playing = $state(false)
  speed: number = $state(1)
  /** Whether the step shown is the one after the step that was shown before: then it may be animated. */
  onward = $state(false)
  /** Goes up with every other step: what a table remembers of the steps before is worth nothing then. */
  leaps = $state(0)

  #source: Source
  #pieces: Record<string, Frame[]> = $state.raw({})
  #asking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Begins at a step, where there is one. */
  constructor(source: Source, view: string, step = 0) {
    this.#source = source
    this.view = view
    void this.#fetch().then(() => step > 0 && this.step === 0 && this.go(step))
  }

  get steps(): number {
    return this.outline?.steps ?? 0
  }

  /** The steps at which a round begins. */
  get rounds(): number[] {
    return roundsOf(this.outline?.standings ?? [], this.steps)
  }

  /** The round of the step shown, from 1. */
  get round(): number {
    return this.rounds.filter((first) => first <= this.step).length
  }

  /** The score sheet as it was then. */
  get sheet(): number[][] {
    return sheetAt(this.outline?.standings ?? [], this.step)
  }

  /** What is seen now; null until it has come. */
  get frame(): Frame | null {
    return this.#pieces[this.#name(this.step)]?.[this.step % PIECE] ?? null
  }

  go(step: number): void {
    const wanted = Math.min(Math.max(step, 0), this.steps)
    if (wanted === this.step) return
    this.onward = wanted === this.step + 1
    if (!this.onward) this.leaps += 1
    this.step = wanted
    void this.#fetch()
  }

  /** To the round after, or to the end. */
  nextRound(): void {
    this.go(this.rounds.find((first) => first > this.step) ?? this.steps)
  }

  /** To the beginning of this round or, from there, of the one before. */
  previousRound(): void {
    this.go(this.rounds.findLast((first) => first < this.step) ?? 0)
  }

  look(view: string): void {
    this.onward = false
    this.leaps += 1
    this.view = view
    void this.#fetch()
  }

  play(): void {
    if (this.step === this.steps) this.go(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.frame !== null) this.go(this.step + 1)
      if (this.step === this.steps) this.pause()
      else this.#wait()
    }, PACE / this.speed)
  }

  #name(step: number): string {
    return `${this.view} ${Math.floor(step / PIECE)}`
  }

  /** The first step that is wanted and not there: the one shown or, soon, the one after. */
  #missing(): number | null {
    const soon = Math.min(this.step + PIECE / 2, this.steps)
    return [this.step, soon].find((step) => this.#pieces[this.#name(step)] === undefined) ?? null
  }

  async #fetch(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    try {
      for (let step = this.#missing(); step !== null; step = this.#missing()) await this.#ask(step)
      this.failure = null
    } catch (error) {
      this.pause()
      this.failure = failureOf(error)
    } finally {
      this.#asking = false
    }
  }

  async #ask(step: number): Promise<void> {
    const [name, view] = [this.#name(step), this.view]
    try {
      const { outline, frames } = await this.#source({ view, first: step - (step % PIECE), count: PIECE })
      this.outline = outline ?? this.outline
      this.#pieces = { ...this.#pieces, [name]: frames }
    } catch (error) {
      if (!(error instanceof Failed) || error.failure.kind !== 'limit') throw error
      await new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(1, error.wait)))
    }
  }
}
