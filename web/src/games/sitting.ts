// Who sits where: for tables that draw the place of each player.
import type { GameTableProps } from '../table/contract.ts'
import type { ChairShown } from '../wire/protocol.ts'

/** What is told of a player beside what lies before them: the properties of SeatBadge. */
export interface Sitting {
  name: string
  chair: ChairShown | undefined
  turn: boolean
  looking: boolean
}

/** The other players, clockwise from the viewer's left; for a spectator everybody. */
export function others({ names, seat }: Pick<GameTableProps, 'names' | 'seat'>): number[] {
  return [...names.keys()].map((i) => (i + (seat ?? 0)) % names.length).filter((other) => other !== seat)
}

export function sitting({ view, names, chairs, waiting }: Pick<GameTableProps, 'view' | 'names' | 'chairs' | 'waiting'>, seat: number): Sitting {
  return { name: names[seat] ?? '', chair: chairs[seat], turn: view.turn === seat, looking: waiting.includes(seat) }
}
