// A card of this game as a row shows it.
import type { ShownCard } from '../../cards/CardRow.svelte'
import { faceOf, spoken } from '../../cards/faces.ts'
import { t } from '../../texts/texts.svelte.ts'
import type { Code } from '../../wire/view.ts'
import { SPACES } from './reading.ts'

const isBelle = (code: Code): boolean => SPACES.some((card) => card === code)

/** A belle has a star, and is called one. */
export function shown(code: Code): ShownCard {
  const face = faceOf('card', code)
  const card = spoken(face) ?? String(code)
  return { key: `nain_jaune ${code}`, face, label: isBelle(code) ? t('nain-jaune-belle', { card }) : card }
}

/** The same in one's own hand. */
export function held(code: Code, playable: boolean): ShownCard {
  return { ...shown(code), playable, place: isBelle(code) ? '★' : '' }
}
