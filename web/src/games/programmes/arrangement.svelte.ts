// How a player lays out their own cards: the order of the hand, what is put together for the programme, what is picked.
// None of it is the server's business. It outlives a lost connection, and a page that the phone threw away.
import { tabShelf } from '../../shelves.ts'
import { sorted, type Sort } from './sorting.ts'
import { isWild, type Programme } from './printed.ts'

/** A card of the hand; twins are told apart by a number that means nothing else. */
export interface Held {
  id: string
  code: string
}

interface Kept {
  round: number
  programme: string | null
  sort: Sort
  cards: Held[]
  nests: string[][]
}

export class Arrangement {
  sort: Sort = $state('suit')
  /** Every card of the hand, in the player's own order. */
  cards: Held[] = $state.raw([])
  /** For each combination of the programme, the cards put there. */
  nests: string[][] = $state.raw([])
  picked: string[] = $state.raw([])
  #key: string
  #round = -1
  #programme: string | null = null

  constructor(key: string) {
    this.#key = key
    const kept = tabShelf.read<Kept>(key)
    if (kept === null) return
    this.#round = kept.round
    this.#programme = kept.programme
    this.sort = kept.sort
    this.cards = kept.cards
    this.nests = kept.nests
  }

  /** The hand as the view has it now; what stayed keeps its place. Another round begins anew, another programme its combinations. */
  update(codes: string[], round: number, programme: string | null, nests: number): void {
    const anew = round !== this.#round
    const changed = anew || programme !== this.#programme
    const laid = changed ? this.nests.flat() : []
    if (changed) this.nests = []
    this.#round = round
    this.#programme = programme
    const left = [...codes]
    const staying = new Set<string>()
    for (const held of anew ? [] : [...this.cards].sort((one, other) => this.#stays(other, laid) - this.#stays(one, laid))) {
      const at = left.indexOf(held.code)
      if (at < 0) continue
      left.splice(at, 1)
      staying.add(held.id)
    }
    const cards = this.cards.filter((held) => staying.has(held.id))
    for (const code of left) cards.push({ id: freeId(code, cards), code })
    this.cards = cards
    this.picked = this.picked.filter((id) => staying.has(id))
    this.nests = Array.from({ length: nests }, (_, i) => (this.nests[i] ?? []).filter((id) => staying.has(id)))
    this.#keep()
  }

  /** Of twins, the one that was picked or laid leaves first, and one put away for the programme last. */
  #stays(held: Held, laid: string[]): number {
    return this.picked.includes(held.id) || laid.includes(held.id) ? 0 : this.nests.flat().includes(held.id) ? 2 : 1
  }

  /** The cards in hand as they are shown. */
  shown(programme: Programme | null): Held[] {
    const nested = new Set(this.nests.flat())
    const inHand = this.cards.filter((held) => !nested.has(held.id))
    if (this.sort === 'own') return inHand
    const left = [...inHand]
    return sorted(left.map((held) => held.code), this.sort, programme, isWild).map((code) => {
      const at = left.findIndex((held) => held.code === code)
      return left.splice(at, 1)[0]!
    })
  }

  codes(ids: string[]): string[] {
    return ids.map((id) => this.cards.find((held) => held.id === id)?.code ?? '')
  }

  sortBy(sort: Sort, programme: Programme | null): void {
    if (sort === 'own') this.#adopt(this.shown(programme))
    this.sort = sort
    this.#keep()
  }

  /** Puts a card of the shown hand in another place of it; from then on the order is the player's own. */
  move(id: string, to: number, programme: Programme | null): void {
    const order = this.shown(programme)
    const from = order.findIndex((held) => held.id === id)
    if (from < 0) return
    const [held] = order.splice(from, 1)
    order.splice(Math.max(0, Math.min(order.length, to)), 0, held!)
    this.#adopt(order)
    this.sort = 'own'
    this.#keep()
  }

  /** The shown order becomes the player's own; what lies elsewhere comes after. */
  #adopt(order: Held[]): void {
    const shown = new Set(order.map((held) => held.id))
    this.cards = [...order, ...this.cards.filter((held) => !shown.has(held.id))]
  }

  pick(id: string): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((other) => other !== id) : [...this.picked, id]
  }

  pickCodes(codes: string[]): void {
    this.takeBack()
    this.picked = this.#idsOf(codes)
  }

  /** Puts cards into a combination of the programme. */
  put(ids: string[], nest: number): void {
    this.nests = this.nests.map((cards, i) => [...cards.filter((id) => !ids.includes(id)), ...(i === nest ? ids : [])])
    this.picked = []
    this.#keep()
  }

  putCodes(groups: string[][]): void {
    const ids = this.#idsOf(groups.flat())
    this.nests = groups.map((group) => ids.splice(0, group.length))
    this.picked = []
    this.#keep()
  }

  /** Takes the cards of one combination, or of all, back into the hand. */
  takeBack(nest?: number): void {
    this.nests = this.nests.map((cards, i) => (nest === undefined || i === nest ? [] : cards))
    this.#keep()
  }

  #idsOf(codes: string[]): string[] {
    const left = [...this.cards]
    return codes.flatMap((code) => {
      const at = left.findIndex((held) => held.code === code)
      return at < 0 ? [] : left.splice(at, 1)[0]!.id
    })
  }

  #keep(): void {
    const kept: Kept = { round: this.#round, programme: this.#programme, sort: this.sort, cards: this.cards, nests: this.nests }
    tabShelf.write(this.#key, kept)
  }
}

function freeId(code: string, cards: Held[]): string {
  for (let n = 1; ; n++) {
    const id = `${code} ${n}`
    if (!cards.some((held) => held.id === id)) return id
  }
}
