import { describe, expect, test } from 'vitest'
import type { KeptCommitment } from '../lib/commitments'
import { sha256 } from '../lib/sha256'
import { checkFairness, readFairness, verdict, type Fairness } from './fairness'

const fair: Fairness = {
  commitment: sha256('secret'),
  secret: 'secret',
  nonces: ['mine', ''],
  commitments: [sha256('mine'), null],
}
const seed = sha256(JSON.stringify(['secret', 'mine', '']))
const kept: KeptCommitment = {
  nonce: 'mine',
  own: sha256('mine'),
  table: 't',
  commitment: fair.commitment,
  seen: [sha256('mine'), null],
  told: true,
}
const found = (changed: Partial<Fairness> = {}, own: KeptCommitment | null = kept, from: unknown = seed) =>
  checkFairness({ fair: { ...fair, ...changed }, seed: from }, own)
const bad = (all: ReturnType<typeof found>) => all.filter(({ kind }) => kind === 'bad').map(({ what }) => what)

test('what fits is good', () => {
  expect(verdict(found())).toBe('good')
})

describe('what does not fit is found', () => {
  test.each([
    ['another secret', { secret: 'other' }, ['secret-broken', 'seed-broken']],
    ['another nonce of mine', { nonces: ['other', ''] }, ['seed-broken', 'seats-broken', 'own-broken']],
    ['a nonce for a seat without a commitment', { nonces: ['mine', 'x'] }, ['seed-broken', 'seats-broken']],
    ['another commitment of the server', { commitment: sha256('x') }, ['secret-broken', 'promise-broken']],
    [
      'another commitment of somebody',
      { commitments: [sha256('mine'), sha256('x')] },
      ['seats-broken', 'others-broken'],
    ],
  ])('%s', (_, changed, expected) => {
    expect(bad(found(changed))).toEqual(expected)
    expect(verdict(found(changed))).toBe('bad')
  })

  test('a seed that is made of something else', () => {
    expect(bad(found({}, kept, 'x'))).toEqual(['seed-broken'])
  })
})

describe('what cannot be checked stays open', () => {
  test('a game under way', () => {
    expect(found({ secret: null })).toEqual([{ kind: 'open', what: 'running' }])
  })

  test('a game of which this browser kept nothing', () => {
    expect(verdict(found({}, null))).toBe('open')
  })

  test('a seat that revealed nothing', () => {
    const nonces = [null, '']
    const all = found({ nonces }, { ...kept, told: false }, sha256(JSON.stringify(['secret', ...nonces])))
    expect(all).toContainEqual({ kind: 'open', what: 'untold', seats: [0] })
    expect(all).toContainEqual({ kind: 'open', what: 'own-lost' })
  })

  test('but a nonce that the server acknowledged must be there', () => {
    const nonces = [null, '']
    expect(bad(found({ nonces }, kept, sha256(JSON.stringify(['secret', ...nonces]))))).toEqual(['own-dropped'])
  })
})

describe('reading a record', () => {
  test('finds its lines', () => {
    const record = `frontier record 1\ngame: x\nfair: ${JSON.stringify(fair)}\nseed: "${seed}"\n`
    expect(readFairness(record)).toEqual({ fair, seed })
  })

  test('is content with less', () => {
    expect(readFairness('fair: {"commitment": "c", "nonces": []}\nseed: 7\n')).toEqual({
      fair: { commitment: 'c', nonces: [], secret: null, commitments: null },
      seed: 7,
    })
    expect(readFairness('seed: 7\n')).toBeNull()
    expect(readFairness('fair: {broken\n')).toBeNull()
  })
})
