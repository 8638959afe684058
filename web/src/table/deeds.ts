// What is done at a table beside moves: sitting down, hosting, leaving. Failures are shown, and nothing is thrown.
import { notices } from '../shell/notices.svelte.ts'
import { routes } from '../shell/routes.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { t } from '../texts/texts.svelte.ts'
import { api, failureOf, randomHex } from '../wire/http.ts'
import { keep, keepAdded, tokenOf } from '../wire/keepsakes.ts'
import type { HostAsks, NewTable, TableShown } from '../wire/protocol.ts'
import type { TableLine } from '../wire/table.svelte.ts'

/** The name of the person here; whoever gave none has an ordinary one. */
export const myName = (): string => settings.name.trim() || t('name-usual')

async function attempted<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    notices.failure(failureOf(error))
    return null
  }
}

/** Makes a table and goes there; `start` deals at once. */
export function create(wanted: Omit<NewTable, 'name' | 'entropy'>, start: boolean): Promise<unknown> {
  return attempted(async () => {
    const { table, token, seat } = await api.create({ ...wanted, name: myName(), entropy: randomHex() })
    keep(table.table, token, table)
    if (seat !== null) await addToTheSeed(table, token)
    if (start) await api.host(table.table, { act: 'start' }, token)
    routes.go(`/t/${table.table}`)
  })
}

/** Play now: one person, and bots in every other seat. */
export function playNow(game: string, players: number): Promise<unknown> {
  const bots = Array.from({ length: players - 1 }, () => ({ who: 'bot' as const }))
  return create({ game, seats: [{ who: 'me' }, ...bots], takeback: true }, true)
}

/** Once more, now that the server has bound itself to its secret: the deal depends on it. */
function addToTheSeed(table: TableShown, token: string): Promise<unknown> {
  return api.join(table.table, { name: myName(), entropy: added(table) }, token)
}

/** What we add, remembered here: whoever checks the deal afterwards finds it in it. */
function added(table: TableShown): string {
  const entropy = randomHex()
  keepAdded(table.table, table.commitment, entropy)
  return entropy
}

export function sitDown(line: TableLine, seat: number | null = null): Promise<unknown> {
  return attempted(async () => {
    const seated = await api.join(line.name, { name: myName(), entropy: added(line.table!), seat })
    line.sit(seated.token)
  })
}

export function leave(line: TableLine): Promise<unknown> {
  return attempted(() => api.leave(line.name, line.token))
}

export function host(line: TableLine, act: HostAsks['act'], seat: number | null = null): Promise<TableShown | null> {
  return attempted(() => api.host(line.name, { act, seat }, line.token))
}

/** Asks for a rematch; everybody's secret opens the same seat of the new table. */
export async function rematch(line: TableLine): Promise<void> {
  const table = await host(line, 'rematch')
  if (table !== null) await follow(line, table.table)
}

/** Goes on at the table of the rematch. */
export async function follow(line: TableLine, table: string): Promise<void> {
  if (line.token && !tokenOf(table)) {
    keep(table, line.token, line.table ?? undefined)
    await api.table(table).then((shown) => addToTheSeed(shown, line.token)).catch(() => {}) // the deal may be done already
  }
  routes.go(`/t/${table}`)
}
