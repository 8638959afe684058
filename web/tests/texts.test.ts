import { describe, expect, it } from 'vitest'
import { faults, messages } from '../build/texts.ts'
import { settings } from '../src/settings.svelte.ts'
import { here, t, typeset } from '../src/texts/texts.svelte.ts'

const both = (fr: string, en: string) => ({ fr: messages(fr), en: messages(en) })

describe('the catalogues', () => {
  it('are complete where every key is in both languages and used', () => {
    expect(faults(both('a = Un { $n }', 'a = One { $n }'), [`t('a', { n })`])).toEqual([])
    expect(faults(both('a-x = Un', 'a-x = One'), ['t(`a-${which}`)'])).toEqual([])
    expect(faults(both('a = Un', 'a = One'), [`inAllLanguages('a')`])).toEqual([])
  })

  it.each([
    ['a key missing in a language', both('a = Un', ''), [`t('a')`], 'a is missing in en'],
    ['other arguments', both('a = { $n }', 'a = { $m }'), [`t('a')`], 'a has other arguments'],
    ['a key that is used and not written', both('', ''), [`t('b')`], 'b is used and in no catalogue'],
    ['a beginning that no key has', both('', ''), ['t(`b-${x}`)'], 'b-… is used and in no catalogue'],
    ['a key that is not used', both('a = Un', 'a = One'), [''], 'a is not used'],
  ])('have a fault: %s', (_, catalogues, sources, fault) => {
    expect(faults(catalogues, sources).join()).toContain(fault)
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
