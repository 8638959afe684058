// The cards of a view as this table shows them: the side turned to the viewer large, the one turned away where it is known.
import type { ShownCard } from '../../cards/CardRow.svelte'
import { faceOf, spoken, type Face } from '../../cards/faces.ts'
import { t } from '../../texts/texts.svelte.ts'
import type { Code, Zone } from '../../wire/view.ts'

export const face = (code: Code | undefined): Face | null => faceOf('symbol', code ?? null)
const said = (code: Code | undefined): string => spoken(face(code)) ?? ''

/** A hand: of one's own cards the inner sides are seen, of all others the outer ones. */
export function handCards(zone: Zone | undefined, mine: boolean, pieces: string[]): ShownCard[] {
  return (zone?.values ?? []).map((inner, i) => {
    const outer = zone?.backs?.values[i]
    const [seen, away] = mine ? [inner, outer] : [outer, inner]
    const known = away !== null && away !== undefined
    return {
      key: pieces[i] ?? `${i}`,
      face: face(seen),
      other: face(away),
      label: known
        ? t('janus-card-both', { side: said(seen), other: said(away), place: i + 1 })
        : t('janus-card', { side: said(seen), place: i + 1 }),
    }
  })
}

export interface Trio {
  key: string
  cards: { key: string; face: Face | null; other: Face | null }[]
  label: string
}

/** The trios before a player, three cards each, both sides known to all. */
export function triosOf(zone: Zone | undefined, pieces: string[]): Trio[] {
  const codes = zone?.values ?? []
  const others = zone?.backs?.values ?? []
  return Array.from({ length: Math.floor(codes.length / 3) }, (_, nth) => {
    const places = [3 * nth, 3 * nth + 1, 3 * nth + 2]
    return {
      key: pieces[3 * nth] ?? `${nth}`,
      cards: places.map((i) => ({ key: pieces[i] ?? `${i}`, face: face(codes[i]), other: face(others[i]) })),
      label: t('janus-trio', { symbol: said(codes[3 * nth]), others: places.map((i) => said(others[i])).join(', ') }),
    }
  })
}

/** The stock as it is called aloud. */
export function stockLabel(stock: Zone | undefined): string {
  const count = stock?.values.length ?? 0
  const under = stock?.backs?.values.at(-1)
  if (count === 0) return t('janus-stock-empty')
  const side = said(stock?.values.at(-1))
  return under === null || under === undefined ? t('janus-stock', { side, count }) : t('janus-stock-both', { side, other: said(under), count })
}
