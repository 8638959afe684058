// What a newcomer to Janus is told, once each.
import type { Lesson } from '../../table/contract.ts'
import { t } from '../../texts/texts.svelte.ts'
import type { Happening } from '../../wire/view.ts'

const takes = (move: string): boolean => move.startsWith('take ')
const discards = (move: string): boolean => move.startsWith('discard ')
const is = (kind: string) => (what: Happening): boolean => what.kind === kind

const LESSONS: Lesson[] = [
  { says: () => t('janus-lesson-dealt'), at: 'hand', clause: 'JA-04' },
  { says: () => t('janus-lesson-sides'), at: 'hand', clause: 'JA-05' },
  { says: () => t('janus-lesson-others'), at: 'others', clause: 'JA-35' },
  { says: () => t('janus-lesson-goal'), at: 'trios', clause: 'JA-20' },
  { says: () => t('janus-lesson-turn'), when: ({ view, looks, moves }) => view.phase === 'turn' && looks.length === 0 && moves.some(takes), at: 'actions', clause: 'JA-10' },
  { says: () => t('janus-lesson-take'), when: ({ view, looks, moves }) => view.phase === 'turn' && looks.length === 0 && moves.some(takes), at: 'others', clause: 'JA-12' },
  { says: () => t('janus-lesson-stock'), when: ({ looks, moves }) => looks.length === 0 && moves.includes('take stock'), at: 'stock', clause: 'JA-11' },
  { says: () => t('janus-lesson-second'), when: ({ view, moves }) => view.phase === 'take' && moves.length > 0, at: 'actions', clause: 'JA-13' },
  { says: () => t('janus-lesson-full'), when: ({ view, moves }) => view.phase === 'turn' && moves.some(discards) && !moves.some(takes), at: 'hand', clause: 'JA-15' },
  { says: () => t('janus-lesson-turned'), when: ({ seat, fresh }) => fresh.some((what) => is('took')(what) && what.seat !== seat), at: 'others', clause: 'JA-12' },
  { says: () => t('janus-lesson-laid'), when: ({ fresh }) => fresh.some(is('laid')), at: 'trios', clause: 'JA-21' },
  { says: () => t('janus-lesson-vote'), when: ({ view, moves }) => view.phase === 'vote' && moves.length > 0, at: 'actions', clause: 'JA-31' },
]

export default LESSONS
