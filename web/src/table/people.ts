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
