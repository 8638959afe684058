import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Table from '../src/games/generic/Table.svelte'
import { settings } from '../src/settings.svelte.ts'
import type { GameTableProps } from '../src/table/contract.ts'
import type { Zone } from '../src/wire/view.ts'
import type { Words } from '../src/wire/words.svelte.ts'

const zone = (name: string, owner: number): Zone => ({ name, owner, spell: 'card', values: [null, null], marks: '' })
const words = { move: String, zone: (one: Zone) => one.name, value: (_: string, code: unknown) => String(code), fact: () => '' } as unknown as Words
const play = vi.fn()
let table: Record<string, unknown>

function shown(given: Partial<GameTableProps>): GameTableProps {
  const props: GameTableProps = $state({
    view: { game: 'x', rules: 1, players: 2, viewer: 0, turn: 0, round: 0, phase: 'play', facts: {}, spells: {}, scores: [0, 0], options: {}, last_round: [], legal: [], zones: [zone('hand', 1), zone('laid', 1)] },
    seat: 0, moves: [], sent: null, names: ['Anne', 'Zoé'], chairs: [], rounds: [], looks: [], waiting: [], fresh: [], told: [], words, play, explain: vi.fn(), seen: vi.fn(), ...given,
  })
  table = mount(Table, { target: document.body, props })
  flushSync()
  return props
}

beforeEach(() => {
  settings.lang = 'en'
  settings.motion = 'off'
})
afterEach(() => unmount(table))

it('others’ cards stay touchable once a move has spoken of them, and say why', () => {
  const props = shown({})
  const cards = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.person button')]
  expect(cards()).toEqual([])
  for (const moves of [['take 1.1'], []]) {
    props.moves = moves
    flushSync()
    expect(cards().length).toBe(2)
  }
  cards()[1]!.click()
  expect(play).toHaveBeenCalledExactlyOnceWith('take 1.2')
})

it('moves are offered once what is shown has been seen', () => {
  const props = shown({ moves: ['pass'], waiting: [0, 1] })
  const offered = (): boolean => document.body.textContent.includes('pass')
  expect(offered()).toBe(false)
  props.waiting = [1]
  flushSync()
  expect(offered()).toBe(true)
  props.looks = [{ kind: 'dealt' }]
  flushSync()
  expect(offered()).toBe(false)
})
