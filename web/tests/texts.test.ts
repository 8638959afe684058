import { describe, expect, it } from 'vitest'
import { faults, messages } from '../build/texts.ts'
import { settings } from '../src/settings.svelte.ts'
import { here, t, typeset } from '../src/texts/texts.svelte.ts'

const both = (fr: string, en: string) => ({ fr: messages(fr), en: messages(en) })

describe('the catalogues', () => {
  it('are complete where every key is in both languages and used', () => {
    expect(faults(both('a = Un { $n }', 'a = One { $n }'), [`t('a', { n })`])).toEqual([])
    expect(faults(both('a-x = Un', 'a-x = One'), ['t(`a-${which}`)'], { 'a-': ['x'] })).toEqual([])
    expect(faults(both('a = Un', 'a = One'), [`inAllLanguages('a')`])).toEqual([])
  })

  it.each([
    ['a key missing in a language', both('a = Un', ''), [`t('a')`], 'a is missing in en'],
    ['other arguments', both('a = { $n }', 'a = { $m }'), [`t('a')`], 'a has other arguments'],
    ['a key that is used and not written', both('', ''), [`t('b')`], 'b is used and in no catalogue'],
    ['a beginning of which nobody knows how it goes on', both('b-x = Un', 'b-x = One'), ['t(`b-${x}`)'], 'b-… is used: list how it goes on'],
    ['one way on that is not written', both('a-x = Un', 'a-x = One'), ['t(`a-${x}`)'], 'a-y is used and in no catalogue'],
    ['one way on that nobody goes', both('a-z = Un', 'a-z = One'), ['t(`a-${x}`)'], 'a-z is not used'],
    ['a key that is not used', both('a = Un', 'a = One'), [''], 'a is not used'],
  ])('have a fault: %s', (_, catalogues, sources, fault) => {
    expect(faults(catalogues, sources, { 'a-': ['x', 'y'] }).join()).toContain(fault)
  })

  it('refuse what is no Fluent', () => {
    expect(() => messages('a { b')).toThrow('not Fluent')
  })
})

describe('a sentence', () => {
  it('changes with the language at once', () => {
    settings.lang = 'fr'
    expect(t('card-french', { rank: 'Q', suit: 'S' })).toBe('dame de pique')
    settings.lang = 'en'
    expect(t('card-french', { rank: 'Q', suit: 'S' })).toBe('queen of spades')
    expect(here({ fr: 'oui', en: 'yes' })).toBe('yes')
  })

  it('keeps French signs with their words', () => {
    expect(typeset('dites « sans 8 » : non !')).toBe('dites «\u00a0sans 8\u00a0»\u00a0: non\u00a0!')
  })

  it('writes a minus sign before a number, and leaves hyphens alone', () => {
    expect(typeset('Anne scores -10, total -5.')).toBe('Anne scores −10, total −5.')
    expect(typeset('rule NJ-16, bottom-left, 2-4')).toBe('rule NJ-16, bottom-left, 2-4')
  })
})
