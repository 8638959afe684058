// What a person chose once for this browser.
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

function read(): Chosen {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>) }
  } catch {
    return usual()
  }
}

export const settings: Chosen = $state(read())

/** Called once: keeps what is chosen, and tells the style sheet. */
export function applySettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings))
    const { dataset } = document.documentElement
    document.documentElement.lang = settings.lang
    dataset.theme = settings.theme
    dataset.motion = settings.motion
    dataset.suits = settings.fourColours ? 'four' : 'two'
  })
}
