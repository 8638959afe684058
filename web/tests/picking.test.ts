import { describe, expect, it } from 'vitest'
import { calls, grouped, movesOf, parts, Shapes } from '../src/games/generic/picking.ts'
import type { View, Zone } from '../src/wire/view.ts'

const zone = (name: string, owner: number | null, values: Zone['values'], more: Partial<Zone> = {}): Zone => ({
  name, owner, spell: 'card', values, marks: '='.repeat(values.length), ...more,
})

const view = (zones: Zone[], viewer = 0): View => ({
  game: 'x', rules: 1, players: 3, viewer, turn: viewer, round: 0, phase: 'play', zones, facts: {}, spells: {}, scores: [], options: {}, last_round: [], legal: [],
})

describe('the moves that speak of a card', () => {
  const hand = zone('hand', 0, ['7D', '10S', '7D'])

  it('by its code', () => {
    const here = view([hand])
    expect(movesOf(['lay 7D', 'lay 8C', 'pass'], calls(here, hand, 0))).toEqual(['lay 7D'])
    expect(movesOf(['reveal 3H4H10S / 7D7D2H', 'draw'], calls(here, hand, 1))).toEqual(['reveal 3H4H10S / 7D7D2H'])
    expect(movesOf(['add 7D 2', 'discard 10S'], calls(here, hand, 1))).toEqual(['discard 10S'])
  })

  it('by its place in one hand or another, and by its slot where it has one', () => {
    const mine = zone('hand', 0, [null, null])
    const theirs = zone('hand', 2, ['A', 'B'])
    const here = view([mine, zone('slots', 0, [2, 4], { spell: 'number' }), theirs])
    expect(movesOf(['swap 1', 'swap 4'], calls(here, mine, 1))).toEqual(['swap 4'])
    expect(movesOf(['take 2.1', 'take 2.2', 'take stock'], calls(here, theirs, 1))).toEqual(['take 2.2'])
  })

  it('by its zone, on the table', () => {
    const stock = zone('stock', null, [null, 'C'])
    expect(movesOf(['take 2.1', 'take stock'], calls(view([stock]), stock, 1))).toEqual(['take stock'])
  })

  it('never by a place outside a hand', () => {
    const trios = zone('trios', 2, ['A', 'A', 'A'])
    expect(movesOf(['take 2.1'], calls(view([trios]), trios, 0))).toEqual([])
  })
})

it('moves of a kind stay together', () => {
  expect(grouped(['lay 7D', 'pass', 'lay 8D'])).toEqual([['lay 7D', 'lay 8D'], ['pass']])
  expect(parts('reveal 3H4H / JK10S')).toEqual(['reveal', '3H', '4H', 'JK', '10S'])
})

it('a move that is not allowed is written as those that were', () => {
  const shapes = new Shapes()
  const hand = zone('hand', 0, ['7D', '8C'])
  expect(shapes.guess(view([hand]), hand, 1)).toBeNull()
  shapes.learn(view([hand]), ['lay 7D', 'pass'])
  expect(shapes.guess(view([hand]), hand, 1)).toBe('lay 8C')
  const theirs = zone('hand', 1, [null, null])
  shapes.learn(view([theirs]), ['look 1.2'])
  expect(shapes.guess(view([theirs]), theirs, 0)).toBe('look 1.1')
})
