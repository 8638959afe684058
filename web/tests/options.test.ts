import { expect, it } from 'vitest'
import { asPreset, departures, optionsOf, presetOf, valueText } from '../src/table/options.ts'
import type { GameShown } from '../src/wire/protocol.ts'
import { settings } from '../src/settings.svelte.ts'

const game = {
  options: {
    properties: {
      rounds: { default: 5, clause: 'NJ-25', ours: true, type: 'integer', minimum: 1, maximum: 50 },
      tokens: { default: null, type: ['integer', 'null'], minimum: 6, maximum: 10 },
      lead: { default: 'ace', enum: ['ace', 'any'] },
      kept: { default: false, enum: [false, true] },
    },
  },
  option_words: {
    rounds: { titles: { fr: 'Manches', en: 'Rounds' }, about: { fr: 'Le livret se tait.', en: 'The booklet is silent.' }, values: {} },
    lead: { titles: { fr: 'Début', en: 'Lead' }, values: { ace: { fr: 'un as', en: 'an ace' } } },
  },
  presets: { booklet: { titles: {}, options: {} }, family: { titles: {}, options: { rounds: 3, lead: 'any' } } },
} as unknown as GameShown

it('options come with their words, and numbers with their bounds', () => {
  settings.lang = 'en'
  const [rounds, tokens, lead, kept] = optionsOf(game)
  expect(rounds).toMatchObject({ clause: 'NJ-25', standard: 5, ours: true, least: 1, most: 50, optional: false, choices: [], about: { en: 'The booklet is silent.' } })
  expect(tokens).toMatchObject({ standard: null, ours: false, optional: true })
  expect(valueText(lead!, 'ace')).toBe('an ace')
  expect(valueText(lead!, 'any')).toBe('any')
  expect(valueText(tokens!, null)).toBe('as the rules say')
  expect(kept!.choices.map((choice) => choice.value)).toEqual([false, true])
})

it('only what departs from the booklet is sent', () => {
  expect(departures(optionsOf(game), { rounds: 5, tokens: 8, lead: 'ace', kept: true })).toEqual({ tokens: 8, kept: true })
})

it('a way to play fills in every option, and is known by them', () => {
  const family = asPreset(game, 'family')
  expect(family).toEqual({ rounds: 3, tokens: null, lead: 'any', kept: false })
  expect(presetOf(game, family)).toBe('family')
  expect(presetOf(game, asPreset(game, 'booklet'))).toBe('booklet')
  expect(presetOf(game, { ...family, rounds: 4 })).toBe('')
})
