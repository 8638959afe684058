import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dragging } from '../src/games/programmes/dragging.svelte.ts'

const drop = vi.fn()
const at = (x: number): PointerEvent => ({ button: 0, pointerId: 1, clientX: x, clientY: 0 }) as PointerEvent

function drag(from: number, to: number): Dragging<string> {
  const dragging = new Dragging<string>(drop)
  dragging.begin(at(from), 'card')
  dragging.move(at(to))
  dragging.end(at(to))
  return dragging
}

beforeEach(() => {
  vi.useFakeTimers()
  drop.mockClear()
  document.elementFromPoint = (x) => document.querySelector(x > 50 ? '[data-drop]' : 'body')
  document.body.innerHTML = '<div data-drop="discard"></div>'
})
afterEach(() => void vi.useRealTimers())

it('drops on what lies below, and a tap stays a tap', () => {
  drag(0, 100)
  expect(drop).toHaveBeenCalledExactlyOnceWith('card', 'discard', 100, 0)
  expect(drag(0, 4).wasDrag()).toBe(false)
})

it('takes the click that ends a drag for its end, and no later one', () => {
  expect(drag(0, 30).wasDrag()).toBe(true)
  const elsewhere = drag(0, 30)
  vi.runAllTimers()
  expect(elsewhere.wasDrag()).toBe(false)
})
