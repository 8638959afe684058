// What to touch now, where a button alone would not say it.
import { t } from '../../texts/texts.svelte.ts'
import type { Happening, View } from '../../wire/view.ts'
import type { Begun } from './touching.ts'

/** "" where nothing needs to be said. */
export function hint(view: View, moves: string[], looks: Happening[], begun: Begun): string {
  if (looks.some((look) => look.kind === 'remembered')) return t('adriano-hint-remember')
  if (looks.length > 0) return t('adriano-hint-look')
  if (moves.length === 0) return ''
  if (begun.named !== null) return t('adriano-hint-name')
  switch (view.phase) {
    case 'drawn':
      return t('adriano-hint-drawn')
    case 'taken':
      return t('adriano-hint-taken')
    case 'look_own':
      return t('adriano-hint-look-own')
    case 'look_other':
      return t('adriano-hint-look-other')
    case 'trade':
      if (begun.own !== null) return t('adriano-hint-trade-other')
      return begun.other !== null ? t('adriano-hint-trade-own') : t('adriano-hint-trade')
    default:
      return ''
  }
}
