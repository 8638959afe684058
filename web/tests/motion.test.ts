import { beforeEach, describe, expect, it, vi } from 'vitest'
import { glide } from '../src/cards/motion.ts'
import { settings } from '../src/settings.svelte.ts'

const done: string[] = []

function card(name: string, left: number): Element {
  const node = document.createElement('li')
  node.getBoundingClientRect = () => (done.push(`read ${name}`), new DOMRect(left, 0, 10, 14))
  node.animate = vi.fn(() => (done.push(`move ${name}`), { cancel: vi.fn() }) as unknown as Animation)
  return node
}

describe('cards that have another place', () => {
  beforeEach(() => {
    done.length = 0
    settings.motion = 'system'
  })

  it('glide there, all places read before the first is set going', async () => {
    const [one, other] = [card('one', 40), card('other', 60)]
    for (const node of [one, other]) glide(node, { from: new DOMRect(20, 0, 10, 14) })
    await Promise.resolve()
    expect(done).toEqual(['read one', 'read other', 'move one', 'move other'])
    const [frames] = vi.mocked(one.animate).mock.calls[0]!
    expect((frames as Keyframe[])[0]!.transform).toBe('translate(-20px, 0px) scale(1, 1)')
  })

  it('are there at once for those who want no motion', async () => {
    settings.motion = 'off'
    glide(card('one', 40), { from: new DOMRect(20, 0, 10, 14) })
    await Promise.resolve()
    expect(done).toEqual([])
  })
})
