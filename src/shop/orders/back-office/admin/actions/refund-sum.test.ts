import { describe, expect, it } from 'vitest'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { trackingAddress } from '#shop/orders/record/tracking.ts'
import { refundSum } from './refund-sum.ts'

const order = {
  leftToRefund: 3500,
  lines: [
    { lineId: 7, quantity: 2, unitPrice: 1500, discount: 0, refundedQuantity: 0 },
    { lineId: 8, quantity: 1, unitPrice: 1000, discount: 0, refundedQuantity: 0 },
  ],
} as unknown as OwnerOrder

type RefundDraft = Parameters<typeof refundSum>[1]

const draft = (changes: Partial<RefundDraft>): RefundDraft => ({
  kind: 'whole',
  lines: {},
  amount: '',
  ...changes,
})

describe('a refund’s sum', () => {
  it('is everything left, and no more', () => {
    expect(refundSum(order, draft({}))).toBe(3500)
    expect(refundSum({ ...order, leftToRefund: 0 }, draft({}))).toBeNull()
  })

  it('counts pieces, up to the sum left', () => {
    expect(refundSum(order, draft({ kind: 'pieces', lines: { 7: 1, 8: 1 } }))).toBe(2500)
    expect(refundSum(order, draft({ kind: 'pieces', lines: { 7: 2, 8: 1 } }))).toBe(3500)
    expect(refundSum(order, draft({ kind: 'pieces', lines: { 7: 0 } }))).toBeNull()
  })

  it('counts a piece’s discounted price, after refunded units', () => {
    const [first, second] = order.lines
    const lines = [{ ...first, discount: 201, refundedQuantity: 1 }, second] as typeof order.lines
    const one = draft({ kind: 'pieces', lines: { 7: 1 } })
    // 2799 for two: 1399 for the one that went back, 1400 for the other.
    expect(refundSum({ ...order, lines }, one)).toBe(1400)
  })

  it('gives the sales tax on top of a piece back with it', () => {
    const [first, second] = order.lines
    const taxed = { ...order, lines: [{ ...first, tax: 267 }, second] } as OwnerOrder
    const pieces = (count: number) => draft({ kind: 'pieces', lines: { 7: count } })
    expect([refundSum(taxed, pieces(1)), refundSum(taxed, pieces(2))]).toEqual([1633, 3267])
  })

  it.each([
    ['12.50', 1250],
    [' $35 ', 3500],
    ['35.01', null],
    ['0', null],
    ['-5', null],
    ['ten', null],
    ['', null],
  ])('reads the sum %j', (sum, cents) => {
    expect(refundSum(order, draft({ kind: 'sum', amount: sum }))).toBe(cents)
  })
})

describe('a tracking page', () => {
  it('is known for the carriers of studios, in any spelling', () => {
    expect(trackingAddress(' usps ', '9400 1000')).toBe(
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=94001000',
    )
    expect(trackingAddress('UPS', '1Z&x')).toBe('https://www.ups.com/track?tracknum=1Z%26x')
  })

  it('is missing for other carriers, and without a number', () => {
    expect(trackingAddress('Heron Post', '12')).toBeNull()
    expect(trackingAddress('USPS', '  ')).toBeNull()
  })
})
