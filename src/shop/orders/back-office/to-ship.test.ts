import { expect, it } from 'vitest'
import type { OrderedLine } from '#shop/orders/record/order.ts'
import type { OwnerFulfillment } from './owner-order.ts'
import { declaredValue, linesIn, linesLeft, parcelToPack, partsToShip } from './to-ship.ts'

const line = (changes: Partial<OrderedLine> = {}) =>
  ({
    kind: 'merch',
    variantId: null,
    quantity: 3,
    refundedQuantity: 0,
    unitPrice: 1000,
    discount: 100,
    ...changes,
  }) as OrderedLine
const part = (
  kind: OwnerFulfillment['kind'],
  state: OwnerFulfillment['state'],
  selfFulfilled = true,
) => ({ kind, state, selfFulfilled }) as OwnerFulfillment

it('lists the studio’s unsent parts', () => {
  const own = part('studio', 'queued')
  const fulfillments = [own, part('prints', 'queued', false), part('prints', 'shipped')]
  expect(partsToShip({ fulfillments })).toEqual([own])
})

it('lists a part’s lines with their unrefunded units', () => {
  const print = line({ kind: 'prints', variantId: 'x', refundedQuantity: 1 })
  const lines = [line(), print, line({ refundedQuantity: 3 })]
  expect(linesLeft(lines).map(({ left }) => left)).toEqual([3, 2])
  expect(linesIn([part('prints', 'queued')], lines)).toMatchObject([{ kind: 'prints', left: 2 }])
})

it('packs what the studio prints with the rest, and no part whose pieces are all refunded', () => {
  const print = line({ kind: 'prints', variantId: 'x' })
  const fulfillments = [part('studio', 'queued'), part('prints', 'queued')]
  const packed = (...lines: OrderedLine[]) => parcelToPack({ fulfillments, lines })
  expect(packed(line(), print)).toMatchObject({
    kind: 'studio',
    together: true,
    lines: [{ kind: 'merch' }, { kind: 'prints' }],
  })
  expect(packed(line({ refundedQuantity: 3 }), print)).toMatchObject({
    kind: 'prints',
    together: false,
    lines: [{ kind: 'prints' }],
  })
  expect(packed(line({ refundedQuantity: 3 }))).toBeNull()
})

it('declares the paid sum, and the regular price of free pieces', () => {
  const declared = (changes: Partial<OrderedLine>) =>
    linesLeft([line(changes)]).map((each) => declaredValue(each, 'USD'))
  expect(declared({})).toEqual([2900])
  expect(declared({ refundedQuantity: 2 })).toEqual([967])
  expect(declared({ discount: 3000 })).toEqual([3000])
})
