// The points of every round, gathered as they were scored. A page opened late knows the earlier rounds together.
import type { View } from '../../wire/view.ts'

/** By the number of a round, what each seat scored in it. */
export type Rounds = Record<number, number[]>

export function lastPoints(view: View): number[] | undefined {
  return view.last_round.find((zone) => zone.name === 'points')?.values.map(Number)
}

/** With the round that ended last; one that was taken back is forgotten. */
export function noted(before: Rounds, view: View): Rounds {
  const points = lastPoints(view)
  const kept = Object.fromEntries(Object.entries(before).filter(([round]) => Number(round) < view.round))
  return points === undefined ? {} : { ...kept, [view.round]: points }
}

/** What was scored in rounds that are not on the sheet; null where all of them are. */
export function earlier(rounds: Rounds, view: View): number[] | null {
  if (Object.keys(rounds).length >= view.round) return null
  return view.scores.map((total, seat) => Object.values(rounds).reduce((left, points) => left - (points[seat] ?? 0), total))
}

/** A number with a minus sign, and no hyphen. */
export const written = (points: number): string => String(points).replace('-', '−')
