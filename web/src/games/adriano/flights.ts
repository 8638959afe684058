// Cards that go from one place to another, seen going there.
import { duration, still } from '../../cards/motion.ts'
import type { Happening } from '../../wire/view.ts'
import { placeOf, type Place } from './touching.ts'

export interface Flight {
  from: Place
  to: Place
}

export function flights(events: Happening[]): Flight[] {
  return events.flatMap(({ kind, seat, slot, owner, other_slot: other }) => {
    const place = placeOf(seat as number, slot as number)
    switch (kind) {
      case 'drew':
        return [{ from: 'pile', to: 'held' }]
      case 'took':
        return [{ from: 'pit', to: 'held' }]
      case 'threw':
        return [{ from: 'held', to: 'pit' }]
      case 'exchanged':
      case 'matched':
        return [{ from: place, to: 'pit' }, { from: 'held', to: place }]
      case 'swapped': {
        const theirs = placeOf(owner as number, other as number)
        return [{ from: place, to: theirs }, { from: theirs, to: place }]
      }
      default:
        return []
    }
  })
}

export function fly(root: HTMLElement, all: Flight[]): void {
  if (still()) return
  const at = (place: Place): Element | null => root.querySelector(`[data-place="${place}"]`)
  for (const { from, to } of all) {
    const start = at(from)?.getBoundingClientRect()
    const card = at(to)?.querySelector('svg')
    const end = card?.getBoundingClientRect()
    if (start === undefined || end === undefined) continue
    const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2]
    card?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: duration(Math.hypot(x, y)), easing: 'ease-out' })
  }
}
