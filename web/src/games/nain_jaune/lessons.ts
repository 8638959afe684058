// What a newcomer is told in a first game of Nain Jaune.
import type { Lesson } from '../../table/contract.ts'
import { t } from '../../texts/texts.svelte.ts'
import { belles, laying, PASS } from './reading.ts'

const lessons: Lesson[] = [
  { says: () => t('nain-jaune-lesson-goal'), clause: 'NJ-20' },
  { says: () => t('nain-jaune-lesson-board'), at: 'board', clause: 'NJ-05' },
  { says: () => t('nain-jaune-lesson-hand'), at: 'hand', clause: 'NJ-01' },
  { says: () => t('nain-jaune-lesson-others'), at: 'others', clause: 'NJ-10' },
  { says: () => t('nain-jaune-lesson-ace'), at: 'series', clause: 'NJ-11', when: ({ view }) => view.facts.wanted === 'A' },
  {
    says: () => t('nain-jaune-lesson-series'),
    at: 'series',
    clause: 'NJ-12',
    when: ({ view, moves }) => view.facts.wanted !== undefined && moves.some((move) => move !== PASS),
  },
  { says: () => t('nain-jaune-lesson-sans'), at: 'sans', clause: 'NJ-14', when: ({ moves }) => moves.includes(PASS) },
  { says: () => t('nain-jaune-lesson-heard'), at: 'others', clause: 'NJ-28', when: ({ seat, fresh }) => fresh.some((what) => what.kind === 'passed' && what.seat !== seat) },
  { says: () => t('nain-jaune-lesson-belle'), at: 'board', clause: 'NJ-17', when: ({ view, moves, fresh }) => fresh.some((what) => what.kind === 'took') || belles(view).some((card) => moves.includes(laying(card))) },
  { says: () => t('nain-jaune-lesson-lead'), at: 'hand', clause: 'NJ-16', when: ({ view, moves }) => view.phase === 'lead' && moves.length > 0 },
  { says: () => t('nain-jaune-lesson-payment'), at: 'payment', clause: 'NJ-21', when: ({ view }) => view.last_round.length > 0, ending: true },
]

export default lessons
