import { expect, it } from 'vitest'
import { pageOf } from '../src/shell/markdown.ts'
import { routeOf } from '../src/shell/routes.svelte.ts'

it.each([
  ['/', '', '', { screen: 'home' }],
  ['/new', '?game=janus', '', { screen: 'new', game: 'janus' }],
  ['/t/0123', '', '#secret', { screen: 'table', table: '0123' }],
  ['/rules/nain_jaune', '', '#NJ-16', { screen: 'rules', game: 'nain_jaune', clause: 'NJ-16' }],
  ['/rules/jan%75s', '', '', { screen: 'rules', game: 'janus', clause: '' }],
  ['/rules/%E0%A4%A', '', '', { screen: 'nowhere' }],
  ['/t', '', '', { screen: 'nowhere' }],
  ['/t/a/b', '', '', { screen: 'nowhere' }],
  ['/replay', '', '', { screen: 'replay', table: '', view: '', coached: 0 }],
  ['/replay/0123', '?view=2', '', { screen: 'replay', table: '0123', view: '2', coached: 0 }],
  ['/replay/0123', '?view=2&coach=41', '', { screen: 'replay', table: '0123', view: '2', coached: 41 }],
  ['/elsewhere', '', '', { screen: 'nowhere' }],
])('%s%s%s is a screen', (path, search, hash, route) => {
  expect(routeOf(path, search, hash)).toEqual(route)
})

it('a clause of a rulebook is a place of its own', async () => {
  const html = await pageOf('# A game\n\nHello.\n\n**XX-01.** One, see `this`.\n\n**bold** but no clause\n')
  expect(html).not.toContain('<h1>')
  expect(html).toContain('<p id="XX-01"><strong>XX-01.</strong> One')
  expect(html).toContain('<p><strong>bold</strong>')
})
