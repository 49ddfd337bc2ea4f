import { expect, it } from 'vitest'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  sampleClothing,
  sampleEdition,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { shared } from '#testing/harness/each.ts'

eachDatabase('the search for pieces in stock', (lane) => {
  const shop = shared(() => openCatalogue(lane))

  async function foundIds(words: string, inStock: boolean): Promise<number[]> {
    const asked = { words, inStock, sort: 'newest' } as const
    const { cards } = await shop.catalogue.search(asked, { limit: 50 })
    return cards.map(({ id }) => id)
  }

  it('leaves out sold pieces, and sold-out pieces when only stock is wanted', async () => {
    const shirt = await shop.catalogue.create(sampleClothing({ name: 'Wren' }))
    const pin = await shop.catalogue.create(sampleMerch({ name: 'Wren', quantity: 1 }))
    await shop.sell('clothing', shirt.product.id)
    await shop.sell('merch', pin.product.id)
    expect(await foundIds('wren', false)).toEqual([pin.product.id])
    expect(await foundIds('wren', true)).toEqual([])
  })

  it('leaves out editions without a copy, unless another size can be bought', async () => {
    const editions = [sampleEdition(1), sampleEdition(1, { sizes: [{ size: '10x10', total: 1 }] })]
    const ids: number[] = []
    for (const edition of editions) {
      const print = squarePrint(`ed${ids.length}`, { name: 'Dipper', edition })
      ids.push((await shop.catalogue.create(print)).product.id)
    }
    const shirt = sampleClothing({ name: 'Dipper', inventoryPolicy: 'to_order' })
    const { id } = (await shop.catalogue.create({ ...shirt, edition: sampleEdition(1) })).product
    expect(await foundIds('dipper', true)).toEqual([id, ids[1], ids[0]])
    await changeRows(shop.db, 'stock', { on_hand: 0 }, { kind: 'edition' })
    expect(await foundIds('dipper', true)).toEqual([ids[1]])
  })
})
