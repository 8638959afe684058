import { beforeEach, expect, it } from 'vitest'
import { fallBack, isSecret, keep, keepAdded, keepsakeOf, keepsakes, offer, tokenOf } from '../src/wire/keepsakes.ts'

beforeEach(() => localStorage.clear())

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
