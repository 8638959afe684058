// What a legal notation says: which cards lie in which combination, and where a card is added. Nothing here decides what
// is allowed; a move that matches none of the legal ones is asked about, and the server says why.
import { CODES } from '../../cards/faces.ts'

export interface Addition {
  move: string
  card: string
  combination: number
  end: string // "" for a set
}

/** The combinations of `reveal 3H4H / 7S7D2H` or `set 7S7D2H`. */
export function groupsOf(move: string): string[][] {
  return move.split('/').map((group) => group.match(CODES) ?? [])
}

export const verb = (move: string): string => move.split(' ', 1)[0]!

export const movesOf = (moves: string[], wanted: string): string[] => moves.filter((move) => verb(move) === wanted)

export function additions(moves: string[]): Addition[] {
  return movesOf(moves, 'add').map((move) => {
    const [, card = '', number = '', end = ''] = move.split(' ')
    return { move, card, combination: Number(number), end }
  })
}

type IsWild = (code: string) => boolean

/** The same for every order of the cards, and whichever wilds they are. */
const signature = (cards: string[], isWild: IsWild): string => cards.map((code) => (isWild(code) ? '*' : code)).sort().join(' ')

const signatures = (groups: string[][], isWild: IsWild): string => groups.map((group) => signature(group, isWild)).sort().join(' / ')

/** The legal moves of this kind that lay these cards, in these combinations or, where one heap is given, in any. */
export function laying(moves: string[], wanted: 'reveal' | 'set', groups: string[][], isWild: IsWild): string[] {
  const heap = groups.length === 1
  const sought = signatures(groups, isWild)
  const found = movesOf(moves, wanted).filter((move) => {
    const laid = groupsOf(move)
    return signatures(heap ? [laid.flat()] : laid, isWild) === sought
  })
  return [...new Set(found.map((move) => withWilds(move, groups, isWild)))]
}

/** A legal move names some wilds of the hand; the player may have chosen others, and other combinations for them. */
function withWilds(move: string, groups: string[][], isWild: IsWild): string {
  const left = groups.map((group) => ({ sign: signature(group, isWild), wilds: group.filter(isWild) }))
  const one = groups.length === 1 ? left[0] : undefined
  const laid = groupsOf(move).map((group) => {
    const own = one ?? left.splice(left.findIndex(({ sign }) => sign === signature(group, isWild)), 1)[0]!
    return group.map((code) => (isWild(code) ? own.wilds.shift()! : code)).join('')
  })
  return `${verb(move)} ${laid.join(' / ')}`
}

/** What was put together and matches no legal move, to be asked about. */
export function asked(wanted: 'reveal' | 'set', groups: string[][]): string {
  const laid = groups.filter((group) => group.length > 0).map((group) => group.join(''))
  return [wanted, laid.join(' / ')].join(' ').trim()
}

/** Of the legal moves that lay cards the one that lays the most, with the fewest wilds; a discard is never suggested. */
export function suggestion(moves: string[], isWild: IsWild): string | null {
  for (const wanted of ['reveal', 'set', 'add']) {
    let best: string | null = null
    let most = -Infinity
    for (const move of movesOf(moves, wanted)) {
      const cards = groupsOf(move).flat()
      const worth = cards.length - cards.filter(isWild).length / 100
      if (worth > most) [best, most] = [move, worth]
    }
    if (best !== null) return best
  }
  return null
}
