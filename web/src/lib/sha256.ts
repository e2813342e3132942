/** SHA-256 in TypeScript. Browsers offer theirs over https only, and a table at home often has none. */
const ROTATE = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const PRIMES: number[] = []
for (let candidate = 2; PRIMES.length < 64; candidate++)
  if (PRIMES.every((prime) => candidate % prime !== 0)) PRIMES.push(candidate)

/** The first 32 bits of the fraction of a number. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

/** The message padded to whole blocks: the bytes, a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, at) => view.setUint8(at, byte))
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text))
  const state = [...START]
  const words = new Int32Array(64)
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = message.getInt32(block + 4 * i)
        continue
      }
      const near = words[i - 2]!
      const far = words[i - 15]!
      const mixed = (ROTATE(near, 17) ^ ROTATE(near, 19) ^ (near >>> 10)) + words[i - 7]!
      words[i] = mixed + (ROTATE(far, 7) ^ ROTATE(far, 18) ^ (far >>> 3)) + words[i - 16]!
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g)
      const first = h + (ROTATE(e, 6) ^ ROTATE(e, 11) ^ ROTATE(e, 25)) + chosen + ROUNDS[i]! + words[i]!
      const most = (a & b) ^ (a & c) ^ (b & c)
      const second = (ROTATE(a, 2) ^ ROTATE(a, 13) ^ ROTATE(a, 22)) + most
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
