import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Chat from '../src/table/Chat.svelte'
import { TableLine } from '../src/wire/table.svelte.ts'
import { FakeSocket, fakeSockets } from './sockets.ts'

let line: TableLine
const shown = (): ReturnType<typeof mount> => mount(Chat, { target: document.body, props: { line, names: ['Anne'], phrases: [] } })
const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('form input')!

function type(text: string): void {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  fakeSockets()
  line = new TableLine('abc')
  const table = { table: 'abc', game: 'pli', code: 'CODE22', status: 'open', chairs: [], chat: true }
  const sight = { version: 1, turn: 1, view: null, moves: [], looks: [], waiting: [], deadline: null }
  FakeSocket.last.open()
  FakeSocket.last.tell({ type: 'snapshot', protocol: 1, seat: 0, table, sight, since: 0, events: [], chat: [], muted: [], rounds: [] })
})
afterEach(() => {
  line.end()
  vi.unstubAllGlobals()
})

it('what is half typed stays while the room becomes a table', () => {
  const before = shown()
  flushSync()
  type('Who is th')
  void unmount(before)
  const after = shown()
  flushSync()
  expect(field().value).toBe('Who is th')
  void unmount(after)
})

it('what is typed while a line is being sent stays, and what was sent goes', async () => {
  const chat = shown()
  flushSync()
  for (const [meanwhile, left] of [['How are', 'How are'], ['Hello', '']] as const) {
    type('Hello')
    document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    type(meanwhile)
    FakeSocket.last.tell({ type: 'ack', client: FakeSocket.last.said('say').at(-1)!.client, version: 2 })
    await Promise.resolve()
    await Promise.resolve()
    flushSync()
    expect(field().value).toBe(left)
  }
  void unmount(chat)
})
