// The seats this browser holds: a table's name opens them again. A secret goes nowhere but here and to its server.
import type { TableShown } from './protocol.ts'

export interface Keepsake {
  table: string
  token: string
  game: string
  code: string
  at: number // when it was last visited
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

/** Newest first. */
export const keepsakes = (): Keepsake[] => read()

export const tokenOf = (table: string): string => read().find((kept) => kept.table === table)?.token ?? ''

/** The game at a table, where this browser has been there. */
export const gameAt = (table: string): string => read().find((kept) => kept.table === table)?.game ?? ''

export function keep(table: string, token: string, shown?: Pick<TableShown, 'game' | 'code'>): void {
  const others = read().filter((kept) => kept.table !== table)
  write([{ table, token, game: shown?.game ?? '', code: shown?.code ?? '', at: Date.now() }, ...others])
}

export function forget(table: string): void {
  write(read().filter((kept) => kept.table !== table))
}
