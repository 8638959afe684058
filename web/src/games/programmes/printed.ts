// What is printed on the programme cards, as the server tells it: the page knows no list.
import { index } from '../../cards/faces.ts'
import { settings } from '../../settings.svelte.ts'
import { games } from '../../shell/games.svelte.ts'
import { t } from '../../texts/texts.svelte.ts'

/** One line of a programme. */
export interface Ask {
  kind: 'run' | 'set'
  times: number
  size: number
  /** The ranks imposed, in order; none where they are free. */
  ranks: string[]
  /** The suits permitted; "" where any will do. */
  suits: string
}

export interface Programme {
  asks: Ask[]
  wilds: boolean
  sun: boolean
}

const printed = () => games.of('programmes')?.printed ?? {}

export function programmeOf(code: string): Programme {
  const found = printed().programme?.[code] as unknown as Programme | undefined
  return found ?? { asks: [], wilds: true, sun: false }
}

export function isWild(code: string): boolean {
  return printed().card?.[code]?.wild === true
}

/** The combinations a programme asks for, each by itself. */
export function nestsOf(programme: Programme): Ask[] {
  return programme.asks.flatMap((ask) => Array.from({ length: ask.times }, () => ({ ...ask, times: 1 })))
}

/** `run of 4, of spades`, aloud. */
export function askSpoken(ask: Ask): string {
  const { kind, size } = ask
  const asked = ask.ranks.length === 0 ? t('programmes-ask', { kind, size }) : t('programmes-ask-ranks', { kind, ranks: ask.ranks.map(index).join(' ') })
  const suits = new Intl.ListFormat(settings.lang, { type: 'disjunction' }).format([...ask.suits].map((suit) => t('programmes-suit', { suit })))
  return suits ? t('programmes-ask-suits', { ask: asked, suits }) : asked
}
