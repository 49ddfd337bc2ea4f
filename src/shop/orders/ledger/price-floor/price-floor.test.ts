import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparableCosts, leftOfPrice, type PriceFacts, priceFloor } from './price-floor.ts'

const none: PriceFacts = { fee: null, taxRate: 0, postage: 0, postageOrders: 0 }
const us = { ...none, fee: { share: 290, fixed: 30, orders: 0 } }

describe('the lowest price that covers the cost', () => {
  it('is the piece’s cost without other facts', () => {
    expect(priceFloor(1200, none, 'USD')).toBe(1200)
  })

  it('covers the fee, the included tax and the postage', () => {
    expect(priceFloor(1200, us, 'USD')).toBe(1267)
    expect(leftOfPrice(1267, us)).toBe(1200)
    const uk = {
      fee: { share: 150, fixed: 20, orders: 0 },
      taxRate: 2000,
      postage: 100,
      postageOrders: 3,
    }
    const price = priceFloor(1200, uk, 'USD') ?? 0
    expect([leftOfPrice(price, uk) >= 1200, leftOfPrice(price - 1, uk) >= 1200]).toEqual([
      true,
      false,
    ])
  })

  it('for any facts leaves the cost, and one step less does not', () => {
    const facts = fc.record({
      fee: fc.option(fc.record({ share: fc.nat(1000), fixed: fc.nat(100), orders: fc.nat(9) })),
      taxRate: fc.nat(2700),
      postage: fc.nat(1000),
      postageOrders: fc.nat(9),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), facts, (cost, given) => {
        const price = priceFloor(cost, given, 'USD') ?? 0
        expect(leftOfPrice(price, given)).toBeGreaterThanOrEqual(cost)
        // Roundings make steps of less than a unit: two lower is surely too low.
        expect(leftOfPrice(price - 3, given)).toBeLessThan(cost)
      }),
    )
  })
})

it('compares prices only with costs in the shop’s currency', () => {
  const costs = [
    { label: '10x10', cost: { amount: 1325, currency: 'USD' } },
    { label: '14x14', cost: { amount: 1500, currency: 'EUR' } },
    { label: '18x18', cost: null },
  ]
  expect(comparableCosts(costs, 'USD')).toEqual([{ label: '10x10', cost: 1325 }])
})
