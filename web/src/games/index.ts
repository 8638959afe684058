// The table of each game, by its slug; every other game is drawn by the generic one.
import type { GameTable } from '../table/contract.ts'

const GENERIC: GameTable = { load: () => import('./generic/Table.svelte') }

const TABLES: Record<string, GameTable> = {
  programmes: { load: () => import('./programmes/Table.svelte'), showsLooks: true, lessons: () => import('./programmes/lessons.ts') },
}

export const tableOf = (game: string): GameTable => TABLES[game] ?? GENERIC
