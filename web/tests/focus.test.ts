import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catchFocus } from '../src/shell/focus.ts'

const get = (id: string): HTMLElement => document.getElementById(id)!
const settled = () => vi.advanceTimersByTimeAsync(1)
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button id="elsewhere">B</button><main id="main" tabindex="-1"><button id="deal">A</button><p id="text"></p></main>'
  end = catchFocus()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

it('goes on with the content where what had the focus is gone', async () => {
  get('deal').focus()
  get('deal').remove()
  await settled()
  expect(document.activeElement).toBe(get('main'))
})

it('goes on in the scene that took the place of the one before', async () => {
  get('main').focus()
  get('main').outerHTML = '<main id="main" tabindex="-1">The match</main>'
  await settled()
  expect(document.activeElement).toBe(get('main'))
})

it('begins at the last of what is marked so, a dialog or the results', async () => {
  get('text').outerHTML = '<h2 data-begin tabindex="-1">Results</h2><div id="sheet" data-begin tabindex="0"><button id="gone">C</button></div>'
  get('gone').focus()
  get('gone').remove()
  await settled()
  expect(document.activeElement).toBe(get('sheet'))
})

it('calls nobody away who is elsewhere, and nobody who was nowhere', async () => {
  get('deal').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
  get('elsewhere').focus()
  get('text').remove()
  await settled()
  expect(document.activeElement).toBe(get('elsewhere'))
})

it('leaves it to whoever knows a better place', async () => {
  get('deal').focus()
  get('deal').remove()
  void Promise.resolve().then(() => get('elsewhere').focus())
  await settled()
  expect(document.activeElement).toBe(get('elsewhere'))
})
