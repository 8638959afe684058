import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { follow, leave, playNow, sitDown } from '../src/table/deeds.ts'
import { keep, keepsakeOf, tokenOf } from '../src/wire/keepsakes.ts'
import type { GameShown } from '../src/wire/protocol.ts'
import type { TableLine } from '../src/wire/table.svelte.ts'

const GAME = { slug: 'janus', least: 3, most: 6, presets: {} } as unknown as GameShown
const TABLE = { table: 'abc', code: 'CODE22', game: 'janus', status: 'playing' }

let asked: { path: string; body: Record<string, unknown> }[] = []
let losses = 0 // answers that get lost on the way
let full = false // whoever wants to sit down comes too late

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  full = false
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse((init.body as string) ?? '{}') as Record<string, unknown> })
    if (losses-- > 0) return Promise.reject(new Error('lost'))
    if (full && path.endsWith('/join')) return Promise.resolve(new Response(JSON.stringify({ kind: 'table', clause: null, text: {} }), { status: 409 }))
    return Promise.resolve(new Response(JSON.stringify({ table: TABLE, seat: 0, token: 'opens' })))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a table whose answer was lost is asked for again with the same secret, and is one table', async () => {
  losses = 2
  const made = playNow(GAME)
  await vi.advanceTimersByTimeAsync(5000)
  await made
  const created = asked.filter(({ path }) => path.endsWith('/tables'))
  expect(created.length).toBe(3)
  expect(new Set(created.map(({ body }) => body.secret)).size).toBe(1)
  expect(created[0]!.body.secret).toMatch(/^[0-9a-f]{32}$/)
  expect(tokenOf('abc')).toBe('opens')
})

it('whoever tries again to sit down after giving up asks for the same seat', async () => {
  const line = { name: 'abc', table: { table: 'abc', commitment: '' }, sit: vi.fn() } as unknown as TableLine
  losses = 4
  const first = sitDown(line)
  await vi.advanceTimersByTimeAsync(10_000)
  await first
  expect(line.sit).not.toHaveBeenCalled()
  await sitDown(line)
  expect(line.sit).toHaveBeenCalledWith('opens')
  expect(asked.length).toBe(5)
  expect(new Set(asked.map(({ body }) => body.secret)).size).toBe(1)
  await sitDown(line)
  expect(asked.at(-1)!.body.secret).not.toBe(asked[0]!.body.secret)
})

it('whoever leaves is not told that the seat is lost, unless leaving failed', async () => {
  const told: boolean[] = []
  const line = { name: 'abc', token: 'mine', leaving: (leaving: boolean) => told.push(leaving) } as unknown as TableLine
  await leave(line)
  expect(told).toEqual([true])
  losses = 1
  await leave(line)
  expect(told).toEqual([true, true, false])
})

it('each tab takes its own seat to the rematch', async () => {
  keep('again', 'one') // another tab of this browser is there already
  sessionStorage.clear()
  await follow({ name: 'abc', token: 'two', table: TABLE } as unknown as TableLine, 'again')
  expect(tokenOf('again')).toBe('two')
  expect(asked.at(-1)!.path).toMatch(/join$/) // and adds to the seed of the deal there
})

it('remembers what it added to a deal where it was taken, and nothing where the seat or the deal was gone', async () => {
  const line = { name: 'abc', token: 'two', table: { table: 'abc', commitment: 'bound' }, sit: vi.fn() } as unknown as TableLine
  full = true
  await sitDown(line)
  await follow(line, 'again')
  expect(asked.filter(({ path }) => path.endsWith('/join')).length).toBe(2)
  expect([keepsakeOf('abc')?.added, keepsakeOf('again')?.added]).toEqual([undefined, undefined])
  full = false
  await sitDown(line)
  expect(keepsakeOf('abc')).toMatchObject({ promised: 'bound', added: [asked.at(-1)!.body.entropy] })
})
