/**
 * This browser's share in the luck of the tables it sits at. A nonce is made here, promised by its hash when somebody
 * sits down, and told when everybody has promised; what was promised before is kept, to check the game that ended
 * against it (after/luck.ts). docs/protocol.md says what this is good for.
 */
import { post, Refusal } from './api'
import { sha256 } from './sha256'
import type { TableInfo } from './types'

export interface Share {
  nonce: string
  own: string // the promise of it
  table: string | null // not known before a new table is laid
  commitment: string | null // the server's promise, as first seen
  seen: (string | null)[] | null // what all seats had promised when the nonce was told
  told: boolean // whether the server has said that it has the nonce
}

const KEY = 'frontier-luck'
const MOST = 200
const underWay = new Set<string>()

function stored(): Share[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Share[]
  } catch {
    return []
  }
}

/** Keep a share in place of what was known of it. */
function keep(share: Share): void {
  const others = stored().filter(({ own }) => own !== share.own)
  localStorage.setItem(KEY, JSON.stringify([...others, share].slice(-MOST)))
}

function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What this browser kept of a table: of several promises the one that was told, else the last. */
export function shareAt(table: string): Share | null {
  const found = stored().filter((share) => share.table === table)
  return found.findLast(({ seen }) => seen !== null) ?? found.at(-1) ?? null
}

/** Sit down with a promise, at a table that is known or one that the server is going to name. */
export async function sitDown(path: string, wish: object, table: TableInfo | null = null): Promise<TableInfo> {
  const nonce = random()
  const own = sha256(nonce)
  // Kept first: without the nonce the promise is of no use if the answer gets lost.
  const commitment = table?.commitment ?? null
  keep({ nonce, own, table: table?.id ?? null, commitment, seen: null, told: false })
  return tellShare(await post<TableInfo>(path, { ...wish, commitment: own }))
}

/** Tell the nonce of an own seat if it is time; how the table stands then. */
export async function tellShare(info: TableInfo): Promise<TableInfo> {
  const seat = info.seats.find(({ you, kind }) => you && kind === 'human')
  const share = seat && stored().find(({ own }) => own === seat.commitment)
  if (!share || info.status !== 'waiting') return info
  share.table ??= info.id
  share.commitment ??= info.commitment
  keep(share)
  const isReady = info.reveal_by !== null && info.seats.every(({ kind, commitment }) => kind === 'bot' || commitment)
  if (!isReady || seat.revealed || share.commitment !== info.commitment || underWay.has(share.own)) return info
  share.seen ??= info.seats.map(({ commitment }) => commitment)
  keep(share)
  underWay.add(share.own)
  try {
    const answer = await post<TableInfo>(`/api/tables/${info.id}/reveal`, { nonce: share.nonce })
    keep({ ...share, told: true })
    return answer
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return info // too late, or tried again with the next word from the table
  } finally {
    underWay.delete(share.own)
  }
}
