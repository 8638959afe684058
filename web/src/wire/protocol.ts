// Written by `make wire` from `pioche serve --schema`: do not edit.

export type Said = Hello | Move | Why | Undo | Seen | Say | Mute | Ping
export type Told = Snapshot | Happened | Acknowledged | Refused | Reason | Pong

export interface Pioche {
  client: Said
  server: Told
  Hello: Hello
  Move: Move
  Why: Why
  Undo: Undo
  Seen: Seen
  Say: Say
  Mute: Mute
  Ping: Ping
  Snapshot: Snapshot
  TableShown: TableShown
  ChairShown: ChairShown
  Sight: Sight
  Happened: Happened
  Acknowledged: Acknowledged
  Refused: Refused
  Failure: Failure
  Reason: Reason
  Pong: Pong
  NewTable: NewTable
  SeatAsked: SeatAsked
  Join: Join
  HostAsks: HostAsks
  WordsAsked: WordsAsked
  ZoneTold: ZoneTold
  FactTold: FactTold
  ValueTold: ValueTold
  Decision: Decision
  ReplayAsked: ReplayAsked
  CoachAsked: CoachAsked
  Seated: Seated
  Lobby: Lobby
  Games: Games
  GameShown: GameShown
  OptionWords: OptionWords
  PresetShown: PresetShown
  Rules: Rules
  Worded: Worded
  Replay: Replay
  Outline: Outline
  Standing: Standing
  FindingTold: FindingTold
  Frame: Frame
  Coached: Coached
  Advice: Advice
  RoundWeighed: RoundWeighed
  DecisionWeighed: DecisionWeighed
  OptionWeighed: OptionWeighed
  CoachSays: CoachSays
  Health: Health
}
/**
 * The first message: a seat's secret, or none for a spectator; `since`, the last version received.
 */
export interface Hello {
  type: 'hello'
  protocol: number
  token?: string
  since?: number
}
/**
 * A whole move in answer to a turn. Sent again under the same name (`client`), it counts once.
 */
export interface Move {
  type: 'move'
  client: string
  turn: number
  move: string
}
/**
 * Asks why a move is not allowed, without making it.
 */
export interface Why {
  type: 'why'
  client: string
  move: string
}
export interface Undo {
  type: 'undo'
  client: string
  turn: number
}
/**
 * This seat has seen what it was shown up to this version.
 */
export interface Seen {
  type: 'seen'
  version: number
}
export interface Say {
  type: 'say'
  client: string
  text: string
  phrase?: boolean
}
export interface Mute {
  type: 'mute'
  client: string
  seat: number
  muted?: boolean
}
export interface Ping {
  type: 'ping'
}
/**
 * How things stand, what happened since the version last acknowledged, and what was last said.
 */
export interface Snapshot {
  type: 'snapshot'
  protocol: number
  seat: number | null
  table: TableShown
  sight: Sight
  since: number
  events: {
    [k: string]: unknown
  }[]
  chat: {
    [k: string]: unknown
  }[]
  muted: number[]
  rounds: number[][]
}
/**
 * What anybody with the link may know of a table.
 */
export interface TableShown {
  table: string
  code: string
  game: string
  rules: number
  options: {
    [k: string]: unknown
  }
  status: string
  paused: boolean
  chairs: ChairShown[]
  move_seconds: number
  grace_seconds: number
  spectators: boolean
  chat: boolean
  listed: boolean
  memory_aid: boolean
  takeback: boolean
  commitment: string
  rematch: string
}
/**
 * A seat, as anybody may know it.
 */
export interface ChairShown {
  name: string
  bot: string
  free: boolean
  present: boolean
  host: boolean
}
/**
 * The match as one viewer sees it, at a version that all viewers share.
 */
export interface Sight {
  version: number
  turn: number
  view: {
    [k: string]: unknown
  } | null
  moves: string[]
  looks: {
    [k: string]: unknown
  }[]
  waiting: number[]
  deadline: number | null
}
/**
 * What happened after version `since`, one entry a version (`{"kind": null}` for what is not yours to know).
 */
