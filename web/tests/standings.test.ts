import { expect, it } from 'vitest'
import { momentsOf, roundsOf, sheetAt } from '../src/after/standings.ts'

const at = (step: number, round: number, ...scores: number[]) => ({ step, round, scores })

it('draws the points as each round began, and at the end', () => {
  const standings = [at(0, 0, 0, 0), at(3, 0, 1, 0), at(5, 1, 1, 2), at(9, 2, 4, 2), at(12, 2, 4, 7)]
  expect(roundsOf(standings, 12)).toEqual([0, 5, 9])
  const drawn = momentsOf(standings, 12)
  expect(drawn.map(({ step, round }) => [step, round])).toEqual([[0, 1], [5, 2], [9, 3], [12, null]])
  expect(drawn.at(-1)!.scores).toEqual([4, 7])
})

it('has the score sheet as it was at any step', () => {
  const standings = [at(0, 0, 0, 0), at(3, 0, 1, 0), at(5, 1, 1, 2), at(9, 2, 4, 2)]
  expect(sheetAt(standings, 4)).toEqual([[0, 0]])
  expect(sheetAt(standings, 5)).toEqual([[0, 0], [1, 2]])
  expect(sheetAt(standings, 9)).toEqual([[0, 0], [1, 2], [4, 2]])
})

it('counts no round that was never played', () => {
  const standings = [at(0, 0, 0, 0), at(5, 1, 1, 2), at(9, 2, 4, 2)]
  expect(roundsOf(standings, 9)).toEqual([0, 5])
  expect(momentsOf(standings, 9).map(({ round }) => round)).toEqual([1, 2, null])
})

it('draws every change where one deal is the whole match', () => {
  const drawn = momentsOf([at(0, 0, 0, 0), at(3, 0, 1, 0), at(8, 0, 1, 1)], 10)
  expect(drawn.map(({ step }) => step)).toEqual([0, 3, 8, 10])
  expect(drawn.at(-1)!.scores).toEqual([1, 1])
})

it('draws nothing where nothing was played', () => {
  expect(momentsOf([], 0)).toEqual([])
})
