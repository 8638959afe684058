import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import ZoneView from '../src/games/generic/ZoneView.svelte'
import { settings } from '../src/settings.svelte.ts'
import type { Code, Zone } from '../src/wire/view.ts'
import type { Words } from '../src/wire/words.svelte.ts'

const words = { zone: (one: Zone) => one.name, value: (_: string, code: Code) => `what ${code} says` } as unknown as Words
const slips = (count: number): Code[] => Array.from({ length: count }, (_, i) => `S${i}`)
let shown: Record<string, unknown>

function draw(values: Code[], spell: string): HTMLElement {
  const zone: Zone = { name: 'pile', owner: null, spell, values, marks: '' }
  shown = mount(ZoneView, { target: document.body, props: { zone, words } })
  flushSync()
  return document.querySelector<HTMLElement>('.zone')!
}

beforeEach(() => {
  settings.lang = 'en'
  settings.motion = 'off'
})
afterEach(() => void unmount(shown))

it('a few slips are read one by one', () => {
  expect(draw(slips(3), 'slip').querySelectorAll('.slips li').length).toBe(3)
})

it('a pile of slips is a pile with its count, although what they say is known', () => {
  const pile = draw(slips(47), 'slip')
  expect(pile.querySelectorAll('li').length).toBe(0)
  expect(pile.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('pile: 47 cards face down')
})

it('cards that lie face down on the table are a pile with its count', () => {
  expect(draw([null, null], 'card').querySelector('[role=img]')?.getAttribute('aria-label')).toBe('pile: 2 cards face down')
})

it('of a long row of cards the newest are seen', () => {
  const row = draw(['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', '10C'], 'card')
  expect(row.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('3 of clubs')
  expect(row.querySelector('.count')?.textContent).toBe('9')
})
