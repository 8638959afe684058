import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { applySettings, settings } from '../src/settings.svelte.ts'

const KEY = 'pioche settings'
const kept = (): { name: string; lang: string } => JSON.parse(localStorage.getItem(KEY)!) as { name: string; lang: string }

it('takes over what another tab chose, and does not undo it', () => {
  const end = $effect.root(() => applySettings())
  settings.name = 'Anne'
  flushSync()
  expect(kept().name).toBe('Anne')
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), name: 'Zoé' }))
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  settings.lang = settings.lang === 'fr' ? 'en' : 'fr'
  flushSync()
  expect(settings.name).toBe('Zoé')
  expect(kept()).toMatchObject({ name: 'Zoé', lang: settings.lang })
  end()
})
