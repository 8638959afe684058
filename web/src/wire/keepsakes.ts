// The seats this browser holds: a table's name opens them again. A secret goes nowhere but here and to its server.
import { browserShelf, tabShelf } from '../shelves.ts'
import type { TableShown } from './protocol.ts'

export interface Keepsake {
  table: string
  token: string
  game: string
  code: string
  at: number // when it was last visited
  status?: string // of the table, when it was last asked for
  promised?: string // what the server had bound itself to when we added to the seed …
  added?: string[] // … and what we added: from each tab one thing may be in the deal
}

const KEY = 'pioche tables'
const SEATS = 'pioche seats' // of this tab, by table: two tabs of one browser may sit at one table
const MOST = 40

const read = (): Keepsake[] => browserShelf.read<Keepsake[]>(KEY) ?? []

function write(kept: Keepsake[]): void {
  browserShelf.write(KEY, kept.sort((one, other) => other.at - one.at).slice(0, MOST))
}

const seats = (): Record<string, string> => tabShelf.read<Record<string, string>>(SEATS) ?? {}

/** The seats we have, newest first. */
export const keepsakes = (): Keepsake[] => read().filter(({ token }) => token)

/** What is known of a table here. */
export const keepsakeOf = (table: string): Keepsake | null => read().find((kept) => kept.table === table) ?? null

export const tokenOf = (table: string): string => seats()[table] ?? keepsakeOf(table)?.token ?? ''

/** The game at a table, where this browser has been there. */
export const gameAt = (table: string): string => keepsakeOf(table)?.game ?? ''

/** Whether this may be a seat's secret: hexadecimal digits, as the protocol has them. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{32,64}$/.test(text)

export function keep(table: string, token: string, shown?: Pick<TableShown, 'game' | 'code'>): void {
  tabShelf.write(SEATS, { ...seats(), [table]: token })
  change(table, (kept) => ({ ...kept, token, game: shown?.game ?? kept.game, code: shown?.code ?? kept.code, at: Date.now() }))
}

/** Tries a secret in this tab; the one that the browser has is at hand until this one has opened a seat. */
export function offer(table: string, token: string): void {
  tabShelf.write(SEATS, { ...seats(), [table]: token })
  if (!keepsakeOf(table)?.token) change(table, (kept) => ({ ...kept, token, at: Date.now() }))
}

/** The secret of this tab opens no seat: the browser's is ours again, where it has another. */
export function fallBack(table: string): string {
  const { [table]: offered, ...others } = seats()
  tabShelf.write(SEATS, others)
  if (offered === undefined || offered === keepsakeOf(table)?.token) forget(table)
  return tokenOf(table)
}

export function noteStatus(table: string, status: string): void {
  change(table, (kept) => ({ ...kept, status }))
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
