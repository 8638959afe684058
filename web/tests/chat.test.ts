import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Chat from '../src/table/Chat.svelte'
import { TableLine } from '../src/wire/table.svelte.ts'
import { FakeSocket, fakeSockets } from './sockets.ts'

it('what is half typed stays while the room becomes a table', () => {
  fakeSockets()
  const line = new TableLine('abc')
  const table = { table: 'abc', game: 'pli', code: 'CODE22', status: 'open', chairs: [], chat: true }
  const sight = { version: 1, turn: 1, view: null, moves: [], looks: [], waiting: [], deadline: null }
  FakeSocket.last.open()
  FakeSocket.last.tell({ type: 'snapshot', protocol: 1, seat: 0, table, sight, since: 0, events: [], chat: [], muted: [], rounds: [] })
  const shown = (): ReturnType<typeof mount> => mount(Chat, { target: document.body, props: { line, names: ['Anne'], phrases: [] } })
  const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('form input')!
  const before = shown()
  flushSync()
  field().value = 'Who is th'
  field().dispatchEvent(new Event('input', { bubbles: true }))
  void unmount(before)
  const after = shown()
  flushSync()
  expect(field().value).toBe('Who is th')
  void unmount(after)
  line.end()
  vi.unstubAllGlobals()
})
