/** Values packed into a text that an address can carry. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const made = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)
  return new Uint8Array(await new Response(made).arrayBuffer())
}

export async function pack(value: object): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'))
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The object that was packed; null for anything else, such as an address that was cut off. */
export async function unpack(text: string): Promise<object | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const packed = await through(bytes, new DecompressionStream('deflate-raw'))
    const value: unknown = JSON.parse(new TextDecoder().decode(packed))
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
