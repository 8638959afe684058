// Every sentence of the page, from the Fluent catalogues that the terminal reads too; the build checks the keys.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import catalogues from 'virtual:texts'
import { settings, type Lang } from '../settings.svelte.ts'

export const LANGUAGES: readonly Lang[] = ['fr', 'en']
export type Arguments = Record<string, FluentVariable>

const bundles = Object.fromEntries(LANGUAGES.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })])) as Record<Lang, FluentBundle>

/** Below a thousand all languages write a whole number alike: the browser's own format, slow at its first use, can wait. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const isSmall = (value: FluentVariable): value is number => Number.isInteger(value) && Math.abs(value as number) < 1000

const numbered = (given: Arguments): Arguments =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isSmall(value) ? new Small(value) : value]))

function said(lang: Lang, key: string, given?: Arguments): string {
  const bundle = bundles[lang]
  const source = catalogues[lang][key]
  if (source === undefined) return key
  // A sentence is read when it is first said: a page needs few of them to begin with.
  if (!bundle.hasMessage(key)) bundle.addResource(new FluentResource(key + source))
  return typeset(bundle.formatPattern(bundle.getMessage(key)!.value!, given && numbered(given)))
}

/** French signs stay on the line of the word they belong to, ± on that of its number, and a number has a minus sign, no hyphen. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;!?»])|(?<=[«±]) /g, '\u00a0').replace(/(?<=^|\s|\()-(?=\d)/g, '\u2212')
}

/** Points, as they are written. */
export const written = (points: number): string => typeset(String(points))

/** A sentence in the language chosen now; read in a component, it changes with the language. */
export function t(key: string, given?: Arguments): string {
  return said(settings.lang, key, given)
}

/** The same sentence in every language, as the server's failures come. */
export function inAllLanguages(key: string): Record<Lang, string> {
  return { fr: said('fr', key), en: said('en', key) }
}

/** Of something that came in every language, the one chosen now. */
export function here(texts: Record<string, string>): string {
  return typeset(texts[settings.lang] ?? Object.values(texts)[0] ?? '')
}
