// What a newcomer to Programmes is told, once each.
import type { Lesson } from '../../table/contract.ts'
import { t } from '../../texts/texts.svelte.ts'
import { zone } from '../../wire/view.ts'
import { verb } from './notation.ts'

type Now = Parameters<NonNullable<Lesson['when']>>[0]

const may = (now: Now, wanted: string): boolean => now.moves.some((move) => verb(move) === wanted)
const revealed = ({ view, seat }: Now): boolean => seat !== null && zone(view, 'programme', seat)?.values.length === 0
/** Nothing is told behind the sheet of a round's end: what waits for the lesson would never close it. */
const looking = ({ seat, waiting }: Now): boolean => seat !== null && waiting.includes(seat)
const laid = ({ view }: Now): boolean => view.zones.some((one) => one.number !== undefined)

const lessons: Lesson[] = [
  { says: () => t('programmes-lesson-goal'), clause: 'PR-43' },
  { says: () => t('programmes-lesson-programme'), at: 'programme', clause: 'PR-11' },
  { says: () => t('programmes-lesson-wilds'), at: 'hand', clause: 'PR-17' },
  { says: () => t('programmes-lesson-sort'), at: 'sort' },
  { says: () => t('programmes-lesson-take'), at: 'reserve', clause: 'PR-30', when: (now) => may(now, 'draw') && !looking(now) },
  { says: () => t('programmes-lesson-reveal'), at: 'reveal', clause: 'PR-32', when: (now) => may(now, 'reveal') },
  { says: () => t('programmes-lesson-nest'), at: 'programme', clause: 'PR-10', when: (now) => may(now, 'discard') && !revealed(now) },
  { says: () => t('programmes-lesson-discard'), at: 'moves', clause: 'PR-35', when: (now) => may(now, 'discard') },
  { says: () => t('programmes-lesson-lay'), at: 'combinations', clause: 'PR-33', when: (now) => revealed(now) && may(now, 'discard') },
  { says: () => t('programmes-lesson-others'), at: 'combinations', clause: 'PR-34', when: (now) => laid(now) && !revealed(now) },
  { says: () => t('programmes-lesson-round'), clause: 'PR-40', when: (now) => now.view.last_round.length > 0 && !looking(now), ending: true },
]

export default lessons
