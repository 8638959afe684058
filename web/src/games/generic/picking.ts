// From a card that was touched to the moves that speak of it, for a game the page knows nothing about. Notation names a
// card by its code (`lay 7D`), by its slot or place in one's own hand (`swap 3`), by seat and place in another's
// (`take 2.1`), or by its zone (`take stock`).
import { CODES } from '../../cards/faces.ts'
import type { View, Zone } from '../../wire/view.ts'

const HAND = 'hand' // the zone whose cards have places

/** The words of a move; cards written without spaces are words of their own. */
export function parts(move: string): string[] {
  return move.split(/[\s/]+/).flatMap((word) => {
    const cards = word.match(CODES)
    return cards !== null && cards.join('') === word ? cards : [word]
  })
}

/** The numbers of the cards in a hand, where they keep them when another is gone. */
export function slotsOf(view: View, zone: Zone): Zone | undefined {
  return zone.name === HAND ? view.zones.find((other) => other.name === 'slots' && other.owner === zone.owner) : undefined
}

/** What a move may call a card, the surest way first. */
export function calls(view: View, zone: Zone, index: number): string[] {
  const code = zone.values[index]
  const called = code === null || code === undefined ? [] : [String(code)]
  if (zone.owner === null) return [...called, zone.name]
  if (zone.name !== HAND) return called
  const place = String(slotsOf(view, zone)?.values[index] ?? index + 1)
  return [...called, zone.owner === view.viewer ? place : `${zone.owner}.${place}`]
}

/** The moves that speak of a card: by its code where any does, else by its place. */
export function movesOf(moves: string[], called: string[]): string[] {
  for (const call of called) {
    const found = moves.filter((move) => parts(move).includes(call))
    if (found.length > 0) return found
  }
  return []
}

/** Moves with the same first word, in the order they came. */
export function grouped(moves: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const move of moves) {
    const verb = parts(move)[0] ?? ''
    groups.set(verb, [...(groups.get(verb) ?? []), move])
  }
  return [...groups.values()]
}

/** How moves were written that spoke of a card of a zone: so one that is not allowed can be asked about. */
export class Shapes {
  #known = new Map<string, { before: string; after: string; way: number }>()

  learn(view: View, moves: string[]): void {
    for (const zone of view.zones) {
      for (let index = 0; index < zone.values.length; index++) {
        calls(view, zone, index).forEach((call, way, all) => {
          const move = moves.find((one) => parts(one).slice(1).join(' ') === call)
          if (move === undefined) return
          const at = move.lastIndexOf(call)
          this.#known.set(side(view, zone), { before: move.slice(0, at), after: move.slice(at + call.length), way: all.length - way })
        })
      }
    }
  }

  /** The move this card would make; null where no move of its zone was ever seen. */
  guess(view: View, zone: Zone, index: number): string | null {
    const shape = this.#known.get(side(view, zone))
    const call = shape && calls(view, zone, index).at(-shape.way)
    return shape === undefined || call === undefined ? null : `${shape.before}${call}${shape.after}`
  }
}

/** A zone of this name is written alike for oneself, for all others, and for the table. */
function side(view: View, zone: Zone): string {
  return `${zone.name} ${zone.owner === null ? 'table' : zone.owner === view.viewer ? 'mine' : 'theirs'}`
}
