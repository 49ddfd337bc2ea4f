import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cartLine as line,
  shippingOfCart as shipping,
} from '#testing/fixtures/checkout/cart-line.ts'
import { lineStatus, toCartView } from './cart.ts'

const units = (onHand: number, held = 0, own = 0) => ({ onHand, held, own, heldUntil: 99 })

describe('the state of a cart line', () => {
  it.each([
    ['it is a print, made to order', 1000, null, 'ok', null],
    ['there are enough', 2, units(5), 'ok', 5],
    ['it takes the last one', 1, units(1), 'ok', 1],
    ['there is none', 1, units(0), 'sold_out', 0],
    ['there are fewer than wanted', 4, units(3), 'low_stock', 3],
    ['somebody else is paying for the only one', 1, units(1, 1), 'held', 0],
    ['this shopper is paying for the only one', 1, units(1, 1, 1), 'ok', 1],
    ['others hold some that are wanted', 4, units(5, 2), 'held', 3],
    ['the shopper’s own hold is part of what is held', 4, units(5, 3, 2), 'ok', 4],
    ['there are too few even when every hold ends', 6, units(5, 5), 'low_stock', 5],
  ] as const)('when %s', (_, quantity, stock, state, left) => {
    expect(lineStatus(quantity, stock)).toMatchObject({ state, left })
  })

  it('names the time at which a held piece may come back, and only then', () => {
    expect(lineStatus(1, units(1, 1)).heldUntil).toBe(99)
    expect(lineStatus(1, units(1, 0)).heldUntil).toBeNull()
  })

  it('says whether others hold some beside the free ones', () => {
    expect(lineStatus(2, units(5, 3)).othersHold).toBe(true)
    expect(lineStatus(2, units(5, 3, 3)).othersHold).toBeUndefined()
  })

  it('isn’t lowered or deleted because of a hold', () => {
    const stock = fc.nat(20).chain((onHand) =>
      fc.record({
        onHand: fc.constant(onHand),
        held: fc.nat(onHand),
        heldUntil: fc.constant(1),
        own: fc.nat(20),
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), stock, (quantity, { own, ...rest }) => {
        const now = lineStatus(quantity, { ...rest, own: Math.min(own, rest.held) })
        const without = lineStatus(quantity, { ...rest, held: 0, own: 0 })
        expect(now.state === 'low_stock').toBe(without.state === 'low_stock')
        expect(now.state === 'sold_out').toBe(without.state === 'sold_out')
      }),
    )
  })
})

describe('the sums of a cart', () => {
  it('group prints, clothing, merch, and charge the highest rate', () => {
    const lines = [
      line({ id: 1 }),
      line({ id: 2, kind: 'clothing', unitPrice: 4800 }),
      line({ id: 3, kind: 'prints', quantity: 2, unitPrice: 2500 }),
    ]
    const view = toCartView({ id: 'cart', destination: null }, lines, shipping)
    expect(view.lines.map(({ id }) => id)).toEqual([3, 2, 1])
    expect(view).toMatchObject({ subtotal: 10_250, quote: { shipping: 700 }, itemCount: 4 })
  })

  it('leave out unavailable pieces', () => {
    const lines = [line({}), line({ kind: 'clothing', state: 'sold_out', unitPrice: 4800 })]
    expect(toCartView({ id: 'cart', destination: null }, lines, shipping)).toMatchObject({
      subtotal: 450,
      quote: { shipping: 400 },
      itemCount: 2,
    })
  })
})
