import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Table from '../src/screens/Table.svelte'
import { notices } from '../src/shell/notices.svelte.ts'
import { keep, tokenOf } from '../src/wire/keepsakes.ts'
import { FakeSocket, fakeSockets } from './sockets.ts'

const SECRET = '0123456789abcdef0123456789abcdef'
let shown: ReturnType<typeof mount>

beforeEach(() => {
  fakeSockets()
  localStorage.clear()
  sessionStorage.clear()
  keep('abc', 'mine')
  history.replaceState(null, '', '/t/abc')
  shown = mount(Table, { target: document.body, props: { table: 'abc' } })
  flushSync()
})
afterEach(() => {
  void unmount(shown)
  vi.unstubAllGlobals()
})

/** As an address that is pasted where the page lies open. */
function comeTo(hash: string): void {
  history.replaceState(null, '', `/t/abc#${hash}`)
  dispatchEvent(new Event('hashchange'))
  flushSync()
}

it('a link pasted where its table lies open opens that seat, and is taken out of the address', () => {
  const before = FakeSocket.last
  before.open()
  comeTo(SECRET)
  FakeSocket.last.open()
  expect(FakeSocket.last).not.toBe(before)
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', token: SECRET, since: 0 })
  expect(before.readyState).toBe(3)
  expect(location.hash).toBe('')
  expect(tokenOf('abc')).toBe(SECRET)
})

it('anything else behind # changes nothing', () => {
  const before = FakeSocket.last
  comeTo('main')
  expect(FakeSocket.last).toBe(before)
  expect(location.hash).toBe('#main')
})

it('whoever is removed reads and hears why', () => {
  const text = { fr: 'Ce lien n’ouvre plus rien.', en: 'This link opens nothing.' }
  FakeSocket.last.open()
  FakeSocket.last.tell({ type: 'refused', client: '', error: { kind: 'link', clause: null, text } })
  flushSync()
  expect(notices.shown.map((notice) => notice.text)).toEqual([text])
  expect(notices.read.length).toBe(1)
})
