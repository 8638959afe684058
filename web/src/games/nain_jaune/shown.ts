// A card of this game as a row shows it.
import type { ShownCard } from '../../cards/CardRow.svelte'
import { faceOf, spoken } from '../../cards/faces.ts'
import { t } from '../../texts/texts.svelte.ts'
import type { Code } from '../../wire/view.ts'

const isOne = (code: Code, belles: string[]): boolean => belles.some((card) => card === code)

/** A belle has a star, and is called one. */
export function shown(code: Code, belles: string[]): ShownCard {
  const face = faceOf('card', code)
  const card = spoken(face) ?? String(code)
  return { key: `nain_jaune ${code}`, face, label: isOne(code, belles) ? t('nain-jaune-belle', { card }) : card }
}

/** The same in one's own hand. */
export function held(code: Code, belles: string[], playable: boolean): ShownCard {
  return { ...shown(code, belles), playable, place: isOne(code, belles) ? '★' : '' }
}
