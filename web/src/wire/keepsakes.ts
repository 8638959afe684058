// The seats this browser holds: a table's name opens them again. A secret goes nowhere but here and to its server.
import type { TableShown } from './protocol.ts'

export interface Keepsake {
  table: string
  token: string
  game: string
  code: string
  at: number // when it was last visited
  promised?: string // what the server had bound itself to when we added to the seed …
  added?: string[] // … and what we added, the last of it counting
}

const KEY = 'pioche tables'
const MOST = 40

function read(): Keepsake[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Keepsake[]
  } catch {
    return []
  }
}

function write(kept: Keepsake[]): void {
  localStorage.setItem(KEY, JSON.stringify(kept.sort((one, other) => other.at - one.at).slice(0, MOST)))
}

/** The seats we have, newest first. */
export const keepsakes = (): Keepsake[] => read().filter(({ token }) => token)

/** What is known of a table here. */
export const keepsakeOf = (table: string): Keepsake | null => read().find((kept) => kept.table === table) ?? null

export const tokenOf = (table: string): string => keepsakeOf(table)?.token ?? ''

/** The game at a table, where this browser has been there. */
export const gameAt = (table: string): string => keepsakeOf(table)?.game ?? ''

export function keep(table: string, token: string, shown?: Pick<TableShown, 'game' | 'code'>): void {
  change(table, (kept) => ({ ...kept, token, game: shown?.game ?? '', code: shown?.code ?? '', at: Date.now() }))
}

/** Remembers what was added to the seed of a deal, for whoever checks it afterwards. */
export function keepAdded(table: string, promised: string, entropy: string): void {
  change(table, (kept) => ({ ...kept, promised, added: [...(kept.promised === promised ? (kept.added ?? []) : []), entropy] }))
}

function change(table: string, changed: (kept: Keepsake) => Keepsake): void {
  const all = read()
  const before = all.find((kept) => kept.table === table) ?? { table, token: '', game: '', code: '', at: Date.now() }
  write([changed(before), ...all.filter((kept) => kept.table !== table)])
}

export function forget(table: string): void {
  write(read().filter((kept) => kept.table !== table))
}
