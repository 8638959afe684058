// The first game: which lessons have been told at the table where this browser's person learns. Nobody else knows of it.
import { browserShelf } from '../shelves.ts'
import type { GameTableProps, Lesson } from './contract.ts'

export type Now = Pick<GameTableProps, 'view' | 'seat' | 'moves' | 'looks' | 'waiting' | 'fresh'>

const KEY = 'pioche lessons'

interface Kept {
  table: string
  told: number[]
}

const read = (): Kept | null => browserShelf.read<Kept>(KEY)
const write = (kept: Kept | null): void => browserShelf.write(KEY, kept)

/** From now on this is the table where lessons are told, from the first one. */
export function beginLearning(table: string): void {
  write({ table, told: [] })
}

export const isLearning = (table: string): boolean => read()?.table === table

export class Learning {
  /** The lesson that lies open. */
  current: Lesson | null = $state.raw(null)
  readonly #table: string
  readonly #lessons: Lesson[]
  readonly #told: Set<Lesson>

  constructor(table: string, lessons: Lesson[]) {
    const told = read()?.told ?? []
    this.#table = table
    this.#lessons = lessons
    this.#told = new Set(lessons.filter((_, i) => told.includes(i)))
  }

  /** Opens the next lesson it is time for, where none lies open: first those that wait for nothing. */
  consider(now: Now): void {
    if (this.current !== null) return
    const over = now.view.phase === 'over'
    const untold = this.#lessons.filter((lesson) => !this.#told.has(lesson) && (!over || lesson.ending))
    this.current = untold.find((lesson) => lesson.when === undefined) ?? untold.find((lesson) => lesson.when?.(now)) ?? null
  }

  /** The open lesson has been read, and is not told again. */
  next(): void {
    if (this.current !== null) this.#told.add(this.current)
    const told = [...this.#lessons.keys()].filter((i) => this.#told.has(this.#lessons[i]!))
    write({ table: this.#table, told })
    this.current = null
  }

  /** No more lessons here. */
  skip(): void {
    for (const lesson of this.#lessons) this.#told.add(lesson)
    this.current = null
    write(null)
  }
}
