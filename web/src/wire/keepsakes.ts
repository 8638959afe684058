// The seats this browser holds: a table's name opens them again. A secret goes nowhere but here and to its server.
import type { TableShown } from './protocol.ts'

export interface Keepsake {
  table: string
  token: string
  former?: string // what opened a seat before `token` was offered, which may open none
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

/** Whether this may be a seat's secret: hexadecimal digits, as the protocol has them. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{32,64}$/.test(text)

export function keep(table: string, token: string, shown?: Pick<TableShown, 'game' | 'code'>): void {
  change(table, ({ former: _, ...kept }) => ({ ...kept, token, game: shown?.game ?? kept.game, code: shown?.code ?? kept.code, at: Date.now() }))
}

/** Tries a secret that came by a link; the one we had is at hand until this one has opened a seat. */
export function offer(table: string, token: string): void {
  change(table, (kept) => ({ ...kept, token, former: kept.token === token ? (kept.former ?? '') : kept.token, at: Date.now() }))
}

/** The secret opens no seat: the one before it is ours again, where there was one. */
export function fallBack(table: string): string {
  const former = keepsakeOf(table)?.former ?? ''
  if (former) keep(table, former)
  else forget(table)
  return former
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
