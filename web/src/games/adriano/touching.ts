// From what was touched to the move it means. What is allowed is not asked here: a move that is not says why itself.
import { zone, type View } from '../../wire/view.ts'

/** Where a card can lie: `pile`, `pit`, `held`, or a slot of a seat, as moves write it: `1.3`. */
export type Place = string

export const placeOf = (seat: number, slot: number): Place => `${seat}.${slot}`

/** What was touched so far of a move that needs several touches. */
export interface Begun {
  /** The slots of a combination, in the order named; null while none is being named. */
  named: number[] | null
  own: number | null
  other: Place | null
}
export const NOTHING: Begun = { named: null, own: null, other: null }

export interface Now {
  view: View
  seat: number
  moves: string[]
}

/** The move that one touch means. */
export function meaning({ view, seat }: Now, place: Place): string {
  if (place === 'pile') return 'draw'
  if (place === 'pit') return zone(view, 'held', seat) ? 'throw' : 'take'
  const slot = slotAt(seat, place)
  if (slot === null) return `look ${place}`
  return view.phase === 'look_own' ? `look ${slot}` : `swap ${slot}`
}

/** A touch: the move it makes, or null where more has to be touched. */
export function touch(begun: Begun, place: Place, now: Now): { begun: Begun; move: string | null } {
  const slot = slotAt(now.seat, place)
  if (begun.named !== null && slot !== null) return { begun: { ...begun, named: toggled(begun.named, slot) }, move: null }
  if (now.view.phase === 'trade' && now.moves.length > 0 && place.includes('.')) return trade(begun, place, slot, now.moves)
  return { begun: NOTHING, move: meaning(now, place) }
}

function trade(begun: Begun, place: Place, slot: number | null, moves: string[]): { begun: Begun; move: string | null } {
  const next = slot === null ? { ...begun, other: begun.other === place ? null : place } : { ...begun, own: begun.own === slot ? null : slot }
  const unaimed = next.other !== null && !moves.some((move) => move.split(' ')[2] === next.other)
  if (next.other === null || (next.own === null && !unaimed)) return { begun: next, move: null }
  const move = `trade ${next.own ?? moves.find((one) => one.startsWith('trade'))?.split(' ')[1]} ${next.other}`
  return { begun: moves.includes(move) ? NOTHING : begun, move }
}

/** Whether some move can be made by touching this place. */
export function playable(begun: Begun, place: Place, now: Now): boolean {
  const slot = slotAt(now.seat, place)
  if (begun.named !== null) return slot !== null
  if (now.view.phase !== 'trade') return now.moves.includes(meaning(now, place))
  return now.moves.some((move) => move.startsWith('trade') && move.split(' ')[slot === null ? 2 : 1] === (slot === null ? place : String(slot)))
}

export function picked(begun: Begun, place: Place, seat: number): boolean {
  const slot = slotAt(seat, place)
  return slot === null ? begun.other === place : begun.own === slot || (begun.named?.includes(slot) ?? false)
}

/** The slot, where the place is one of one's own. */
function slotAt(seat: number, place: Place): number | null {
  const [owner, slot] = place.split('.')
  return slot !== undefined && Number(owner) === seat ? Number(slot) : null
}

const toggled = (slots: number[], slot: number): number[] => (slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot])
