import { expect, it } from 'vitest'
import { hour } from '#platform/time/clock.ts'
import { createDrops } from '#shop/catalogue/drops/drops.server.ts'
import type { EveryPiece, RowChoice } from '#shop/catalogue/products/product-rows.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import type { ChoiceQuery } from './piece-choices.server.ts'

eachDatabase('the owner’s list of pieces', (lane) => {
  const shop = each(() => openCatalogue(lane))

  const merch = async (name: string, changes = {}) =>
    (await shop.catalogue.create(sampleMerch({ name, ...changes }))).product.id
  const names = async (choice: Partial<RowChoice>) =>
    (await shop.catalogue.list('merch', { limit: 9, drafts: true, ...choice })).map(
      ({ product }) => product.name,
    )

  it('finds each word of a piece’s name or kind, in any case, and signs literally', async () => {
    await merch('Night heron', { descName: 'Enamel pin' })
    await merch('ÜBER den Fluss', { descName: 'Sticker' })
    await merch('100% wool', { descName: 'Sticker' })
    expect(await names({ words: 'PIN heron' })).toEqual(['Night heron'])
    expect(await names({ words: 'über' })).toEqual(['ÜBER den Fluss'])
    expect(await names({ words: '0% wo' })).toEqual(['100% wool'])
    expect(await names({ words: "%' OR 1=1" })).toEqual([])
    expect(await names({ words: 'stick' })).toEqual(['100% wool', 'ÜBER den Fluss'])
  })

  it('lists only drafts and pieces that open later', async () => {
    await merch('Shown')
    await merch('Draft', { hidden: true })
    await merch('Later', { opensAt: shop.clock.now() + hour })
    expect(await names({ only: 'drafts' })).toEqual(['Later', 'Draft'])
  })

  it('lists only sold one-of-a-kind pieces', async () => {
    const unique = { inventoryPolicy: 'one_of_a_kind' as const, quantity: undefined }
    const shirt = await shop.catalogue.create(sampleClothing({ ...unique, name: 'Sold shirt' }))
    await shop.catalogue.create(sampleClothing({ ...unique, name: 'Shirt' }))
    await changeRows(
      shop.db,
      'stock',
      { on_hand: 0 },
      { kind: 'clothing', product_id: shirt.product.id },
    )
    const sold = await shop.catalogue.list('clothing', { only: 'sold', sold: true })
    expect(sold.map(({ product }) => product.name)).toEqual(['Sold shirt'])
  })

  it('lists only pieces that run low', async () => {
    await merch('Plenty', { quantity: 3 })
    await merch('Low', { quantity: 2 })
    await merch('Gone', { quantity: 0 })
    await merch('Made to order', { inventoryPolicy: 'to_order', quantity: undefined })
    expect(await names({ leftAtMost: 2 })).toEqual(['Gone', 'Low'])
  })

  it('continues after a piece, without a repetition or a gap', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await merch(name))
    expect(await names({ limit: 2 })).toEqual(['e', 'd'])
    expect(await names({ limit: 9, before: ids[3] })).toEqual(['c', 'b', 'a'])
  })

  it('lists every kind together, newest first, filtered by gallery and policy', async () => {
    const every = async (choice: Partial<EveryPiece> = {}) =>
      (await shop.catalogue.everyPiece({ limit: 9, drafts: true, sold: true, ...choice })).map(
        ({ product }) => product.name,
      )
    await merch('Pin')
    shop.clock.advance(1)
    await shop.catalogue.create(squarePrint('a', { name: 'Print' }))
    shop.clock.advance(1)
    await shop.catalogue.create(sampleClothing({ name: 'Shirt' }))
    await merch('Draft', { hidden: true })
    const form = { title: 'Zines', slug: 'zines', words: '', picture: null, hidden: false }
    const zines = await shop.collections.create('gallery', form)
    await merch('Zine', { gallery: 'zines' })
    expect(await every()).toEqual(['Shirt', 'Zine', 'Draft', 'Print', 'Pin'])
    expect(await every({ limit: 2, skip: 1 })).toEqual(['Zine', 'Draft'])
    expect(await every({ drafts: false })).toEqual(['Shirt', 'Zine', 'Print', 'Pin'])
    expect(await every({ inventoryPolicy: 'one_of_a_kind' })).toEqual(['Shirt'])
    expect(await every({ gallery: zines.id })).toEqual(['Zine'])
    expect(await every({ kinds: ['merch'], gallery: null })).toEqual(['Draft', 'Pin'])
    expect(await every({ words: 'prin' })).toEqual(['Print'])
  })

  it('offers pieces for a drop, and pieces that visitors know, kind by kind', async () => {
    const drops = createDrops(shop)
    const taken = await merch('Taken', { hidden: true })
    await merch('Draft', { hidden: true })
    await merch('Shown')
    await shop.catalogue.create(sampleClothing({ name: 'Shirt' }))
    await drops.save(null, {
      title: 'Night',
      words: '',
      announced: true,
      oneEach: false,
      opensAt: shop.clock.now() + hour,
      pieces: [{ kind: 'merch', id: taken }],
    })
    const offered = async (query: Omit<ChoiceQuery, 'now'>) => {
      const { pieces, more } = await shop.catalogue.choices(query)
      return [pieces.map(({ name }) => name), more]
    }
    expect(await offered({ which: 'free' })).toEqual([['Draft'], false])
    expect(await offered({ which: 'shown', limit: 1 })).toEqual([['Shirt'], true])
    expect(await offered({ which: 'shown', find: 'show' })).toEqual([['Shown'], false])
    const named = await shop.catalogue.named([String(taken), '999', 'a'])
    expect(named.filter(({ target }) => target === `merch:${taken}`)).toMatchObject([
      { name: expect.stringMatching(/^Taken, /), path: `/merch/${taken}` },
    ])
    expect(await offered({ which: 'all' })).toEqual([['Shirt', 'Shown', 'Draft', 'Taken'], false])
  })
})
