// A few cards that show at a glance which game it is; a game that is not here shows a back.
import type { Code } from '../wire/view.ts'

export const PICTURES: Record<string, [spell: string, code: Code][]> = {
  nain_jaune: [['card', 'KH'], ['card', '7D'], ['card', 'QS']],
  adriano: [['card', 'R15'], ['card', null], ['card', 'B7']],
  janus: [['symbol', 'B'], ['symbol', 'A'], ['symbol', 'D']],
  programmes: [['card', '8H'], ['card', 'JK'], ['card', '10H']],
}
