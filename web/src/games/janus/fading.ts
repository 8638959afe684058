// Whoever plays Janus remembers for themselves: a sentence goes on naming a side only while that side is turned to them.
import { zone, type Code, type Happening, type View, type Zone } from '../../wire/view.ts'

/** The two sides of a card as the viewer sees them now: the inner or upper one, and the other. */
type Sides = { near: Code; far: Code }

const UNKNOWN: Sides = { near: null, far: null }
const DEEDS = ['drew', 'took', 'discarded', 'stopped', 'proposed', 'agreed', 'refused']
const SAID_OF_NOTHING_ELSE = ['dealt', 'showed'] // without a side there is no sentence

const turned = ({ near, far }: Sides): Sides => ({ near: far, far: near })
const sidesIn = (cards: Zone | undefined): Sides[] => (cards?.values ?? []).map((near, i) => ({ near, far: cards?.backs?.values[i] ?? null }))

/** All that was told, without the sides that are no longer seen; what was done last is told whole. */
export function faded(told: Happening[], view: View): Happening[] {
  const table = new Rewound(view)
  const kept = [...told]
  let last = true
  for (let i = told.length - 1; i >= 0; i -= 1) {
    const what = told[i]!
    const seen = table.before(what)
    if (!last) kept[i] = without(what, seen)
    if (DEEDS.includes(String(what.kind))) last = false
  }
  return kept
}

function without(what: Happening, seen: Record<string, Code>): Happening {
  const gone = Object.keys(seen).filter((side) => seen[side] === null && what[side] !== null)
  if (gone.length === 0) return what
  const left = { ...what, ...Object.fromEntries(gone.map((side) => [side, null])) }
  const named = Object.keys(seen).some((side) => left[side as keyof typeof left] !== null)
  return named || !SAID_OF_NOTHING_ELSE.includes(String(what.kind)) ? left : { kind: null }
}

/** The table as it lies, taken back one event after the other: so each sentence is about a card that lies somewhere now. */
class Rewound {
  #viewer: number | null
  #hands: Sides[][]
  #trios: Sides[][]
  #stock: Sides[] // the top last

  constructor(view: View) {
    const seats = [...Array(view.players).keys()]
    this.#viewer = view.viewer
    this.#hands = seats.map((seat) => sidesIn(zone(view, 'hand', seat)))
    this.#trios = seats.map((seat) => sidesIn(zone(view, 'trios', seat)))
    this.#stock = sidesIn(zone(view, 'stock'))
  }

  /** Takes this event back; what is seen now of the sides that it names. */
  before(what: Happening): Record<string, Code> {
    const hand = this.#hands[what.seat as number] ?? []
    const place = Number(what.place) - 1
    switch (what.kind) {
      case 'dealt':
        return what.seat === this.#viewer ? {} : inHand(hand[place]) // one's own is a look, and gone once it was seen
      case 'showed':
        return { symbol: this.#stock.at(-1)?.near ?? null }
      case 'drew': {
        const card = hand.pop() ?? UNKNOWN
        this.#stock.push(card)
        return inHand(card)
      }
      case 'took': {
        const card = hand.pop() ?? UNKNOWN
        this.#hands[what.owner as number]?.splice(place, 0, turned(card))
        return inHand(card)
      }
      case 'discarded': {
        const card = this.#stock.pop() ?? UNKNOWN
        hand.splice(place, 0, card)
        return { symbol: card.near }
      }
      case 'laid': {
        const [first, second, taken] = this.#trios[what.seat as number]?.splice(-3) ?? []
        hand.splice(Number(what.first) - 1, 0, first ?? UNKNOWN)
        hand.splice(Number(what.second) - 1, 0, second ?? UNKNOWN)
        hand.push(taken ?? UNKNOWN)
        return {}
      }
    }
    if (what.table === 'undone' || what.table === 'missed') this.#lose()
    return {}
  }

  /** From here back nothing is known of where cards lay. */
  #lose(): void {
    for (const cards of [this.#stock, ...this.#hands, ...this.#trios]) cards.fill(UNKNOWN)
  }
}

const inHand = (card = UNKNOWN): Record<string, Code> => ({ inner: card.near, outer: card.far })
