import { describe, expect, it } from 'vitest'
import type { PieceEdit } from '#shop/catalogue/products/piece.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing } from '#testing/fixtures/catalogue/products.ts'
import { addOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { holdStock } from '../stock/held-stock.server.ts'

const size = (label: string, quantity?: number, more: object = {}) => ({
  label,
  price: 2800,
  width: null,
  height: null,
  unit: null,
  variantId: null,
  ...(quantity !== undefined && { quantity }),
  ...more,
})

const rail = (...sizes: ReturnType<typeof size>[]) => ({
  ...sampleClothing({ inventoryPolicy: 'counted', price: 2800 }),
  ownSizes: sizes,
})

describe('a piece that is counted by size', () => {
  const shop = each(() => openCatalogue('sqlite'))

  const make = async (...sizes: ReturnType<typeof size>[]) =>
    (await shop.catalogue.create(rail(...sizes))).product.id
  const edit = (id: number, changes: Partial<PieceEdit>) => {
    const { inventoryPolicy: _, pictures: __, ownSizes: ___, price: ____, ...facts } = rail()
    return shop.catalogue.update('clothing', id, { ...facts, ...changes })
  }
  const state = async (id: number) => {
    const found = await shop.catalogue.find('clothing', id)
    if (!('product' in found)) return found.status
    const { product, stock, sizeStock = [] } = found.product
    return {
      all: [stock?.onHand, product.availability.state],
      sizes: product.sizes.map(({ label, price, availability }, at) =>
        [label, price, sizeStock[at]?.onHand, availability?.state].join(' '),
      ),
    }
  }
  const hold = (id: number, label: string, quantity = 1) =>
    shop.db.transact(async (trx) => {
      const order = await addOrder(trx, { held_until: 9 })
      const line = { kind: 'clothing' as const, productId: id, size: label, quantity, name: 'it' }
      await holdStock(trx, order.id, [line])
    })

  it('has its own number, and perhaps its own price, for each size', async () => {
    const id = await make(size('S', 12), size('M', 8, { price: 3000 }), size('L', 0))
    expect(await state(id)).toEqual({
      all: [20, 'available'],
      sizes: ['S 2800 12 available', 'M 3000 8 available', 'L 2800 0 sold_out'],
    })
    const { cards } = await shop.catalogue.listCards('clothing')
    expect(cards).toMatchObject([{ price: 2800, from: true, availability: { state: 'available' } }])
  })

  it('asks for the number of each size', async () => {
    await expect(make(size('S', 1), size('M'))).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'sizes.1.quantity' },
    })
  })

  it('is the last one when one unit is left in all sizes', async () => {
    const id = await make(size('S', 1), size('M', 0))
    expect(await state(id)).toMatchObject({ all: [1, 'last_one'] })
    await edit(id, { ownSizes: [size('S', 1), size('M', 1)] })
    expect(await state(id)).toMatchObject({ all: [2, 'available'] })
  })

  it('keeps units sold since the form was opened', async () => {
    const id = await make(size('S', 5), size('M', 2))
    await edit(id, { ownSizes: [size('S', 4), size('M', 2)] })
    await edit(id, {
      ownSizes: [size('S', 7, { quantityRead: 5 }), size('M', 2, { quantityRead: 2 })],
    })
    expect(await state(id)).toMatchObject({ sizes: ['S 2800 6 available', 'M 2800 2 available'] })
  })

  it('keeps units sold since the form was opened when a size is renamed', async () => {
    const id = await make(size('S', 5), size('M', 2))
    await edit(id, { ownSizes: [size('S', 3), size('M', 2)] })
    await edit(id, {
      ownSizes: [size('Small', 5, { quantityRead: 5 }), size('M', 2, { quantityRead: 2 })],
    })
    expect(await state(id)).toMatchObject({
      sizes: ['Small 2800 3 available', 'M 2800 2 available'],
    })
    const only = await make(size('S', 5))
    await edit(only, { ownSizes: [size('S', 3)] })
    await edit(only, { ownSizes: [size('Small', 6, { quantityRead: 5 })] })
    expect(await state(only)).toMatchObject({ sizes: ['Small 2800 4 available'] })
  })

  it('gains and loses sizes, but none in a buyer’s payment', async () => {
    const id = await make(size('S', 5), size('M', 2))
    await hold(id, 'M')
    await expect(edit(id, { ownSizes: [size('S')] })).rejects.toMatchObject({
      code: 'held',
      details: { field: 'sizes' },
      message: expect.stringContaining('size M'),
    })
    await edit(id, { ownSizes: [size('M'), size('XL', 3)] })
    expect(await state(id)).toMatchObject({
      all: [5, 'available'],
      sizes: ['M 2800 2 last_one', 'XL 2800 3 available'],
    })
  })

  it('takes a price from a client of the specification for all sizes at the same price', async () => {
    const id = await make(size('S', 1), size('M', 1), size('XXL', 1, { price: 3200 }))
    await edit(id, { price: 2500 })
    expect(await state(id)).toMatchObject({
      sizes: ['S 2500 1 last_one', 'M 2500 1 last_one', 'XXL 3200 1 last_one'],
    })
  })

  it('accepts one number for all sizes only when it is the present number', async () => {
    const id = await make(size('S', 3), size('M', 1))
    await edit(id, { quantity: 4 })
    await expect(edit(id, { quantity: 9 })).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'quantity' },
    })
  })

  it('becomes one of a kind, counted as a whole, and made to order', async () => {
    const id = await make(size('S', 3), size('M', 1))
    await expect(edit(id, { inventoryPolicy: 'one_of_a_kind' })).rejects.toMatchObject({
      details: { field: 'making' },
    })
    await edit(id, { ownSizes: [], price: 2600, quantity: 2 })
    expect(await state(id)).toEqual({ all: [2, 'available'], sizes: [] })
    await edit(id, { inventoryPolicy: 'to_order', price: 2600, ownSizes: [size('S'), size('M')] })
    expect(await state(id)).toMatchObject({ all: [undefined, 'available'] })
    await edit(id, { inventoryPolicy: 'counted', ownSizes: [size('S', 1), size('M', 2)] })
    expect(await state(id)).toMatchObject({ all: [3, 'available'] })
  })
})
