import { expect, it } from 'vitest'
import type { Currency } from '#platform/money/currency.ts'
import { rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import { problemsIn } from '#web/form/problem.ts'
import { pricesSchema } from './prices.schema.ts'

eachDatabase('prices in a request of their own', (lane) => {
  const shop = each(() => openCatalogue(lane))

  it('change a piece’s price, and keep everything else', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({ price: 1000, quantity: 9 }))
    const { id, updatedAt } = product
    await shop.catalogue.setPrices('merch', id, [{ size: '', price: 1250 }], updatedAt)
    const [after] = await shop.catalogue.list('merch')
    expect(after?.product).toMatchObject({ price: 1250, name: product.name })
    expect(after?.stock?.onHand).toBe(9)
    expect(after?.product.updatedAt).toBeGreaterThan(updatedAt)
    // Searches sort and filter by this one.
    expect(await rowOf(shop.db.read, 'piece_search', { piece_id: id })).toMatchObject({
      price: 1250,
    })
  })

  it('change one size of a print, and refuse an unknown size', async () => {
    const { product } = await shop.catalogue.create(squarePrint('P'))
    const change = (size: string) =>
      shop.catalogue.setPrices('prints', product.id, [{ size, price: 990 }], undefined)
    await change('14x14')
    const [after] = await shop.catalogue.list('prints')
    expect(after?.product.sizes.map(({ price }) => price)).toEqual(
      product.sizes.map(({ price, label }) => (label === '14x14' ? 990 : price)),
    )
    await expect(change('2x2')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(change('')).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('are refused when an edit came in between, or the piece is gone', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({}))
    const prices = [{ size: '', price: 1 }]
    const change = () => shop.catalogue.setPrices('merch', product.id, prices, product.updatedAt)
    await change()
    await expect(change()).rejects.toMatchObject({ code: 'changed' })
    await shop.catalogue.remove('merch', product.id)
    await expect(change()).rejects.toMatchObject({ code: 'gone' })
  })
})

it.each([
  [{}, ['prices']],
  [
    { prices: [{ price: 0 }, { size: 'A3', price: '2,5,0' }] },
    ['prices.0.price', 'prices.1.price'],
  ],
  [{ prices: [{ price: 12.5 }], version: 'old' }, ['version']],
  [{ prices: '[{"size":"A3","price":"12.50"}]', version: 4 }, []],
])('name the mistake in %j', (body, fields) => {
  const found = problemsIn(pricesSchema('USD' as Currency), body)
  expect(found.map(({ field }) => field)).toEqual(fields)
})
