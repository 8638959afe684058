// Where a lesson lies: beside what it is about, never over the hand, and over as little else as can be.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Place {
  left: number
  top: number
}

const GAP = 10 // pixels
const NO_HAND = 1000 // how much worse it is to cover the hand than to cover anything
const NO_TARGET = 30 // … and what the lesson is about

const middle = ({ left, top, right, bottom }: Box): [number, number] => [(left + right) / 2, (top + bottom) / 2]

/** The pixels of the one that lie under the other, with a gap around. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right + GAP) - Math.max(one.left, other.left - GAP)
  const height = Math.min(one.bottom, other.bottom + GAP) - Math.max(one.top, other.top - GAP)
  return Math.max(0, width) * Math.max(0, height)
}

/** The corner of something so wide and so high, in the room. */
export function placeFor(room: Box, width: number, height: number, target: Box | undefined, hand: Box | undefined, others: Box[] = []): Place {
  const rightmost = Math.max(room.left, room.right - width)
  const lowest = Math.max(room.top, room.bottom - height)
  const rim = { across: Math.min(GAP, (rightmost - room.left) / 2), down: Math.min(GAP, (lowest - room.top) / 2) }
  const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))
  const near = [target, hand].filter((box) => box !== undefined)
  const [across, down] = middle(target ?? room)
  const lefts = [room.left + GAP, across - width / 2, rightmost - GAP, ...near.flatMap((box) => [box.right + GAP, box.left - GAP - width])]
  const tops = [room.top + GAP, down - height / 2, lowest - GAP, ...near.flatMap((box) => [box.bottom + GAP, box.top - GAP - height])]

  function cost({ left, top }: Place): number {
    const here = { left, top, right: left + width, bottom: top + height }
    const over = (box: Box | undefined): number => (box === undefined ? 0 : shared(here, box))
    const [x, y] = middle(here)
    const away = Math.hypot(x - across, y - down)
    return NO_HAND * over(hand) + NO_TARGET * over(target) + others.reduce((sum, box) => sum + over(box), 0) + away
  }

  const places = lefts.flatMap((left) =>
    tops.map((top) => ({
      left: within(room.left + rim.across, left, rightmost - rim.across),
      top: within(room.top + rim.down, top, lowest - rim.down),
    })),
  )
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
