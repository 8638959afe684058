import { beforeEach, expect, it } from 'vitest'
import { keep, keepAdded, keepsakeOf, keepsakes } from '../src/wire/keepsakes.ts'

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
