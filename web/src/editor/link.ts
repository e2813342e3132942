/** A position in the address of the page: packed into what comes after its #. */
import type { Position } from './editing'

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const made = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(made).arrayBuffer())
}

export async function pack(position: Position): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream('deflate-raw'))
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What was packed; null for anything else, such as an address that was cut off. */
export async function unpack(text: string): Promise<Position | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const json: unknown = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
    )
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Position) : null
  } catch {
    return null
  }
}
