// Which piece of card lies where, followed from what happens: so that a card is seen going from one place to another.
import { zone, type Happening, type View } from '../../wire/view.ts'

export interface Pieces {
  view: View | null
  hands: string[][]
  stock: string[] // the top last
  trios: string[][]
}

export const NONE: Pieces = { view: null, hands: [], stock: [], trios: [] }

let made = 0

/** The pieces once these events led to this view; where they do not, the pieces of that place are new ones. */
export function followed(before: Pieces, view: View, fresh: Happening[]): Pieces {
  if (before.view === view) return before
  const now: Pieces = {
    view,
    hands: before.hands.map((hand) => [...hand]),
    stock: [...before.stock],
    trios: before.trios.map((trio) => [...trio]),
  }
  for (const what of fresh) happen(now, what)
  const seats = [...Array(view.players).keys()]
  now.hands = seats.map((seat) => counted(now.hands[seat], zone(view, 'hand', seat)?.values.length))
  now.stock = counted(now.stock, zone(view, 'stock')?.values.length)
  now.trios = seats.map((seat) => counted(now.trios[seat], zone(view, 'trios', seat)?.values.length))
  return now
}

function happen({ hands, stock, trios }: Pieces, what: Happening): void {
  const place = Number(what.place) - 1
  const hand = hands[what.seat as number]
  if (hand === undefined) return
  switch (what.kind) {
    case 'drew':
      hand.push(...stock.splice(-1))
      break
    case 'took':
      hand.push(...(hands[what.owner as number]?.splice(place, 1) ?? []))
      break
    case 'discarded':
      stock.push(...hand.splice(place, 1))
      break
    case 'laid': {
      const taken = hand.splice(-1)
      const second = hand.splice(Number(what.second) - 1, 1)
      const first = hand.splice(Number(what.first) - 1, 1)
      trios[what.seat as number]?.push(...first, ...second, ...taken)
    }
  }
}

function counted(pieces: string[] | undefined, count = 0): string[] {
  return pieces?.length === count ? pieces : Array.from({ length: count }, () => `piece ${made++}`)
}
