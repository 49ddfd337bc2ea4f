import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleEdition, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import type { OwnSize } from './own-sizes.ts'
import { delistSize, putSize } from './print-sizes.server.ts'

eachDatabase('a size that the print provider makes, in a print of other sizes', (lane) => {
  const shop = each(() => openCatalogue(lane))
  let id: number
  beforeEach(async () => {
    id = (await shop.catalogue.create(squarePrint('a'))).product.id
    const inches = { height: 14, unit: 'in' as const, price: 4500 }
    const ownSizes = [
      { ...inches, label: '14x14', width: 14, variantId: 'a-m' },
      { ...inches, label: 'A3', width: 11.7, variantId: null },
    ]
    await shop.catalogue.update('prints', id, { name: 'Moth', ownSizes, pictures: [] })
  })

  const put = (side: number, price: number, variantId: string) => {
    const measures = { width: side, height: side, unit: 'in' as const }
    const size = { label: `${side}x${side}`, ...measures, price, variantId }
    return shop.db.transact((trx) => putSize(trx, id, size))
  }
  const sizes = async () => {
    const found = await shop.catalogue.findProduct('prints', id)
    const all = 'product' in found ? found.product.sizes : []
    return all.map(({ label, price, variantId }) => [label, price, variantId])
  }

  it('goes on sale from the print’s edition', async () => {
    const edition = sampleEdition(2)
    await shop.catalogue.update('prints', id, { name: 'Moth', edition, pictures: [] })
    await put(10, 2600, 'a-s')
    const found = await shop.catalogue.findProduct('prints', id)
    const all = 'product' in found ? found.product.sizes : []
    expect(all.map(({ availability }) => availability?.state)).toEqual(Array(3).fill('available'))
  })

  it('keeps its shape if it is one of the specification’s', async () => {
    await put(10, 2600, 'sync:s')
    await put(14, 2600, 'sync:m')
    const sizesOf = ['sync:s', 'sync:m'].map((variantId, at) => ({
      variantId,
      price: 2600,
      size: at === 0 ? ('small' as const) : ('medium' as const),
    }))
    const edit = (dimensions: 'square' | 'portrait') => {
      const print = { name: 'Moth', dimensions, sizes: sizesOf, pictures: [] }
      return shop.catalogue.update('prints', id, print)
    }
    await edit('square')
    await expect(edit('portrait')).rejects.toMatchObject({ details: { field: 'dimensions' } })
  })

  it('is refused when the print file is too small, as in an edit', async () => {
    const printFile = { name: 'moth.tif', width: 2200, height: 2200, profile: 'sRGB' }
    await shop.catalogue.update('prints', id, { name: 'Moth', printFile, pictures: [] })
    await put(10, 2600, 'a-s')
    await expect(put(18, 6600, 'a-l')).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('needs at least'),
    })
    expect(await sizes()).toHaveLength(3)
  })

  if (lane !== 'sqlite') return

  it('leaves the sale at any position', async () => {
    const price = await shop.db.transact((trx) => delistSize(trx, id, 'a-m'))
    expect(price).toBe(4500)
    expect(await sizes()).toEqual([['A3', 4500, null]])
  })

  it('goes on sale beside others, and never under another label', async () => {
    await put(10, 2600, 'a-s')
    await put(18, 6600, 'a-l')
    expect((await sizes()).toSorted()).toEqual([
      ['10x10', 2600, 'a-s'],
      ['14x14', 4500, 'a-m'],
      ['18x18', 6600, 'a-l'],
      ['A3', 4500, null],
    ])
  })

  it('is refused as the thirteenth, and beside counted sizes', async () => {
    for (let side = 1; side <= 10; side += 1) await put(side, 100, `a-${side}`)
    await expect(put(30, 100, 'a-30')).rejects.toMatchObject({ details: { field: 'size' } })
    const one = { label: 'A3', width: 29.7, height: 42, unit: 'cm' as const, price: 4500 }
    await shop.catalogue.update('prints', id, {
      name: 'Moth',
      pictures: [],
      inventoryPolicy: 'counted',
      quantity: 2,
      ownSizes: [{ ...one, variantId: null }],
    })
    await expect(put(10, 2600, 'a-s')).rejects.toMatchObject({ details: { field: 'making' } })
  })

  it('changes its price at any position', async () => {
    await put(14, 4700, 'a-m')
    expect(await sizes()).toEqual([
      ['14x14', 4700, 'a-m'],
      ['A3', 4500, null],
    ])
  })

  it.each([
    ['its measures', { width: 12.5 }, 'sizes.0.width'],
    ['its unit', { unit: 'cm' as const }, 'sizes.0.width'],
    ['its name', { label: 'A3' }, 'sizes.0.width'],
  ])('keeps the provider’s facts: %s', async (_, changes, field) => {
    await put(10, 2600, 'sync:a-s')
    const size = { label: '10x10', width: 10, height: 10, unit: 'in' as const, price: 2600 }
    const edit = (ownSizes: OwnSize[]) =>
      shop.catalogue.update('prints', id, { name: 'Moth', ownSizes, pictures: [] })
    const made = { ...size, variantId: 'sync:a-s' }
    await expect(edit([{ ...made, ...changes }])).rejects.toMatchObject({ details: { field } })
    expect(await sizes()).toHaveLength(3)
    await edit([{ ...made, price: 2700 }])
    expect(await sizes()).toEqual([['10x10', 2700, 'sync:a-s']])
    await edit([{ ...size, ...changes, variantId: null }])
  })

  it('gets its id only from the shop', async () => {
    const size = { label: '10x10', width: 10, height: 10, unit: 'in' as const, price: 2600 }
    const ownSizes = [{ ...size, variantId: 'sync:a-s' }]
    const refused = { code: 'bad_input', details: { field: 'sizes.0.variantId' } }
    const edited = shop.catalogue.update('prints', id, { name: 'Moth', ownSizes, pictures: [] })
    await expect(edited).rejects.toMatchObject(refused)
    const { dimensions: _, sizes: __, ...print } = squarePrint('b')
    const made = shop.catalogue.create({ ...print, ownSizes })
    await expect(made).rejects.toMatchObject(refused)
  })
})
