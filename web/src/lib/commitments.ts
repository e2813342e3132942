/**
 * This browser's part in the luck of the tables it sits at, by commit and reveal: it makes a nonce, commits to its hash
 * on joining, and reveals the nonce once everybody has committed. The commitments are kept, to check the game against
 * them when it has ended (after/fairness.ts). docs/protocol.md says what this is good for.
 */
import { post, Refusal } from './api'
import { sha256 } from './sha256'
import type { TableInfo } from './types'

/** A commitment as the browser stores it. */
export interface KeptCommitment {
  nonce: string
  own: string // its hash, the own commitment
  table: string | null // null: the server has not named the new table yet
  commitment: string | null // the server's commitment, as first seen
  seen: (string | null)[] | null // the commitments of all seats when the nonce was revealed
  told: boolean // whether the server has acknowledged the nonce
}

const KEY = 'frontier-luck'
const MOST = 200
const underWay = new Set<string>()

function stored(): KeptCommitment[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptCommitment[]
  } catch {
    return []
  }
}

/** Keeps a commitment in place of what was known of it. */
function keep(kept: KeptCommitment): void {
  const others = stored().filter(({ own }) => own !== kept.own)
  localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)))
}

function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The commitment kept for a table: of several the one that was revealed, else the last. */
export function commitmentAt(table: string): KeptCommitment | null {
  const found = stored().filter((kept) => kept.table === table)
  return found.findLast(({ seen }) => seen !== null) ?? found.at(-1) ?? null
}

/** Join a table, or create one, with a commitment. */
export async function joinWithCommitment(
  path: string,
  request: object,
  table: TableInfo | null = null,
): Promise<TableInfo> {
  const nonce = random()
  const own = sha256(nonce)
  // Kept before it is sent: without the nonce the commitment is of no use if the answer gets lost.
  const commitment = table?.commitment ?? null
  keep({ nonce, own, table: table?.id ?? null, commitment, seen: null, told: false })
  return revealNonce(await post<TableInfo>(path, { ...request, commitment: own }))
}

/** Reveal the nonce of an own seat if it is time; the answer is how the table stands then. */
export async function revealNonce(info: TableInfo): Promise<TableInfo> {
  const seat = info.seats.find(({ you, kind }) => you && kind === 'human')
  const kept = seat && stored().find(({ own }) => own === seat.commitment)
  if (!kept || info.status !== 'waiting') return info
  kept.table ??= info.id
  kept.commitment ??= info.commitment
  keep(kept)
  const isReady = info.reveal_by !== null && info.seats.every(({ kind, commitment }) => kind === 'bot' || commitment)
  if (!isReady || seat.revealed || kept.commitment !== info.commitment || underWay.has(kept.own)) return info
  kept.seen ??= info.seats.map(({ commitment }) => commitment)
  keep(kept)
  underWay.add(kept.own)
  try {
    const answer = await post<TableInfo>(`/api/tables/${info.id}/reveal`, { nonce: kept.nonce })
    keep({ ...kept, told: true })
    return answer
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return info // too late, or it is tried again with the next message of the table
  } finally {
    underWay.delete(kept.own)
  }
}
