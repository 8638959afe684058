import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { check, commitmentOf, mixed, verdict } from '../src/after/fair.ts'
import type { Deal } from '../src/wire/http.ts'

/** The record that docs/records.md shows. */
const page = readFileSync('../docs/records.md', 'utf-8')
const deal = (JSON.parse(/```json\n([^]*?)```/.exec(page)![1]!) as { chance: Deal }).chance
const entropy = deal.entropy!
const kept = { promised: deal.commitment!, added: ['0000', entropy[2]!] }

it('binds a secret and mixes a seed as the documentation shows', () => {
  expect(commitmentOf(deal.secret!)).toBe(deal.commitment)
  expect(mixed(deal.secret!, entropy)).toBe(deal.seed)
})

it('counts the bytes of what was added, not its letters', () => {
  expect(mixed('é', ['a', ''])).toBe('c709ac81af1cdcc69b3f78af09dc1eb889a8b45b9c9a5a81abdf1e781c55cd59')
  expect(mixed('a', ['', '1:b'])).not.toBe(mixed('a', ['1:b', '']))
})

it('finds a true record fair for those who sat there, and sound for anybody else', () => {
  expect(check(deal, kept)).toEqual({ promised: true, bound: true, mine: true, mixed: true, added: 2 })
  expect(verdict(check(deal, kept))).toBe('fair')
  expect(check(deal, null)).toMatchObject({ promised: null, mine: null })
  expect(verdict(check(deal, null))).toBe('sound')
})

it.each<[string, Partial<Deal>, string]>([
  ['another secret', { secret: '00' }, 'bound'],
  ['another seed', { seed: '00' }, 'mixed'],
  ['another commitment', { commitment: commitmentOf('00') }, 'promised'],
  ['what somebody added, changed', { entropy: [entropy[0]!, '', '11'] }, 'mine'],
])('finds %s out', (_, change, what) => {
  const found = check({ ...deal, ...change }, kept)
  expect(found).toHaveProperty(what, false)
  expect(verdict(found)).toBe('broken')
})

it('finds a new secret out that was made to fit, by what the browser was promised', () => {
  const made = { ...deal, secret: '00', commitment: commitmentOf('00'), seed: mixed('00', entropy) }
  expect(verdict(check(made, null))).toBe('sound')
  expect(verdict(check(made, kept))).toBe('broken')
})

it('finds a record broken that the server could not replay', () => {
  const finding = (verdict: string) => ({ verdict, fair: false, text: {} })
  expect(verdict(check(deal, kept), finding('differs'))).toBe('broken')
  expect(verdict(check(deal, kept), finding('verified'))).toBe('fair')
  expect(verdict(check(deal, kept), finding('other-rules'))).toBe('fair')
})

it('says nothing where nothing is shown', () => {
  expect(verdict(check({ ...deal, seed: null, secret: null }, kept))).toBe('unproved')
  expect(verdict(check({ kind: 'fast', seed: 'x', commitment: null }, null))).toBe('unproved')
  const alone = { kind: 'sealed', seed: 'x', commitment: commitmentOf('x') }
  expect(check(alone, null)).toMatchObject({ bound: true, mixed: null })
  expect(verdict(check({ ...alone, seed: 'y' }, null))).toBe('broken')
})