export interface Happened {
  type: 'happened'
  since: number
  events: {
    [k: string]: unknown
  }[]
  sight: Sight
  table: TableShown | null
  rounds: number[][] | null
}
/**
 * What was asked under this name is on disk.
 */
export interface Acknowledged {
  type: 'ack'
  client: string
}
/**
 * What was asked under this name was not done, and changed nothing. `client` is "" where none was given.
 */
export interface Refused {
  type: 'refused'
  client: string
  error: Failure
}
/**
 * What went wrong and what to do, in every language we speak; `clause` where a rule says so.
 */
export interface Failure {
  kind: string
  clause: string | null
  text: {
    [k: string]: string
  }
}
/**
 * The answer to `why`; null where the move is allowed.
 */
export interface Reason {
  type: 'reason'
  client: string
  error: Failure | null
}
export interface Pong {
  type: 'pong'
  now: number
}
/**
 * `secret`, where the client chooses it, opens the seat; sent again with the same, it is the same table.
 */
export interface NewTable {
  game: string
  seats: SeatAsked[]
  name: string
  entropy: string
  options?: {
    [k: string]: string | number | boolean | null
  }
  move_seconds?: number
  grace_seconds?: number
  spectators?: boolean
  chat?: boolean
  listed?: boolean
  memory_aid?: boolean
  takeback?: boolean
  secret?: string
}
/**
 * A seat of a new table: mine, open to whoever comes, or a bot's.
 */
export interface SeatAsked {
  who: 'bot' | 'me' | 'open'
  bot?: string
}
/**
 * Sit down, in the first free seat unless one is named; with a seat's secret, add to the seed once more.
 *
 *     `secret`, where the client chooses it, opens the seat; sent again with the same, it is the same seat.
 */
export interface Join {
  name: string
  entropy: string
  seat?: number | null
  secret?: string
}
/**
 * What only the host may do: `free` removes whoever is in a seat, `bot` gives it to a bot.
 */
export interface HostAsks {
  act: 'bot' | 'close' | 'free' | 'pause' | 'rematch' | 'resume' | 'start'
  seat?: number | null
  bot?: string
}
/**
 * What was received, to be put into words; `names` are those of the seats. No table tells more at once.
 */
export interface WordsAsked {
  lang: 'en' | 'fr'
  names?: string[]
  events?: {
    [k: string]: unknown
  }[]
  moves?: string[]
  zones?: ZoneTold[]
  facts?: FactTold[]
  values?: ValueTold[]
  decision?: Decision | null
}
/**
 * What is told in words of a zone; the rest of it may come along.
 */
export interface ZoneTold {
  name: string
  owner: number | null
  spell: string
  values: (string | number | null)[]
}
/**
 * A fact of a view, by its name.
 */
export interface FactTold {
  name: string
  spell: string
  value: string | number | null
}
/**
 * A value of a zone or an event, with what it is.
 */
export interface ValueTold {
  spell: string
  value: string | number | null
}
/**
 * What of a view says what is being decided.
 */
export interface Decision {
  phase: string
  viewer: number
  legal: number[]
  zones: ZoneTold[]
  facts: FactTold[]
}
/**
 * Whose view of a match (a seat's, a spectator's, or all cards open), and which steps of it; in the address.
 */
export interface ReplayAsked {
  view?: string
  first?: number
  count?: number
}
/**
 * Whose decisions; in the address.
 */
export interface CoachAsked {
  seat: number
}
/**
 * The secret of a seat: whoever has it plays there. Shown once, kept only as a hash.
 */
export interface Seated {
  table: TableShown
  seat: number | null
  token: string
}
export interface Lobby {
  tables: TableShown[]
}
export interface Games {
  games: GameShown[]
}
/**
 * `printed` is what stands on cards and their codes do not say, by spell and code; each game has its own fields.
 */
