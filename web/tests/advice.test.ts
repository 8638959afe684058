import { afterEach, expect, it, vi } from 'vitest'
import { adviceOf, barOf, firstSeat, MOST_OPTIONS, nothing, plain, shownOptions, signed, totalsOf } from '../src/after/advice.ts'
import { settings } from '../src/settings.svelte.ts'
import { Failed } from '../src/wire/http.ts'
import type { Advice, Coached, DecisionWeighed } from '../src/wire/protocol.ts'

const ADVICE = { seat: 1 } as Advice
const decision = (chosen: string, worths: number[]): DecisionWeighed => ({
  move: 1,
  round: 0,
  chosen,
  best: 'm0',
  worth: 0,
  loss: 0,
  half: 0,
  luck: null,
  options: worths.map((worth, i) => ({ move: `m${i}`, worth, half: 0 })),
  remembered: {},
})

afterEach(() => {
  settings.lang = 'en'
  vi.useRealTimers()
})

it('writes numbers with two digits that matter, as each language does', () => {
  settings.lang = 'en'
  expect([plain(0.123), plain(4.04), plain(0.996), signed(-1234.56), signed(0), signed(-0.004)]).toEqual(['0.12', '4.0', '1.0', '\u22121234.6', '+0.00', '+0.00'])
  settings.lang = 'fr'
  expect([plain(0.123), signed(-4.04), signed(12)]).toEqual(['0,12', '\u22124,0', '+12,0'])
})

it('knows what would be written 0.00', () => {
  expect([0, 0.004, 0.006, 0.3].map(nothing)).toEqual([true, true, false, false])
})

it('asks until the coach has thought', async () => {
  const answers: Coached[] = [{ advice: null }, { advice: null }, { advice: ADVICE }]
  const asked: number[] = []
  const found = await adviceOf((seat) => (asked.push(seat), Promise.resolve(answers.shift()!)), 1, () => true)
  expect(found).toBe(ADVICE)
  expect(asked).toEqual([1, 1, 1])
})

it('asks no more once nobody wants to know', async () => {
  let asked = 0
  const found = await adviceOf(() => ((asked += 1), Promise.resolve({ advice: null })), 0, () => asked < 2)
  expect(found).toBeNull()
  expect(asked).toBe(2)
})

it('waits where the coach has too much to do, and gives up what is refused', async () => {
  vi.useFakeTimers()
  const failed = (kind: string): Failed => new Failed({ kind, clause: null, text: {} }, 1)
  const answers = [() => Promise.reject(failed('limit')), () => Promise.resolve({ advice: ADVICE })]
  const found = adviceOf(() => answers.shift()!(), 0, () => true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toBe(ADVICE)
  await expect(adviceOf(() => Promise.reject(failed('table')), 0, () => true)).rejects.toThrow('table')
})

it('begins with one’s own seat, else with a person’s', () => {
  const seats = [{ bot: 'hard' }, { bot: null }, { bot: null }]
  expect([firstSeat(2, seats), firstSeat(null, seats), firstSeat(null, [{ bot: 'hard' }])]).toEqual([2, 1, 0])
})

it('sums what was dealt, luck and losses of the rounds that ended', () => {
  const ended = { round: 0, start: 1, luck: 2, loss: 0.5, result: 2.5 }
  const open = { round: 2, start: 9, luck: 9, loss: 9, result: null }
  expect(totalsOf([ended, { ...ended, round: 1 }, open])).toEqual({ start: 2, luck: 4, loss: 1, result: 5 })
  expect(totalsOf([open])).toBeNull()
})

it('shows the best moves and the chosen one wherever it stands', () => {
  const worths = Array.from({ length: 12 }, (_, i) => -i)
  expect(shownOptions(decision('m0', worths)).map(({ move }) => move)).toEqual(Array.from({ length: MOST_OPTIONS }, (_, i) => `m${i}`))
  expect(shownOptions(decision('m9', worths)).at(-1)?.move).toBe('m9')
})

it('draws the longest bar for the best move, and does not magnify noise', () => {
  const { options } = decision('m0', [3, -1, 1])
  expect(options.map(({ worth }) => barOf(worth, options))).toEqual([100, 6, 53])
  const noisy = options.map((option) => ({ ...option, half: 4 }))
  expect(noisy.map(({ worth }) => barOf(worth, noisy))).toEqual([100, 53, 76.5])
  expect(barOf(0, decision('m0', [0, 0]).options)).toBe(100)
})
