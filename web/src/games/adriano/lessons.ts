// What a first game of Adriano is told.
import type { Lesson } from '../../table/contract.ts'
import { t } from '../../texts/texts.svelte.ts'
import { zone } from '../../wire/view.ts'

const POWERS = /^[RBGY][3789]$/

const lessons: Lesson[] = [
  { says: () => t('adriano-lesson-goal'), clause: 'AD-49' },
  { says: () => t('adriano-lesson-square'), at: 'mine', clause: 'AD-04' },
  { says: () => t('adriano-lesson-look'), when: ({ looks }) => looks.some((look) => look.kind === 'remembered'), at: 'mine', clause: 'AD-05' },
  { says: () => t('adriano-lesson-draw'), when: ({ moves }) => moves.includes('draw'), at: 'pile', clause: 'AD-10' },
  { says: () => t('adriano-lesson-drawn'), when: ({ moves }) => moves.includes('throw'), at: 'held', clause: 'AD-12' },
  { says: () => t('adriano-lesson-call'), when: ({ moves }) => moves.includes('call'), at: 'moves', clause: 'AD-40' },
  { says: () => t('adriano-lesson-take'), when: ({ moves }) => moves.includes('take'), at: 'pit', clause: 'AD-11' },
  {
    says: () => t('adriano-lesson-power'),
    when: ({ view, seat, moves }) => moves.includes('throw') && POWERS.test(String(zone(view, 'held', seat)?.values[0])),
    at: 'held',
    clause: 'AD-31',
  },
  {
    says: () => t('adriano-lesson-combination'),
    when: ({ moves, view }) => moves.some((move) => move.startsWith('name')) && (zone(view, 'pit')?.values.length ?? 0) > 3,
    at: 'moves',
    clause: 'AD-20',
  },
  { says: () => t('adriano-lesson-called'), when: ({ view }) => 'caller' in view.facts, clause: 'AD-43' },
  { says: () => t('adriano-lesson-count'), when: ({ view }) => view.last_round.length > 0, clause: 'AD-42' },
]
export default lessons
