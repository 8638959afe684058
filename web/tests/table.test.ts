import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keep, tokenOf } from '../src/wire/keepsakes.ts'
import { TableLine } from '../src/wire/table.svelte.ts'
import { FakeSocket, fakeSockets } from './sockets.ts'

const TABLE = { table: 'abc', game: 'janus', code: 'CODE22', status: 'playing', chairs: [], chat: true }
const sight = (version: number, turn = 1, moves = ['take stock']) => ({ version, turn, view: null, moves, looks: [], waiting: [], deadline: null })
const snapshot = (version: number, more = {}) => ({ type: 'snapshot', protocol: 1, seat: 0, table: TABLE, sight: sight(version), since: 0, events: [], chat: [], muted: [], rounds: [[0, 0]], ...more })
const REFUSED = { kind: 'illegal', clause: 'JA-13', text: { fr: 'Non.', en: 'No.' } }

let line: TableLine

function connected(version = 5): FakeSocket {
  FakeSocket.last.open()
  FakeSocket.last.tell(snapshot(version))
  return FakeSocket.last
}

beforeEach(() => {
  vi.useFakeTimers()
  fakeSockets()
  localStorage.clear()
  sessionStorage.clear()
  keep('abc', 'secret')
  line = new TableLine('abc')
})
afterEach(() => {
  line.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says hello with the secret, and follows what happens', () => {
  const socket = connected()
  expect(socket.sent[0]).toEqual({ type: 'hello', protocol: 1, token: 'secret', since: 0 })
  expect(line.link).toBe('live')
  expect(line.moves).toEqual(['take stock'])
  const events = [{ kind: null }, { table: 'said', seat: 1, name: 'Zoé', text: 'hello', phrase: true }]
  socket.tell({ type: 'happened', since: 5, events, sight: sight(7, 2, []), table: null, rounds: null })
  expect(line.sight?.version).toBe(7)
  expect(line.log.map((entry) => entry.version)).toEqual([6, 7])
  expect(line.chat).toEqual([{ seat: 1, name: 'Zoé', text: 'hello', phrase: true }])
  expect(line.fresh).toEqual(events)
})

it('keeps the score sheet until a round ends or is taken back', () => {
  const socket = connected()
  const told = (since: number, rounds: number[][] | null) => socket.tell({ type: 'happened', since, events: [{}], sight: sight(since + 1), table: null, rounds })
  told(5, [[0, 0], [3, 4]])
  told(6, null)
  expect(line.rounds).toEqual([[0, 0], [3, 4]])
  told(7, [[0, 0]])
  expect(line.rounds).toEqual([[0, 0]])
})

it('offers nothing while a move is on its way, and everything after a refusal', async () => {
  const socket = connected()
  const played = line.play('take stock')
  expect(line.moves).toEqual([])
  const [move] = socket.said('move')
  expect(move).toMatchObject({ turn: 1, move: 'take stock' })
  socket.tell({ type: 'refused', client: move!.client, error: REFUSED })
  expect(await played).toEqual(REFUSED)
  expect(line.moves).toEqual(['take stock'])
})

it('sends an unanswered move again under the same name after a lost connection', async () => {
  const first = connected()
  const played = line.play('take stock')
  first.lose()
  await vi.advanceTimersByTimeAsync(0)
  expect(line.link).toBe('lost')
  await vi.advanceTimersByTimeAsync(2000)
  const second = connected(5)
  expect(second).not.toBe(first)
  expect(second.sent[0]).toMatchObject({ type: 'hello', since: 5 })
  expect(second.said('move')).toEqual(first.said('move'))
  second.tell({ type: 'ack', client: second.said('move')[0]!.client })
  expect(await played).toBeNull()
  expect(line.sent).toBeNull()
})

it('says again what was seen while nobody was there to hear it', async () => {
  const first = connected()
  first.lose()
  await vi.advanceTimersByTimeAsync(0)
  line.seen()
  await vi.advanceTimersByTimeAsync(2000)
  expect(connected(6).said('seen')).toEqual([{ type: 'seen', version: 5 }])
})

it('waits longer after each failure, and no more once the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('down')))
  connected().lose()
  const tried: number[] = []
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(0)
    tried.push(line.retryAt - Date.now())
    await vi.advanceTimersByTimeAsync(20_000)
    FakeSocket.last.lose()
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(tried[4]!).toBeGreaterThan(4 * tried[0]!)
  expect(Math.max(...tried)).toBeLessThan(13_001)
  const before = FakeSocket.all.length
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all.length).toBe(before + 1)
})

