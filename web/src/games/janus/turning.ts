// A card that went somewhere else is seen flying there, and turning on its way where it now shows another side.
import type { TransitionConfig } from 'svelte/transition'
import { duration, fade, still } from '../../cards/motion.ts'

interface Seen {
  box: DOMRect
  picture: SVGElement
}

export type Come = (node: HTMLElement, card: { key: string }) => TransitionConfig

export class Whereabouts {
  #seen = new Map<string, Seen>()

  /** Where each card lies, and what it shows: called before the table changes. */
  remember(table: Element): void {
    this.#seen.clear()
    for (const card of table.querySelectorAll<HTMLElement>('[data-card]')) {
      const picture = card.querySelector('svg')
      if (picture !== null) this.#seen.set(card.dataset.card!, { box: card.getBoundingClientRect(), picture })
    }
  }

  /** For `in:`, the card of this key comes from where it was last seen. */
  come: Come = (node, { key }) => {
    const from = this.#seen.get(key)
    if (still()) return { duration: 0 }
    if (from === undefined) return fade(node)
    const to = node.getBoundingClientRect()
    const across = from.box.x + from.box.width / 2 - to.x - to.width / 2
    const down = from.box.y + from.box.height / 2 - to.y - to.height / 2
    const larger = from.box.width / to.width - 1
    const turns = from.picture.dataset.side !== node.querySelector('svg')?.dataset.side
    const before = turns ? cover(node, from.picture) : null
    return {
      duration: duration(Math.hypot(across, down)),
      easing: (at) => at * at * (3 - 2 * at),
      css: (at, left) => {
        const angle = turns ? 180 * (at < 0.5 ? at : at - 1) : 0
        return `z-index: 6; transform: translate(${across * left}px, ${down * left}px) scale(${1 + larger * left}) perspective(30rem) rotateY(${angle}deg)`
      },
      tick: (at) => {
        if (at === 1) before?.remove()
        else before?.toggleAttribute('hidden', at >= 0.5)
      },
    }
  }
}

/** Draws the side that a card showed before over the one it shows. */
function cover(node: HTMLElement, picture: SVGElement): HTMLElement {
  const before = document.createElement('span')
  before.ariaHidden = 'true'
  before.append(picture.cloneNode(true))
  Object.assign(before.style, { position: 'absolute', inset: '0' })
  node.append(before)
  return before
}

/** For `out:`, what went elsewhere is gone from here at once. */
export const gone = (): TransitionConfig => ({ duration: 0 })
