import { describe, expect, it } from 'vitest'
import { canCancel, canChangeAddress, canRefund, canReplace, isAtPrinter } from './owner-actions.ts'
import type { OwnerFulfillment, OwnerOrder } from './owner-order.ts'

const part = (state: OwnerFulfillment['state'], selfFulfilled = true) =>
  ({ state, selfFulfilled }) as OwnerFulfillment
const order = (changes: Partial<OwnerOrder> = {}) =>
  ({
    state: 'paid',
    paidAt: 1,
    voidReason: null,
    leftToRefund: 500,
    fulfillments: [part('queued')],
    ...changes,
  }) as OwnerOrder
const shipped = { fulfillments: [part('queued', false), part('shipped')] }

describe('the owner’s possible actions', () => {
  it.each([
    [{}, true],
    [shipped, true],
    [{ leftToRefund: 0 }, false],
    [{ paidAt: null }, false],
    [{ voidReason: 'refunded' }, true],
    [{ voidReason: 'dispute_lost' }, false],
  ] as const)('%j can be refunded: %j', (changes, can) => {
    expect(canRefund(order(changes))).toBe(can)
  })

  it.each([
    [{}, true],
    [shipped, false],
    [{ state: 'pending' }, false],
    [{ voidReason: 'refunded' }, false],
  ] as const)('%j can be cancelled: %j', (changes, can) => {
    expect(canCancel(order(changes as Partial<OwnerOrder>))).toBe(can)
  })

  it.each([
    [{}, false],
    [shipped, true],
    [{ ...shipped, voidReason: 'refunded' }, false],
  ] as const)('%j can be replaced: %j', (changes, can) => {
    expect(canReplace(order(changes as Partial<OwnerOrder>))).toBe(can)
  })

  it.each([
    ['queued', false, true, false],
    ['failed', false, true, false],
    ['sent', false, false, true],
    ['sent', true, true, false],
    ['shipped', true, false, false],
  ] as const)('%s, made by the studio: %j', (state, own, canChange, atPrinter) => {
    const found = order({ fulfillments: [part(state, own)] })
    expect([canChangeAddress(found), isAtPrinter(found)]).toEqual([canChange, atPrinter])
    expect(canChangeAddress({ ...found, voidReason: 'refunded' })).toBe(false)
  })
})
