// The seats of a table as people call them.
import { t } from '../texts/texts.svelte.ts'
import type { GameShown, TableShown } from '../wire/protocol.ts'

const LONGEST = 24 // characters of a name, as the server has it
const USUAL = 4 // players, where the game allows

/** How each seat is called: by its player, else as a bot or a free seat with its number. */
export function namesOf(table: Pick<TableShown, 'chairs'>): string[] {
  return table.chairs.map((chair, seat) => {
    if (chair.name) return chair.name
    const number = seat + 1
    return (chair.bot ? t('seat-bot', { number }) : t('seat-free', { number })).slice(0, LONGEST)
  })
}

export const usualPlayers = (game: GameShown): number => Math.min(game.most, Math.max(game.least, USUAL))

const LEVELS = ['easy', 'normal', 'hard', 'max'] // as people choose them
const FOR_PROGRAMS = ['fast', 'random'] // where there is another

export interface BotShown {
  name: string
  title: string
}

/** The bots that may sit at a game's table: its levels, then those of other packages by their own names. */
export function botsOf(game: GameShown): BotShown[] {
  const levels = LEVELS.filter((level) => game.bots.includes(level))
  const others = game.bots.filter((name) => !LEVELS.includes(name) && !(FOR_PROGRAMS.includes(name) && levels.length > 0))
  return [...levels, ...others].map((name) => ({ name, title: titleOf(name) }))
}

const KNOWN = [...LEVELS, ...FOR_PROGRAMS]
const titleOf = (name: string): string => (KNOWN.includes(name) ? t(`new-bot-${name}`) : t('new-bot', { name }))
