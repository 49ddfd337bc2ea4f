import { describe, expect, it } from 'vitest'
import type { InventoryPolicy } from '#platform/addresses/kinds.ts'
import { canRestock, restockRefs, suggestsRestock } from './restock.ts'

const bought = (inventoryPolicy: InventoryPolicy) =>
  ({ kind: 'clothing', productId: 3, size: 'M', inventoryPolicy }) as const

describe('stock that a refund can refill', () => {
  it.each([
    ['counted', ['M']],
    ['one_of_a_kind', ['']],
    ['to_order', []],
  ] as const)('of a piece that is %s has the sizes %j', (inventoryPolicy, sizes) => {
    expect(restockRefs(bought(inventoryPolicy)).map(({ size }) => size)).toEqual(sizes)
  })

  it('exists when a line of the order took stock', () => {
    expect(canRestock([bought('to_order')])).toBe(false)
    expect(canRestock([bought('to_order'), bought('counted')])).toBe(true)
  })

  it.each([
    ['the studio has not shipped', 'counted', 'studio', 'queued', true],
    ['the studio has shipped', 'counted', 'studio', 'shipped', false],
    ['only prints are on their way', 'counted', 'prints', 'queued', false],
    ['all is made to order', 'to_order', 'studio', 'queued', false],
  ] as const)('is suggested or not: %s', (_, inventoryPolicy, kind, state, suggests) => {
    const order = { lines: [bought(inventoryPolicy)], fulfillments: [{ kind, state }] }
    expect(suggestsRestock(order)).toBe(suggests)
  })
})
