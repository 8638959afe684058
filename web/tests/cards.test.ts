import { beforeEach, describe, expect, it } from 'vitest'
import { faceOf, index, isCard, spoken } from '../src/cards/faces.ts'
import { settings } from '../src/settings.svelte.ts'

beforeEach(() => {
  settings.lang = 'en'
})

describe('a face', () => {
  it.each([
    ['card', '10S', { kind: 'french', rank: '10', suit: 'S' }, '10 of spades'],
    ['card', 'JK', { kind: 'joker' }, 'joker'],
    ['card', 'R15', { kind: 'value', value: 15, colour: 'R' }, 'red 15'],
    ['symbol', 'K', { kind: 'symbol', letter: 'K' }, 'snowflake'],
    ['card', 17, { kind: 'text', text: '17' }, null],
    ['programme', 'P09', { kind: 'text', text: 'P09' }, null],
    ['card', null, null, 'hidden card'],
  ])('of %s %s', (spell, code, face, said) => {
    expect(faceOf(spell, code)).toEqual(face)
    expect(spoken(faceOf(spell, code))).toBe(said)
  })

  it('has the letters of its language', () => {
    expect(['J', 'Q', 'K', 'A', '7'].map(index).join('')).toBe('JQKA7')
    settings.lang = 'fr'
    expect(['J', 'Q', 'K', 'A', '7'].map(index).join('')).toBe('VDRA7')
  })

  it('is not drawn for numbers and seats', () => {
    expect(['card', 'symbol', 'programme'].every(isCard)).toBe(true)
    expect(['number', 'seat', 'rank'].some(isCard)).toBe(false)
  })
})
