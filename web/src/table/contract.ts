// What the table of a game is given, and all it may do. It draws the view, offers the legal moves and animates what
// happened; it computes no rule. Around it the frame (Play.svelte) draws the bar, the question and the clock, the log,
// the chat, lost connections and the results.
import type { Component } from 'svelte'
import type { ChairShown, Failure } from '../wire/protocol.ts'
import type { Fades } from '../wire/table.svelte.ts'
import type { Happening, View } from '../wire/view.ts'
import type { Words } from '../wire/words.svelte.ts'

export interface GameTableProps {
  /** Everything this viewer sees now; what is hidden from them is null in it. */
  view: View
  /** The viewer's seat; null for a spectator. */
  seat: number | null
  /** Every whole move the viewer may make now, in notation; empty while it is not their turn or a move is on its way. */
  moves: string[]
  /** The move that is on its way to the server, to be shown as done; null where none is. */
  sent: string | null
  /** How the seats are called, by number. */
  names: string[]
  /** Who sits there: a person or a bot, present or away. */
  chairs: ChairShown[]
  /** The score sheet: the scores when each round began, from the deal on, and after the last. */
  rounds: number[][]
  /** What was shown to this seat alone, until `seen()`. The frame says it in words unless the game `showsLooks`. */
  looks: Happening[]
  /** The seats that still look at something: bots and clocks wait for them. */
  waiting: number[]
  /** The events that led from the view before to this one, to be animated; empty after a reconnection. */
  fresh: Happening[]
  /** All this page was told of and has not forgotten, in order; after a reload, from what was not yet acknowledged. */
  told: Happening[]
  /** Sentences of the server: moves, events, zones, values, facts. Read in a template, they fill in as they arrive. */
  words: Words
  /** Makes a move. One that is not listed is asked about first: why it is not allowed is shown with its clause. Nothing
   * is made while another is on its way. */
  play: (move: string) => void
  /** Shows a sentence to the player, with its clause one tap away. */
  explain: (failure: Failure) => void
  /** Everything shown so far has been seen. */
  seen: () => void
  /** Only looked at, as in a replay: what would play is not drawn. */
  watching?: boolean
}

/** One thing a newcomer is told in their first game, once. */
export interface Lesson {
  /** The sentence, read in a template: a call of `t`. */
  says: () => string
  /** When it is told; without it, before everything that has one, in the order of the list. */
  when?: (now: Pick<GameTableProps, 'view' | 'seat' | 'moves' | 'looks' | 'waiting' | 'fresh'>) => boolean
  /** Whether it is about an end: told after the match too, where it was not before. */
  ending?: true
  /** What it points at: the value of a `data-lesson` attribute in the table. */
  at?: string
  /** The clause of the rulebook that says it, one tap away. */
  clause?: string
}

type Drawing = { default: Component<GameTableProps> }

export interface GameTable {
  /** Loaded when a table of this game is opened, and not before; the next time it is there at once. */
  load: () => Drawing | Promise<Drawing>
  /** Whether it draws `looks` and the end of a round itself, with a button that calls `seen()`. */
  showsLooks?: boolean
  /** Whether it draws everybody's cards where they are seen; else a replay with all cards open is drawn from the zones. */
  opensHands?: boolean
  /** What the log no longer names once it can be seen no more: for games in which it is to be remembered. */
  fades?: Fades
  /** What its tutorial says; loaded when one is begun. */
  lessons?: () => Promise<{ default: Lesson[] }>
}
