import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { myTables } from '../src/table/mine.ts'
import { keep, keepsakeOf } from '../src/wire/keepsakes.ts'

let statuses: Record<string, string> = {} // of the tables there are
let asked: string[] = []
let away = false

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  statuses = {}
  asked = []
  away = false
  vi.stubGlobal('fetch', (path: string) => {
    if (away) return Promise.reject(new Error('away'))
    const table = path.split('/').at(-1)!
    asked.push(table)
    const status = statuses[table]
    const answer = status === undefined ? { kind: 'not-found', clause: null, text: {} } : { table, status }
    return Promise.resolve(new Response(JSON.stringify(answer), { status: status === undefined ? 404 : 200 }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A table we have a seat at, visited after all those before. */
function visit(table: string, status: string): void {
  vi.advanceTimersByTime(1000)
  keep(table, `seat at ${table}`)
  statuses[table] = status
}
const found = async (): Promise<string[]> => (await myTables(() => true)).map(({ table }) => table)

it('has a slow match in it however many quick ones were played since', async () => {
  visit('slow', 'playing')
  for (let i = 0; i < 20; i++) visit(`quick${i}`, i % 2 ? 'over' : 'closed')
  const tables = await found()
  expect(tables[0]).toBe('slow')
  expect(tables.length).toBe(11)
  expect(tables).not.toContain('quick0')
})

it('asks no more about what is closed, nor about more that is over than it shows', async () => {
  for (let i = 0; i < 30; i++) visit(`quick${i}`, i < 10 ? 'closed' : 'over')
  await found()
  asked = []
  expect((await found()).length).toBe(12)
  expect(asked.length).toBe(12)
})

it('forgets what is long gone', async () => {
  visit('gone', 'playing')
  statuses = {}
  expect(await found()).toEqual([])
  expect(keepsakeOf('gone')).toBeNull()
})

it('asks again where nobody answered, as long as it is wanted', async () => {
  visit('slow', 'playing')
  away = true
  const wanted = vi.fn(() => true)
  const tables = myTables(wanted)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(wanted).toHaveBeenCalled()
  away = false
  await vi.advanceTimersByTimeAsync(4000)
  expect((await tables).map(({ table }) => table)).toEqual(['slow'])
})
