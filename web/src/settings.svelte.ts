// What a person chose once for this browser.
import { browserShelf } from './shelves.ts'

export type Lang = 'fr' | 'en'
export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'off'

const KEY = 'pioche settings'

interface Chosen {
  lang: Lang
  theme: Theme
  motion: Motion
  fourColours: boolean
  sounds: boolean
  summons: boolean // a notification when it is one's turn
  name: string
}

function usual(): Chosen {
  const lang = (navigator.language ?? 'fr').startsWith('fr') ? 'fr' : 'en'
  return { lang, theme: 'system', motion: 'system', fourColours: false, sounds: false, summons: false, name: '' }
}

const read = (): Chosen => ({ ...usual(), ...browserShelf.read<Partial<Chosen>>(KEY) })

export const settings: Chosen = $state(read())

/** Called once: keeps what is chosen, here or in another tab, and tells the style sheet. */
export function applySettings(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, read())
  })
  $effect(() => {
    browserShelf.write(KEY, settings)
    const { dataset } = document.documentElement
    document.documentElement.lang = settings.lang
    dataset.theme = settings.theme
    dataset.motion = settings.motion
    dataset.suits = settings.fourColours ? 'four' : 'two'
  })
}
