// Where a lesson lies: beside what it is about, and never over the hand.

interface Span {
  top: number
  bottom: number
}

const GAP = 10 // pixels

const covered = (from: number, height: number, span: Span | undefined): number =>
  span === undefined ? 0 : Math.max(0, Math.min(from + height, span.bottom + GAP) - Math.max(from, span.top - GAP))

/** The top of something so high, in the room: it covers the hand last, what it is about next to last. */
export function placeFor(room: Span, height: number, target: Span | undefined, hand: Span | undefined): number {
  const lowest = Math.max(room.top, room.bottom - height)
  const beside = [target, hand].flatMap((span) => (span === undefined ? [] : [span.bottom + GAP, span.top - GAP - height]))
  const places = [...beside, room.top + GAP, lowest - GAP].map((from) => Math.max(room.top, Math.min(lowest, from)))
  const cost = (from: number): number => 1000 * covered(from, height, hand) + covered(from, height, target)
  return places.reduce((best, from) => (cost(from) < cost(best) ? from : best))
}
