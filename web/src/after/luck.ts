/** Checks in the browser that the luck of a game is the one promised before it (docs/protocol.md). */

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface Promised {
  commitment: string
  secret: string | null
  nonces: string[]
}

/** What a record says about where its seed comes from; null if it says nothing. */
export function promised(record: string): { fair: Promised; seed: unknown } | null {
  const line = (key: string): string | undefined => record.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1]
  const fair = line('fair')
  if (!fair) return null
  try {
    const { commitment, secret = null, nonces } = JSON.parse(fair) as Omit<Promised, 'secret'> & Partial<Promised>
    return { fair: { commitment, secret, nonces }, seed: JSON.parse(line('seed') ?? 'null') }
  } catch {
    return null
  }
}

export type Verdict = 'kept' | 'broken' | 'unknown'

/** Whether the secret is the promised one, and makes the seed together with everybody's nonces. */
export async function verdict(record: string): Promise<Verdict> {
  const found = promised(record)
  // Browsers lend their hashes to safe connections only.
  if (!found?.fair.secret || !globalThis.crypto.subtle) return 'unknown'
  const { fair, seed } = found
  const isPromised = (await hash(fair.secret!)) === fair.commitment
  const isMade = (await hash(JSON.stringify([fair.secret, ...fair.nonces]))) === seed
  return isPromised && isMade ? 'kept' : 'broken'
}
