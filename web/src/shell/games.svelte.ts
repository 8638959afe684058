// The games of this server, asked for once.
import { api, failureOf } from '../wire/http.ts'
import type { GameShown } from '../wire/protocol.ts'
import { notices } from './notices.svelte.ts'

class InstalledGames {
  all: GameShown[] | null = $state.raw(null)
  /** The server did not answer; it is asked again. */
  missing = $state(false)

  async load(): Promise<void> {
    try {
      this.all = (await api.games()).games
      this.missing = false
    } catch (error) {
      this.missing = failureOf(error).kind === 'unreachable'
      if (!this.missing) notices.failure(failureOf(error))
      setTimeout(() => void this.load(), 3000)
    }
  }

  of(slug: string): GameShown | undefined {
    return this.all?.find((game) => game.slug === slug)
  }
}

export const games = new InstalledGames()
