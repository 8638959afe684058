import { expect, it } from 'vitest'
import { momentsOf, roundsOf, sheetAt } from '../src/after/standings.ts'

const at = (step: number, round: number, ...scores: number[]) => ({ step, round, scores })

it('draws the points as each round left them', () => {
  const standings = [at(0, 0, 0, 0), at(3, 0, 1, 0), at(5, 1, 1, 2), at(9, 2, 4, 2)]
  expect(roundsOf(standings, 9)).toEqual([0, 5])
  const drawn = momentsOf(standings, 9)
  expect(drawn.map(({ step, ended }) => [step, ended])).toEqual([[0, 0], [5, 1], [9, 2]])
  expect(drawn.at(-1)!.scores).toEqual([4, 2])
})

it('has the score sheet as it was at any step', () => {
  const standings = [at(0, 0, 0, 0), at(3, 0, 1, 0), at(5, 1, 1, 2), at(9, 2, 4, 2)]
  expect(sheetAt(standings, 4)).toEqual([[0, 0]])
  expect(sheetAt(standings, 5)).toEqual([[0, 0], [1, 2]])
  expect(sheetAt(standings, 9)).toEqual([[0, 0], [1, 2], [4, 2]])
})

it('draws how things stood where a round was broken off', () => {
  const standings = [at(0, 0, 0, 0), at(5, 1, 1, 2), at(9, 2, 4, 2), at(11, 2, 4, 7)]
  expect(roundsOf(standings, 12)).toEqual([0, 5, 9])
  expect(momentsOf(standings, 12).map(({ step, ended }) => [step, ended])).toEqual([[0, 0], [5, 1], [9, 2], [12, null]])
  expect(momentsOf(standings, 12).at(-1)!.scores).toEqual([4, 7])
})

it('draws every change where one deal is the whole match', () => {
  const drawn = momentsOf([at(0, 0, 0, 0), at(3, 0, 1, 0), at(8, 0, 1, 1)], 10)
  expect(drawn.map(({ step }) => step)).toEqual([0, 3, 8, 10])
  expect(drawn.at(-1)!.scores).toEqual([1, 1])
})

it('draws nothing where nothing was played', () => {
  expect(momentsOf([], 0)).toEqual([])
})
