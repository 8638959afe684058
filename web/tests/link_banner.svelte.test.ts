import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { settings } from '../src/settings.svelte.ts'
import LinkBanner from '../src/shell/LinkBanner.svelte'
import type { TableLine } from '../src/wire/table.svelte.ts'

afterEach(() => void vi.useRealTimers())

it('a connection lost late in a match is tried again in seconds, not in minutes', () => {
  settings.lang = 'en'
  vi.useFakeTimers()
  const line = $state({ link: 'live', retryAt: 0 })
  const banner = mount(LinkBanner, { target: document.body, props: { line: line as TableLine } })
  flushSync()
  vi.advanceTimersByTime(600_000)
  line.link = 'lost'
  line.retryAt = Date.now() + 2000
  flushSync()
  expect(document.querySelector('.banner')?.textContent).toMatch(/in 2\ss/)
  void unmount(banner)
})
