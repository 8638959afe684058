// What a view and an event hold: the protocol calls both "any JSON", because each game fills them in its own way.

/** A value as the wire writes it: `7D`, 12; null where it is hidden. */
export type Code = string | number | null

/** The mark of a value that is known and no longer visible. */
export const REMEMBERED = '~'

export interface Zone {
  name: string
  owner: number | null
  spell: string
  values: Code[]
  marks: string
  number?: number // what moves call it: "combination 2"
  aside?: true // for memory, not drawn
  backs?: Zone // the sides turned away
}

export interface View {
  game: string
  rules: number
  players: number
  viewer: number | null
  turn: number | null
  round: number
  phase: string
  zones: Zone[]
  facts: Record<string, Code>
  spells: Record<string, string>
  scores: number[]
  options: Record<string, unknown>
  last_round: Zone[]
  legal: number[]
}

/** Something that happened: an event of the game has `kind` (null: not yours to know), one of the table `table`. */
export type Happening = Record<string, unknown>

/** The zone of this name and owner, as far as the view has one. */
export function zone(view: View, name: string, owner: number | null = null): Zone | undefined {
  return view.zones.find((one) => one.name === name && one.owner === owner)
}

/** Whether everybody's cards are seen, as in a replay with all cards open. */
export function allOpen(view: View): boolean {
  return view.zones.every((one) => one.name !== 'hand' || !one.values.includes(null))
}

/** Whether nothing is seen of a zone's cards, neither a face nor a side turned away. */
export function isFaceDown(zone: Zone): boolean {
  return zone.values.every((value) => value === null) && (zone.backs?.values.every((value) => value === null) ?? true)
}
