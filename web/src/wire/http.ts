// The HTTP half of the protocol. Every failure is a sentence in both languages that says what to do.
import { inAllLanguages } from '../texts/texts.svelte.ts'
import type { Coached, Failure, Games, HostAsks, Join, NewTable, Replay, ReplayAsked, Rules, Seated, TableShown, Worded, WordsAsked } from './protocol.ts'

/** The path before every address of this server, without a slash at its end. */
export const BASE = document.documentElement.dataset.base ?? ''

export class Failed extends Error {
  readonly failure: Failure
  readonly wait: number // seconds, where the server says when to come back

  constructor(failure: Failure, wait = 0) {
    super(failure.kind)
    this.failure = failure
    this.wait = wait
  }
}

export function unreachable(): Failure {
  return { kind: 'unreachable', clause: null, text: inAllLanguages('failure-unreachable') }
}

/** What went wrong, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failed) return error.failure
  console.error(error)
  return { kind: 'page', clause: null, text: inAllLanguages('failure-page') }
}

async function ask<T>(path: string, asked: { body?: unknown; text?: string; token?: string } = {}): Promise<T> {
  const headers: Record<string, string> = {}
  if (asked.token) headers.Authorization = `Bearer ${asked.token}`
  const body = asked.text ?? JSON.stringify(asked.body)
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', body, headers }
  let answer: Response
  let content: unknown
  try {
    answer = await fetch(`${BASE}/api/${path}`, init)
    content = await answer.json()
  } catch {
    throw new Failed(unreachable())
  }
  if (!answer.ok) throw new Failed(content as Failure, Number(answer.headers.get('Retry-After') ?? 0))
  return content as T
}

/** Whether the same question may be answered tomorrow: nobody was there, or nobody had time. */
export function isPassing(error: unknown): error is Failed {
  return error instanceof Failed && ['limit', 'unreachable', 'store', 'late'].includes(error.failure.kind)
}

const PAUSE = 3000

/** Asks until there is an answer, or a refusal that stays one, as long as it is `wanted`. */
export async function askUntilAnswered<T>(work: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || !wanted()) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE, 1000 * error.wait)))
    }
  }
}

/** Tries again where no answer came; for what counts once however often it is asked. */
export async function insist<T>(work: () => Promise<T>, pauses = [400, 1200, 3000]): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || failureOf(error).kind !== 'unreachable') throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return insist(work, rest)
  }
}

const name = encodeURIComponent

export const api = {
  games: () => ask<Games>('games'),
  rules: (game: string, lang: string) => ask<Rules>(`games/${name(game)}/rules?lang=${lang}`),
  words: (game: string, asked: WordsAsked) => ask<Worded>(`games/${name(game)}/words`, { body: asked }),
  code: (code: string) => ask<TableShown>(`codes/${name(code)}`),
  create: (asked: NewTable) => ask<Seated>('tables', { body: asked }),
  table: (table: string) => ask<TableShown>(`tables/${name(table)}`),
  join: (table: string, asked: Join, token = '') => ask<Seated>(`tables/${name(table)}/join`, { body: asked, token }),
  leave: (table: string, token: string) => ask<TableShown>(`tables/${name(table)}/leave`, { body: {}, token }),
  host: (table: string, asked: HostAsks, token: string) => ask<TableShown>(`tables/${name(table)}/host`, { body: asked, token }),
  record: (table: string, token = '') => ask<MatchRecord>(`tables/${name(table)}/record`, { token }),
  replay: (table: string, wanted: Required<ReplayAsked>, token: string) => ask<Replay>(`tables/${name(table)}/replay?${steps(wanted)}`, { token }),
  replayOf: (record: string, wanted: Required<ReplayAsked>) => ask<Replay>(`replay?${steps(wanted)}`, { text: record }),
  coach: (table: string, seat: number) => ask<Coached>(`tables/${name(table)}/coach?seat=${seat}`),
  coachOf: (record: string, seat: number) => ask<Coached>(`coach?seat=${seat}`, { text: record }),
}

const steps = ({ view, first, count }: Required<ReplayAsked>): string => `view=${view}&first=${first}&count=${count}`

/** Of a record, what the page reads; docs/records.md has the rest. */
export interface MatchRecord {
  game: string
  chance: Deal
  seats: { name: string; bot: string | null }[]
  result: { scores: number[]; ranks: number[] } | null
}

/** Where the cards came from. */
export interface Deal {
  kind: string
  seed: string | null
  commitment: string | null
  secret?: string | null
  entropy?: string[] // one a seat, "" where none was added
}

export const recordAddress = (table: string): string => `${BASE}/api/tables/${name(table)}/record`

export const socketAddress = (path: string): string => `${location.origin.replace(/^http/, 'ws')}${BASE}/ws/${path}`

/** Random bytes in hexadecimal; getRandomValues is there over plain http too. */
export function randomHex(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