export interface GameShown {
  slug: string
  titles: {
    [k: string]: string
  }
  taglines: {
    [k: string]: string
  }
  least: number
  most: number
  rules: number
  options: {
    [k: string]: unknown
  }
  option_words: {
    [k: string]: OptionWords
  }
  presets: {
    [k: string]: PresetShown
  }
  bots: string[]
  phrases: string[]
  printed: {
    [k: string]: {
      [k: string]: {
        [k: string]: unknown
      }
    }
  }
}
/**
 * An option in words: what it is called, and each value that has a name, by the value as JSON writes it.
 *
 *     `about` says what the booklet does and what a choice changes; empty where the game does not say.
 */
export interface OptionWords {
  titles: {
    [k: string]: string
  }
  about: {
    [k: string]: string
  }
  values: {
    [k: string]: {
      [k: string]: string
    }
  }
}
/**
 * A way to play that people know by name: what is not as in the booklet.
 */
export interface PresetShown {
  titles: {
    [k: string]: string
  }
  options: {
    [k: string]: string | number | boolean | null
  }
}
/**
 * A rulebook in Markdown, or one clause of it.
 */
export interface Rules {
  game: string
  lang: string
  clause: string | null
  text: string
}
/**
 * A sentence for each thing asked, in the order asked; "" for an event that is not worth a line.
 *
 *     `titles` are those of the zones alone; `decision` is the question that is put to the seat.
 */
export interface Worded {
  events: string[]
  moves: string[]
  zones: string[]
  titles: string[]
  facts: string[]
  values: string[]
  decision: string
}
/**
 * The steps asked for; the outline comes with the first of them.
 */
export interface Replay {
  outline: Outline | null
  frames: Frame[]
}
/**
 * A whole match: step 0 is the deal, step n the nth move; where points or rounds changed.
 */
export interface Outline {
  steps: number
  over: boolean
  standings: Standing[]
  finding: FindingTold | null
}
/**
 * The points from this step on.
 */
export interface Standing {
  step: number
  round: number
  scores: number[]
}
/**
 * What replaying a whole record found, as `pioche verify` says it.
 */
export interface FindingTold {
  verdict: string
  fair: boolean
  text: {
    [k: string]: string
  }
}
/**
 * A step of a replay: the deal, or a move. What led there, and what the viewer saw then.
 */
export interface Frame {
  seat: number | null
  events: {
    [k: string]: unknown
  }[]
  looks: {
    [k: string]: unknown
  }[]
  view: {
    [k: string]: unknown
  }
}
/**
 * Null while the coach is thinking: ask again. Where nobody does, it stops.
 */
export interface Coached {
  advice: Advice | null
}
/**
 * What a coach found in the decisions of a seat. Results are by how much they are more than the others' average.
 */
export interface Advice {
  seat: number
  rounds: RoundWeighed[]
  decisions: DecisionWeighed[]
  costliest: number[]
  text: {
    [k: string]: CoachSays
  }
}
/**
 * `start` + `luck` - `loss` = `result`; null where nothing was decided, or the match was given up.
 */
export interface RoundWeighed {
  round: number
  start: number | null
  luck: number
  loss: number
  result: number | null
}
/**
 * A decision by what its player knew: step `move` - 1 of a replay is what was seen then.
 */
export interface DecisionWeighed {
  move: number
  round: number
  chosen: string
  best: string
  worth: number
  loss: number
  half: number
  luck: number | null
  options: OptionWeighed[]
  remembered: {
    [k: string]: string[]
  }
}
/**
 * A move that could have been made, and the expected result of the round with it.
 */
export interface OptionWeighed {
  move: string
  worth: number
  half: number
}
/**
 * In words: all of it, every round, and the decisions that cost most, or that none did.
 */
export interface CoachSays {
  summary: string
  rounds: string[]
  costliest: string[]
}
export interface Health {
  status: 'ok'
  version: string
}
