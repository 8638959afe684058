import { beforeEach, expect, it } from 'vitest'
import { fallBack, isSecret, keep, keepAdded, keepsakeOf, keepsakes, offer, tokenOf } from '../src/wire/keepsakes.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** What is done in another tab of this browser, which has its own seats. */
function inAnotherTab<T>(work: () => T): T {
  const ours = Object.entries({ ...sessionStorage })
  sessionStorage.clear()
  const done = work()
  sessionStorage.clear()
  for (const [key, value] of ours) sessionStorage.setItem(key, value as string)
  return done
}

it('remembers what was added to a deal, whatever else becomes known of the table', () => {
  keepAdded('abc', 'bound', 'one')
  keep('abc', 'secret', { game: 'janus', code: 'CODE22' })
  keepAdded('abc', 'bound', 'two')
  expect(keepsakeOf('abc')).toMatchObject({ token: 'secret', game: 'janus', promised: 'bound', added: ['one', 'two'] })
  expect(keepsakeOf('other')).toBeNull()
})

it('counts a table as ours only with a seat at it', () => {
  keepAdded('abc', 'bound', 'one')
  expect(keepsakes()).toEqual([])
  keep('abc', 'secret')
  expect(keepsakes().map(({ table }) => table)).toEqual(['abc'])
})

it('takes for a secret only what is shaped like one', () => {
  expect(isSecret('0123456789abcdef0123456789abcdef')).toBe(true)
  for (const other of ['', 'main', 'NJ-16', '0123456789ABCDEF0123456789ABCDEF']) expect(isSecret(other)).toBe(false)
})

it('has the seat from before again where an offered secret opens none', () => {
  keep('abc', 'good', { game: 'janus', code: 'CODE22' })
  offer('abc', 'wrong')
  expect(tokenOf('abc')).toBe('wrong')
  expect(fallBack('abc')).toBe('good')
  expect(keepsakeOf('abc')).toMatchObject({ token: 'good', game: 'janus', code: 'CODE22' })
  expect(fallBack('abc')).toBe('')
  expect(keepsakeOf('abc')).toBeNull()
})

it('forgets the seat from before once an offered secret has opened another', () => {
  keep('abc', 'one')
  offer('abc', 'two')
  keep('abc', 'two', { game: 'janus', code: 'CODE22' })
  expect(fallBack('abc')).toBe('')
})

it('keeps the seats of two tabs at one table apart, and a new tab takes the last', () => {
  keep('abc', 'one')
  inAnotherTab(() => {
    offer('abc', 'two')
    keep('abc', 'two')
  })
  expect(tokenOf('abc')).toBe('one')
  expect(inAnotherTab(() => tokenOf('abc'))).toBe('two')
})

it('leaves the seat of another tab alone where a link opens none', () => {
  keep('abc', 'one')
  inAnotherTab(() => {
    offer('abc', 'wrong')
    expect(fallBack('abc')).toBe('one')
  })
  expect(keepsakeOf('abc')?.token).toBe('one')
})

it('holds a seat as long as the page is open where the browser keeps nothing', () => {
  const blocked = { get: () => { throw new DOMException('blocked', 'SecurityError') }, configurable: true }
  const before = ['localStorage', 'sessionStorage'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const)
  for (const [name] of before) Object.defineProperty(globalThis, name, blocked)
  try {
    keep('abc', 'secret', { game: 'janus', code: 'CODE22' })
    expect(tokenOf('abc')).toBe('secret')
    expect(keepsakes().map(({ game }) => game)).toEqual(['janus'])
  } finally {
    for (const [name, was] of before) Object.defineProperty(globalThis, name, was)
  }
})
