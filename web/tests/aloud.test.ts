import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import CardRow from '../src/cards/CardRow.svelte'
import { settings } from '../src/settings.svelte.ts'
import SeatBadge from '../src/table/SeatBadge.svelte'

let made: Record<string, unknown>

beforeEach(() => void Object.assign(settings, { lang: 'en', motion: 'off' }))
afterEach(() => void unmount(made))

it('a card that is played by a touch is a button, and one that is picked by it can be pressed', () => {
  const card = (key: string) => ({ key, face: null, label: key })
  made = mount(CardRow, { target: document.body, props: { label: 'hand', cards: [card('played'), { ...card('picked'), picked: false }], onpick: () => {} } })
  expect([...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'))).toEqual([null, 'false'])
})

it.each([
  ['', 'Bot 2', 'Bot 2'],
  ['Zoé', 'Zoé', 'Bot: Zoé'],
])('a bot is called one once: named %s, as %s', (own, name, aloud) => {
  made = mount(SeatBadge, { target: document.body, props: { name, chair: { name: own, bot: 'usual', free: false, present: true, host: false } } })
  expect(document.body.textContent?.replace(/\s+/g, ' ').trim()).toBe(aloud)
})
