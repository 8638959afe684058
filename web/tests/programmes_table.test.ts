import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Table from '../src/games/programmes/Table.svelte'
import { settings } from '../src/settings.svelte.ts'
import { games } from '../src/shell/games.svelte.ts'
import type { GameTableProps } from '../src/table/contract.ts'
import type { GameShown } from '../src/wire/protocol.ts'
import type { View, Zone } from '../src/wire/view.ts'
import type { Words } from '../src/wire/words.svelte.ts'

const ask = (kind: string, size: number) => ({ kind, times: 1, size, ranks: [], suits: '' })
const zone = (name: string, owner: number | null, values: Zone['values'], more: Partial<Zone> = {}): Zone => ({
  name, owner, spell: name === 'programme' || name === 'completed' ? 'programme' : 'card', values, marks: '', ...more,
})

function view(hand: string[], programme: string[], laid: Zone[] = []): View {
  const zones = [zone('hand', 0, hand), zone('programme', 0, programme), zone('completed', 0, []), zone('hand', 1, [null, null]), zone('completed', 1, ['S1'])]
  return {
    game: 'programmes', rules: 1, players: 2, viewer: 0, turn: 0, round: 0, phase: 'play', facts: {}, spells: {}, scores: [0, 1], options: { goal: 5 }, last_round: [], legal: [],
    zones: [...zones, zone('reserve', null, [null, null]), zone('discard', null, ['9C']), ...laid],
  }
}

let table: Record<string, unknown> | undefined
const play = vi.fn()

function shown(given: Partial<GameTableProps> & Pick<GameTableProps, 'view' | 'moves'>): void {
  const words = { move: (move: string) => move, zone: (one: Zone) => one.name, value: (_: string, code: unknown) => String(code) } as unknown as Words
  const props: GameTableProps = {
    seat: 0, sent: null, names: ['Anne', 'Zoé'], chairs: [], rounds: [], looks: [], waiting: [], fresh: [], told: [], words, play, explain: vi.fn(), seen: vi.fn(), ...given,
  }
  table = mount(Table, { target: document.body, props })
  flushSync()
}

function tap(name: string): void {
  const button = [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(name))
  if (button === undefined) throw new Error(`no button is called ${name}: ${document.body.textContent}`)
  button.click()
  flushSync()
}

beforeEach(() => {
  settings.lang = 'en'
  settings.motion = 'off'
  sessionStorage.clear()
  play.mockClear()
  const programme = { P09: { asks: [ask('set', 3), ask('run', 3)], wilds: true, sun: false }, S1: { asks: [], wilds: true, sun: true } }
  games.all = [{ slug: 'programmes', printed: { programme, card: { '2S': { wild: true }, JK: { wild: true } } } } as unknown as GameShown]
})
afterEach(() => void (table && unmount(table)))

describe('cards of the hand', () => {
  const hand = ['7C', '7D', '7H', '3S', '4S', '2S', 'KD']

  it('are put together by a tap on the part of the programme they are for, and revealed', () => {
    shown({ view: view(hand, ['P09']), moves: ['reveal 7C7D7H / 3S4S2S', 'discard KD'] })
    for (const card of ['7 of clubs', '7 of diamonds', '7 of hearts']) tap(card)
    tap('set of 3: empty')
    for (const card of ['2 of spades', '3 of spades', '4 of spades']) tap(card)
    tap('run of 3: empty')
    tap('Reveal')
    expect(play).toHaveBeenCalledExactlyOnceWith('reveal 7C7D7H / 3S4S2S')
  })

  it('that complete nothing are asked about as they lie', () => {
    shown({ view: view(hand, ['P09']), moves: ['discard KD'] })
    tap('king of diamonds')
    tap('set of 3: empty')
    tap('Reveal')
    expect(play).toHaveBeenCalledExactlyOnceWith('reveal KD')
  })

  it('are chosen between where a wild may stand in two places', () => {
    shown({ view: view(hand, ['P09']), moves: ['reveal 7C7D7H / 3S4S2S', 'reveal 7C7D7H / 2S3S4S'] })
    tap('Suggestion')
    tap('Reveal')
    expect(play).not.toHaveBeenCalled()
    tap('reveal 7C7D7H / 2S3S4S')
    expect(play).toHaveBeenCalledExactlyOnceWith('reveal 7C7D7H / 2S3S4S')
  })

  it('are laid as a set once the programme is revealed', () => {
    shown({ view: view(hand, []), moves: ['set 7C7D7H', 'discard KD'] })
    for (const card of ['7 of hearts', '7 of clubs', '7 of diamonds']) tap(card)
    tap('Lay these 3')
    expect(play).toHaveBeenCalledExactlyOnceWith('set 7C7D7H')
  })

  it('are discarded by a tap on the discard', () => {
    shown({ view: view(hand, []), moves: ['discard KD'] })
    tap('king of diamonds')
    tap('discard: 9 of clubs')
    expect(play).toHaveBeenCalledExactlyOnceWith('discard KD')
  })

  it('are discarded one at a time', () => {
    const explain = vi.fn()
    shown({ view: view(hand, []), moves: ['discard KD'], explain })
    tap('king of diamonds')
    tap('7 of hearts')
    tap('discard: 9 of clubs')
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledOnce()
  })
})

