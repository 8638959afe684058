// The listed tables, as they come and go.
import { Line } from './line.ts'
import type { Lobby, TableShown } from './protocol.ts'

export class LobbyLine {
  tables: TableShown[] | null = $state.raw(null)
  #line: Line

  constructor() {
    this.#line = new Line('lobby', {
      opened: () => {},
      heard: (message) => (this.tables = (message as Partial<Lobby>).tables ?? this.tables), // a refusal has none
      lost: () => {},
      refused: () => {},
      unopened: () => Promise.resolve(true),
    })
    this.#line.start()
  }

  end(): void {
    this.#line.end()
  }
}
