import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Playback, type Source } from '../src/after/playback.svelte.ts'
import { Failed } from '../src/wire/http.ts'
import type { Replay, ReplayAsked } from '../src/wire/protocol.ts'

const STEPS = 100
const standings = [0, 30, 70].map((step, round) => ({ step, round, scores: [round, 0] }))
const outline = { steps: STEPS, over: true, standings, finding: null }

let asked: Required<ReplayAsked>[]

const source: Source = (wanted) => {
  asked.push(wanted)
  const frames = Array.from({ length: Math.min(wanted.count, STEPS + 1 - wanted.first) }, (_, i) => ({
    seat: null,
    events: [],
    looks: [],
    view: { step: wanted.first + i, of: wanted.view },
  }))
  return Promise.resolve<Replay>({ outline: wanted.first === 0 ? outline : null, frames })
}

const settled = () => vi.advanceTimersByTimeAsync(0)
let playback: Playback

beforeEach(async () => {
  vi.useFakeTimers()
  asked = []
  playback = new Playback(source, '0')
  await settled()
})
afterEach(() => {
  playback.pause()
  vi.useRealTimers()
})

it('asks for what is looked at, and soon for what comes next, each once', async () => {
  expect(asked.map(({ first }) => first)).toEqual([0])
  playback.go(25)
  await settled()
  expect(asked.map(({ first }) => first)).toEqual([0, 40])
  playback.go(45)
  playback.go(25)
  await settled()
  expect(asked).toHaveLength(2)
  expect(playback.frame?.view).toEqual({ step: 25, of: '0' })
})

it('leaves out what was only passed over', async () => {
  playback.go(41)
  playback.go(81)
  await settled()
  playback.go(100)
  await settled()
  expect(asked.map(({ first }) => first)).toEqual([0, 40, 80])
  expect(playback.frame?.view).toEqual({ step: 100, of: '0' })
})

it('shows the same step as somebody else saw it', async () => {
  playback.go(12)
  playback.look('open')
  expect(playback.frame).toBeNull()
  await settled()
  expect(playback.frame?.view).toEqual({ step: 12, of: 'open' })
})

it('stays between the deal and the last move, and goes from round to round', () => {
  playback.go(-3)
  expect(playback.step).toBe(0)
  playback.nextRound()
  expect([playback.step, playback.round]).toEqual([30, 2])
  playback.go(50)
  playback.previousRound()
  expect(playback.step).toBe(30)
  playback.previousRound()
  expect(playback.step).toBe(0)
  playback.go(80)
  playback.nextRound()
  expect([playback.step, playback.round]).toEqual([STEPS, 3])
  playback.go(STEPS + 1)
  expect(playback.step).toBe(STEPS)
})

it('knows a step onward from a leap', () => {
  playback.go(1)
  expect([playback.onward, playback.leaps]).toEqual([true, 0])
  playback.go(3)
  expect([playback.onward, playback.leaps]).toEqual([false, 1])
  playback.look('open')
  expect([playback.onward, playback.leaps]).toEqual([false, 2])
})

it('plays by itself to the end, faster where that is wanted, and then from the beginning', async () => {
  playback.go(95)
  await settled()
  playback.speed = 4
  playback.play()
  await vi.advanceTimersByTimeAsync(1400)
  expect(playback.step).toBe(99)
  await vi.advanceTimersByTimeAsync(1400)
  expect([playback.step, playback.playing]).toEqual([STEPS, false])
  playback.play()
  expect([playback.step, playback.playing]).toEqual([0, true])
})

it('comes back when the server says so, and says what else went wrong', async () => {
  const kinds = ['limit', 'table']
  const refusing: Source = (wanted) => {
    const kind = kinds.shift()
    return kind === undefined ? source(wanted) : Promise.reject(new Failed({ kind, clause: null, text: {} }, 2))
  }
  const other = new Playback(refusing, 'open')
  await settled()
  expect(other.failure).toBeNull()
  await vi.advanceTimersByTimeAsync(2000)
  expect(other.failure?.kind).toBe('table')
})

it('says what went wrong until what was missing has come', async () => {
  let broken = true
  const failing: Source = (wanted) => (broken && wanted.first > 0 ? Promise.reject(new Failed({ kind: 'unreachable', clause: null, text: { en: 'Nobody.' } })) : source(wanted))
  playback = new Playback(failing, '0')
  await settled()
  playback.go(45)
  await settled()
  expect(playback.failure?.text.en).toBe('Nobody.')
  broken = false
  playback.go(46)
  await settled()
  expect(playback.failure).toBeNull()
  expect(playback.frame?.view).toEqual({ step: 46, of: '0' })
})

it('begins at the step that was asked for', async () => {
  const later = new Playback(source, '1', 57)
  await settled()
  expect(later.step).toBe(57)
  expect(later.frame?.view).toEqual({ step: 57, of: '1' })
})
