// A table followed over its WebSocket: how things stand, what happened, what was said, and what is on its way.
import { api, Failed, failureOf, randomHex, unreachable } from './http.ts'
import { fallBack, keep, tokenOf } from './keepsakes.ts'
import { Line } from './line.ts'
import type { ChairShown, Failure, Happened, Move, Said, Sight, Snapshot, TableShown, Told } from './protocol.ts'
import type { Happening, View } from './view.ts'

const PROTOCOL = 1
const MOST_LINES = 600
const PATIENCE = 8000 // milliseconds for an answer to `why`
const MISSED: Happening = { kind: null, table: 'missed' } // in the log, for what was never told
const PACE = 700 // milliseconds between two things that waited to be shown

export type Link = 'connecting' | 'live' | 'lost' | 'ended'

/** Something that happened, in the order of versions. */
export interface Entry {
  version: number
  what: Happening
  chairs: ChairShown[] // who sat where then
}

export interface ChatLine {
  seat: number
  name: string // of who said it: another may sit there since
  text: string
  phrase: boolean
}

/** All that was told, in order, without what nothing shows any more: the same objects where nothing is gone. Things have
 * not moved on since the last `fresh` of them. */
export type Fades = (told: Happening[], view: View, fresh: number) => Happening[]

type Answer = (failure: Failure | null) => void

