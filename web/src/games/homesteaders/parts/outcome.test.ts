import { expect, test } from 'vitest'
import type { Outlook } from '../../../lib/types'
import { placementOutcome } from './outcome'

test('income is summed up by piece; wages and the debts for them are apart', () => {
  const events = [
    { event: 'placed', seat: 0, place: 'farm_1' },
    { event: 'income', seat: 0, piece: 'silver', n: 2 },
    { event: 'income', seat: 0, piece: 'wood', n: 1 },
    { event: 'income', seat: 0, piece: 'silver', n: 1 },
    { event: 'borrowed', seat: 0, n: 1, silver: 2 },
    { event: 'wages', seat: 0, n: 4, gold: 0, silver: 4 },
  ]
  expect(placementOutcome({ events } as unknown as Outlook)).toEqual({
    income: [
      ['silver', 3],
      ['wood', 1],
    ],
    wages: [['silver', 4]],
    debts: 1,
  })
})
