// What was received, in words. A component asks for a sentence and gets it as soon as the server has said it; what was
// asked in one moment is sent together, and what was said once is kept.
import { SvelteMap } from 'svelte/reactivity'
import { settings, type Lang } from '../settings.svelte.ts'
import { typeset } from '../texts/texts.svelte.ts'
import { api, Failed, isPassing } from './http.ts'
import type { Decision, FactTold, ValueTold, WordsAsked, ZoneTold } from './protocol.ts'
import type { Code, Happening, View, Zone } from './view.ts'

type Kind = 'events' | 'moves' | 'zones' | 'facts' | 'values' | 'decision'

interface Wanted {
  key: string
  lang: Lang
  names: string[]
  kind: Kind
  thing: unknown
}

const MOST: Record<Kind, number> = { events: 120, moves: 120, zones: 40, facts: 40, values: 120, decision: 1 }
const MOST_KEPT = 4000
const MOST_BYTES = 50_000

export class Words {
  readonly #game: string
  readonly #names: () => string[]
  #said = new SvelteMap<string, string>()
  #wanted = new Map<string, Wanted>()
  #asked = new Set<string>()
  #planned = false
  #waiting: (() => void)[] = []

  /** `names` are those of the seats, read anew whenever something is said. */
  constructor(game: string, names: () => string[]) {
    this.#game = game
    this.#names = names
  }

  /** A move as people say it; its notation until the words are there. */
  move(notation: string): string {
    return this.#get('moves', notation) ?? notation
  }

  /** What happened, to those who were called so then; "" where it is not worth a line, undefined until the words are there. */
  event(what: Happening, names?: string[]): string | undefined {
    return this.#get('events', what, names)
  }

  /** What a zone is called. */
  zone(zone: Zone): string {
    return this.#get('zones', told({ ...zone, values: [] }))?.split('\n')[0] ?? ''
  }

  /** What a zone is called and what lies in it, in one line. */
  line(zone: Zone): string {
    return this.#get('zones', told(zone))?.split('\n')[1] ?? ''
  }

  /** A card, a seat, a rank… as people read it. */
  value(spell: string, value: Code): string {
    return this.#get('values', { spell, value } satisfies ValueTold) ?? (value === null ? '' : String(value))
  }

  /** A fact of a view in words, "" where the view does not have it. */
  fact(view: View, name: string): string {
    if (!(name in view.facts)) return ''
    return this.#get('facts', fact(view, name)) ?? ''
  }

  /** What the viewer is asked to decide; "" where nothing is. */
  question(view: View): string {
    if (view.viewer === null || view.turn !== view.viewer) return ''
    const decision: Decision = {
      phase: view.phase,
      viewer: view.viewer,
      legal: view.legal.slice(0, 120),
      zones: view.zones.filter((zone) => !zone.aside && zone.owner === view.viewer).map(told),
      facts: Object.keys(view.facts).map((name) => fact(view, name)),
    }
    return this.#get('decision', decision) ?? ''
  }

  /** Once all that was asked so far is answered: what is drawn with it will not jump. */
  answered(): Promise<void> {
    return new Promise((done) => (this.#isQuiet() ? done() : this.#waiting.push(done)))
  }

  #get(kind: Kind, thing: unknown, names = this.#names()): string | undefined {
    const { lang } = settings
    const key = `${lang}${names.join('\n')}${kind}${JSON.stringify(thing)}`
    const known = this.#said.get(key)
    if (known === undefined && !this.#asked.has(key)) {
      this.#wanted.set(key, { key, lang, names, kind, thing })
      this.#plan(0)
    }
    return known
  }

  /** With nothing to wait for, as soon as whatever asks now has asked: drawing what it draws takes longer than the answer. */
  #plan(wait: number): void {
    if (this.#planned) return
    this.#planned = true
    if (wait === 0) queueMicrotask(() => void this.#send())
    else setTimeout(() => void this.#send(), wait)
  }

  async #send(): Promise<void> {
    this.#planned = false
    const batch = this.#batch()
    for (const { key } of batch) this.#asked.add(key)
    if (this.#wanted.size > 0) this.#plan(0)
    const [first, ...rest] = batch
    if (first === undefined) return
    try {
      await this.#ask([first, ...rest])
    } catch (error) {
      const refused = error instanceof Failed && !isPassing(error)
      for (const wanted of batch) {
        if (refused) this.#said.set(wanted.key, wanted.kind === 'moves' ? String(wanted.thing) : '')
        else this.#wanted.set(wanted.key, wanted)
      }
      if (!refused) this.#plan(1000 * Math.max(1, error instanceof Failed ? error.wait : 1))
    } finally {
      for (const { key } of batch) this.#asked.delete(key)
      if (this.#isQuiet()) for (const done of this.#waiting.splice(0)) done()
    }
  }

  #isQuiet(): boolean {
    return this.#wanted.size + this.#asked.size === 0
  }

  /** As much as may be asked at once, in one language and with the same names. */
  #batch(): Wanted[] {
    const [first] = this.#wanted.values()
    if (first === undefined) return []
    const alike = [...this.#wanted.values()].filter((one) => one.lang === first.lang && one.names.join('\n') === first.names.join('\n'))
    const counts: Record<Kind, number> = { events: 0, moves: 0, zones: 0, facts: 0, values: 0, decision: 0 }
    const batch: Wanted[] = []
    let bytes = 0
    for (const wanted of alike) {
      bytes += JSON.stringify(wanted.thing).length
      if (counts[wanted.kind] >= MOST[wanted.kind] || (bytes > MOST_BYTES && batch.length > 0)) continue
      counts[wanted.kind] += 1
      batch.push(wanted)
    }
    for (const { key } of batch) this.#wanted.delete(key)
    return batch
  }

  async #ask(batch: [Wanted, ...Wanted[]]): Promise<void> {
    const of = <T>(kind: Kind): T[] => batch.filter((wanted) => wanted.kind === kind).map((wanted) => wanted.thing as T)
    const asked: WordsAsked = {
      lang: batch[0].lang,
      names: batch[0].names,
      events: of<Happening>('events'),
      moves: of<string>('moves'),
      zones: of<ZoneTold>('zones'),
      facts: of<FactTold>('facts'),
      values: of<ValueTold>('values'),
      decision: of<Decision>('decision')[0] ?? null,
    }
    const worded = await api.words(this.#game, asked)
    const answers: Record<Kind, string[]> = {
      ...worded,
      zones: worded.zones.map((line, i) => `${worded.titles[i]}\n${line}`),
      decision: [worded.decision],
    }
    if (this.#said.size > MOST_KEPT) for (const old of [...this.#said.keys()].slice(0, MOST_KEPT / 2)) this.#said.delete(old)
    for (const { key, kind } of batch) this.#said.set(key, typeset(answers[kind].shift() ?? ''))
  }
}

function told(zone: Zone): ZoneTold {
  return { name: zone.name, owner: zone.owner, spell: zone.spell, values: zone.values.slice(0, 120) }
}

function fact(view: View, name: string): FactTold {
  return { name, spell: view.spells[name] ?? 'number', value: view.facts[name] ?? null }
}
