// The tables this browser has a seat at, as their server knows them.
import { api, askUntilAnswered, Failed } from '../wire/http.ts'
import { forget, keepsakes, noteStatus } from '../wire/keepsakes.ts'
import type { TableShown } from '../wire/protocol.ts'

const MOST = 12

const isOver = ({ status }: { status?: string }): boolean => status === 'over'

/** Those that still stand, first where there is something to play: of those that are over or closed we know it, and need
 * not ask. Those long gone are forgotten. Who is away is asked again, as long as it is `wanted`. */
export async function myTables(wanted: () => boolean): Promise<TableShown[]> {
  const kept = keepsakes().filter(({ status }) => status !== 'closed')
  const left = [...kept.filter((one) => !isOver(one)), ...kept.filter(isOver)]
  const found: TableShown[] = []
  while (left.length > 0 && (found.length < MOST || !isOver(left[0]!))) {
    const answers = await Promise.all(left.splice(0, MOST).map(({ table }) => standing(table, wanted)))
    found.push(...answers.filter((table) => table !== null))
  }
  return [...found.filter((one) => !isOver(one)), ...found.filter(isOver)].slice(0, MOST)
}

async function standing(name: string, wanted: () => boolean): Promise<TableShown | null> {
  try {
    const table = await askUntilAnswered(() => api.table(name), wanted)
    noteStatus(name, table.status)
    return table.status === 'closed' ? null : table
  } catch (error) {
    if (error instanceof Failed && error.failure.kind === 'not-found') forget(name)
    return null
  }
}
