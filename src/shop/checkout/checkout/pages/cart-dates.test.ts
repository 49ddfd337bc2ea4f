import { expect, it } from 'vitest'
import { type CartLine, emptyCart } from '#shop/checkout/cart/cart.ts'
import { cartDates } from './cart-dates.server.ts'

it('recognises a printer’s parcel by its prints', () => {
  const days = { from: 1, to: 2 }
  const terms = {
    timeZone: 'UTC',
    cutOff: null,
    weekdays: [1, 2, 3, 4, 5],
    closed: [],
    days: { stock: days, made: days, printer: days },
  }
  const fromPrinter = (printed: boolean, printing: boolean) => {
    const line = { kind: 'prints', inventoryPolicy: 'to_order', printed, state: 'ok' } as CartLine
    const view = { ...emptyCart, lines: [line] }
    return cartDates(view, { terms, zones: [] }, Date.UTC(2026, 2, 2), printing).fromPrinter
  }
  expect(fromPrinter(true, true)).toBe(true)
  expect(fromPrinter(false, true)).toBe(false)
  expect(fromPrinter(true, false)).toBe(false)
})
