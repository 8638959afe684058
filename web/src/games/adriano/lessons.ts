// What a first game of Adriano is told.
import type { Lesson } from '../../table/contract.ts'
import { t } from '../../texts/texts.svelte.ts'
import { zone } from '../../wire/view.ts'

const POWERS = /^[RBGY][3789]$/

type Now = Parameters<NonNullable<Lesson['when']>>[0]

/** A look comes first: until it has been seen no move is told of. */
const may = (move: string) => ({ looks, moves }: Now): boolean => looks.length === 0 && moves.includes(move)

const lessons: Lesson[] = [
  { says: () => t('adriano-lesson-goal'), clause: 'AD-49' },
  { says: () => t('adriano-lesson-square'), at: 'mine', clause: 'AD-04' },
  { says: () => t('adriano-lesson-look'), when: ({ looks }) => looks.some((look) => look.kind === 'remembered'), at: 'mine', clause: 'AD-05' },
  { says: () => t('adriano-lesson-draw'), when: may('draw'), at: 'pile', clause: 'AD-10' },
  { says: () => t('adriano-lesson-drawn'), when: may('throw'), at: 'held', clause: 'AD-12' },
  { says: () => t('adriano-lesson-call'), when: may('call'), at: 'moves', clause: 'AD-40' },
  { says: () => t('adriano-lesson-take'), when: may('take'), at: 'pit', clause: 'AD-11' },
  {
    says: () => t('adriano-lesson-power'),
    when: (now) => may('throw')(now) && POWERS.test(String(zone(now.view, 'held', now.seat)?.values[0])),
    at: 'held',
    clause: 'AD-31',
  },
  {
    says: () => t('adriano-lesson-combination'),
    when: ({ looks, moves, view }) => looks.length === 0 && moves.some((move) => move.startsWith('name')) && (zone(view, 'pit')?.values.length ?? 0) > 3,
    at: 'moves',
    clause: 'AD-20',
  },
  { says: () => t('adriano-lesson-called'), when: ({ view, seat }) => 'caller' in view.facts && view.facts.caller !== seat, clause: 'AD-43' },
  { says: () => t('adriano-lesson-count'), when: ({ view }) => view.last_round.length > 0, ending: true, clause: 'AD-42' },
]
export default lessons
