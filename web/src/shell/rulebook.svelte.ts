// The rulebook that lies open beside the table, at a clause.
class OpenRulebook {
  game = $state('')
  clause = $state('')

  open(game: string, clause = ''): void {
    this.game = game
    this.clause = clause
  }

  close(): void {
    this.game = ''
  }
}

export const rulebook = new OpenRulebook()
