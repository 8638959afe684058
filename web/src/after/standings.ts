// The points of a match as a chart needs them: by round or, where one deal is the whole match, wherever they changed.
import type { Standing } from '../wire/protocol.ts'

export interface Moment {
  step: number
  ended: number | null // how many rounds; null for a moment inside one
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

/** What is drawn: how things stood as each round left them, and at the end. */
export function momentsOf(standings: Standing[], steps: number): Moment[] {
  const last = standings.at(-1)
  if (last === undefined) return []
  const byRound = roundsOf(standings, steps).length > 1
  const moments: Moment[] = standings.map(({ step, round, scores }, i) => ({ step, ended: byRound && round !== standings[i - 1]?.round ? round : null, scores }))
  const drawn = moments.filter(({ step, ended }) => !byRound || ended !== null || step === steps)
  return drawn.at(-1)!.step === steps ? drawn : [...drawn, { step: steps, ended: null, scores: last.scores }]
}
