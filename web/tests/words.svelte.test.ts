import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import type { WordsAsked } from '../src/wire/protocol.ts'
import { Words } from '../src/wire/words.svelte.ts'

let asked: WordsAsked[] = []
let answer: (wanted: WordsAsked) => Response

const said = (wanted: WordsAsked): Response =>
  new Response(
    JSON.stringify({
      events: wanted.events!.map((event) => `${wanted.lang} ${String(event.kind)}`),
      moves: wanted.moves!.map((move) => `${wanted.lang} ${move}`),
      zones: wanted.zones!.map((zone) => `${zone.name}: …`),
      titles: wanted.zones!.map((zone) => zone.name),
      facts: [],
      values: wanted.values!.map((value) => `<${value.value}>`),
      decision: '',
    }),
  )

beforeEach(() => {
  vi.useFakeTimers()
  settings.lang = 'en'
  asked = []
  answer = said
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const wanted = JSON.parse(init.body as string) as WordsAsked
    asked.push(wanted)
    return Promise.resolve(answer(wanted))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for everything of one moment together, and once', async () => {
  const words = new Words('janus', () => ['Anne'])
  expect(words.move('take stock')).toBe('take stock')
  expect(words.event({ kind: 'laid' })).toBeUndefined()
  expect(words.value('card', '7D')).toBe('7D')
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.length).toBe(1)
  expect(words.move('take stock')).toBe('en take stock')
  expect(words.event({ kind: 'laid' })).toBe('en laid')
  expect(words.value('card', '7D')).toBe('<7D>')
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.length).toBe(1)
})

it('tells when all that was asked is answered, what was asked meanwhile too', async () => {
  const words = new Words('janus', () => [])
  const order: string[] = []
  await words.answered()
  words.move('stop')
  void words.answered().then(() => order.push('answered'))
  queueMicrotask(() => queueMicrotask(() => words.event({ kind: 'laid' })))
  answer = (wanted) => {
    order.push(wanted.moves!.length > 0 ? 'move' : 'event')
    return said(wanted)
  }
  await vi.advanceTimersByTimeAsync(5)
  expect(order).toEqual(['move', 'event', 'answered'])
})

it('asks anew in another language, and never mixes two', async () => {
  const words = new Words('janus', () => ['Anne'])
  words.move('stop')
  settings.lang = 'fr'
  words.move('stop')
  await vi.advanceTimersByTimeAsync(5)
  expect(asked.map((wanted) => wanted.lang)).toEqual(['en', 'fr'])
  expect(words.move('stop')).toBe('fr stop')
  settings.lang = 'en'
  expect(words.move('stop')).toBe('en stop')
})

it('asks for no more at once than the server allows', async () => {
  const words = new Words('janus', () => [])
  for (let i = 0; i < 250; i++) words.move(`take ${i}`)
  await vi.advanceTimersByTimeAsync(5)
  expect(asked.map((wanted) => wanted.moves!.length)).toEqual([120, 120, 10])
})

it('waits where it asked too much, and takes no for an answer', async () => {
  const words = new Words('janus', () => [])
  const failure = (kind: string, status: number) => new Response(JSON.stringify({ kind, clause: null, text: {} }), { status, headers: { 'Retry-After': '2' } })
  answer = () => failure('limit', 429)
  words.move('stop')
  await vi.advanceTimersByTimeAsync(100)
  answer = said
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(words.move('stop')).toBe('en stop')
  answer = () => failure('syntax', 422)
  words.move('fly')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.length).toBe(3)
  expect(words.move('fly')).toBe('fly')
})

it('fills in what was read before it was known', async () => {
  const words = new Words('janus', () => [])
  const read: string[] = []
  const stop = $effect.root(() => {
    $effect(() => {
      read.push(words.move('stop'))
    })
  })
  flushSync()
  await vi.advanceTimersByTimeAsync(5)
  flushSync()
  expect(read).toEqual(['stop', 'en stop'])
  stop()
})

it('forgets the oldest where it knows too many, and not what it was told just now', async () => {
  const words = new Words('janus', () => ['Anne'])
  for (let i = 0; i <= 4001; i++) words.value('card', i)
  await vi.advanceTimersByTimeAsync(1000)
  words.value('card', 'last')
  await vi.advanceTimersByTimeAsync(1000)
  expect(['last', 4001, 3000].map((card) => words.value('card', card))).toEqual(['<last>', '<4001>', '<3000>'])
  expect(words.value('card', 0)).toBe('0')
})
