// What the view and the events of Nain Jaune mean on the table: what runs, who said what, which tokens go where.
import { zone, type Code, type Happening, type View, type Zone } from '../../wire/view.ts'

const SPACE = 'board_'

/** The cards that stand on the board, each for a space. */
export const belles = (view: View): string[] => view.zones.filter(({ name }) => name.startsWith(SPACE)).map(({ name }) => name.slice(SPACE.length))

export const spaceOf = (view: View, belle: string): Zone | undefined => zone(view, `${SPACE}${belle}`)

export const PASS = 'pass'
export const laying = (code: Code): string => `lay ${code}`
/** The card that a move lays; null for another move, or none. */
export const laidBy = (move: string | null): string | null => (move?.startsWith('lay ') ? move.slice(4) : null)

/** The cards of the series that runs, or ran last. */
export function running(view: View): Code[] {
  const laid = zone(view, 'laid')?.values ?? []
  return laid.slice(laid.length - Number(view.facts.series ?? 0))
}

/** The number in a zone of tokens. */
export function tokensIn(view: View, name: string, owner: number | null = null): number {
  return Number(zone(view, name, owner)?.values[0] ?? 0)
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
export function winnings(fresh: Happening[], spaces: string[]): Flight[] {
  return fresh.flatMap((what): Flight[] => {
    const tokens = what.tokens as number
    if (what.kind === 'took') return [{ from: space(what.card), to: place(what.seat), tokens }]
    if (what.kind === 'swept') return spaces.map((card) => ({ from: space(card), to: place(what.seat), tokens: Math.ceil(tokens / spaces.length) }))
    if (what.kind === 'paid') return [{ from: place(what.seat), to: place(what.winner), tokens }]
    return []
  })
}

/** What everybody who was dealt cards puts on the board: a token for the eye, on each space. */
export function stakes(fresh: Happening[], spaces: string[]): Flight[] {
  if (!fresh.some((what) => what.kind === 'staked')) return []
  const dealt = fresh.filter((what) => what.kind === 'dealt')
  return dealt.flatMap((what) => spaces.map((card) => ({ from: place(what.seat), to: space(card), tokens: 1 })))
}
