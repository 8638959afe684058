// What is on a card, read from the codes of the wire.
import { t } from '../texts/texts.svelte.ts'
import type { Code } from '../wire/view.ts'

export type Suit = 'C' | 'D' | 'H' | 'S'
export type Colour = 'R' | 'B' | 'G' | 'Y'

export type Face =
  | { kind: 'french'; rank: string; suit: Suit }
  | { kind: 'joker' }
  | { kind: 'value'; value: number; colour: Colour } // Adriano
  | { kind: 'symbol'; letter: string } // one side of a Janus card
  | { kind: 'text'; text: string } // anything else, in words

/** The ranks of French cards, as codes write them, and what such codes look like in a notation. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
export const CODES = /(?:10|[2-9AJQK])[CDHS]|JK/g

const FRENCH = /^(A|[2-9]|10|J|Q|K)([CDHS])$/
const VALUE = /^([RBGY])(\d{1,2})$/
const SYMBOL = /^[A-K]$/

/** The face of a card; null for a back. */
export function faceOf(spell: string, code: Code): Face | null {
  if (code === null) return null
  const text = String(code)
  if (spell === 'symbol' && SYMBOL.test(text)) return { kind: 'symbol', letter: text }
  if (spell === 'card') {
    if (text === 'JK') return { kind: 'joker' }
    const french = FRENCH.exec(text)
    if (french) return { kind: 'french', rank: french[1]!, suit: french[2] as Suit }
    const value = VALUE.exec(text)
    if (value) return { kind: 'value', value: Number(value[2]), colour: value[1] as Colour }
  }
  return { kind: 'text', text }
}

/** Whether values of this spell are drawn as cards; numbers and seats are not. */
export function isCard(spell: string): boolean {
  return !['number', 'seat', 'rank', 'slot', 'slots'].includes(spell)
}

/** A card as it is said aloud; null where only its game knows how. */
export function spoken(face: Face | null): string | null {
  if (face === null) return t('card-back')
  switch (face.kind) {
    case 'french':
      return t('card-french', { rank: face.rank, suit: face.suit })
    case 'joker':
      return t('card-joker')
    case 'value':
      return t('card-value', { value: face.value, colour: face.colour })
    case 'symbol':
      return t('card-symbol', { letter: face.letter })
    case 'text':
      return null
  }
}

/** The letter of a rank as this language prints it on cards: V, D and R in French. */
export function index(rank: string): string {
  return t('card-index', { rank })
}
