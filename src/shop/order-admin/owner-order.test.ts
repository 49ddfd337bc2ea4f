import { expect, it } from 'vitest'
import { stateWords } from './owner-order.ts'

const prints = {
  kind: 'prints',
  state: 'queued',
  reason: null,
  updatedAt: 0,
  leavesBy: null,
  dueAt: null,
  foreignCost: null,
  selfFulfilled: false,
} as const
const order = {
  state: 'paid',
  refunded: 0,
  voidReason: null,
  money: 'live',
} as const

it('says that prints wait for the printer, unless no real money paid them', () => {
  expect(stateWords({ ...order, fulfillments: [prints] })).toBe('Prints waiting')
  expect(stateWords({ ...order, fulfillments: [prints], money: 'test' })).toBe('Nothing is printed')
  expect(stateWords({ ...order, fulfillments: [prints], money: 'play' })).toBe('Nothing is printed')
  const own = { ...prints, selfFulfilled: true }
  expect(stateWords({ ...order, fulfillments: [own], money: 'test' })).not.toContain('Nothing')
})
