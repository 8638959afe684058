import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Notices from '../src/shell/Notices.svelte'
import { notices } from '../src/shell/notices.svelte.ts'
import { settings } from '../src/settings.svelte.ts'

const RULE = { kind: 'illegal', clause: 'JA-13', text: { fr: 'Non.', en: 'No.' } }
const OTHER = { kind: 'illegal', clause: 'JA-14', text: { fr: 'Non plus.', en: 'Nor this.' } }
const shown = () => notices.shown.map((notice) => notice.text.en)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of notices.shown) notices.dismiss(id)
  vi.useRealTimers()
})

it('shows news for some seconds', async () => {
  notices.news({ en: 'Copied.' })
  expect(shown()).toEqual(['Copied.'])
  await vi.advanceTimersByTimeAsync(8000)
  expect(shown()).toEqual([])
})

it('keeps news as long as somebody is at it, and some seconds more', async () => {
  notices.news({ en: 'Copied.' })
  const { id } = notices.shown[0]!
  notices.hold(id)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toEqual(['Copied.'])
  notices.release(id)
  await vi.advanceTimersByTimeAsync(6000)
  expect(shown()).toEqual(['Copied.'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(shown()).toEqual([])
})

it('keeps a refusal with its rule until the next move or the next refusal', async () => {
  notices.failure(RULE, 'janus')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toEqual(['No.'])
  notices.failure(OTHER, 'janus')
  expect(shown()).toEqual(['Nor this.'])
  notices.goOn()
  expect(shown()).toEqual([])
})

it('takes a refusal away when something else is touched, and not where it is read or a dialog lies over it', () => {
  settings.motion = 'off'
  document.getAnimations = () => [] // not in this DOM
  const room = mount(Notices, { target: document.body })
  const [dialog, card] = [document.createElement('dialog'), document.createElement('button')]
  document.body.append(dialog, card)
  notices.failure(RULE, 'janus')
  flushSync()
  const touch = (what: Element): boolean => what.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  touch(document.querySelector('.notice p')!)
  touch(dialog)
  expect(shown()).toEqual(['No.'])
  touch(card)
  expect(shown()).toEqual([])
  void unmount(room)
  dialog.remove()
  card.remove()
})
