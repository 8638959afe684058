import { afterEach, expect, it } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import { inWords, onAClock } from '../src/table/durations.ts'

const before = settings.lang
afterEach(() => {
  settings.lang = before
})

it.each([
  [0, '0 seconds', '0 seconde'],
  [1, '1 second', '1 seconde'],
  [300, '5 minutes', '5 minutes'],
  [3605, '1 hour', '1 heure'],
  [86_400, '1 day', '1 jour'],
  [180_000, '2 days 2 hours', '2 jours 2 heures'],
])('says %s seconds in words, in two units at most', (seconds, english, french) => {
  settings.lang = 'en'
  expect(inWords(seconds)).toBe(english)
  settings.lang = 'fr'
  expect(inWords(seconds)).toBe(french)
})

it.each([
  [0, '0', '0'],
  [42, '42', '42'],
  [250, '4:10', '4:10'],
  [3605, '1:00:05', '1:00:05'],
  [86_410, '1 d', '1 j'],
  [97_300, '1 d 3 h', '1 j 3 h'],
])('shows %s seconds as a clock does', (seconds, english, french) => {
  settings.lang = 'en'
  expect(onAClock(seconds)).toBe(english)
  settings.lang = 'fr'
  expect(onAClock(seconds)).toBe(french)
})
