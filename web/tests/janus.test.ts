import { beforeEach, describe, expect, it } from 'vitest'
import { faded } from '../src/games/janus/fading.ts'
import LESSONS from '../src/games/janus/lessons.ts'
import { followed, NONE } from '../src/games/janus/pieces.ts'
import { handCards, stockLabel, triosOf } from '../src/games/janus/sides.ts'
import { Whereabouts } from '../src/games/janus/turning.ts'
import { settings } from '../src/settings.svelte.ts'
import type { Code, Happening, View, Zone } from '../src/wire/view.ts'

function side(name: string, owner: number | null, values: Code[], others: Code[] = values.map(() => null)): Zone {
  const backs: Zone = { name, owner, spell: 'symbol', values: others, marks: '' }
  return { name, owner, spell: 'symbol', values, marks: '', backs }
}

/** A view of so many cards in each hand, in the stock, and in trios before each player. */
function seen(hands: number[], stock: number, trios: number[] = hands.map(() => 0)): View {
  const none = (count: number): Code[] => Array.from({ length: count }, () => null)
  const zones = [
    ...hands.map((count, owner) => side('hand', owner, none(count))),
    side('stock', null, none(stock)),
    ...trios.map((count, owner) => side('trios', owner, none(count))),
  ]
  return { players: hands.length, zones } as unknown as View
}

beforeEach(() => {
  settings.lang = 'en'
})

describe('a piece of card', () => {
  const start = followed(NONE, seen([2, 2, 2], 4), [])

  it('goes from the stock to the end of a hand', () => {
    const now = followed(start, seen([2, 3, 2], 3), [{ kind: 'drew', seat: 1 }, { kind: 'showed' }])
    expect(now.hands[1]).toEqual([...start.hands[1]!, start.stock[3]])
    expect(now.stock).toEqual(start.stock.slice(0, 3))
  })

  it('goes from a place of one hand to the end of another, and gaps close', () => {
    const now = followed(start, seen([1, 2, 3], 4), [{ kind: 'took', seat: 2, owner: 0, place: 1 }])
    expect(now.hands[0]).toEqual([start.hands[0]![1]])
    expect(now.hands[2]).toEqual([...start.hands[2]!, start.hands[0]![0]])
  })

  it('goes onto the stock', () => {
    const now = followed(start, seen([2, 1, 2], 5), [{ kind: 'discarded', seat: 1, place: 2 }])
    expect(now.stock.at(-1)).toBe(start.hands[1]![1])
  })

  it('is laid with the two it makes a trio with, in the order of the trio', () => {
    const events: Happening[] = [{ kind: 'took', seat: 0, owner: 1, place: 2 }, { kind: 'laid', seat: 0, first: 1, second: 2 }]
    const now = followed(start, seen([0, 1, 2], 4, [3, 0, 0]), events)
    expect(now.trios[0]).toEqual([...start.hands[0]!, start.hands[1]![1]])
    expect(now.hands[0]).toEqual([])
  })

  it('is another where what happened is not known', () => {
    const now = followed(start, seen([2, 3, 2], 4), [])
    expect(now.hands[1]).toHaveLength(3)
    expect(now.hands[1]!.some((piece) => start.hands[1]!.includes(piece))).toBe(false)
    expect(now.hands[0]).toEqual(start.hands[0])
  })

  it('stays what it is while the view does', () => {
    expect(followed(start, start.view!, [{ kind: 'drew', seat: 1 }])).toBe(start)
  })
})

describe('a card', () => {
  it('shows its owner the inner side and everybody else the outer one', () => {
    const hand = side('hand', 1, ['A', null], [null, 'K'])
    expect(handCards(hand, true, []).map(({ face }) => face)).toEqual([{ kind: 'symbol', letter: 'A' }, null])
    expect(handCards(hand, false, []).map(({ face }) => face)).toEqual([null, { kind: 'symbol', letter: 'K' }])
  })

  it('is called by what is seen, its place, and what is remembered of its other side', () => {
    const hand = side('hand', 0, ['A', 'B'], [null, 'K'])
    expect(handCards(hand, true, []).map(({ label }) => label)).toEqual(['sun, card 1', 'moon, card 2, snowflake on the other side'])
    expect(handCards(hand, false, [])[1]!.label).toBe('snowflake, card 2, moon on the other side')
  })

  it('on top of the stock is called with how many lie there', () => {
    expect(stockLabel(side('stock', null, [null, 'D']))).toBe('Stock: flower on top, 2 cards')
    expect(stockLabel(side('stock', null, ['D'], ['E']))).toBe('Stock: flower on top, heart below it, one card')
    expect(stockLabel(side('stock', null, []))).toBe('Empty stock')
  })

  it('of a trio is known from both sides', () => {
    const [first, second] = triosOf(side('trios', 0, [...'AAABBB'], [...'BCDAEF']), [...'uvwxyz'])
    expect(first!.label).toBe('trio: sun; on the other sides: moon, star, flower')
    expect(second!.cards.map(({ key }) => key).join('')).toBe('xyz')
  })
})

