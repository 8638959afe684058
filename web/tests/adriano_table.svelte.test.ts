import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Table from '../src/games/adriano/Table.svelte'
import { settings } from '../src/settings.svelte.ts'
import type { GameTableProps } from '../src/table/contract.ts'
import type { Happening, View, Zone } from '../src/wire/view.ts'
import type { Words } from '../src/wire/words.svelte.ts'

const zone = (name: string, owner: number | null, values: Zone['values']): Zone => ({ name, owner, spell: 'card', values, marks: '' })
const view = (phase: string, more: Partial<View> = {}): View => ({
  game: 'adriano', rules: 1, players: 2, viewer: 0, turn: 0, round: 0, phase, facts: {}, spells: {}, scores: [0, 0], options: {}, last_round: [], legal: [],
  zones: [...[0, 1].flatMap((seat) => [zone('hand', seat, [null, null, null, null]), zone('slots', seat, [1, 2, 3, 4])]), zone('pile', null, [null]), zone('pit', null, ['R9']), zone('held', 0, ['B7'])],
  ...more,
})
const words = {
  move: (move: string) => move, zone: (one: Zone) => one.name, value: (_: string, code: unknown) => String(code), fact: () => '', event: (what: Happening) => `${what.kind} ${what.seat}`,
} as unknown as Words

const play = vi.fn()
const explain = vi.fn()
let table: Record<string, unknown> | undefined
let props: GameTableProps

function shown(given: Partial<GameTableProps>): void {
  const all: GameTableProps = $state({
    view: view('drawn'), moves: [], seat: 0, sent: null, names: ['Anne', 'Zoé'], chairs: [], rounds: [], looks: [], waiting: [], fresh: [], told: [], words, play, explain, seen: vi.fn(), ...given,
  })
  props = all
  table = mount(Table, { target: document.body, props })
  flushSync()
}

function become(next: Partial<GameTableProps>): void {
  Object.assign(props, next)
  flushSync()
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')]
const named = (name: string) => (button: HTMLButtonElement): boolean => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().startsWith(name)

function tap(name: string): void {
  const button = buttons().find(named(name))
  if (button === undefined) throw new Error(`no button is called ${name}: ${document.body.textContent}`)
  button.click()
  flushSync()
}

const mine = (slot: number): void => tap(`card ${slot}`)
const pressed = (): number => document.querySelectorAll('[aria-pressed=true]').length

beforeEach(() => {
  settings.lang = 'en'
  settings.motion = 'off'
  play.mockClear()
  explain.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  if (table) void unmount(table)
})

describe('a combination', () => {
  const MOVES = ['swap 1', 'throw', 'name 2 1']

  it('that is half named outlives whatever else is told, and ends with the move', () => {
    shown({ moves: MOVES, names: ['Anne'] })
    expect(document.querySelector('[aria-pressed]')).toBeNull() // a touch plays
    tap('Combination')
    for (const slot of [2, 1]) mine(slot)
    become({ view: view('drawn'), fresh: [{ table: 'arrived', seat: 1 }] })
    expect(pressed()).toBe(2)
    tap('Announce (2 cards)')
    expect(play).toHaveBeenCalledExactlyOnceWith('name 2 1')
    become({ sent: 'name 2 1', moves: [] })
    become({ sent: null, moves: ['swap 1', 'throw'] }) // it was wrong: the same turn goes on
    expect(pressed()).toBe(0)
    expect(buttons().some(named('Cancel'))).toBe(false)
  })

  it('of a single card says what is missing, with its clause', () => {
    shown({ moves: MOVES, names: ['Anne'] })
    tap('Combination')
    mine(2)
    tap('Announce')
    expect(play).not.toHaveBeenCalled()
    expect(explain.mock.calls[0]![0]).toMatchObject({ clause: 'AD-20' })
  })
})

it.each([
  ['remembered', 'AD-05'],
  ['peeked', 'AD-31'],
  ['spied', 'AD-33'],
])('a touch while something is looked at, as %s, is explained by clause %s', (kind, clause) => {
  shown({ looks: [{ kind, seat: 0, owner: 1, slot: 1, card: 'R5', cards: ['R5', 'B7'] }] })
  tap('Pile')
  expect(explain.mock.calls[0]![0]).toMatchObject({ clause })
})

describe('the end of a round', () => {
  const LAST = [zone('hand', 0, ['R1']), zone('hand', 1, ['R2']), { ...zone('points', null, [1, 2]), spell: 'number' }]
  const REMEMBERED = [{ kind: 'remembered', seat: 0, cards: ['R5', 'B7'] }]
  const ended = (round: number): Partial<GameTableProps> => ({ view: view('turn', { round, last_round: LAST }), looks: REMEMBERED })
  const ENDING = [{ kind: 'revealed', seat: 0, points: 11 }, { kind: 'revealed', seat: 1, points: 12 }, { kind: 'failed', seat: 1 }, { kind: 'scored' }, { kind: 'dealt', round: 2 }]
  const heading = (): string => document.querySelector('h2')?.textContent ?? ''

  it('is whole after a reload too, from what was told again', () => {
    shown({ ...ended(1), told: ENDING })
    expect(heading()).toBe('Round 1 is over')
    expect(document.querySelector('.verdict')?.textContent).toBe('failed 1')
    expect(document.querySelector('tbody')?.textContent).toContain('= 11')
  })

  it('does not tell of another round', () => {
    shown({ ...ended(2), told: ENDING })
    expect(heading()).toBe('Round 2 is over')
    expect(document.querySelector('.verdict')).toBeNull()
  })

  it('is shown again where it was taken back', () => {
    shown({ ...ended(1), told: ENDING })
    tap('Next round')
    expect(heading()).toBe('')
    become({ view: view('call'), looks: [], fresh: [{ table: 'undone', seat: 0 }] })
    become({ ...ended(1), fresh: ENDING })
    expect(heading()).toBe('Round 1 is over')
  })
})

it('what a wrong combination showed turns down after a while, whatever is told meanwhile, and at once where it was taken back', () => {
  vi.useFakeTimers()
  const wrong = [{ kind: 'showed', seat: 1, slot: 2, card: 'R5' }, { kind: 'mismatched', seat: 1, count: 2 }]
  const up = (): number => document.querySelectorAll('.looked').length
  shown({ fresh: wrong })
  expect(up()).toBe(1)
  vi.advanceTimersByTime(4000)
  become({ fresh: [{ table: 'said', seat: 1 }] })
  vi.advanceTimersByTime(1100)
  flushSync()
  expect(up()).toBe(0)
  become({ fresh: [...wrong] })
  expect(up()).toBe(1)
  become({ fresh: [{ table: 'undone', seat: 1 }] })
  expect(up()).toBe(0)
})
