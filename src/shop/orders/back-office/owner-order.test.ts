import { expect, it } from 'vitest'
import { type OwnerOrderRow, stateWords, withoutBooks } from './owner-order.ts'

const prints = {
  kind: 'prints',
  state: 'queued',
  reason: null,
  updatedAt: 0,
  leavesBy: null,
  dueAt: null,
  foreignCost: null,
  selfFulfilled: false,
  cutOff: false,
} as const
const order = {
  state: 'paid',
  refunded: 0,
  voidReason: null,
  money: 'live',
  currency: 'USD',
  issues: [],
  needs: [],
} satisfies Partial<OwnerOrderRow>

it('prints wait for the printer, unless no real money paid them', () => {
  expect(stateWords({ ...order, fulfillments: [prints] })).toBe('Prints waiting')
  expect(stateWords({ ...order, fulfillments: [prints], money: 'test' })).toBe('Nothing is printed')
  expect(stateWords({ ...order, fulfillments: [prints], money: 'play' })).toBe('Nothing is printed')
  const own = { ...prints, selfFulfilled: true }
  expect(stateWords({ ...order, fulfillments: [own], money: 'test' })).toBe('Prints to make')
})

it('a cancelled order shows its refund', () => {
  const voidReason = 'voided' as const
  const cancelled = { ...order, fulfillments: [prints], voidReason }
  expect(stateWords(cancelled)).toBe('Cancelled')
  expect(stateWords({ ...cancelled, refunded: 4850 })).toBe('Cancelled, $48.50 refunded')
})

it('an order is on hold while its payment is disputed', () => {
  const disputed = { ...order, fulfillments: [prints], needs: ['dispute' as const] }
  expect(stateWords(disputed)).toBe('On hold')
  expect(stateWords({ ...disputed, state: 'fulfilled' })).toBe('All shipped')
})

it('“Buyer wants to cancel” replaces the shipping state', () => {
  const details = { at: 0 }
  const issue = { id: 1, since: 0, code: 'withdrawn', details, words: '' } as const
  const cancelled = { ...order, fulfillments: [prints], issues: [issue] }
  expect(stateWords(cancelled)).toBe('Buyer wants to cancel')
})

it('a helper sees neither the sums nor a printer’s charges', () => {
  const charged = { ...prints, foreignCost: '9.00 EUR' }
  const known = { unknownCosts: 0, unknownPostage: 0 }
  const booked = { ledger: { fee: -30 }, unknownCosts: 2, unknownPostage: 1 }
  expect(withoutBooks({ ...order, ...booked, fulfillments: [charged] })).toEqual({
    ...order,
    ...known,
    ledger: {},
    fulfillments: [prints],
  })
})
