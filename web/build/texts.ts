// The page's words, from the Fluent catalogues that the terminal reads too. A build fails where a key is missing in a
// language, used and not written, or written and not used.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Entry, type Message } from '@fluent/syntax'
import type { Plugin } from 'vite'

export const LANGUAGES = ['fr', 'en'] as const
const WEB = dirname(dirname(fileURLToPath(import.meta.url)))
const TEXTS = resolve(WEB, '../src/pioche/texts')
const SHARED = /^phrase-/ // what the page takes from the core's catalogue

/** How those keys go on that a source writes by their beginning. */
const ENDINGS: Record<string, string[]> = {
  'fair-verdict-': ['fair', 'sound', 'broken', 'unproved'],
  'new-bot-': ['easy', 'normal', 'hard', 'max', 'fast', 'random'],
  'phrase-': ['hello', 'well-played', 'thanks', 'oops', 'thinking', 'your-turn', 'good-game', 'bye'],
  'programmes-do-': ['draw', 'take', 'exchange', 'keep'],
  'programmes-sort-': ['rank', 'suit', 'programme', 'own'],
  'settings-theme-': ['system', 'light', 'dark'],
  'status-': ['open', 'playing', 'over', 'closed'],
  'time-': ['days', 'hours', 'minutes', 'seconds'],
}

export type Catalogue = Map<string, { text: string; variables: string }>

/** The messages of a catalogue, each with what stands behind its key and the names of its arguments. */
export function messages(source: string): Catalogue {
  const found: Catalogue = new Map()
  for (const entry of parse(source, {}).body as Entry[]) {
    if (entry.type === 'Junk') throw new Error(`not Fluent: ${entry.content.trim().split('\n')[0]}`)
    if (entry.type !== 'Message') continue
    const message = entry as Message
    const text = source.slice(message.id.span!.end, message.span!.end) // a comment may stand before the key
    const variables = [...new Set([...text.matchAll(/\$([a-z_]+)/g)].map((match) => match[1]))].sort().join(' ')
    found.set(message.id.name, { text, variables })
  }
  return found
}

/** Keys written as `t('key'` or `inAllLanguages('key'` in a source, and the beginnings written as t(`key-${`. */
export function uses(source: string): { keys: string[]; beginnings: string[] } {
  return {
    keys: [...source.matchAll(/\b(?:t|inAllLanguages)\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!),
    beginnings: [...source.matchAll(/\bt\(\s*`([a-z0-9-]+)\$\{/g)].map((match) => match[1]!),
  }
}

/** What is wrong with the catalogues, in words; nothing where they are complete. */
export function faults(catalogues: Record<string, Catalogue>, sources: string[], endings = ENDINGS): string[] {
  const found: string[] = []
  const all = new Set(Object.values(catalogues).flatMap((catalogue) => [...catalogue.keys()]))
  for (const key of all) {
    const variables = new Set<string>()
    for (const [lang, catalogue] of Object.entries(catalogues)) {
      const message = catalogue.get(key)
      if (message === undefined) found.push(`${key} is missing in ${lang}: write it there too`)
      else variables.add(message.variables)
    }
    if (variables.size > 1) found.push(`${key} has other arguments in each language: ${[...variables].join(' / ')}`)
  }
  const used = sources.map(uses)
  const keys = new Set(used.flatMap((one) => one.keys))
  for (const beginning of new Set(used.flatMap((one) => one.beginnings))) {
    if (endings[beginning] === undefined) found.push(`${beginning}… is used: list how it goes on in build/texts.ts`)
    for (const ending of endings[beginning] ?? []) keys.add(beginning + ending)
  }
  for (const key of keys) if (!all.has(key)) found.push(`${key} is used and in no catalogue: write it`)
  for (const key of all) if (!keys.has(key)) found.push(`${key} is not used: delete it`)
  return found
}

/** The page's own catalogues in a language: one of what every screen says, and one for each game's table. */
function pageFiles(lang: string): string[] {
  return readdirSync(join(TEXTS, 'page', lang)).map((file) => join(TEXTS, 'page', lang, file))
}

function read(lang: string): Catalogue {
  const page = messages(pageFiles(lang).map((file) => readFileSync(file, 'utf-8')).join('\n'))
  const core = messages(readFileSync(join(TEXTS, `locale/${lang}.ftl`), 'utf-8'))
  return new Map([...page, ...[...core].filter(([key]) => SHARED.test(key))])
}

function sources(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
  return files.filter((file) => ['.ts', '.svelte'].includes(extname(file))).map((file) => readFileSync(join(folder, file), 'utf-8'))
}

export function texts(): Plugin {
  const name = 'virtual:texts'
  return {
    name: 'pioche-texts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const catalogues: Record<string, Catalogue> = {}
      for (const lang of LANGUAGES) {
        catalogues[lang] = read(lang)
        for (const file of pageFiles(lang)) this.addWatchFile(file)
      }
      const wrong = faults(catalogues, sources(join(WEB, 'src')))
      if (wrong.length) this.error(`texts:\n  ${wrong.join('\n  ')}`)
      const written = LANGUAGES.map((lang) => [lang, Object.fromEntries([...catalogues[lang]!].map(([key, { text }]) => [key, text]))])
      return `export default ${JSON.stringify(Object.fromEntries(written))}`
    },
  }
}
