import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askUntilAnswered, Failed } from '../src/wire/http.ts'

const failed = (kind: string, wait = 0): Failed => new Failed({ kind, clause: null, text: { en: kind } }, wait)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks again, with a pause, until the server answers', async () => {
  const work = vi.fn().mockRejectedValueOnce(failed('unreachable')).mockRejectedValueOnce(failed('limit', 9)).mockResolvedValue('the record')
  const answer = askUntilAnswered<string>(work, () => true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(8000) // asked to wait for nine seconds
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe('the record')
})

it('takes a refusal for an answer, and asks no more where nobody waits', async () => {
  const refused = vi.fn().mockRejectedValue(failed('not-found'))
  await expect(askUntilAnswered(refused, () => true)).rejects.toThrow()
  const away = vi.fn().mockRejectedValue(failed('unreachable'))
  await expect(askUntilAnswered(away, () => false)).rejects.toThrow()
  expect([refused.mock.calls.length, away.mock.calls.length]).toEqual([1, 1])
})
