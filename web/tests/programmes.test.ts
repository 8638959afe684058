import { beforeEach, describe, expect, it } from 'vitest'
import { Arrangement } from '../src/games/programmes/arrangement.svelte.ts'
import { additions, asked, groupsOf, laying, suggestion } from '../src/games/programmes/notation.ts'
import { nestsOf, type Ask, type Programme } from '../src/games/programmes/printed.ts'
import { sorted } from '../src/games/programmes/sorting.ts'
import { games } from '../src/shell/games.svelte.ts'
import type { GameShown } from '../src/wire/protocol.ts'

const isWild = (code: string): boolean => code.startsWith('2') || code === 'JK'
const ask = (kind: Ask['kind'], size: number, more: Partial<Ask> = {}): Ask => ({ kind, times: 1, size, ranks: [], suits: '', ...more })
const programme = (...asks: Ask[]): Programme => ({ asks, wilds: true, sun: false })

describe('cards that were put together and the legal moves', () => {
  const moves = ['reveal 7C7D7H / 3S4S2D', 'reveal 7C7D7H / 2D3S4S', 'set 7C7D7H', 'add 8S 1 high', 'add 8S 1 low', 'add 7S 2', 'discard 7C']

  it('are found in any order, and every place of a wild is a way of its own', () => {
    expect(laying(moves, 'reveal', [['7H', '7C', '7D'], ['2D', '4S', '3S']], isWild)).toEqual(['reveal 7C7D7H / 3S4S2D', 'reveal 7C7D7H / 2D3S4S'])
    expect(laying(moves, 'set', [['7D', '7H', '7C']], isWild)).toEqual(['set 7C7D7H'])
  })

  it('are found in one heap', () => {
    expect(laying(moves, 'reveal', [['3S', '7H', '4S', '7C', '2D', '7D']], isWild)).toHaveLength(2)
  })

  it('keep the wilds that the player chose', () => {
    expect(laying(['reveal 7C2D2H / 9S10SJS'], 'reveal', [['9S', '10S', 'JS'], ['JK', '7C', '2H']], isWild)).toEqual(['reveal 7CJK2H / 9S10SJS'])
  })

  it('are found whichever of two like combinations they lie in', () => {
    expect(laying(['reveal 3C3D3H / 5C5D2S'], 'reveal', [['5C', 'JK', '5D'], ['3H', '3D', '3C']], isWild)).toEqual(['reveal 3C3D3H / 5C5DJK'])
  })

  it('match none where a combination is missing or another card is in it, and are asked about as they lie', () => {
    expect(laying(moves, 'reveal', [['7C', '7D', '7H'], []], isWild)).toEqual([])
    expect(laying(moves, 'reveal', [['7C', '7D', '8H'], ['3S', '4S', '2D']], isWild)).toEqual([])
    expect(asked('reveal', [['7C', '7D', '8H'], []])).toBe('reveal 7C7D8H')
    expect(asked('reveal', [[], []])).toBe('reveal')
  })

  it('additions name a card, a combination and an end', () => {
    expect(additions(moves).map(({ card, combination, end }) => [card, combination, end])).toEqual([['8S', 1, 'high'], ['8S', 1, 'low'], ['7S', 2, '']])
  })
})

describe('a suggestion is a legal move', () => {
  it('that lays the most cards with the fewest wilds', () => {
    expect(suggestion(['discard 3C', 'reveal 3C4C2D', 'reveal 3C4C5C'], isWild)).toBe('reveal 3C4C5C')
    expect(suggestion(['discard 3C', 'set 3C3D3H', 'set 3C3D3H3S', 'add 2D 1'], isWild)).toBe('set 3C3D3H3S')
    expect(suggestion(['add 2D 1', 'discard 2D', 'add 9C 1'], isWild)).toBe('add 9C 1')
  })

  it('and never a discard or a draw', () => {
    expect(suggestion(['discard 3C', 'discard 4C'], isWild)).toBeNull()
    expect(suggestion(['draw', 'take'], isWild)).toBeNull()
  })
})

