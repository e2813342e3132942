/** A study in the address of the page: packed into what comes after its #. */
import type { Branch, Note } from './types'

export interface Kept {
  record?: string // none: that of the table or the study which the address names
  branches: Branch[]
  notes: Note[]
  at: number
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const made = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(made).arrayBuffer())
}

export async function pack(kept: Kept): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(kept)), new CompressionStream('deflate-raw'))
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What was packed; null for anything else, such as an address that was cut off. */
export async function unpack(text: string): Promise<Kept | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const json = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    const kept = JSON.parse(json) as Partial<Kept>
    const { record } = kept
    return { ...(record ? { record } : {}), branches: kept.branches ?? [], notes: kept.notes ?? [], at: kept.at ?? 0 }
  } catch {
    return null
  }
}
