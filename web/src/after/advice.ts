// What a coach found, as a screen shows it.
import { settings } from '../settings.svelte.ts'
import { askUntilAnswered } from '../wire/http.ts'
import type { Advice, Coached, DecisionWeighed, OptionWeighed, RoundWeighed } from '../wire/protocol.ts'

/** Whoever answers what a seat's decisions were worth; null while it is thought of. */
export type Coach = (seat: number) => Promise<Coached>

/** Asks until the coach has thought, as long as it is `wanted`: whoever leaves just asks no more. */
export async function adviceOf(coach: Coach, seat: number, wanted: () => boolean): Promise<Advice | null> {
  while (wanted()) {
    const { advice } = await askUntilAnswered(() => coach(seat), wanted)
    if (advice !== null) return advice
  }
  return null
}

/** Whose decisions come first: one's own, else those of a person. */
export function firstSeat(mine: number | null, seats: { bot: string | null }[]): number {
  return mine ?? Math.max(0, seats.findIndex(({ bot }) => !bot))
}

/** Two digits that matter, as the coach's own sentences have them. */
export function plain(number: number): string {
  const digits = Math.abs(number) < 0.995 ? 2 : 1
  return number.toLocaleString(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false })
}

/** Whether it would be written 0.00: of an interval, that says only that a number hardly differed between deals. */
export const nothing = (number: number): boolean => Number(number.toFixed(2)) === 0

/** With + or −; what is written as nothing has no minus. */
export const signed = (number: number): string => (number < 0 && !nothing(number) ? '\u2212' : '+') + plain(Math.abs(number))

export interface Totals {
  start: number
  luck: number
  loss: number
  result: number
}

/** Of the rounds that ended: start + luck − loss = result. Null where none did. */
export function totalsOf(rounds: RoundWeighed[]): Totals | null {
  const ended = rounds.filter(({ start, result }) => start !== null && result !== null)
  if (ended.length === 0) return null
  const sum = (of: (round: RoundWeighed) => number | null): number => ended.reduce((all, round) => all + (of(round) ?? 0), 0)
  return { start: sum(({ start }) => start), luck: sum(({ luck }) => luck), loss: sum(({ loss }) => loss), result: sum(({ result }) => result) }
}

export const MOST_OPTIONS = 6

/** The best moves and, wherever it stands, the chosen one. */
export function shownOptions({ options, chosen }: DecisionWeighed): OptionWeighed[] {
  return options.filter(({ move }, i) => i < MOST_OPTIONS || move === chosen)
}

const SHORTEST = 6 // percent

/** How long the bar of a result is, in percent of that of the best; what lies within the noise is about as long. */
export function barOf(worth: number, options: OptionWeighed[]): number {
  const all = options.map((option) => option.worth)
  const best = Math.max(...all)
  const apart = Math.max(best - Math.min(...all), ...options.map(({ half }) => 2 * half)) || 1
  return 100 - ((100 - SHORTEST) * (best - worth)) / apart
}