export class TableLine {
  readonly name: string
  link: Link = $state('connecting')
  retryAt = $state(0)
  failure: Failure | null = $state.raw(null) // why the line ended
  dismissed: Failure | null = $state.raw(null) // why the seat we came for is not ours (any more)
  seat: number | null = $state(null)
  table: TableShown | null = $state.raw(null)
  sight: Sight | null = $state.raw(null)
  log: Entry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  muted: number[] = $state.raw([])
  /** What one is about to say: kept while the room changes around it. */
  draft = $state('')
  /** The score sheet: the scores when each round began, and after the last. */
  rounds: number[][] = $state.raw([])
  /** What led from the view before to this one, to be animated; empty after a new beginning. */
  fresh: Happening[] = $state.raw([])
  /** The move that was sent and not yet acknowledged. */
  sent: Move | null = $state.raw(null)
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0)

  #line: Line
  #fadesOf: (game: string) => Fades | undefined
  #answers = new Map<string, Answer>()
  #token: string
  #waiting: Happened[] = [] // heard, and not yet shown
  #held = false
  #leaving = false
  #saw = 0 // the version up to which everything was seen
  #pacing: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, fadesOf: (game: string) => Fades | undefined = () => undefined) {
    this.name = name
    this.#fadesOf = fadesOf
    this.#token = tokenOf(name)
    this.#line = new Line(
      `tables/${name}`,
      {
        opened: () => this.#tell({ type: 'hello', protocol: PROTOCOL, token: this.#token, since: this.sight?.version ?? 0 }),
        heard: (message) => this.#hear(message as Told),
        lost: (retryAt) => this.#lost(retryAt),
        refused: () => (this.link = 'ended'),
        unopened: () => this.#exists(),
      },
      { type: 'ping' },
    )
    this.#line.start()
  }

  get view(): View | null {
    return (this.sight?.view ?? null) as View | null
  }

  /** Whether this seat is the host's. */
  get hosting(): boolean {
    return this.seat !== null && this.table?.chairs[this.seat]?.host === true
  }

  get token(): string {
    return this.#token
  }

  /** The moves that may be made now; none while one is on its way. */
  get moves(): string[] {
    return this.sent === null && this.link === 'live' ? (this.sight?.moves ?? []) : []
  }

  end(): void {
    clearTimeout(this.#pacing)
    this.#line.end()
    for (const answer of this.#answers.values()) answer(null) // nobody waits for them any more
  }

  /** Comes again with another secret: somebody sat down. */
  sit(token: string): void {
    this.#token = token
    this.#leaving = false
    keep(this.name, token, this.table ?? undefined)
    this.#again()
  }

  /** What follows is our own doing: nobody need tell us that the seat is lost. */
  leaving(leaving: boolean): void {
    this.#leaving = leaving
  }

  /** While held, what happens waits; then it is shown one thing after the other. */
  hold(held: boolean): void {
    this.#held = held
    this.#show()
  }

  // What is said.

  /** Null once the move is on disk; else why it was not made. Sent again after a lost connection, and counts once. */
  play(move: string): Promise<Failure | null> {
    if (this.sight === null || this.sent !== null) return Promise.resolve(null)
    this.sent = { type: 'move', client: randomHex(), turn: this.sight.turn, move }
    this.#tell(this.sent)
    return this.#answer(this.sent.client)
  }

  /** A move that is not listed may be allowed all the same, written otherwise: it is asked about first. It was meant
   * for what was seen then: while another is on its way, or once things have moved on, it is not made. */
  async attempt(move: string): Promise<Failure | null> {
    if (this.sent !== null) return null
    const meant = this.sight?.turn
    const failure = this.moves.includes(move) ? null : await this.why(move)
    return failure ?? (meant === this.sight?.turn ? this.play(move) : null)
  }

  /** Why a move is not allowed; null where it is. Nothing is done. */
  async why(move: string): Promise<Failure | null> {
    const client = randomHex()
    const answered = this.#answer(client)
    if (!this.#tell({ type: 'why', client, move })) this.#settle(client, unreachable())
    setTimeout(() => this.#settle(client, unreachable()), PATIENCE)
    return answered
  }

  undo(): Promise<Failure | null> {
    return this.#ask((client) => ({ type: 'undo', client, turn: this.sight?.turn ?? 0 }))
  }

  say(text: string, phrase = false): Promise<Failure | null> {
    return this.#ask((client) => ({ type: 'say', client, text, phrase }))
  }

  mute(seat: number, muted: boolean): Promise<Failure | null> {
    return this.#ask((client) => ({ type: 'mute', client, seat, muted }))
  }

  /** Everything shown so far has been seen. */
  seen(): void {
    if (this.sight === null) return
    this.#saw = this.sight.version
    this.#tell({ type: 'seen', version: this.#saw })
  }

  #ask(message: (client: string) => Said): Promise<Failure | null> {
    const client = randomHex()
    const answered = this.#answer(client)
    if (!this.#tell(message(client))) this.#settle(client, unreachable())
    return answered
  }

  #tell(message: Said): boolean {
    return this.#line.send(message)
  }

  #answer(client: string): Promise<Failure | null> {
    return new Promise((resolve) => this.#answers.set(client, resolve))
  }

  #settle(client: string, failure: Failure | null): void {
    if (this.sent?.client === client) this.sent = null
    this.#answers.get(client)?.(failure)
    this.#answers.delete(client)
  }

  // What is heard.

  #hear(message: Told): void {
    switch (message.type) {
      case 'snapshot':
        return this.#begin(message)
      case 'happened':
        this.#waiting.push(message)
        return this.#show()
      case 'ack':
        return this.#settle(message.client, null)
      case 'refused':
        return this.#refused(message.client, message.error)
      case 'reason':
        return this.#settle(message.client, message.error)
      case 'pong':
        this.ahead = message.now - Date.now()
    }
  }

  #show(): void {
    if (this.#held || this.#pacing !== undefined) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    if (next.since !== this.sight?.version) return this.#again() // something was missed
    this.#go(next)
    if (this.#waiting.length === 0) return
    this.#pacing = setTimeout(() => {
      this.#pacing = undefined
      this.#show()
    }, PACE)
  }

  #begin(snapshot: Snapshot): void {
    this.#waiting = []
    this.seat = snapshot.seat
    const chat = continued(this.chat, snapshot.chat.filter((event) => event.table === 'said').map(said)) // whom we do not hear has said nothing
    this.#go(snapshot)
    this.chat = chat
    this.muted = snapshot.muted
    this.fresh = []
    this.link = 'live'
    this.failure = null
    if (this.#token) keep(this.name, this.#token, snapshot.table)
    if (this.sent !== null) this.#tell(this.sent) // under the same name, so it counts once
    if (this.#saw > 0) this.#tell({ type: 'seen', version: this.#saw }) // it may have been said to nobody
    this.#tell({ type: 'ping' })
  }

  #go({ events, sight, table, rounds }: Pick<Happened, 'events' | 'sight' | 'table' | 'rounds'>): void {
    if (table !== null) this.table = table
    if (rounds !== null) this.rounds = rounds
    const first = sight.version - events.length + 1
    this.#forget(sight)
    const chairs = this.table?.chairs ?? []
    const missed = first > (this.sight?.version ?? first) + 1 ? [{ version: first - 1, what: MISSED, chairs }] : []
    this.log = [...this.log, ...missed, ...events.map((what, i) => ({ version: first + i, what, chairs }))].slice(-MOST_LINES)
    this.#fade(sight, sight.turn === this.sight?.turn ? this.log.length : events.length)
    for (const event of events) {
      if (event.table === 'said') this.chat = [...this.chat, said(event)]
      if (event.table === 'muted') this.#noteMuted(event.seat as number, event.muted as boolean)
    }
    this.fresh = events
    this.sight = sight
  }

  /** What was shown and has been seen is gone from the log too, unless the table remembers for its players. */
  #forget(sight: Sight): void {
    if (this.table?.memory_aid) return
    const kept = new Set(sight.looks.map((look) => JSON.stringify(look)))
    const gone = new Set((this.sight?.looks ?? []).map((look) => JSON.stringify(look)).filter((look) => !kept.has(look)))
    if (gone.size > 0) this.log = this.log.map((entry) => (gone.has(JSON.stringify(entry.what)) ? { ...entry, what: { kind: null } } : entry))
  }

  /** Cards that nothing shows any more have no name there either. */
  #fade({ view }: Sight, fresh: number): void {
    const fades = this.table?.memory_aid ? undefined : this.#fadesOf(this.table?.game ?? '')
    if (fades === undefined || view === null) return
    const left = fades(this.log.map(({ what }) => what), view as unknown as View, fresh)
    this.log = this.log.map((entry, i) => (left[i] === entry.what ? entry : { ...entry, what: left[i]! }))
  }

  #noteMuted(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat)
  }

  #refused(client: string, failure: Failure): void {
    if (client !== '') return this.#settle(client, failure)
    if (failure.kind === 'link' && this.#token) {
      if (!this.#leaving) this.dismissed = failure
      this.#token = fallBack(this.name) // the secret opens no seat any more: we may still watch
      return this.#again()
    }
    this.failure = failure
  }

  #lost(retryAt: number): void {
    if (this.link !== 'ended') this.link = 'lost'
    this.retryAt = retryAt
    this.#giveUp()
  }

  /** Connects anew: what was asked on the old line is not answered any more. */
  #again(): void {
    this.#giveUp()
    this.#line.again()
  }

  /** Of all that was asked only a move is sent again. */
  #giveUp(): void {
    for (const client of [...this.#answers.keys()]) if (client !== this.sent?.client) this.#settle(client, unreachable())
  }

  /** Whether there is such a table; a browser is not told why a WebSocket was not opened. */
  async #exists(): Promise<boolean> {
    try {
      await api.table(this.name)
      return true
    } catch (error) {
      const gone = error instanceof Failed && ['not-found', 'host', 'origin'].includes(error.failure.kind)
      if (gone) this.failure = failureOf(error)
      return !gone
    }
  }
}

/** What was last said, after what we have of the time before. */
function continued(had: ChatLine[], last: ChatLine[]): ChatLine[] {
  const from = had.findIndex((_, i) => JSON.stringify(had.slice(i)) === JSON.stringify(last.slice(0, had.length - i)))
  return [...had.slice(0, Math.max(0, from)), ...last]
}

function said(event: Happening): ChatLine {
  return { seat: event.seat as number, name: event.name as string, text: event.text as string, phrase: event.phrase as boolean }
}
