// Whoever plays Adriano remembers for themselves: a sentence does not go on naming a card that lies face down by now.
import type { Fades } from '../../wire/table.svelte.ts'
import type { Happening, View } from '../../wire/view.ts'

/** By kind of event, the cards it names. What ended a round stays: those cards are dealt anew. */
const NAMED: Record<string, string[]> = {
  drew: ['card'],
  took: ['card'],
  threw: ['card'],
  lapsed: ['card'],
  showed: ['card'],
  exchanged: ['card', 'laid'],
  matched: ['laid'],
}

/** What happened, without the cards that nothing shows any more. `past`: something happened since, and what was turned
 * up for a moment lies face down again. */
export function faded(what: Happening, view: View, past: boolean): Happening {
  const named = NAMED[String(what.kind)] ?? []
  if (what.kind === 'showed' && !past) return what
  const gone = named.filter((field) => what[field] !== null && !view.zones.some((zone) => zone.values.includes(what[field] as string)))
  // A sentence names all of its cards or, of those laid and thrown, only the one that was thrown.
  const hidden = gone.includes('card') ? named : gone
  return gone.length === 0 ? what : { ...what, ...Object.fromEntries(hidden.map((field) => [field, null])) }
}

/** The same of all that was told, the last `fresh` of it just now. */
export const allFaded: Fades = (told, view, fresh) => told.map((what, i) => faded(what, view, i < told.length - fresh))
