import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import Count from '../src/games/adriano/Count.svelte'
import { faded } from '../src/games/adriano/fading.ts'
import { flights } from '../src/games/adriano/flights.ts'
import lessons from '../src/games/adriano/lessons.ts'
import { scoredIn } from '../src/games/adriano/sheet.ts'
import { lookedAt, news, shownToAll, square } from '../src/games/adriano/showing.ts'
import { meaning, NOTHING, playable, touch, type Now } from '../src/games/adriano/touching.ts'
import type { View, Zone } from '../src/wire/view.ts'

const zone = (name: string, owner: number | null, values: Zone['values'], more: Partial<Zone> = {}): Zone => ({
  name, owner, spell: 'card', values, marks: '?'.repeat(values.length), ...more,
})
const view = (phase: string, more: Partial<View> = {}): View => ({
  game: 'adriano', rules: 1, players: 3, viewer: 0, turn: 0, round: 0, phase, zones: [], facts: {}, spells: {}, scores: [], options: {}, last_round: [], legal: [], ...more,
})
const at = (phase: string, moves: string[], zones: Zone[] = []): Now => ({ view: view(phase, { zones }), seat: 0, moves })
const HOLDING = [zone('held', 0, ['B7'])]

describe('a touch means', () => {
  it.each([
    ['turn', 'pile', [], 'draw'],
    ['turn', 'pit', [], 'take'],
    ['drawn', 'pit', HOLDING, 'throw'],
    ['drawn', '0.3', HOLDING, 'swap 3'],
    ['look_own', '0.3', [], 'look 3'],
    ['look_other', '2.4', [], 'look 2.4'],
  ])('in %s, at %s', (phase, place, zones, move) => {
    expect(meaning(at(phase, [], zones), place)).toBe(move)
    expect(touch(NOTHING, place, at(phase, [move], zones))).toEqual({ begun: NOTHING, move })
  })

  it('a move all the same where it is not allowed, so that it says why', () => {
    expect(touch(NOTHING, '0.1', at('turn', ['draw'])).move).toBe('swap 1')
    expect(touch(NOTHING, '1.1', at('call', ['silent', 'call'])).move).toBe('look 1.1')
    expect(playable(NOTHING, '0.1', at('turn', ['draw']))).toBe(false)
  })
})

describe('points that count up', () => {
  it('are all there at a tap', () => {
    document.getAnimations = () => [] // not in this DOM
    const count = mount(Count, { target: document.body, props: { from: 0, to: -40 } })
    flushSync()
    const shown = (): string | null | undefined => document.querySelector('[aria-hidden]')?.textContent
    expect(shown()).toBe('0')
    dispatchEvent(new Event('pointerdown'))
    flushSync()
    expect(shown()).toBe('−40')
    void unmount(count)
  })
})

describe('a swap of two cards', () => {
  const now = at('trade', ['trade 1 1.2', 'trade 3 1.2', 'decline'])

  it('needs two touches, in any order', () => {
    const own = touch(NOTHING, '0.3', now)
    expect(own).toEqual({ begun: { ...NOTHING, own: 3 }, move: null })
    expect(touch(own.begun, '1.2', now)).toEqual({ begun: NOTHING, move: 'trade 3 1.2' })
    const other = touch(NOTHING, '1.2', now)
    expect(other.move).toBeNull()
    expect(touch(other.begun, '0.1', now).move).toBe('trade 1 1.2')
  })

  it('changes its mind at a second touch', () => {
    expect(touch({ ...NOTHING, own: 3 }, '0.3', now)).toEqual({ begun: NOTHING, move: null })
    expect(touch({ ...NOTHING, own: 3 }, '0.1', now).begun.own).toBe(1)
  })

  it('says at once why a card may not be aimed at, and keeps what was chosen', () => {
    expect(touch(NOTHING, '2.1', now)).toEqual({ begun: NOTHING, move: 'trade 1 2.1' })
    expect(touch({ ...NOTHING, own: 3 }, '2.1', now)).toEqual({ begun: { ...NOTHING, own: 3 }, move: 'trade 3 2.1' })
    expect(playable(NOTHING, '2.1', now)).toBe(false)
    expect(playable(NOTHING, '1.2', now)).toBe(true)
  })
})

it('a combination is named in the order of the touches', () => {
  const now = at('drawn', ['swap 1', 'name 3 1'], HOLDING)
  const one = touch({ ...NOTHING, named: [] }, '0.3', now)
  const two = touch(one.begun, '0.1', now)
  expect(two).toEqual({ begun: { ...NOTHING, named: [3, 1] }, move: null })
  expect(touch(two.begun, '0.3', now).begun.named).toEqual([1])
})

