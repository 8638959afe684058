import { flushSync, mount, unmount } from 'svelte'
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import { notices } from '../src/shell/notices.svelte.ts'
import ShareLink from '../src/table/ShareLink.svelte'
import type { TableShown } from '../src/wire/protocol.ts'

const { dataset } = document.documentElement
let shown: ReturnType<typeof mount>

function open(home: string | undefined, secret = ''): void {
  if (home === undefined) delete dataset.home
  else dataset.home = home
  shown = mount(ShareLink, { target: document.body, props: { table: { table: 'abc', code: 'CODE22' } as TableShown, secret } })
  flushSync()
}
const link = (): string => document.querySelector('input')!.value
const picture = (): Element | null => document.querySelector('svg[role=img]')
const dark = (): string[] => picture()!.querySelector('path')!.getAttribute('d')!.split('z').filter(Boolean)

beforeEach(() => {
  settings.lang = 'en'
  document.body.innerHTML = ''
})
afterEach(() => {
  void unmount(shown)
  delete dataset.home
})

it.each([
  ['http://192.168.1.20:8421', 'http://192.168.1.20:8421/t/abc'],
  ['https://example.org/cards', 'https://example.org/cards/t/abc'],
  ['.', `${location.origin}/t/abc`],
  [undefined, `${location.origin}/t/abc`],
])('hands out the address that the server knows others by: %s', (home, expected) => {
  open(home)
  expect(link()).toBe(expected)
  const squares = encode(expected, { ecc: 'M', border: 2 }).data.flatMap((row, y) => row.flatMap((set, x) => (set ? [`${x} ${y}`] : [])))
  expect(dark().map((square) => /^M(\d+ \d+)h1v1h-1$/.exec(square)?.[1])).toEqual(squares)
  expect(document.body.textContent).not.toContain('this computer only')
})

it('opens a seat elsewhere too', () => {
  open('http://192.168.1.20:8421', '0123')
  expect(link()).toBe('http://192.168.1.20:8421/t/abc#0123')
})

it('says so where nobody else finds the server, and draws no code for a telephone', () => {
  open('')
  expect(link()).toBe(`${location.origin}/t/abc`)
  expect(picture()).toBeNull()
  expect(document.body.textContent).toContain('This link works on this computer only')
})

it.each([
  ['where the old way copies', undefined, true, 'The link is copied.'],
  ['where the old way copies nothing', undefined, false, 'Copy the selected link.'],
  ['where the clipboard is there', () => Promise.resolve(), false, 'The link is copied.'],
  ['where the clipboard is locked', () => Promise.reject(new Error('locked')), true, 'Copy the selected link.'],
])('says whether the link was copied: %s', async (_, writeText, oldWay, said) => {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })
  document.execCommand = () => oldWay
  const news = vi.spyOn(notices, 'news').mockImplementation(() => {})
  try {
    open('.')
    ;[...document.querySelectorAll('button')].find((button) => button.textContent === 'Copy the link')!.click()
    await vi.waitFor(() => expect(news).toHaveBeenCalled())
    expect(news.mock.calls[0]![0].en).toBe(said)
  } finally {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})