describe('a sentence names a side', () => {
  const dealt = { kind: 'dealt', seat: 1, place: 1, outer: 'A', inner: null }
  const showed = { kind: 'showed', symbol: 'C' }
  const took = { kind: 'took', seat: 2, owner: 1, place: 1, inner: 'A', outer: 'B' }
  const drew = { kind: 'drew', seat: 2, inner: 'C', outer: 'D' }
  const discarded = { kind: 'discarded', seat: 2, place: 1, symbol: 'A' }
  const stopped = { kind: 'stopped', seat: 2 }

  /** What seat 0 sees: of the others' hands the outer sides, and the top of the stock. */
  function left(told: Happening[], outer: Record<number, string>, stock: Code[], trios: Zone[] = []): Happening[] {
    const hands = [0, 1, 2].map((owner) => side('hand', owner, [...(outer[owner] ?? '')].map(() => null), [...(outer[owner] ?? '')]))
    return faded(told, { players: 3, viewer: 0, zones: [...hands, side('stock', null, stock), ...trios] } as unknown as View)
  }

  it('while it is turned to the viewer, and what was done last whole', () => {
    expect(left([dealt, showed], { 1: 'A' }, [null, 'C'])).toEqual([dealt, showed])
    expect(left([dealt, showed, took], { 2: 'B' }, [null, 'C'])).toEqual([{ kind: null }, showed, took])
    expect(left([dealt, showed, took, stopped], { 2: 'B' }, [null, 'C'])).toEqual([{ kind: null }, showed, { ...took, inner: null }, stopped])
  })

  it('of the very card it was told of, wherever that lies now', () => {
    const top = { kind: 'showed', symbol: 'E' }
    const told = [dealt, showed, took, drew, top, discarded]
    const kept = [dealt, { kind: null }, { ...took, outer: null }, { ...drew, inner: null }, { kind: null }, discarded]
    expect(left(told, { 2: 'D' }, [null, 'A'])).toEqual(kept) // the A that was dealt lies on top
  })

  it('once, of a card that shows the same on both', () => {
    const double = { ...took, inner: 'A', outer: 'A' }
    expect(left([dealt, double, stopped], { 2: 'A' }, [])).toEqual([{ kind: null }, { ...double, inner: null }, stopped])
  })

  it('of cards that lie in a trio', () => {
    const laid = { kind: 'laid', seat: 2, symbol: 'A', first: 1, second: 2, others: ['E', 'F', 'B'] }
    const trio = side('trios', 2, [...'AAA'], [...'EFB'])
    expect(left([dealt, took, laid, stopped], { 2: '' }, [], [trio])).toEqual([dealt, took, laid, stopped])
  })

  it('no more where a move was taken back or something was missed', () => {
    for (const table of ['undone', 'missed']) {
      expect(left([took, { table }, stopped], { 2: 'B' }, [])).toEqual([{ ...took, inner: null, outer: null }, { table }, stopped])
    }
  })

  it('that its owner was dealt until it was looked at: that is not for the log', () => {
    const own = { kind: 'dealt', seat: 0, place: 1, outer: 'A', inner: 'B' }
    expect(left([own, stopped], { 0: 'A' }, [])).toEqual([own, stopped])
  })
})

describe('the tutorial', () => {
  it('has lessons that differ, each with a clause and something to point at', () => {
    const all = LESSONS.map((lesson) => lesson.says())
    expect(new Set(all).size).toBe(LESSONS.length)
    expect(LESSONS.every(({ at, clause }) => at !== undefined && /^JA-\d\d$/.test(clause ?? ''))).toBe(true)
  })

  it('speaks of a full hand when nothing but discarding is offered, and not before', () => {
    const told = (moves: string[]): string[] =>
      LESSONS.filter(({ when }) => when?.({ view: { phase: 'turn' } as View, seat: 0, moves, looks: [], waiting: [], fresh: [] })).map(({ clause }) => clause!)
    expect(told(['discard 1', 'discard 2', 'propose'])).toEqual(['JA-15'])
    expect(told(['take stock', 'discard 1'])).toEqual(['JA-10', 'JA-12', 'JA-11'])
  })
})

describe('a card that comes from elsewhere', () => {
  const drawn = (key: string, letter: string): HTMLElement => {
    const card = document.createElement('li')
    card.dataset.card = key
    card.innerHTML = `<svg data-side="${letter}"></svg>`
    return card
  }
  const whereabouts = new Whereabouts()

  beforeEach(() => {
    settings.motion = 'system'
    const table = document.createElement('div')
    table.append(drawn('piece 1', 'A'))
    whereabouts.remember(table)
  })

  it('turns on its way where it now shows another side, and shows the one before until it stands on edge', () => {
    const card = drawn('piece 1', 'B')
    const { css, tick } = whereabouts.come(card, { key: 'piece 1' })
    const before = card.querySelector<HTMLElement>('span')!
    expect(before.querySelector('svg')!.dataset.side).toBe('A')
    expect(css!(0.25, 0.75)).toContain('rotateY(45deg)')
    expect(css!(0.75, 0.25)).toContain('rotateY(-45deg)')
    tick!(0.25, 0.75)
    expect(before.hidden).toBe(false)
    tick!(0.75, 0.25)
    expect(before.hidden).toBe(true)
    tick!(1, 0)
    expect(card.querySelector('span')).toBeNull()
  })

  it('does not turn where it shows the same side', () => {
    const card = drawn('piece 1', 'A')
    expect(whereabouts.come(card, { key: 'piece 1' }).css!(0.25, 0.75)).toContain('rotateY(0deg)')
    expect(card.querySelector('span')).toBeNull()
  })

  it('is there at once for those who want no motion', () => {
    settings.motion = 'off'
    const card = drawn('piece 1', 'B')
    expect(whereabouts.come(card, { key: 'piece 1' })).toEqual({ duration: 0 })
    expect(card.querySelector('span')).toBeNull()
  })
})
