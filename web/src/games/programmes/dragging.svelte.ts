// Dragging by finger, pen or mouse: from where it began to what lies below, named by `data-drop`. A tap stays a tap.
const SLACK = 8 // pixels before a tap becomes a drag

export class Dragging<What> {
  /** What is dragged, and where; null while nothing is. */
  now: { what: What; x: number; y: number; over: string } | null = $state.raw(null)
  #begun: { what: What; x: number; y: number; pointer: number } | null = null
  #dropped = false
  #drop: (what: What, on: string, x: number, y: number) => void

  constructor(drop: (what: What, on: string, x: number, y: number) => void) {
    this.#drop = drop
  }

  begin(event: PointerEvent, what: What): void {
    this.#dropped = false
    if (event.button === 0) this.#begun = { what, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }

  move(event: PointerEvent): void {
    const begun = this.#begun
    if (begun === null || event.pointerId !== begun.pointer) return
    if (this.now === null && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]')
    this.now = { what: begun.what, x: event.clientX, y: event.clientY, over: under?.getAttribute('data-drop') ?? '' }
  }

  end(event: PointerEvent): void {
    if (event.pointerId !== this.#begun?.pointer) return
    const { now } = this
    this.#begun = null
    this.now = null
    if (now === null) return
    this.#dropped = true
    setTimeout(() => (this.#dropped = false)) // where it ended on something else no click follows
    if (now.over !== '') this.#drop(now.what, now.over, now.x, now.y)
  }

  cancel(): void {
    this.#begun = null
    this.now = null
  }

  /** Whether a click is only the end of a drag; asked once. */
  wasDrag(): boolean {
    const was = this.#dropped
    this.#dropped = false
    return was
  }
}
