import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import Chat from '../src/table/Chat.svelte'
import Log from '../src/table/Log.svelte'
import type { TableShown } from '../src/wire/protocol.ts'
import type { ChatLine, Entry, TableLine } from '../src/wire/table.svelte.ts'
import type { Words } from '../src/wire/words.svelte.ts'

const seat = (name: string): TableShown['chairs'][number] => ({ name, bot: name ? '' : 'normal', free: false, present: true, host: false })
const words = { event: ({ seat, kind }: Entry['what'], names: string[]) => `${names[seat as number]} ${kind as string}.` } as unknown as Words
const lines = (): string[] => [...document.querySelectorAll('li')].map((line) => line.textContent)
let shown: ReturnType<typeof mount>

beforeEach(() => {
  settings.lang = 'en'
  document.body.innerHTML = ''
})
afterEach(() => void unmount(shown))

it('what happened stays with whom it happened to, whoever sits there now', () => {
  const log: Entry[] = [
    { version: 1, what: { kind: 'draws', seat: 1 }, chairs: [seat('Anne'), seat('Zoé')] },
    { version: 2, what: { kind: 'passes', seat: 1 }, chairs: [seat('Anne'), seat('')] },
  ]
  shown = mount(Log, { target: document.body, props: { log, words, over: false } })
  flushSync()
  expect(lines()).toEqual(['Zoé draws.', 'Bot\u00a02 passes.'])
  settings.lang = 'fr'
  flushSync()
  expect(lines()).toEqual(['Zoé draws.', 'Robot\u00a02 passes.'])
})

it('what was said is said by whoever said it', () => {
  const said = (name: string, text: string): ChatLine => ({ seat: 1, name, text, phrase: false })
  const line = { chat: [said('Zoé', 'I am Zoé.'), said('', 'Who am I?')], seat: 0, table: null, muted: [] } as unknown as TableLine
  shown = mount(Chat, { target: document.body, props: { line, names: ['Anne', 'Marc'], phrases: [] } })
  flushSync()
  expect(lines()).toEqual(['Zoé I am Zoé.', 'Marc Who am I?'])
})
