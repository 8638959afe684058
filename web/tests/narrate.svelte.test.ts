import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { notices } from '../src/shell/notices.svelte.ts'
import { narrate } from '../src/table/narrate.svelte.ts'
import type { Entry } from '../src/wire/table.svelte.ts'

it('asks again whoever did something and is asked the same, and nobody else', () => {
  const line = $state({ seat: 1, sight: { version: 0 }, log: [] as Entry[] })
  const words = { event: (what: Entry['what']) => `${what.card} is laid.` }
  const stop = $effect.root(() => narrate(line as never, words as never, () => 'Begin.'))
  const read = (): string[] => {
    flushSync()
    return notices.read.map(({ text }) => text)
  }
  expect(read()).toEqual(['Begin.'])
  line.log = [{ version: 1, what: { kind: 'laid', seat: 1, card: 'KH' }, chairs: [] }]
  expect(read()).toEqual(['Begin.', 'KH is laid.', 'Begin.'])
  line.log = [...line.log, { version: 2, what: { kind: 'laid', seat: 2, card: 'AS' }, chairs: [] }]
  expect(read()).toEqual(['Begin.', 'KH is laid.', 'Begin.', 'AS is laid.'])
  line.log = line.log.map((entry) => (entry.version === 1 ? { ...entry, what: { ...entry.what, card: null } } : entry))
  expect(read()).toEqual(['Begin.', 'Begin.', 'AS is laid.']) // forgotten, and not said anew
  stop()
})
