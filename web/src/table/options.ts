// The options of a game as a form shows them, from the JSON Schema and the words that the server gives.
import { here, t } from '../texts/texts.svelte.ts'
import type { GameShown } from '../wire/protocol.ts'

export type Setting = string | number | boolean | null

export interface GameOption {
  name: string
  clause: string | null
  titles: Record<string, string>
  about: Record<string, string> // what the booklet says and what a choice changes, where the game tells
  standard: Setting // what the booklet says, or our ruling where it is silent
  ours: boolean // the standard is our ruling
  choices: { value: Setting; texts: Record<string, string> }[] // none for a number
  least: number
  most: number
  optional: boolean // a number that may be left to the rules
}

interface Property {
  default: Setting
  clause?: string
  ours?: boolean
  enum?: Setting[]
  type?: string | string[]
  minimum?: number
  maximum?: number
}

export function optionsOf(game: GameShown): GameOption[] {
  const properties = game.options.properties as Record<string, Property>
  return Object.entries(properties).map(([name, about]) => {
    const words = game.option_words[name]
    return {
      name,
      clause: about.clause ?? null,
      titles: words?.titles ?? { fr: name, en: name },
      about: words?.about ?? {},
      standard: about.default,
      ours: about.ours ?? false,
      choices: (about.enum ?? []).map((value) => ({ value, texts: words?.values[String(value)] ?? { fr: String(value), en: String(value) } })),
      least: about.minimum ?? 0,
      most: about.maximum ?? 0,
      optional: Array.isArray(about.type) && about.type.includes('null'),
    }
  })
}

/** A value of an option as people read it. */
export function valueText(option: GameOption, value: unknown): string {
  const choice = option.choices.find((one) => one.value === value)
  if (choice !== undefined) return here(choice.texts)
  return value === null || value === undefined ? t('option-by-rules') : String(value)
}

/** Everything as the booklet says. */
export function standards(options: GameOption[]): Record<string, Setting> {
  return Object.fromEntries(options.map((option) => [option.name, option.standard]))
}

/** All options as one of the ways to play has them. */
export function asPreset(game: GameShown, name: string): Record<string, Setting> {
  return { ...standards(optionsOf(game)), ...game.presets[name]?.options }
}

/** The way to play that has just these options; "" where none has. */
export function presetOf(game: GameShown, chosen: Record<string, Setting>): string {
  const same = (name: string): boolean => Object.entries(asPreset(game, name)).every(([option, value]) => chosen[option] === value)
  return Object.keys(game.presets).find(same) ?? ''
}

/** What was chosen and is not what the booklet says: all a server needs to be told. */
export function departures(options: GameOption[], chosen: Record<string, Setting>): Record<string, Setting> {
  const changed = options.filter((option) => option.name in chosen && chosen[option.name] !== option.standard)
  return Object.fromEntries(changed.map((option) => [option.name, chosen[option.name]!]))
}