it('connects anew where something was missed', () => {
  const socket = connected()
  socket.tell({ type: 'happened', since: 9, events: [{}], sight: sight(10), table: null, rounds: null })
  expect(FakeSocket.last).not.toBe(socket)
  expect(line.sight?.version).toBe(5)
})

it('leaves nobody waiting for what was asked before it connected anew, and sends a move again', async () => {
  const socket = connected()
  const said = line.say('hello')
  const played = vi.fn()
  void line.play('take stock').then(played)
  socket.tell({ type: 'happened', since: 9, events: [{}], sight: sight(10), table: null, rounds: null })
  expect((await said)?.kind).toBe('unreachable')
  expect(played).not.toHaveBeenCalled()
  expect(connected(10).said('move')).toEqual(socket.said('move'))
})

it('shows nothing new while it is held, and then one thing after the other', async () => {
  const socket = connected()
  line.hold(true)
  for (const since of [5, 6, 7]) socket.tell({ type: 'happened', since, events: [{ kind: 'laid', seat: since }], sight: sight(since + 1), table: null, rounds: null })
  expect(line.sight?.version).toBe(5)
  line.hold(false)
  expect(line.sight?.version).toBe(6)
  await vi.advanceTimersByTimeAsync(1000)
  expect(line.sight?.version).toBe(7)
  line.hold(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(line.sight?.version).toBe(7)
  line.hold(false)
  expect(line.sight?.version).toBe(8)
  expect(line.log.map((entry) => entry.what.seat)).toEqual([5, 6, 7])
})

const LOOK = { kind: 'peeked', seat: 0, card: 'R15' }
const seeing = (version: number, looks: unknown[]) => ({ ...sight(version), looks })

it.each([false, true])('keeps a look in the log until it has been seen, and after that only with a memory aid: %s', (aid) => {
  const socket = connected()
  socket.tell({ type: 'happened', since: 5, events: [LOOK], sight: seeing(6, [LOOK]), table: { ...TABLE, memory_aid: aid }, rounds: null })
  expect(line.log.at(-1)!.what).toEqual(LOOK)
  socket.tell({ type: 'happened', since: 6, events: [{ table: 'seen', seat: 0 }], sight: seeing(7, []), table: null, rounds: null })
  expect(line.log.map(({ version, what }) => [version, what.kind])).toEqual([[6, aid ? 'peeked' : null], [7, undefined]])
})

it.each([false, true])('names cards in the log while something shows them, and after that only with a memory aid: %s', (aid) => {
  line.end()
  line = new TableLine('abc', (game) => (game === 'janus' ? (told, _, fresh) => told.map((what, i) => (i < told.length - fresh && what.card ? { ...what, card: null } : what)) : undefined))
  const socket = connected()
  const told = (since: number, turn: number, what: object) =>
    socket.tell({ type: 'happened', since, events: [what], sight: { ...sight(since + 1, turn), view: {} }, table: { ...TABLE, memory_aid: aid }, rounds: null })
  const named = (): unknown[] => line.log.map(({ what }) => what.card)
  told(5, 2, { kind: 'drew', seat: 0, card: 'R15' })
  told(6, 2, { table: 'arrived', seat: 1 })
  expect(named()).toEqual(['R15', undefined])
  told(7, 3, { kind: 'drew', seat: 1, card: 'B2' })
  expect(named()).toEqual([aid ? 'R15' : null, undefined, 'B2'])
  expect(line.fresh).toEqual([{ kind: 'drew', seat: 1, card: 'B2' }])
})

it('has a gap in its log where something was never told', () => {
  const socket = connected()
  socket.tell({ type: 'happened', since: 5, events: [{ kind: 'drew' }], sight: sight(6), table: null, rounds: null })
  socket.tell(snapshot(9, { events: [{ kind: 'stopped' }] }))
  expect(line.log.map(({ version, what }) => [version, what.kind])).toEqual([[6, 'drew'], [8, null], [9, 'stopped']])
})

it('goes on as a spectator where the secret opens no seat any more', () => {
  FakeSocket.last.open()
  FakeSocket.last.tell({ type: 'refused', client: '', error: { ...REFUSED, kind: 'link' } })
  FakeSocket.last.open()
  expect(FakeSocket.last.sent[0]).toMatchObject({ token: '' })
  expect(tokenOf('abc')).toBe('')
})

const LOST = { ...REFUSED, kind: 'link' }

it('is told why its seat is lost, unless it left by itself', () => {
  connected().tell({ type: 'refused', client: '', error: LOST })
  expect(line.dismissed).toEqual(LOST)
  line.end()
  keep('abc', 'another')
  line = new TableLine('abc')
  const socket = connected()
  line.leaving(true)
  socket.tell({ type: 'refused', client: '', error: LOST })
  expect(line.dismissed).toBeNull()
  line.sit('again')
  connected().tell({ type: 'refused', client: '', error: LOST })
  expect(line.dismissed).toEqual(LOST)
})

it('has after an outage what was said meanwhile, once, and nothing of whom it does not hear', () => {
  const said = (text: string) => ({ table: 'said', seat: 1, text, phrase: false })
  const socket = connected()
  socket.tell({ type: 'happened', since: 5, events: [said('one')], sight: sight(6), table: null, rounds: null })
  line.sit('secret')
  FakeSocket.last.open()
  FakeSocket.last.tell(snapshot(8, { events: [said('two'), { kind: null }], chat: [said('one'), said('two'), { kind: null }] }))
  expect(line.chat.map(({ text }) => text)).toEqual(['one', 'two'])
  line.sit('secret')
  FakeSocket.last.open()
  FakeSocket.last.tell(snapshot(9, { seat: null, chat: [said('two'), said('three')] })) // a spectator is told no events
  expect(line.chat.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  line.sit('secret')
  FakeSocket.last.open()
  FakeSocket.last.tell(snapshot(99, { chat: [said('much'), said('later')] }))
  expect(line.chat.map(({ text }) => text)).toEqual(['much', 'later'])
})

it('gives up at a table that does not exist, and says why', async () => {
  const failure = { kind: 'not-found', clause: null, text: { fr: 'Rien.', en: 'Nothing.' } }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(failure), { status: 404 })))
  FakeSocket.last.lose()
  await vi.advanceTimersByTimeAsync(1)
  expect(line.link).toBe('ended')
  expect(line.failure).toEqual(failure)
})

