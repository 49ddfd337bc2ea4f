import { afterEach, beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { type OpenCatalogue, openCatalogue } from '#testing/fixtures/catalogue.ts'
import { squarePrint } from '#testing/fixtures/products.ts'
import { putSize, withdrawSize } from './print-sizes.server.ts'

eachDatabase('a size that the print provider makes, in a print of other sizes', (lane) => {
  let shop: OpenCatalogue
  let id: number
  beforeEach(async () => {
    shop = await openCatalogue(lane)
    id = (await shop.catalogue.create(squarePrint('a'))).product.id
    const inches = { height: 14, unit: 'in' as const, price: 4500 }
    const ownSizes = [
      { ...inches, label: '14x14', width: 14, variantId: 'a-m' },
      { ...inches, label: 'A3', width: 11.7, variantId: null },
    ]
    await shop.catalogue.update('prints', id, { name: 'Moth', ownSizes, pictures: [] })
  })
  afterEach(() => shop.close())

  const sizes = async () => {
    const found = await shop.catalogue.findProduct('prints', id)
    const all = 'product' in found ? found.product.sizes : []
    return all.map(({ label, price, variantId }) => [label, price, variantId])
  }

  it('leaves the sale wherever it stands', async () => {
    const price = await shop.db.transact((trx) => withdrawSize(trx, id, 'a-m'))
    expect(price).toBe(4500)
    expect(await sizes()).toEqual([['A3', 4500, null]])
  })

  it('changes its price wherever it stands', async () => {
    const size = { size: 'medium' as const, price: 4700, variantId: 'a-m' }
    await shop.db.transact((trx) => putSize(trx, id, 'square', size))
    expect(await sizes()).toEqual([
      ['14x14', 4700, 'a-m'],
      ['A3', 4500, null],
    ])
  })

  it('comes on sale from the print’s edition', async () => {
    const terms = { proofs: 0, year: null, process: null, reproduction: false, others: null }
    const edition = {
      ...terms,
      signature: 'by_hand' as const,
      sizes: [{ size: '', total: 2 }],
    }
    await shop.catalogue.update('prints', id, { name: 'Moth', edition, pictures: [] })
    const small = { size: 'small' as const, price: 2600, variantId: 'a-s' }
    await shop.db.transact((trx) => putSize(trx, id, 'square', small))
    const found = await shop.catalogue.findProduct('prints', id)
    const all = 'product' in found ? found.product.sizes : []
    expect(all.map(({ edition }) => edition?.state)).toEqual(Array(3).fill('available'))
  })

  it('comes on sale beside them, and never under another label', async () => {
    const small = { size: 'small' as const, price: 2600, variantId: 'a-s' }
    await shop.db.transact((trx) => putSize(trx, id, 'square', small))
    const large = { size: 'large' as const, price: 6600, variantId: 'a-l' }
    await shop.db.transact((trx) => putSize(trx, id, 'square', large))
    expect((await sizes()).toSorted()).toEqual([
      ['10x10', 2600, 'a-s'],
      ['14x14', 4500, 'a-m'],
      ['18x18', 6600, 'a-l'],
      ['A3', 4500, null],
    ])
  })
})
