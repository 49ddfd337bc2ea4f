import { describe, expect, it } from 'vitest'
import { findSaleItems, saleKey } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { addRows, changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import { weightsIn } from './weights.schema.ts'

describe('weights in a request', () => {
  it('are a list, its JSON, or none', () => {
    const list = [{ size: '', grams: 250 }]
    expect(weightsIn(list)).toEqual(list)
    expect(weightsIn(JSON.stringify([{ size: '', grams: '250' }]))).toEqual(list)
    expect([weightsIn(null), weightsIn('')]).toEqual([[], []])
  })

  it.each([
    ['{', 'weights'],
    [7, 'weights'],
    [[{ size: '', grams: 0 }], 'weights.0.grams'],
    [[{ size: '', grams: 1.5 }], 'weights.0.grams'],
    [[{ size: '', grams: 250_001 }], 'weights.0.grams'],
    [[{ grams: 3 }], 'weights.0.size'],
  ])('are refused naming the field: %j', (value, field) => {
    expect(() => weightsIn(value)).toThrow(expect.objectContaining({ details: { field } }))
  })
})

eachDatabase('a piece’s weight', (lane) => {
  const shop = each(() => openCatalogue(lane))

  it('is its size’s, or the whole piece’s, and unknown before the owner enters it', async () => {
    const weights = [
      { size: '', grams: 200 },
      { size: '14x14', grams: 350 },
    ]
    const { product } = await shop.catalogue.create(squarePrint('a', { weights }))
    const pin = await shop.catalogue.create(sampleMerch())
    const refs = ['10x10', '14x14'].map((size) => ({
      kind: 'prints' as const,
      productId: product.id,
      size,
    }))
    const merch = { kind: 'merch', productId: pin.product.id, size: '' } as const
    const items = await findSaleItems(shop.db.read, [...refs, merch], shop.clock.now())
    expect([...refs, merch].map((ref) => items.get(saleKey(ref))?.weight)).toEqual([200, 350, null])
    expect(product.weights).toEqual(weights)
  })

  it('is missing for studio pieces without an entered weight', async () => {
    const said = squarePrint('said', { weights: [{ size: '', grams: 200 }] })
    await shop.catalogue.create(said)
    const { product: part } = await shop.catalogue.create(
      squarePrint('part', { weights: [{ size: '10x10', grams: 200 }] }),
    )
    const { product: pin } = await shop.catalogue.create(sampleMerch())
    const ids = async (byPrinter: boolean) =>
      (await shop.catalogue.unweighed(byPrinter)).map(({ kind, id }) => `${kind}/${id}`)
    expect(await ids(false)).toEqual([`merch/${pin.id}`, `prints/${part.id}`])
    expect(await ids(true)).toEqual([`merch/${pin.id}`])
  })

  it('is missing even behind many other pieces, under any name', async () => {
    const { product } = await shop.catalogue.create(sampleMerch())
    const { product: shirt } = await shop.catalogue.create(sampleClothing())
    const labels = ['5"', 'a"5', '\\', ...Array.from({ length: 500 }, (_, n) => `Size ${n}`)]
    const weights = JSON.stringify(Object.fromEntries(labels.map((label) => [label, 90])))
    const add = (added: readonly string[], from: number) =>
      addRows(
        shop.db,
        'piece_sizes',
        added.map((label, at) => ({
          kind: 'clothing' as const,
          piece_id: shirt.id,
          label,
          price: 100,
          position: from + at,
        })),
      )
    await changeRows(shop.db, 'pieces', { weights }, { kind: 'clothing' })
    await add(labels, 50)
    const ids = async () =>
      (await shop.catalogue.unweighed(false)).map(({ kind, id }) => `${kind}/${id}`)
    expect(await ids()).toEqual([`merch/${product.id}`])
    await add(['5'], 999)
    expect(await ids()).toEqual([`clothing/${shirt.id}`, `merch/${product.id}`])
  })
})
