// What the view and the events of Nain Jaune mean on the table: what runs, who said what, which tokens go where.
import { RANKS } from '../../cards/faces.ts'
import type { Code, Happening, View } from '../../wire/view.ts'

/** The spaces of the board as they lie: the corners, and the Nain Jaune in the middle. */
export const SPACES = ['10D', 'JC', '7D', 'QS', 'KH'] as const

export const PASS = 'pass'
export const laying = (code: Code): string => `lay ${code}`
/** The card that a move lays; null for another move, or none. */
export const laidBy = (move: string | null): string | null => (move?.startsWith('lay ') ? move.slice(4) : null)

const height = (card: string): number => RANKS.indexOf(card.slice(0, -1))

/** The cards of this round that began a series because nobody went on, as far as this page was told. */
export function leads(told: Happening[]): ReadonlySet<string> {
  const cards = new Set<string>()
  let led: boolean | null = false // null: a move was taken back, who knows
  for (const { kind, table, card } of told) {
    if (kind === 'began') cards.clear()
    if (kind === 'led' || kind === 'began') led = kind === 'led'
    if (table === 'undone') led = null
    if (kind !== 'laid') continue
    if (led === true) cards.add(card as string)
    if (led === false) cards.delete(card as string)
    led = false
  }
  return cards
}

/** Of the cards laid in a round, those of the last series: each is one higher than the one before, and none of them was led. */
export function running(laid: Code[], led: ReadonlySet<string> = new Set()): string[] {
  const cards = laid.map(String)
  let first = cards.length - 1
  while (first > 0 && !led.has(cards[first]!) && height(cards[first]!) === height(cards[first - 1]!) + 1) first--
  return cards.slice(Math.max(0, first))
}

/** The number in a zone of tokens. */
export function tokensIn(view: View, name: string, owner: number | null = null): number {
  return Number(view.zones.find((zone) => zone.name === name && zone.owner === owner)?.values[0] ?? 0)
}

/** What somebody said, or took, when they last did something. */
export type Saying = { did: 'sans'; rank: string } | { did: 'took'; tokens: number } | { did: 'completed' }
export type Sayings = ReadonlyMap<number, Saying>

/** What stands at each seat after what happened: a card laid takes away what its player said before. */
export function heard(before: Sayings, fresh: Happening[]): Sayings {
  const now = new Map(before)
  for (const what of fresh) {
    const seat = what.seat as number
    if (what.kind === 'began' || what.table === 'undone') now.clear()
    else if (what.kind === 'laid') now.delete(seat)
    else if (what.kind === 'passed') now.set(seat, { did: 'sans', rank: what.wanted as string })
    else if (what.kind === 'took' || what.kind === 'swept') now.set(seat, { did: 'took', tokens: what.tokens as number })
    else if (what.kind === 'completed') now.set(seat, { did: 'completed' })
  }
  return now
}

/** Who ended a round, and what each of the others paid for it. */
export interface Payments {
  winner: number
  paid: ReadonlyMap<number, number>
}

/** Of the last round of this view; null where this page was not told. */
export function payments(told: Happening[], view: View): Payments | null {
  const since = told.slice(Math.max(0, told.findLastIndex((what) => what.kind === 'stopped')))
  const [stopped] = since
  const next = since.find((what) => what.kind === 'began')?.round
  const ended = next === undefined ? view.phase === 'over' : next === view.round + 1
  if (stopped?.kind !== 'stopped' || !ended) return null
  const paid = since.filter((what) => what.kind === 'paid').map((what): [number, number] => [what.seat as number, what.tokens as number])
  return { winner: stopped.seat as number, paid: new Map(paid) }
}

/** Tokens on their way from one place to another; places are `seat 2` and `space 7D`. */
export interface Flight {
  from: string
  to: string
  tokens: number
}

const space = (card: unknown): string => `space ${card}`
const place = (seat: unknown): string => `seat ${seat}`

/** What is taken and paid. */
export function winnings(fresh: Happening[]): Flight[] {
  return fresh.flatMap((what): Flight[] => {
    const tokens = what.tokens as number
    if (what.kind === 'took') return [{ from: space(what.card), to: place(what.seat), tokens }]
    if (what.kind === 'swept') return SPACES.map((card) => ({ from: space(card), to: place(what.seat), tokens: Math.ceil(tokens / SPACES.length) }))
    if (what.kind === 'paid') return [{ from: place(what.seat), to: place(what.winner), tokens }]
    return []
  })
}

/** What everybody who was dealt cards puts on the board: a token for the eye, on each space. */
export function stakes(fresh: Happening[]): Flight[] {
  if (!fresh.some((what) => what.kind === 'staked')) return []
  const dealt = fresh.filter((what) => what.kind === 'dealt')
  return dealt.flatMap((what) => SPACES.map((card) => ({ from: place(what.seat), to: space(card), tokens: 1 })))
}
