// Motion of cards: short, and none for those who asked for none. For a list: `animate:glide`; for a card that goes from
// one zone to another: `in:receive={{ key }} out:send={{ key }}` with the same key on both sides. A tap or a key ends it.
import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate'
import { crossfade, fade as fading, type TransitionConfig } from 'svelte/transition'
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

/** For `animate:`: what stays in a list glides to its new place. */
export function glide(node: Element, places: { from: DOMRect; to: DOMRect }, given: FlipParams = {}): AnimationConfig {
  return flip(node, places, { duration, ...given })
}

export function fade(node: Element): TransitionConfig {
  return fading(node, { duration: still() ? 0 : SHORTEST })
}

export const [send, receive] = crossfade({ duration, fallback: (node) => fade(node) })
