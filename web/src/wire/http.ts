// The HTTP half of the protocol. Every failure is a sentence in both languages that says what to do.
import { inAllLanguages } from '../texts/texts.svelte.ts'
import type { Failure, Games, HostAsks, Join, NewTable, Rules, Seated, TableShown, Worded, WordsAsked } from './protocol.ts'

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

async function ask<T>(path: string, asked: { body?: unknown; token?: string } = {}): Promise<T> {
  const headers: Record<string, string> = {}
  if (asked.token) headers.Authorization = `Bearer ${asked.token}`
  const init: RequestInit = asked.body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(asked.body), headers }
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
  record: (table: string) => ask<MatchRecord>(`tables/${name(table)}/record`),
}

/** Of a record, what the page reads; docs/records.md has the rest. */
export interface MatchRecord {
  result: { scores: number[]; ranks: number[] } | null
}

export const recordAddress = (table: string): string => `${BASE}/api/tables/${name(table)}/record`

export const socketAddress = (path: string): string => `${location.origin.replace(/^http/, 'ws')}${BASE}/ws/${path}`

/** Random bytes in hexadecimal; getRandomValues is there over plain http too. */
export function randomHex(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
