// The cards of a zone as a row shows them.
import type { ShownCard } from '../../cards/CardRow.svelte'
import { faceOf, spoken } from '../../cards/faces.ts'
import { t } from '../../texts/texts.svelte.ts'
import { REMEMBERED, type Zone } from '../../wire/view.ts'
import type { Words } from '../../wire/words.svelte.ts'

/** Twins get a number each; what is hidden is known by its place. */
export function shownCards(zone: Zone, words: Words): ShownCard[] {
  const seen = new Map<string, number>()
  return zone.values.map((code, i) => {
    const face = faceOf(zone.spell, code)
    const other = faceOf(zone.spell, zone.backs?.values[i] ?? null)
    const nth = (seen.get(String(code)) ?? 0) + 1
    seen.set(String(code), nth)
    const hidden = `${zone.name} ${zone.owner} ${i}`
    const named = spoken(face) ?? words.value(zone.spell, code)
    return {
      key: code === null || zone.backs !== undefined ? hidden : `${zone.spell} ${code} ${nth}`,
      // Of a card that shows us only its other side, we see that one.
      face: face ?? other,
      other: face === null ? null : other,
      remembered: zone.marks[i] === REMEMBERED,
      label: face !== null && other !== null ? t('card-both', { face: named, other: spoken(other) ?? '' }) : face === null && other !== null ? (spoken(other) ?? '') : named,
    }
  })
}
