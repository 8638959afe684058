// The points of a round, and how they are written.
import type { View } from '../../wire/view.ts'

export function lastPoints(view: View): number[] | undefined {
  return view.last_round.find((zone) => zone.name === 'points')?.values.map(Number)
}

/** What each seat scored in each round that has ended. */
export function scoredIn(rounds: number[][]): number[][] {
  return rounds.slice(1).map((after, i) => after.map((total, seat) => total - rounds[i]![seat]!))
}

/** A number with a minus sign, and no hyphen. */
export const written = (points: number): string => String(points).replace('-', '−')
