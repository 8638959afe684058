import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import lessons from '../src/games/nain_jaune/lessons.ts'
import { belles, heard, laidBy, payments, running, stakes, winnings, type Sayings } from '../src/games/nain_jaune/reading.ts'
import { settings } from '../src/settings.svelte.ts'
import type { View } from '../src/wire/view.ts'

const NOBODY: Sayings = new Map()

describe('the series that runs', () => {
  const after = (laid: string[], series?: number): View => ({ zones: [{ name: 'laid', owner: null, values: laid }], facts: series === undefined ? {} : { series } }) as unknown as View

  it('is as many of the last cards as the server says', () => {
    expect(running(after(['6S', '7S', '8S', '9C'], 2))).toEqual(['8S', '9C'])
    expect(running(after(['7D'], 1))).toEqual(['7D'])
  })

  it('is none where nothing is said of it', () => {
    expect(running(after(['7D']))).toEqual([])
    expect(running(after([]))).toEqual([])
  })
})

const SPACES = ['7D', '10D', 'JC', 'QS', 'KH']
const BOARD = SPACES.map((belle) => ({ name: `board_${belle}`, owner: null, values: [3] }))

it('the spaces are those that the view has', () => {
  expect(belles({ zones: [{ name: 'laid', owner: null, values: [] }, ...BOARD] } as unknown as View)).toEqual(SPACES)
})

describe('what is said at a seat', () => {
  it('stands there until its player lays a card', () => {
    const said = heard(NOBODY, [{ kind: 'passed', seat: 1, wanted: '8' }, { kind: 'passed', seat: 0, wanted: '8' }])
    const later = heard(said, [{ kind: 'laid', seat: 2, card: '8C' }, { kind: 'laid', seat: 0, card: '9C' }])
    expect([...said.keys()]).toEqual([1, 0])
    expect([...later]).toEqual([[1, { did: 'sans', rank: '8' }]])
  })

  it('is what was taken with a belle', () => {
    const took = heard(NOBODY, [{ kind: 'laid', seat: 3, card: '7D' }, { kind: 'took', seat: 3, card: '7D', tokens: 8 }])
    expect(took.get(3)).toEqual({ did: 'took', tokens: 8 })
  })

  it.each([{ kind: 'began', round: 2, dealer: 0 }, { table: 'undone', seat: 0 }])('is gone when $kind$table', (what) => {
    expect(heard(new Map([[1, { did: 'completed' }]]), [what]).size).toBe(0)
  })
})

const ROUND_END = [
  { kind: 'laid', seat: 1, card: 'KH' },
  { kind: 'took', seat: 1, card: 'KH', tokens: 4 },
  { kind: 'stopped', seat: 1 },
  { kind: 'showed', seat: 0, cards: ['2C'] },
  { kind: 'paid', seat: 0, tokens: 1, winner: 1 },
  { kind: 'paid', seat: 2, tokens: 7, winner: 1 },
  { kind: 'began', round: 2, dealer: 2 },
  { kind: 'staked', tokens: 6 },
  { kind: 'dealt', seat: 0, cards: [] },
  { kind: 'dealt', seat: 1, cards: [] },
]

describe('the end of a round', () => {
  it('is who stopped it and what the others paid', () => {
    const after = (round: number, phase = 'lead') => ({ round, phase }) as View
    const paid = { winner: 1, paid: new Map([[0, 1], [2, 7]]) }
    expect(payments(ROUND_END, after(1))).toEqual(paid)
    expect(payments([...ROUND_END, { table: 'arrived' }], after(1))).toEqual(paid)
    expect(payments(ROUND_END.slice(0, 6), after(2, 'over'))).toEqual(paid)
    expect(payments([...ROUND_END, { table: 'undone' }], after(0))).toBeNull() // taken back
    expect(payments([{ kind: 'laid', seat: 1, card: 'KH' }], after(1))).toBeNull()
  })

  it('sends tokens from the board and from who pays, then from everybody who plays on to each space', () => {
    expect(winnings(ROUND_END, SPACES)).toEqual([
      { from: 'space KH', to: 'seat 1', tokens: 4 },
      { from: 'seat 0', to: 'seat 1', tokens: 1 },
      { from: 'seat 2', to: 'seat 1', tokens: 7 },
    ])
    expect(stakes(ROUND_END, SPACES).length).toBe(10)
    expect(stakes([{ kind: 'dealt', seat: 0 }], SPACES)).toEqual([])
  })

  it('sends the whole board to whoever sweeps it', () => {
    expect(new Set(winnings([{ kind: 'swept', seat: 2, tokens: 12 }], SPACES).map((flight) => flight.from)).size).toBe(5)
  })
})

it('a card is on its way only by a move that lays it', () => {
  expect([laidBy('lay 10D'), laidBy('pass'), laidBy(null)]).toEqual(['10D', null, null])
})

describe('the lessons', () => {
  const now = { view: { facts: { wanted: '8' }, phase: 'follow', last_round: [], zones: BOARD } as unknown as View, seat: 0, looks: [], waiting: [] }
  const told = (moves: string[], fresh: Record<string, unknown>[] = []) =>
    lessons.filter((lesson) => lesson.when?.({ ...now, moves, fresh })).map((lesson) => lesson.clause)

  it('point at what is on the table', () => {
    const folder = 'src/games/nain_jaune'
    const table = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf-8')).join('')
    for (const { at } of lessons) if (at !== undefined) expect(table).toContain(`data-lesson="${at}"`)
  })

  it('have clauses that the rulebook has, and sentences in both languages', () => {
    const rules = readFileSync('../src/pioche/games/nain_jaune/rules.fr.md', 'utf-8')
    for (const { says, clause } of lessons) {
      expect(rules).toContain(`**${clause}.**`)
      const both = (['fr', 'en'] as const).map((lang) => {
        settings.lang = lang
        return says()
      })
      expect(both[0]).not.toBe(both[1])
    }
  })

  it('have the payment after the match too: a first game has one round', () => {
    expect(lessons.filter((lesson) => lesson.ending).map((lesson) => lesson.clause)).toEqual(['NJ-21'])
  })

  it('come when they are of use', () => {
    expect(told(['lay 8C'])).toEqual(['NJ-12'])
    expect(told(['pass'])).toEqual(['NJ-14'])
    expect(told(['lay 7D'])).toEqual(['NJ-12', 'NJ-17'])
    expect(told([], [{ kind: 'passed', seat: 2, wanted: '8' }])).toEqual(['NJ-28'])
    expect(told([], [{ kind: 'passed', seat: 0, wanted: '8' }])).toEqual([])
  })
})
