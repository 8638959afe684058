// Motion of cards: short, and none for those who asked for none. For a list: `animate:glide`; for a card that goes from
// one zone to another: `in:receive={{ key }} out:send={{ key }}` with the same key on both sides. A tap or a key ends it.
import type { AnimationConfig } from 'svelte/animate'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { settings } from '../settings.svelte.ts'

const SHORTEST = 200
const LONGEST = 300

export function still(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const ends = new Set<() => void>()

/** For what moves otherwise than by the browser's animations: how it ends at once. Gives back how to forget it. */
export function onSkip(end: () => void): () => void {
  ends.add(end)
  return () => ends.delete(end)
}

/** Everything under way is done: somebody does not want to wait. */
export function skip(): void {
  for (const motion of document.getAnimations()) motion.finish()
  for (const end of ends) end()
}
addEventListener('pointerdown', skip, true)
addEventListener('keydown', skip, true)

/** Longer for a longer way, in pixels. */
export function duration(way: number): number {
  return still() ? 0 : Math.min(LONGEST, SHORTEST + way / 5)
}

const moved = new Map<Element, DOMRect>() // where those were that have another place now
const gliding = new Map<Element, Animation>()

/** For `animate:`: what stays in a list glides to its new place. All places are read before anything is set going:
 * the browser lays out the page once, and not once for each. */
export function glide(node: Element, { from }: { from: DOMRect }): AnimationConfig {
  if (moved.size === 0) queueMicrotask(setGoing)
  moved.set(node, from)
  return { duration: 0 }
}

function setGoing(): void {
  const ways = [...moved]
  moved.clear()
  if (still()) return
  for (const [node] of ways) gliding.get(node)?.cancel()
  const places = ways.map(([node]) => node.getBoundingClientRect())
  for (const [i, [node, from]] of ways.entries()) {
    const to = places[i]!
    const [x, y] = [from.left - to.left, from.top - to.top]
    const began = `translate(${x}px, ${y}px) scale(${from.width / to.width || 1}, ${from.height / to.height || 1})`
    const frames = [{ transformOrigin: '0 0', transform: began }, { transformOrigin: '0 0', transform: 'none' }]
    const going = node.animate(frames, { duration: duration(Math.hypot(x, y)), easing: 'cubic-bezier(0.33, 1, 0.68, 1)' })
    gliding.set(node, going)
    going.onfinish = going.oncancel = () => gliding.get(node) === going && gliding.delete(node)
  }
}

/** Reads nothing of what it fades: that would have the browser style the whole page first. */
export function fade(_: Element): TransitionConfig {
  return { duration: still() ? 0 : SHORTEST, css: (shown) => `opacity: ${shown}` }
}

export const [send, receive] = crossfade({ duration, fallback: fade })