describe('the hand in order', () => {
  const codes = ['10H', '2S', 'AS', 'KH', 'JK', '3C', '10S', '9H']

  it('by rank and by suit, wilds last', () => {
    expect(sorted(codes, 'rank', null, isWild)).toEqual(['AS', '3C', '9H', '10S', '10H', 'KH', '2S', 'JK'])
    expect(sorted(codes, 'suit', null, isWild)).toEqual(['AS', '10S', '9H', '10H', 'KH', '3C', '2S', 'JK'])
  })

  it('by programme: what comes nearest first, then wilds', () => {
    expect(sorted(codes, 'programme', programme(ask('run', 3)), isWild).slice(0, 4)).toEqual(['9H', '10H', '2S', 'JK'])
    expect(sorted(codes, 'programme', programme(ask('set', 3)), isWild).slice(0, 2)).toEqual(['10S', '10H'])
    expect(sorted(codes, 'programme', programme(ask('run', 3, { ranks: ['Q', 'K', 'A'], suits: 'HS' })), isWild).slice(0, 2)).toEqual(['KH', 'AS'])
    expect(sorted(codes, 'programme', { ...programme(ask('set', 4)), wilds: false }, isWild).slice(-2)).toEqual(['2S', 'JK'])
  })

  it('loses no card and gains none', () => {
    for (const by of ['rank', 'suit', 'programme'] as const) {
      expect(sorted([...codes, '10H'], by, programme(ask('set', 3), ask('run', 4)), isWild).sort()).toEqual([...codes, '10H'].sort())
    }
  })

  it('a multiplier asks for as many combinations', () => {
    expect(nestsOf(programme(ask('set', 3, { times: 2 }), ask('run', 4)))).toEqual([ask('set', 3), ask('set', 3), ask('run', 4)])
  })
})

describe('an arrangement', () => {
  beforeEach(() => {
    sessionStorage.clear()
    const wilds = { '2S': { wild: true }, JK: { wild: true } }
    games.all = [{ slug: 'programmes', printed: { card: wilds } } as unknown as GameShown]
  })

  const dealt = (codes: string[], nests = 2): Arrangement => {
    const made = new Arrangement('here')
    made.update(codes, 1, 'P01', nests)
    return made
  }
  const shown = (made: Arrangement): string[] => made.shown(null).map((held) => held.code)

  it('is the player’s own once a card was moved, and a new card comes last', () => {
    const made = dealt(['3C', '9S', '4H'])
    expect(shown(made)).toEqual(['9S', '4H', '3C'])
    made.move('3C 1', 0, null)
    expect(made.sort).toBe('own')
    expect(shown(made)).toEqual(['3C', '9S', '4H'])
    made.update(['3C', '9S', '4H', '5S'], 1, 'P01', 2)
    expect(shown(made)).toEqual(['3C', '9S', '4H', '5S'])
  })

  it('is there again after the page was thrown away, but not after another deal', () => {
    const made = dealt(['3C', '9S', '4H'])
    made.move('3C 1', 1, null)
    made.put(['4H 1'], 1)
    const again = dealt(['3C', '9S', '4H'])
    expect([shown(again), again.nests]).toEqual([['9S', '3C'], [[], ['4H 1']]])
    again.update(['3C', '9S', '4H'], 2, 'P01', 2)
    expect(again.nests).toEqual([[], []])
  })

  it('stays the player’s own when the programme is revealed; what was put together is gone', () => {
    const made = dealt(['7H', '3C', '9S', '7H', '4H'])
    made.sortBy('own', null)
    const order = shown(made)
    made.put([made.cards[order.indexOf('7H')]!.id], 0)
    made.update(['3C', '9S', '7H', '4H'], 1, null, 0)
    expect(shown(made)).toEqual(order.toSpliced(order.indexOf('7H'), 1))
    expect([made.sort, made.nests]).toEqual(['own', []])
  })

  it('puts nothing together for another programme', () => {
    const made = dealt(['3C', '9S', '4H'])
    made.put(['4H 1'], 1)
    made.update(['3C', '9S', '4H'], 1, 'P02', 2)
    expect(made.nests).toEqual([[], []])
  })

  it('of twins, lets the picked one go and keeps the one put away', () => {
    const made = dealt(['7H', '7H', '8H'])
    made.put(['7H 1'], 0)
    made.pick('7H 2')
    made.update(['7H', '8H'], 1, 'P01', 2)
    expect([made.nests[0], made.picked]).toEqual([['7H 1'], []])
  })

  it('moves cards between the hand and the programme', () => {
    const made = dealt(['3C', '9S', '4H'])
    made.pick('9S 1')
    made.put(made.picked, 0)
    made.put(['9S 1', '3C 1'], 1)
    expect(made.nests).toEqual([[], ['9S 1', '3C 1']])
    expect(shown(made)).toEqual(['4H'])
    made.takeBack(1)
    expect(shown(made)).toHaveLength(3)
    made.putCodes(groupsOf('reveal 4H / 3C'))
    expect(made.nests).toEqual([['4H 1'], ['3C 1']])
  })
})
