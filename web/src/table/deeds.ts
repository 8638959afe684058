// What is done at a table beside moves: sitting down, hosting, leaving. Failures are shown, and nothing is thrown.
import { notices } from '../shell/notices.svelte.ts'
import { routes } from '../shell/routes.svelte.ts'
import { settings } from '../settings.svelte.ts'
import { t } from '../texts/texts.svelte.ts'
import { api, failureOf, insist, randomHex } from '../wire/http.ts'
import { keep, keepAdded, offer, tokenOf } from '../wire/keepsakes.ts'
import type { GameShown, HostAsks, NewTable, Seated, TableShown } from '../wire/protocol.ts'
import type { TableLine } from '../wire/table.svelte.ts'
import { beginLearning } from './learning.svelte.ts'
import { usualPlayers } from './people.ts'

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

// A secret that was sent and not answered: sent again, it is the same table or the same seat.
const unanswered = new Map<string, string>()

async function once<T>(what: string, ask: (secret: string) => Promise<T>): Promise<T> {
  const secret = unanswered.get(what) ?? randomHex()
  unanswered.set(what, secret)
  const answer = await insist(() => ask(secret))
  unanswered.delete(what)
  return answer
}

/** Makes a table and goes there; `start` deals at once, `learn` tells the lessons of the game. */
export function create(wanted: Omit<NewTable, 'name' | 'entropy' | 'secret'>, start: boolean, learn = false): Promise<unknown> {
  return attempted(async () => {
    const entropy = randomHex()
    const { table, token, seat } = await once(JSON.stringify(wanted), (secret) => api.create({ ...wanted, name: myName(), entropy, secret }))
    keep(table.table, token, table)
    if (seat !== null) await addToTheSeed(table, token)
    if (start) await begin(table.table, token)
    if (learn) beginLearning(table.table)
    routes.go(`/t/${table.table}`)
  })
}

/** Deals; where the answer was lost and the cards are dealt, that is as good. */
async function begin(table: string, token: string): Promise<void> {
  try {
    await insist(() => api.host(table, { act: 'start' }, token))
  } catch (error) {
    if ((await api.table(table)).status === 'open') throw error
  }
}

/** One person, and bots in every other seat. */
const againstBots = (players: number): NewTable['seats'] => [{ who: 'me' }, ...Array.from({ length: players - 1 }, () => ({ who: 'bot' as const }))]

/** Play now, in one tap. */
export function playNow(game: GameShown): Promise<unknown> {
  return create({ game: game.slug, seats: againstBots(usualPlayers(game)), takeback: true }, true)
}

/** A first game: as few bots as there may be, as short as it may be, and a word about everything. */
export function learn(game: GameShown): Promise<unknown> {
  return create({ game: game.slug, seats: againstBots(game.least), options: game.presets.short?.options ?? {}, takeback: true }, true, true)
}

/** Once more, now that the server has bound itself to its secret: the deal depends on it. */
function addToTheSeed(table: TableShown, token: string): Promise<unknown> {
  return adding(table, (entropy) => insist(() => api.join(table.table, { name: myName(), entropy }, token)))
}

/** What we add is remembered once it was taken: whoever checks the deal afterwards finds it in it. */
async function adding<T>({ table, commitment }: TableShown, join: (entropy: string) => Promise<T>): Promise<T> {
  const entropy = randomHex()
  const answer = await join(entropy)
  keepAdded(table, commitment, entropy)
  return answer
}

export function sitDown(line: TableLine): Promise<unknown> {
  return attempted(async () => {
    const join = (entropy: string): Promise<Seated> => once(line.name, (secret) => api.join(line.name, { name: myName(), entropy, secret }))
    line.sit((await adding(line.table!, join)).token)
  })
}

export async function leave(line: TableLine): Promise<void> {
  line.leaving(true)
  const left = await attempted(() => api.leave(line.name, line.token))
  if (left === null) line.leaving(false)
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
  if (line.token && tokenOf(table) !== line.token) {
    offer(table, line.token)
    await api.table(table).then((shown) => addToTheSeed(shown, line.token)).catch(() => {}) // the deal may be done already
  }
  routes.go(`/t/${table}`)
}
