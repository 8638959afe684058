// What a square shows. A look is a moment: nothing is kept here once it has been seen, or lies elsewhere.
import { REMEMBERED, zone, type Code, type Happening, type View } from '../../wire/view.ts'
import { placeOf, type Place } from './touching.ts'

const SLOTS = 4

export interface Slot {
  number: number
  place: Place
  /** Null where it lies face down. */
  code: Code
  remembered: boolean
  /** Turned up for a moment. */
  looked: boolean
}

/** What is shown to one seat alone, and the clause that lets it be seen. */
export const LOOKS: Record<string, string> = { remembered: 'AD-05', peeked: 'AD-31', spied: 'AD-33' }

/** Cards turned up for a moment, by place. */
export type Turned = Record<Place, Code>

/** What was shown to this seat alone and not yet seen. */
export function lookedAt(looks: Happening[]): Turned {
  const turned: Turned = {}
  for (const look of looks) {
    if (look.kind === 'remembered') {
      const cards = look.cards as Code[] // of the bottom slots, which are the last
      cards.forEach((code, i) => (turned[placeOf(look.seat as number, SLOTS - cards.length + 1 + i)] = code))
    } else if (look.kind === 'peeked' || look.kind === 'spied') {
      turned[placeOf((look.owner ?? look.seat) as number, look.slot as number)] = look.card as Code
    }
  }
  return turned
}

/** What a combination showed to all: turned up until its card is moved. */
export function shownToAll(before: Turned, events: Happening[]): Turned {
  const turned = { ...before }
  for (const { kind, seat, slot, owner, other_slot: other, card, table } of events) {
    if (table === 'undone') return {}
    const place = placeOf(seat as number, slot as number)
    if (kind === 'showed') turned[place] = card as Code
    if (kind === 'exchanged' || kind === 'swapped') delete turned[place]
    if (kind === 'swapped') delete turned[placeOf(owner as number, other as number)]
    if (kind === 'matched') for (const shown of Object.keys(turned)) if (shown.startsWith(`${seat}.`)) delete turned[shown]
    if (kind === 'dealt') return shownToAll({}, events.slice(events.findLastIndex((event) => event.kind === 'dealt') + 1))
  }
  return turned
}

/** A seat's slots that hold a card. */
export function square(view: View, seat: number, turned: Turned): Slot[] {
  const hand = zone(view, 'hand', seat)
  return (zone(view, 'slots', seat)?.values ?? []).map((number, i) => {
    const place = placeOf(seat, Number(number))
    const looked = place in turned
    return { number: Number(number), place, looked, code: turned[place] ?? hand?.values[i] ?? null, remembered: !looked && hand?.marks[i] === REMEMBERED }
  })
}

const PASSING = new Set(['remembered', 'showed', 'silent', 'revealed', 'scored', 'won'])

/** The last thing others did; null where there is nothing to tell. */
export function news(events: Happening[], seat: number | null): Happening | null {
  return events.findLast((event) => typeof event.kind === 'string' && !PASSING.has(event.kind) && event.seat !== seat) ?? null
}
