/** Checks in the browser that the luck of a game is the one promised before it (docs/protocol.md). */
import { sha256 } from '../lib/sha256'
import type { KeptCommitment } from '../lib/commitments'

export interface Fairness {
  commitment: string
  secret: string | null
  nonces: (string | null)[]
  commitments: (string | null)[] | null // null: a game of an earlier version, or nobody promised anything
}

/** What a record says about where its seed comes from; null if it says nothing. */
export function readFairness(record: string): { fair: Fairness; seed: unknown } | null {
  const line = (key: string): string | undefined => record.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1]
  const told = line('fair')
  if (!told) return null
  try {
    const fair = { secret: null, commitments: null, ...(JSON.parse(told) as Partial<Fairness>) } as Fairness
    return { fair, seed: JSON.parse(line('seed') ?? 'null') }
  } catch {
    return null
  }
}

/** One thing that was checked: it holds, it does not, or it could not be checked. */
export interface Finding {
  kind: 'good' | 'bad' | 'open'
  what: string // the end of the key of its sentence
  seats?: number[]
}

const find = (holds: boolean, good: string, bad: string): Finding =>
  holds ? { kind: 'good', what: good } : { kind: 'bad', what: bad }

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** Check a record against itself and against what this browser kept (null: nothing). */
export function checkFairness(
  { fair, seed }: { fair: Fairness; seed: unknown },
  kept: KeptCommitment | null,
): Finding[] {
  if (fair.secret === null) return [{ kind: 'open', what: 'running' }]
  const found = [
    find(sha256(fair.secret) === fair.commitment, 'secret', 'secret-broken'),
    find(sha256(JSON.stringify([fair.secret, ...fair.nonces])) === seed, 'seed', 'seed-broken'),
    ...seats(fair),
  ]
  if (kept?.commitment) found.push(find(kept.commitment === fair.commitment, 'promise', 'promise-broken'))
  if (kept) found.push(own(fair, kept))
  else found.push({ kind: 'open', what: 'nothing-kept' })
  if (kept?.seen) found.push(find(same(kept.seen, fair.commitments ?? []), 'others', 'others-broken'))
  return found
}

/** Whether each seat has the nonce it promised, and who revealed none. */
function seats({ nonces, commitments }: Fairness): Finding[] {
  if (commitments === null) return [{ kind: 'open', what: 'not-promised' }]
  const fits = (nonce: string | null, at: number): boolean =>
    commitments[at] ? nonce === null || sha256(nonce) === commitments[at] : nonce === ''
  const untold = nonces.flatMap((nonce, at) => (nonce === null ? [at] : []))
  const found = [find(commitments.length === nonces.length && nonces.every(fits), 'seats', 'seats-broken')]
  return untold.length ? [...found, { kind: 'open', what: 'untold', seats: untold }] : found
}

/** Whether the nonce of this browser is in the seed. */
function own({ nonces, commitments }: Fairness, kept: KeptCommitment): Finding {
  const at = (kept.seen ?? commitments ?? []).indexOf(kept.own)
  if (nonces[at] === kept.nonce) return { kind: 'good', what: 'own' }
  if (nonces[at] === null && !kept.told) return { kind: 'open', what: kept.seen ? 'own-lost' : 'own-late' }
  return { kind: 'bad', what: nonces[at] === null ? 'own-dropped' : 'own-broken' }
}

/** All findings in one word. */
export function verdict(found: readonly Finding[]): Finding['kind'] {
  const kinds = found.map(({ kind }) => kind)
  return kinds.includes('bad') ? 'bad' : kinds.includes('open') ? 'open' : 'good'
}
