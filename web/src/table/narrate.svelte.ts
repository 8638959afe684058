// Reads a table out: every new line of the log and every question, in order, as soon as the words are there.
import { untrack } from 'svelte'
import { notices } from '../shell/notices.svelte.ts'
import type { TableLine } from '../wire/table.svelte.ts'
import type { Happening } from '../wire/view.ts'
import type { Words } from '../wire/words.svelte.ts'
import { namesOf } from './people.ts'

/** Called once by the component that shows the table; `question` is what is asked of the person, "" for nothing. */
export function narrate(line: TableLine, words: Words, question: () => string): void {
  let told = line.sight?.version ?? 0
  let asked = ''
  const lines = new Map<number, { id: number; what: Happening }>() // by version, what was said

  $effect(() => {
    for (const { version, what, chairs } of line.log) {
      if (version <= told) {
        const said = lines.get(version)
        if (said !== undefined && said.what !== what) untrack(() => notices.unsay(said.id)) // seen, and forgotten
        continue
      }
      const text = what.kind === null ? '' : words.event(what, namesOf({ chairs }))
      if (text === undefined) return // goes on from here when the words arrive
      told = version
      if (typeof what.kind === 'string' && what.seat === line.seat) asked = '' // whoever did something is asked anew, be it the same
      lines.set(version, { id: untrack(() => notices.narrate(text)), what })
    }
    const now = question()
    if (now !== asked) untrack(() => notices.narrate(now))
    asked = now
  })
}