describe('the end of a round', () => {
  it('lies over the table until it was seen, and not in a replay', () => {
    shown({ view: view(['KD'], ['P09']), moves: [], waiting: [0] })
    expect(document.querySelector('dialog')).not.toBeNull()
    void unmount(table!)
    shown({ view: view(['KD'], ['P09']), moves: [], waiting: [0], watching: true })
    expect(document.querySelector('dialog')).toBeNull()
  })
})

describe('a combination on the table', () => {
  const run = zone('run', 1, ['5S', '6S', '7S'], { number: 1 })
  const set = zone('set', 0, ['9C', '9D', '9H'], { number: 2 })

  it('takes the picked card by a tap', () => {
    shown({ view: view(['4S', '9S'], [], [run, set]), moves: ['add 4S 1 low', 'add 9S 2', 'discard 4S'] })
    tap('4 of spades')
    expect(document.querySelectorAll('.combination.open')).toHaveLength(1)
    tap('1 · run')
    expect(play).toHaveBeenCalledExactlyOnceWith('add 4S 1 low')
  })

  it('is asked at which end, where a card fits both', () => {
    shown({ view: view(['JK'], [], [run]), moves: ['add JK 1 low', 'add JK 1 high'] })
    tap('joker')
    tap('1 · run')
    expect(play).not.toHaveBeenCalled()
    tap('add JK 1 high')
    expect(play).toHaveBeenCalledExactlyOnceWith('add JK 1 high')
  })

  it('that does not take it is asked why', () => {
    shown({ view: view(['KD'], [], [run, set]), moves: ['discard KD'] })
    tap('king of diamonds')
    tap('2 · set')
    expect(play).toHaveBeenLastCalledWith('add KD 2')
    tap('1 · run')
    expect(play).toHaveBeenLastCalledWith('add KD 1 high')
  })

  it('says to pick a card first', () => {
    const explain = vi.fn()
    shown({ view: view(['KD'], [], [run]), moves: ['discard KD'], explain })
    tap('1 · run')
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledOnce()
  })
})

describe('a suggestion', () => {
  it('that there is none is told by why nothing can be revealed', () => {
    shown({ view: view(['KD'], ['P09']), moves: ['discard KD'] })
    tap('Suggestion')
    expect(play).toHaveBeenCalledExactlyOnceWith('reveal')
  })

  it('to add a card picks it, and offers to do so', () => {
    shown({ view: view(['KD', '9S'], [], [zone('set', 0, ['9C', '9D', '9H'], { number: 1 })]), moves: ['add 9S 1', 'discard KD'] })
    tap('Suggestion')
    tap('add 9S 1')
    expect(play).toHaveBeenCalledExactlyOnceWith('add 9S 1')
  })
})

it('a spectator sees everything on the table and can touch none of it', () => {
  shown({ view: view([], [], [zone('set', 0, ['9C', '9D', '9H'], { number: 1 })]), moves: [], seat: null })
  expect(document.querySelector('.combination')?.tagName).toBe('DIV')
  expect(document.querySelector('.pile')?.tagName).toBe('DIV')
})

it('with all cards open everybody has their hand before them, in the order that serves their programme', () => {
  const open = { ...view(['KD', '7C', '3S', '7D', '4S'], ['P09']), viewer: null }
  open.zones = [...open.zones.filter((one) => one.owner !== 1), zone('hand', 1, ['9H', '9H']), zone('programme', 1, []), zone('completed', 1, ['S1'])]
  shown({ view: open, moves: [], seat: null, watching: true })
  const cards = [...document.querySelectorAll('section[aria-label=Anne] li')].map((card) => card.querySelector('[role=img]')?.getAttribute('aria-label'))
  expect(cards).toEqual(['3 of spades', '4 of spades', '7 of clubs', '7 of diamonds', 'king of diamonds'])
  expect(document.querySelectorAll('section[aria-label=Anne] .nest').length).toBe(2)
  expect(document.querySelectorAll('section[aria-label=Zoé] li').length).toBe(2)
  expect(document.querySelectorAll('section[aria-label=Zoé] .nest').length).toBe(0)
})

it('a spectator sees how many cards others have, and none of them', () => {
  shown({ view: view(['7C'], ['P09']), moves: [], seat: null, watching: true })
  expect(document.querySelectorAll('section[aria-label=Zoé] li').length).toBe(0)
  expect(document.querySelector('section[aria-label=Zoé]')?.textContent).toContain('2 cards in hand')
})
