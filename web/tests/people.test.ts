import { beforeEach, expect, it } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import { botsOf } from '../src/table/people.ts'
import type { GameShown } from '../src/wire/protocol.ts'

const titles = (...bots: string[]): string[] => botsOf({ bots } as unknown as GameShown).map(({ title }) => title)

beforeEach(() => (settings.lang = 'en'))

it('levels come from easy to strongest, and those for programs only where there is nothing else', () => {
  expect(titles('fast', 'max', 'random', 'normal', 'hard', 'easy')).toEqual(['easy bot', 'bot', 'strong bot', 'strongest bot (slow)'])
  expect(titles('random')).toEqual(['bot that plays anything'])
})

it('bots of other packages are offered by their own names, in any language', () => {
  expect(titles('normal', 'grandmaster')).toEqual(['bot', 'bot: grandmaster'])
  settings.lang = 'fr'
  expect(titles('normal', 'grandmaster')).toEqual(['robot', 'robot\u00a0: grandmaster'])
})
