import { describe, expect, it } from 'vitest'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { PieceEdit } from '#shop/catalogue/products/piece.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  original,
  pictureAt,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { holdPieces } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'

describe('the inventory policy of a piece', () => {
  const shop = each(() => openCatalogue('sqlite'))

  const edit = async (kind: ProductKind, id: number, changes: Partial<PieceEdit>) => {
    const facts = { prints: original(), clothing: sampleClothing(), merch: sampleMerch() }[kind]
    const { inventoryPolicy: _, quantity: __, pictures: ___, ...rest } = facts
    return shop.catalogue.update(kind, id, { ...rest, ...changes })
  }
  const state = async (kind: ProductKind, id: number) => {
    const found = await shop.catalogue.find(kind, id)
    if (!('product' in found)) return found.status
    const { product, stock } = found.product
    return [product.inventoryPolicy, stock?.onHand ?? null, product.availability.state]
  }

  it('is its kind’s default', async () => {
    const made = [squarePrint('a'), sampleClothing(), sampleMerch({ quantity: 3 })]
    const pieces = []
    for (const piece of made) pieces.push(await shop.catalogue.create(piece))
    expect(pieces.map(({ product, stock }) => [product.inventoryPolicy, stock?.onHand])).toEqual([
      ['to_order', undefined],
      ['one_of_a_kind', 1],
      ['counted', 3],
    ])
  })

  it('sells an original once: it leaves the gallery, but keeps its page', async () => {
    const { product } = await shop.catalogue.create(original())
    expect(product).toMatchObject({ price: 24_000, sizes: [], dimensions: 'landscape' })
    expect((await shop.catalogue.listCards('prints')).cards).toMatchObject([
      { price: 24_000, from: false, inventoryPolicy: 'one_of_a_kind' },
    ])
    await shop.sell('prints', product.id)
    expect((await shop.catalogue.listCards('prints')).cards).toEqual([])
    expect(await shop.catalogue.findProduct('prints', product.id)).toMatchObject({
      status: 'sold',
      product: { name: 'Moon moths', pictures: [{ address: pictureAt('main') }] },
    })
  })

  it('counts a zine, marks the last one, and keeps the sold-out zine', async () => {
    const zine = original({ descName: 'Zine', inventoryPolicy: 'counted', quantity: 2 })
    const { product } = await shop.catalogue.create(zine)
    await shop.sell('prints', product.id)
    expect(await state('prints', product.id)).toEqual(['counted', 1, 'last_one'])
    await shop.sell('prints', product.id)
    const { cards } = await shop.catalogue.listCards('prints')
    expect(cards).toMatchObject([{ availability: { state: 'sold_out' } }])
    expect(await state('prints', product.id)).toEqual(['counted', 0, 'sold_out'])
  })

  it('makes a shirt to order, which never sells out', async () => {
    const shirt = await shop.catalogue.create(sampleClothing({ inventoryPolicy: 'to_order' }))
    expect(await state('clothing', shirt.product.id)).toEqual(['to_order', null, 'available'])
  })

  const size = { width: 30, height: 40, unit: 'cm' as const, price: 9000, variantId: null }
  it.each([
    [
      'several sizes',
      [
        { ...size, label: 'A' },
        { ...size, label: 'B', width: 50 },
      ],
    ],
    ['a variant of the printer', [{ ...size, label: 'A', variantId: 'v-1' }]],
  ])('refuses %s for a one-of-a-kind piece', async (_, ownSizes) => {
    const refused = { code: 'bad_input', details: { field: 'making' } }
    await expect(shop.catalogue.create(original({ ownSizes }))).rejects.toMatchObject(refused)
    const made = await shop.catalogue.create(original({ ownSizes, inventoryPolicy: 'to_order' }))
    await expect(
      edit('prints', made.product.id, { ownSizes, inventoryPolicy: 'one_of_a_kind' }),
    ).rejects.toMatchObject(refused)
  })

  it('allows one measured size of an original', async () => {
    const ownSizes = [{ ...size, label: '30x40 cm' }]
    const { product } = await shop.catalogue.create(original({ ownSizes }))
    expect(product).toMatchObject({ price: 9000, sizes: [{ label: '30x40 cm' }] })
  })

  const changes: [InventoryPolicy, number, InventoryPolicy, number | undefined, unknown[]][] = [
    ['to_order', 0, 'counted', 4, ['counted', 4, 'available']],
    ['to_order', 0, 'one_of_a_kind', undefined, ['one_of_a_kind', 1, 'available']],
    ['counted', 4, 'one_of_a_kind', undefined, ['one_of_a_kind', 1, 'available']],
    ['counted', 4, 'to_order', undefined, ['to_order', null, 'available']],
    ['one_of_a_kind', 1, 'counted', 6, ['counted', 6, 'available']],
    ['one_of_a_kind', 1, 'to_order', undefined, ['to_order', null, 'available']],
  ]
  it.each(changes)(
    'changes from %s (%i) to %s (%s)',
    async (from, units, to, quantity, outcome) => {
      const piece = sampleMerch({ inventoryPolicy: from, ...(units && { quantity: units }) })
      const { product } = await shop.catalogue.create(piece)
      await edit('merch', product.id, { inventoryPolicy: to, ...(quantity && { quantity }) })
      expect(await state('merch', product.id)).toEqual(outcome)
    },
  )

  it('stays sold when a counted piece becomes one of a kind', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({ quantity: 1 }))
    await shop.sell('merch', product.id)
    await edit('merch', product.id, { inventoryPolicy: 'one_of_a_kind' })
    expect(await state('merch', product.id)).toEqual(['one_of_a_kind', 0, 'sold_out'])
  })

  it.each(['to_order', 'one_of_a_kind'] as const)(
    'doesn’t become %s during a buyer’s payment, and says so at the field',
    async (inventoryPolicy) => {
      const { product } = await shop.catalogue.create(sampleMerch({ quantity: 3 }))
      await holdPieces(shop.db, 'merch', product.id)
      await expect(edit('merch', product.id, { inventoryPolicy })).rejects.toMatchObject({
        code: 'held',
        details: { field: 'making' },
      })
      expect(await state('merch', product.id)).toEqual(['counted', 3, 'available'])
    },
  )

  it('asks for a quantity when a piece becomes counted', async () => {
    const { product } = await shop.catalogue.create(original())
    await expect(edit('prints', product.id, { inventoryPolicy: 'counted' })).rejects.toMatchObject({
      details: { field: 'quantity' },
    })
  })

  it('takes no quantity of an uncounted piece from a client without policies', async () => {
    const shirt = await shop.catalogue.create(sampleClothing({ inventoryPolicy: 'to_order' }))
    await expect(edit('clothing', shirt.product.id, { quantity: 2 })).rejects.toMatchObject({
      details: { field: 'quantity' },
    })
    const pin = await shop.catalogue.create(sampleMerch({ inventoryPolicy: 'one_of_a_kind' }))
    await edit('merch', pin.product.id, { quantity: 1 })
    await expect(shop.catalogue.changeMerchStock(pin.product.id, 1)).rejects.toMatchObject({
      details: { field: 'quantity' },
    })
  })

  it('returns from one price to sizes', async () => {
    const { product } = await shop.catalogue.create(original({ inventoryPolicy: 'to_order' }))
    const print = squarePrint('later')
    await shop.catalogue.update('prints', product.id, { ...print, pictures: [pictureAt('main')] })
    const found = await shop.catalogue.find('prints', product.id)
    expect(found).toMatchObject({ product: { product: { sizes: { length: 3 }, price: 2500 } } })
  })
})
