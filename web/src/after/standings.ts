// The points of a match as a chart needs them: by round or, where one deal is the whole match, wherever they changed.
import type { Standing } from '../wire/protocol.ts'

export interface Moment {
  step: number
  round: number | null // which began there, from 1; null for a moment inside a round, and for the end
  scores: number[]
}

/** The step at which each round begins; one that would begin with the last step was never played. */
export function roundsOf(standings: Standing[], steps: number): number[] {
  const begins = standings.filter(({ round }, i) => round !== standings[i - 1]?.round).map(({ step }) => step)
  return begins.filter((step) => step === 0 || step < steps)
}

/** The score sheet at a step: the scores when each round began, and after the last. */
export function sheetAt(standings: Standing[], step: number): number[][] {
  return standings.filter((one, i) => one.step <= step && one.round !== standings[i - 1]?.round).map(({ scores }) => scores)
}

/** What is drawn: how things stood when each round began, and at the end. */
export function momentsOf(standings: Standing[], steps: number): Moment[] {
  const last = standings.at(-1)
  if (last === undefined) return []
  const begins = roundsOf(standings, steps)
  const drawn = standings.filter(({ step }) => begins.length < 2 || begins.includes(step) || step === steps)
  const moments: Moment[] = drawn.map(({ step, round, scores }) => ({ step, round: begins.includes(step) ? round + 1 : null, scores }))
  if (moments.at(-1)!.step !== steps) moments.push({ step: steps, round: null, scores: last.scores })
  return moments
}
