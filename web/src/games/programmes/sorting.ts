// In which order a hand lies. For the eye only: what may be laid is asked of the server.
import { RANKS } from '../../cards/faces.ts'
import { nestsOf, type Ask, type Programme } from './printed.ts'

export type Sort = 'rank' | 'suit' | 'programme' | 'own'
export const SORTS: readonly Sort[] = ['rank', 'suit', 'programme', 'own']

const SUITS = 'SHCD' // black and red by turns
const HIGH_ACE = 14

const rankOf = (code: string): number => RANKS.indexOf(code.slice(0, -1)) + 1
const suitOf = (code: string): string => code.slice(-1)

/** The cards in this order; wilds are apart from the others. */
export function sorted(codes: string[], by: Sort, programme: Programme | null, isWild: (code: string) => boolean): string[] {
  const wilds = codes.filter(isWild).sort()
  const naturals = codes.filter((code) => !isWild(code))
  const suits = (one: string, other: string): number => SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other))
  const ranks = (one: string, other: string): number => rankOf(one) - rankOf(other)
  if (by === 'rank') return [...naturals.sort((one, other) => ranks(one, other) || suits(one, other)), ...wilds]
  naturals.sort((one, other) => suits(one, other) || ranks(one, other))
  if (by === 'suit' || programme === null) return [...naturals, ...wilds]
  const first: string[] = []
  for (const ask of nestsOf(programme).sort((one, other) => strictness(other) - strictness(one))) {
    for (const code of likeliest(ask, naturals)) {
      first.push(code)
      naturals.splice(naturals.indexOf(code), 1)
    }
  }
  return programme.wilds ? [...first, ...wilds, ...naturals] : [...first, ...naturals, ...wilds]
}

/** What leaves the least choice looks for its cards first. */
const strictness = (ask: Ask): number => (ask.ranks.length > 0 ? 200 : 0) + (ask.suits ? 100 : 0) + (ask.kind === 'run' ? 50 : 0) + ask.size

/** The cards that come nearest to what is asked. */
function likeliest(ask: Ask, left: string[]): string[] {
  const permitted = left.filter((code) => ask.suits === '' || ask.suits.includes(suitOf(code)))
  const ways = ask.kind === 'set' ? RANKS.map((rank) => ofRank(ask, permitted, rank)) : runs(ask, permitted)
  return ways.reduce((best, way) => (way.length > best.length ? way : best), [])
}

function ofRank(ask: Ask, cards: string[], rank: string): string[] {
  if (ask.ranks.length > 0 && ask.ranks[0] !== rank) return []
  return cards.filter((code) => code.slice(0, -1) === rank).slice(0, ask.size)
}

function runs(ask: Ask, cards: string[]): string[][] {
  const mixed = ask.suits.length > 1
  const lines = mixed ? [cards] : [...SUITS].map((suit) => cards.filter((code) => suitOf(code) === suit))
  const lows = ask.ranks.length > 0 ? [RANKS.indexOf(ask.ranks[0]!) + 1] : [...Array(HIGH_ACE + 1 - ask.size).keys()].map((i) => i + 1)
  return lines.flatMap((line) =>
    lows.map((low) => {
      const wanted = Array.from({ length: ask.size }, (_, i) => RANKS[(low + i - 1) % RANKS.length]!)
      return wanted.flatMap((rank) => line.find((code) => code.slice(0, -1) === rank) ?? [])
    }),
  )
}
