// The table of each game, by its slug; every other game is drawn by the generic one.
import type { GameTable } from '../table/contract.ts'

const GENERIC: GameTable = { load: () => import('./generic/Table.svelte') }

const TABLES: Record<string, GameTable> = {
  janus: { load: () => import('./janus/Table.svelte'), lessons: () => import('./janus/lessons.ts'), showsLooks: true },
}

export const tableOf = (game: string): GameTable => TABLES[game] ?? GENERIC
