// How a round ended, and its points.
import type { Happening, View } from '../../wire/view.ts'

const VERDICTS = ['succeeded', 'tied', 'failed', 'uncalled']

/** What became of the call, and what everybody's cards were worth. */
export interface Ending {
  verdict: Happening
  revealed: Happening[]
}

/** How the last round of this view ended; null where this page was not told. */
export function endingOf(told: Happening[], view: View): Ending | null {
  const at = told.findLastIndex((event) => VERDICTS.includes(String(event.kind)))
  const verdict = told[at]
  if (verdict === undefined) return null
  const next = told.slice(at).find((event) => event.kind === 'dealt')?.round
  const ended = next === undefined ? view.phase === 'over' : next === view.round + 1
  return ended ? { verdict, revealed: told.slice(Math.max(0, at - view.players), at) } : null
}

export function lastPoints(view: View): number[] | undefined {
  return view.last_round.find((zone) => zone.name === 'points')?.values.map(Number)
}

/** What each seat scored in each round that has ended. */
export function scoredIn(rounds: number[][]): number[][] {
  return rounds.slice(1).map((after, i) => after.map((total, seat) => total - rounds[i]![seat]!))
}
