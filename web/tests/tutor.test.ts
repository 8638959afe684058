import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import { rulebook } from '../src/shell/rulebook.svelte.ts'
import type { Lesson } from '../src/table/contract.ts'
import { beginLearning, isLearning, Learning, type Now } from '../src/table/learning.svelte.ts'
import { placeFor } from '../src/table/placing.ts'
import { t } from '../src/texts/texts.svelte.ts'
import Tutor from '../src/table/Tutor.svelte'

const now = (more: Partial<Now> = {}): Now => ({ view: {} as Now['view'], seat: 0, moves: [], looks: [], waiting: [], fresh: [], ...more })
const LESSONS: Lesson[] = [
  { says: () => 'The board.', at: 'board' },
  { says: () => 'Your turn.', when: ({ moves }) => moves.length > 0, clause: 'NJ-11' },
  { says: () => 'Your hand.', at: 'hand' },
]

let shown: { moved(): void } | undefined
const hold = vi.fn()

function open(given: Now = now()): void {
  shown = mount(Tutor, { target: document.getElementById('main')!, props: { table: 'abc', game: 'nain_jaune', lessons: LESSONS, now: given, hold } })
  flushSync()
}
const press = (name: string): void => {
  const button = [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  expect(button, name).toBeDefined()
  button!.click()
  flushSync()
}

beforeEach(() => {
  settings.lang = 'en'
  localStorage.clear()
  hold.mockClear()
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><div data-lesson="board"></div><div data-lesson="hand"></div>'
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
})

it('tells what waits for nothing first, in order, and then each thing when it happens, once', () => {
  const learning = new Learning('abc', LESSONS)
  const told: string[] = []
  for (const moment of [now(), now(), now(), now({ moves: ['a'] }), now({ moves: ['b'] })]) {
    learning.consider(moment)
    told.push(learning.current?.says() ?? '')
    learning.next()
  }
  expect(told).toEqual(['The board.', 'Your hand.', '', 'Your turn.', ''])
})

it('goes on after a reload where it was, and begins again at another table', () => {
  beginLearning('abc')
  const learning = new Learning('abc', LESSONS)
  learning.consider(now())
  learning.next()
  const again = new Learning('abc', LESSONS)
  again.consider(now())
  expect(again.current?.says()).toBe('Your hand.')
  beginLearning('def')
  expect(isLearning('abc')).toBe(false)
  const other = new Learning('def', LESSONS)
  other.consider(now())
  expect(other.current?.says()).toBe('The board.')
})

it('points at what a lesson is about, and at nothing else', () => {
  open()
  expect(document.querySelector('section')?.textContent).toContain('The board.')
  expect([...document.querySelectorAll<HTMLElement>('[data-pointed]')].map((one) => one.dataset.lesson)).toEqual(['board'])
  press('Next')
  expect([...document.querySelectorAll<HTMLElement>('[data-pointed]')].map((one) => one.dataset.lesson)).toEqual(['hand'])
  press('Next')
  expect(document.querySelector('section, [data-pointed]')).toBeNull()
})

it('holds the table while a lesson lies open, and lets it go on after the last', () => {
  open()
  expect(hold).toHaveBeenLastCalledWith(true)
  press('Next')
  press('Next')
  expect(hold).toHaveBeenLastCalledWith(false)
})

it('lets what came of a move be shown before the next lesson', () => {
  open()
  shown!.moved()
  flushSync()
  expect(document.querySelector('section')).toBeNull()
  expect(hold).toHaveBeenLastCalledWith(false)
})

it('tells after the match what is about its end, and nothing else any more', () => {
  const learning = new Learning('abc', [...LESSONS, { says: () => 'All pay.', when: () => true, ending: true }])
  const after = now({ view: { phase: 'over' } as Now['view'], moves: ['a'] })
  learning.consider(after)
  expect(learning.current?.says()).toBe('All pay.')
  learning.next()
  learning.consider(after)
  expect(learning.current).toBeNull()
})

it('takes the focus, and gives it back', () => {
  document.getElementById('main')!.focus()
  open()
  expect(document.activeElement).toBe(document.querySelector('section'))
  press('Next')
  press('Next')
  expect(document.activeElement?.id).toBe('main')
})

it('has the clause of a lesson one tap away', () => {
  open(now({ moves: ['lay 7D'] }))
  press('Next')
  press('Next')
  press('Read rule NJ-11')
  expect([rulebook.game, rulebook.clause]).toEqual(['nain_jaune', 'NJ-11'])
})

it('is over for good when it is skipped', () => {
  beginLearning('abc')
  open(now({ moves: ['lay 7D'] }))
  press('Skip')
  expect(document.querySelector('section')).toBeNull()
  expect(isLearning('abc')).toBe(false)
})

it('lies beside what it is about, and never over the hand', () => {
  const wide = { left: 0, right: 360 }
  const room = { ...wide, top: 90, bottom: 640 }
  const hand = { ...wide, top: 460, bottom: 640 }
  const height = 150
  for (const span of [{ top: 95, bottom: 180 }, { top: 250, bottom: 330 }, { top: 460, bottom: 640 }, { top: 90, bottom: 640 }, undefined]) {
    const target = span && { ...wide, ...span }
    const { left, top } = placeFor(room, 344, height, target, hand)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + 344).toBeLessThanOrEqual(360)
    expect(top).toBeGreaterThanOrEqual(room.top)
    expect(top + height).toBeLessThanOrEqual(hand.top)
    if (target !== undefined && target.bottom - target.top < 100) expect(top >= target.bottom || top + height <= target.top).toBe(true)
  }
})

it('lies over nobody where there is room for it', () => {
  const room = { left: 0, top: 60, right: 1100, bottom: 900 }
  const hand = { left: 300, top: 700, right: 800, bottom: 900 }
  const players = [
    { left: 20, top: 300, right: 260, bottom: 600 },
    { left: 840, top: 300, right: 1080, bottom: 600 },
  ]
  const { left, top } = placeFor(room, 480, 140, undefined, hand, players)
  for (const { left: from, right: to, top: above, bottom: below } of players)
    expect(left >= to || left + 480 <= from || top >= below || top + 140 <= above).toBe(true)
})

it('lies where nothing is, rather than over a pile or a button, though it is in the middle of the table', () => {
  const box = (left: number, top: number, right: number, bottom: number): DOMRect => new DOMRect(left, top, right - left, bottom - top)
  const boxes: Record<string, DOMRect> = {
    main: box(0, 60, 1080, 900),
    all: box(0, 200, 1080, 540),
    piles: box(0, 200, 1080, 380),
    bare: box(0, 380, 1080, 540),
    again: box(300, 60, 700, 540),
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes[this.id] ?? box(0, 0, 0, 0)
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(280)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140)
  const lies = (inside: string): { left: number; top: number } => {
    document.body.innerHTML = `<main id="main" tabindex="-1">${inside}<section aria-label="${t('zone-mine')}" id="mine"></section></main>`
    boxes.mine = box(0, 540, 1080, 900)
    open()
    const { left, top } = document.querySelector<HTMLElement>('.lesson')!.style
    void unmount(shown!)
    shown = undefined
    return { left: parseFloat(left), top: parseFloat(top) }
  }
  const middle = `<section id="all" aria-label="${t('zone-of-all')}"><i id="piles" data-lesson="piles"></i><i id="bare" data-lesson="laid" data-bare></i></section>`
  expect(lies(middle).top).toBe(390)
  const { left } = lies('<section class="results"><div class="row"><button id="again"></button></div></section>')
  expect(left + 280 <= 300 || left >= 700).toBe(true)
  vi.restoreAllMocks()
})