it('comes back more and more slowly while the server cannot show the table, and never once it was refused', async () => {
  const pauses: number[] = []
  for (let i = 0; i < 5; i++) {
    FakeSocket.last.open()
    FakeSocket.last.tell({ type: 'refused', client: '', error: { ...REFUSED, kind: 'store' } })
    FakeSocket.last.lose(1011)
    await vi.advanceTimersByTimeAsync(0)
    expect(line.link).toBe('lost')
    pauses.push(line.retryAt - Date.now())
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(pauses[4]!).toBeGreaterThan(4 * pauses[0]!)
  connected()
  expect(line.link).toBe('live')
  expect(line.failure).toBeNull()
  FakeSocket.last.lose(1008)
  await vi.advanceTimersByTimeAsync(0)
  expect(line.link).toBe('ended')
  const before = FakeSocket.all.length
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all.length).toBe(before)
})

it('asks why, and is told; or that nobody answers', async () => {
  const socket = connected()
  const why = line.why('take 1.1')
  socket.tell({ type: 'reason', client: socket.said('why')[0]!.client, error: REFUSED })
  expect(await why).toEqual(REFUSED)
  const again = line.why('take 1.2')
  await vi.advanceTimersByTimeAsync(9000)
  expect((await again)?.kind).toBe('unreachable')
})

it('drops what is touched while a move is on its way', async () => {
  const socket = connected()
  void line.attempt('take stock')
  expect(await line.attempt('take stock')).toBeNull()
  expect(await line.attempt('take 1.1')).toBeNull()
  expect(socket.said('why')).toEqual([])
  expect(socket.said('move').length).toBe(1)
})

it.each([1, 2])('makes a move that was not listed where it is allowed and the turn is the same: 1 and %s', async (turn) => {
  const socket = connected()
  const made = line.attempt('take stock!')
  socket.tell({ type: 'happened', since: 5, events: [{}], sight: sight(6, turn), table: null, rounds: null })
  socket.tell({ type: 'reason', client: socket.said('why')[0]!.client, error: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said('move').map((said) => said.move)).toEqual(turn === 1 ? ['take stock!'] : [])
  if (turn === 2) expect(await made).toBeNull()
})

it('notices a silent server', async () => {
  const socket = connected()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(socket.said('ping').length).toBeGreaterThan(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(line.link).not.toBe('live')
})

it('knows after a reload whom it does not hear', () => {
  FakeSocket.last.open()
  FakeSocket.last.tell(snapshot(5, { muted: [2] }))
  expect(line.muted).toEqual([2])
  FakeSocket.last.tell({ type: 'happened', since: 5, events: [{ table: 'muted', seat: 2, muted: false }], sight: sight(6), table: null, rounds: null })
  expect(line.muted).toEqual([])
})