describe('what turns up', () => {
  it('is what was looked at, in its slot', () => {
    expect(lookedAt([{ kind: 'remembered', seat: 1, cards: ['R5', 'B7'] }])).toEqual({ '1.3': 'R5', '1.4': 'B7' })
    expect(lookedAt([{ kind: 'peeked', seat: 1, slot: 2, card: 'G3' }])).toEqual({ '1.2': 'G3' })
    expect(lookedAt([{ kind: 'spied', seat: 1, owner: 0, slot: 2, card: 'G3' }])).toEqual({ '0.2': 'G3' })
    expect(lookedAt([])).toEqual({})
  })

  it('is what a wrong combination showed, until its card is moved', () => {
    const wrong = [{ kind: 'showed', seat: 1, slot: 2, card: 'R5' }, { kind: 'showed', seat: 1, slot: 4, card: 'R9' }, { kind: 'mismatched', seat: 1, count: 2 }]
    const shown = shownToAll({}, wrong)
    expect(shown).toEqual({ '1.2': 'R5', '1.4': 'R9' })
    expect(shownToAll(shown, [{ kind: 'exchanged', seat: 1, slot: 4, laid: null, card: 'R9' }])).toEqual({ '1.2': 'R5' })
    expect(shownToAll(shown, [{ kind: 'swapped', seat: 0, slot: 1, owner: 1, other_slot: 2 }])).toEqual({ '1.4': 'R9' })
    expect(shownToAll(shown, [{ kind: 'dealt', round: 2 }])).toEqual({})
    expect(shownToAll({}, [...wrong.slice(0, 2), { kind: 'matched', seat: 1, count: 2, slot: 2, laid: null }])).toEqual({})
  })

  it('lies face down otherwise, unless the table helps the memory', () => {
    const here = view('turn', { zones: [zone('hand', 1, [null, 'B7'], { marks: '?~' }), zone('slots', 1, [1, 4], { spell: 'number' })] })
    expect(square(here, 1, {})).toEqual([
      { number: 1, place: '1.1', code: null, remembered: false, looked: false },
      { number: 4, place: '1.4', code: 'B7', remembered: true, looked: false },
    ])
    expect(square(here, 1, { '1.1': 'R5' })[0]).toMatchObject({ code: 'R5', looked: true })
  })
})

describe('a sentence names a card', () => {
  const drew = { kind: 'drew', seat: 0, card: 'R3' }
  const exchanged = { kind: 'exchanged', seat: 0, slot: 2, laid: 'R3', card: 'R9' }
  const pit = (...cards: string[]): View => view('turn', { zones: [zone('hand', 0, [null]), zone('pit', null, cards)], last_round: [zone('hand', 0, ['R3'])] })

  it('as long as it lies open', () => {
    expect(faded(drew, view('drawn', { zones: [zone('held', 0, ['R3'])] }), true)).toBe(drew)
    expect(faded(drew, pit('R3', 'R9'), true)).toBe(drew)
    expect(faded(drew, pit('R9'), false)).toEqual({ ...drew, card: null })
    expect(faded(exchanged, pit('R9'), false)).toEqual({ ...exchanged, laid: null })
    expect(faded(exchanged, pit('R3'), true)).toEqual({ ...exchanged, laid: null, card: null })
  })

  it('that was turned up for all until the next move', () => {
    const showed = { kind: 'showed', seat: 1, slot: 2, card: 'R3' }
    expect(faded(showed, pit('R9'), false)).toBe(showed)
    expect(faded(showed, pit('R9'), true)).toEqual({ ...showed, card: null })
  })

  it('of a round that has ended', () => {
    const revealed = { kind: 'revealed', seat: 1, points: 3, cards: ['R3'] }
    expect(faded(revealed, pit('R9'), true)).toBe(revealed)
  })
})

it('the news are the last thing that others did', () => {
  const exchanged = { kind: 'exchanged', seat: 1, slot: 2, laid: null, card: 'R9' }
  expect(news([exchanged, { kind: 'silent', seat: 1 }], 0)).toBe(exchanged)
  expect(news([{ kind: 'peeked', seat: 0, slot: 2, card: 'R3' }, { kind: null }], 0)).toBeNull()
})

it('cards go where they were put', () => {
  expect(flights([{ kind: 'exchanged', seat: 1, slot: 2 }])).toEqual([{ from: '1.2', to: 'pit' }, { from: 'held', to: '1.2' }])
  expect(flights([{ kind: 'swapped', seat: 1, slot: 2, owner: 0, other_slot: 4 }])).toEqual([{ from: '1.2', to: '0.4' }, { from: '0.4', to: '1.2' }])
  expect(flights([{ kind: 'silent', seat: 1 }, { table: 'said' }])).toEqual([])
})

it('the score sheet has what was scored in each round that has ended', () => {
  expect(scoredIn([])).toEqual([])
  expect(scoredIn([[0, 0]])).toEqual([])
  expect(scoredIn([[0, 0], [-10, 20], [-5, 80]])).toEqual([[-10, 20], [5, 60]])
})

it('lessons are short, and told when they are about something', () => {
  const beginning = { view: view('turn'), seat: 0, moves: [], looks: [], waiting: [], fresh: [] }
  expect(lessons.filter((lesson) => lesson.when?.(beginning) ?? true).length).toBe(2)
  const drawn = { ...beginning, view: view('drawn', { zones: HOLDING }), moves: ['swap 1', 'throw'] }
  expect(lessons.filter((lesson) => lesson.when?.(drawn)).map((lesson) => lesson.clause)).toEqual(['AD-12', 'AD-31'])
  for (const lesson of lessons) expect(lesson.says().length).toBeLessThan(170)
  const looking = { ...beginning, moves: ['draw', 'take', 'call'], looks: [{ kind: 'remembered' }] }
  expect(lessons.filter((lesson) => lesson.when?.(looking)).map((lesson) => lesson.clause)).toEqual(['AD-05'])
  const called = { ...beginning, view: view('turn', { facts: { caller: 0 } }) }
  expect([0, 1].map((seat) => lessons.filter((lesson) => lesson.when?.({ ...called, seat })).length)).toEqual([0, 1])
})
