// Whether a deal was fair, worked out here and not asked of the server: docs/records.md says how a seed is bound and mixed.
import { sha256 } from '@noble/hashes/sha2.js' // crypto.subtle is not there over plain http
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Deal } from '../wire/http.ts'
import type { Keepsake } from '../wire/keepsakes.ts'
import type { FindingTold } from '../wire/protocol.ts'

/** Whether something holds; null where there is nothing to compare with. */
export type Holds = boolean | null

export interface Findings {
  /** The commitment of the record is the one this browser was shown before the deal. */
  promised: Holds
  /** The commitment is that of the secret, or of the seed where nobody added anything. */
  bound: Holds
  /** What this browser added is in it. */
  mine: Holds
  /** The seed is mixed from the secret and from what all added. */
  mixed: Holds
  /** How many seats added something. */
  added: number
}

/** fair: nobody could choose it; sound: right in itself, and only who sat there could say more; broken: something does
 * not hold; unproved: too little is shown to say. */
export type Verdict = 'fair' | 'sound' | 'broken' | 'unproved'

const hash = (...parts: Uint8Array[]): string => bytesToHex(sha256(concatBytes(...parts)))

/** What is published before a deal. */
export const commitmentOf = (secret: string): string => hash(utf8ToBytes(`pioche seed|${secret}`))

/** The seed of a table's deal. */
export function mixed(secret: string, entropy: string[]): string {
  const parts = [secret, ...entropy].map(utf8ToBytes)
  return hash(utf8ToBytes('pioche deal|'), ...parts.flatMap((part) => [utf8ToBytes(`${part.length}:`), part]))
}

export function check(deal: Deal, kept: Pick<Keepsake, 'promised' | 'added'> | null): Findings {
  const { commitment, seed, entropy } = deal
  const hidden = entropy === undefined ? seed : (deal.secret ?? null)
  const ours = kept?.added ?? []
  return {
    promised: kept?.promised && commitment !== null ? commitment === kept.promised : null,
    bound: hidden === null || commitment === null ? null : commitmentOf(hidden) === commitment,
    mine: ours.length === 0 || entropy === undefined ? null : ours.some((one) => entropy.includes(one)),
    mixed: hidden === null || seed === null || entropy === undefined ? null : mixed(hidden, entropy) === seed,
    added: (entropy ?? []).filter(Boolean).length,
  }
}

/** Whether the server could replay the match as the record says. */
export function replayed(finding: FindingTold | null): Holds {
  if (finding === null || !['verified', 'unfinished', 'differs'].includes(finding.verdict)) return null
  return finding.verdict !== 'differs'
}

export function verdict({ promised, bound, mine, mixed }: Findings, finding: FindingTold | null = null): Verdict {
  if ([promised, bound, mine, mixed, replayed(finding)].includes(false)) return 'broken'
  if (bound === null || mixed === null) return 'unproved'
  return promised === true && mine === true ? 'fair' : 'sound'
}
