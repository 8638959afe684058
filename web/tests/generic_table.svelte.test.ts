import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Table from '../src/games/generic/Table.svelte'
import { settings } from '../src/settings.svelte.ts'
import type { GameTableProps } from '../src/table/contract.ts'
import type { Zone } from '../src/wire/view.ts'
import type { Words } from '../src/wire/words.svelte.ts'

it('others’ cards stay touchable once a move has spoken of them, and say why', () => {
  settings.lang = 'en'
  settings.motion = 'off'
  const zone = (name: string, owner: number): Zone => ({ name, owner, spell: 'card', values: [null, null], marks: '' })
  const words = { move: String, zone: (one: Zone) => one.name, value: (_: string, code: unknown) => String(code), fact: () => '' } as unknown as Words
  const play = vi.fn()
  const props: GameTableProps = $state({
    view: { game: 'x', rules: 1, players: 2, viewer: 0, turn: 0, round: 0, phase: 'play', facts: {}, spells: {}, scores: [0, 0], options: {}, last_round: [], legal: [], zones: [zone('hand', 1), zone('laid', 1)] },
    seat: 0, moves: [], sent: null, names: ['Anne', 'Zoé'], chairs: [], rounds: [], looks: [], waiting: [], fresh: [], told: [], words, play, explain: vi.fn(), seen: vi.fn(),
  })
  const table = mount(Table, { target: document.body, props })
  const cards = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.person button')]
  flushSync()
  expect(cards()).toEqual([])
  for (const moves of [['take 1.1'], []]) {
    props.moves = moves
    flushSync()
    expect(cards().length).toBe(2)
  }
  cards()[1]!.click()
  expect(play).toHaveBeenCalledExactlyOnceWith('take 1.2')
  void unmount(table)
})
