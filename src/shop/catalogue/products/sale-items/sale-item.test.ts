import { describe, expect, it } from 'vitest'
import { displayName } from '#shop/catalogue/products/product.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  pictureAt,
  portraitPrint,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import { findSaleItemByVariant, findSaleItems, saleKey } from './sale-item.server.ts'

eachDatabase('a sale item', (lane) => {
  const shop = each(() => openCatalogue(lane))

  it('is answered for several kinds at once, by key', async () => {
    const print = (await shop.catalogue.create(squarePrint('a'))).product.id
    const shirt = (await shop.catalogue.create(sampleClothing())).product.id
    const pin = (await shop.catalogue.create(sampleMerch())).product.id
    const refs = [
      { kind: 'prints', productId: print, size: '14x14' },
      { kind: 'prints', productId: print, size: '18x18' },
      { kind: 'clothing', productId: shirt, size: '' },
      { kind: 'merch', productId: pin, size: '' },
    ] as const
    const items = await findSaleItems(shop.db.read, refs, 0)
    expect(refs.map((ref) => items.get(saleKey(ref))?.unitPrice)).toEqual([4500, 6500, 4800, 900])
  })

  it('is found by the print provider’s variant id', async () => {
    const { id } = (await shop.catalogue.create(portraitPrint('a'))).product
    expect(await findSaleItemByVariant(shop.db.read, 'a-m', 0)).toMatchObject({
      kind: 'prints',
      productId: id,
      size: '24x36',
      unitPrice: 4500,
    })
    await shop.catalogue.remove('prints', id)
    expect(await findSaleItemByVariant(shop.db.read, 'a-m', 0)).toBeNull()
  })

  if (lane !== 'sqlite') return

  it('has every fact that a cart line keeps', async () => {
    const { id } = (await shop.catalogue.create(squarePrint('a'))).product
    const ref = { kind: 'prints', productId: id, size: '10x10' } as const
    expect((await findSaleItems(shop.db.read, [ref], 0)).get(saleKey(ref))).toEqual({
      ...ref,
      inventoryPolicy: 'to_order',
      variantId: 'a-s',
      editionId: null,
      unitPrice: 2500,
      name: 'Print a',
      printName: null,
      descName: null,
      garmentSize: null,
      measurements: null,
      galleryId: null,
      location: pictureAt('main'),
      weight: null,
      taxClass: 'standard',
    })
  })

  it('is missing for a size that the shape lacks, and for deleted and unknown pieces', async () => {
    const print = (await shop.catalogue.create(portraitPrint('a'))).product.id
    const pin = (await shop.catalogue.create(sampleMerch())).product.id
    await shop.catalogue.remove('merch', pin)
    const wrong = ['10x10', '18x18', '', 'small'].map((size) => ({
      kind: 'prints' as const,
      productId: print,
      size,
    }))
    const gone = [pin, 999].map((productId) => ({ kind: 'merch' as const, productId, size: '' }))
    expect(await findSaleItems(shop.db.read, [...wrong, ...gone], 0)).toEqual(new Map())
  })
})

describe('a piece’s name in a sentence', () => {
  it('is a print’s name, and the carried print’s name for other pieces', () => {
    expect(displayName({ kind: 'prints', name: 'Moths', printName: null })).toBe('Moths')
    expect(displayName({ kind: 'merch', name: 'Pin', printName: 'Heron' })).toBe('Heron')
    expect(displayName({ kind: 'merch', name: 'Pin', printName: null })).toBe('Pin')
    expect(displayName({ kind: 'clothing', name: null, printName: null })).toBe('This piece')
  })
})
