// The table of each game, by its slug; every other game is drawn by the generic one.
import { allFaded } from './adriano/fading.ts'
import { faded } from './janus/fading.ts'
import type { GameTable } from '../table/contract.ts'

/** What came is kept, and given without a promise: a page that has it draws it in the same moment. */
function kept<T>(fetch: () => Promise<T>): () => T | Promise<T> {
  let there: T | undefined
  return () => there ?? fetch().then((came) => (there = came))
}

const GENERIC: GameTable = { load: kept(() => import('./generic/Table.svelte')) }

const TABLES: Record<string, GameTable> = {
  adriano: { load: kept(() => import('./adriano/Table.svelte')), showsLooks: true, opensHands: true, fades: allFaded, lessons: () => import('./adriano/lessons.ts') },
  janus: { load: kept(() => import('./janus/Table.svelte')), showsLooks: true, opensHands: true, fades: faded, lessons: () => import('./janus/lessons.ts') },
  nain_jaune: { load: kept(() => import('./nain_jaune/Table.svelte')), showsLooks: true, opensHands: true, lessons: () => import('./nain_jaune/lessons.ts') },
  programmes: { load: kept(() => import('./programmes/Table.svelte')), showsLooks: true, opensHands: true, lessons: () => import('./programmes/lessons.ts') },
}

export const tableOf = (game: string): GameTable => TABLES[game] ?? GENERIC
