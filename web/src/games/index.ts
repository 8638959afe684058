// The table of each game, by its slug; every other game is drawn by the generic one.
import type { GameTable } from '../table/contract.ts'

const GENERIC: GameTable = { load: () => import('./generic/Table.svelte') }

const TABLES: Record<string, GameTable> = {
  adriano: { load: () => import('./adriano/Table.svelte'), showsLooks: true, opensHands: true, lessons: () => import('./adriano/lessons.ts') },
  janus: { load: () => import('./janus/Table.svelte'), showsLooks: true, opensHands: true, lessons: () => import('./janus/lessons.ts') },
  nain_jaune: { load: () => import('./nain_jaune/Table.svelte'), showsLooks: true, opensHands: true, lessons: () => import('./nain_jaune/lessons.ts') },
  programmes: { load: () => import('./programmes/Table.svelte'), showsLooks: true, opensHands: true, lessons: () => import('./programmes/lessons.ts') },
}

export const tableOf = (game: string): GameTable => TABLES[game] ?? GENERIC
