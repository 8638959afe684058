// The points of a round.
import type { View } from '../../wire/view.ts'

export function lastPoints(view: View): number[] | undefined {
  return view.last_round.find((zone) => zone.name === 'points')?.values.map(Number)
}

/** What each seat scored in each round that has ended. */
export function scoredIn(rounds: number[][]): number[][] {
  return rounds.slice(1).map((after, i) => after.map((total, seat) => total - rounds[i]![seat]!))
}
