import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { arrangePrints, openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  pictureAt,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('related pieces', (lane) => {
  const shop = each(() => openCatalogue(lane))

  const shirt = (name: string) => shop.catalogue.create(sampleClothing({ name }))
  const pin = (name: string, quantity = 5) => shop.catalogue.create(sampleMerch({ name, quantity }))
  const print = (name: string) => shop.catalogue.create(squarePrint(name, { name }))

  async function goesWith({ product }: { product: { kind: string; id: number } }, limit = 4) {
    const { kind, id } = product as { kind: 'prints'; id: number }
    const cards = await shop.catalogue.listRelated(kind, id, limit)
    return cards.map((card) => `${card.kind} ${card.name}`)
  }

  it('show its series next, and then similar colours in half of the free places', async () => {
    const names = ['Kelp', 'Lemons', 'Stones', 'Poppies', 'Tide']
    await shop.db.transact(async (trx) => {
      const blue = trx.updateTable('pictures').set({ colours: 'white blue' })
      await blue.where('address', '=', pictureAt('third')).execute()
    })
    const pictures = [pictureAt('third'), pictureAt('second'), null]
    const made = []
    for (const name of names) {
      const seen = name === 'Kelp' || name === 'Tide' ? { pictures } : {}
      made.push(await shop.catalogue.create(squarePrint(name, { name, ...seen })))
    }
    const [kelp, , stones] = made
    if (!kelp || !stones) throw new Error('nothing was made')
    expect(await goesWith(kelp, 2)).toEqual(['prints Tide', 'prints Poppies'])
    const series = await shop.collections.create('series', {
      title: 'Shore',
      slug: '',
      words: '',
      picture: null,
      hidden: false,
    })
    await shop.catalogue.arrangeCollection(
      series.id,
      [kelp, stones].map(({ product: { kind, id } }) => ({ kind, id })),
    )
    expect(await goesWith(kelp, 3)).toEqual(['prints Stones', 'prints Tide', 'prints Poppies'])
  })

  if (lane !== 'sqlite') return

  it('show its motif on other things first, then its neighbours in the gallery', async () => {
    for (const name of ['Kelp', 'Lemons']) await print(name)
    const heron = await print('Slow Heron')
    await print('Poppies')
    await pin('Lemons')
    await pin('Slow Heron')
    const jacket = await shirt('slow heron')
    expect(await goesWith(heron)).toEqual([
      'clothing slow heron',
      'merch Slow Heron',
      'prints Lemons',
      'prints Kelp',
    ])
    expect(await goesWith(jacket)).toEqual(['prints Slow Heron', 'merch Slow Heron'])
  })

  it('go around the gallery in the owner’s order, without the piece itself or a repetition', async () => {
    const kelp = await print('Kelp')
    const lemons = await print('Lemons')
    const stones = await print('Stones')
    await arrangePrints(
      shop,
      [lemons, kelp, stones].map(({ product }) => product.id),
    )
    expect(await goesWith(kelp)).toEqual(['prints Stones', 'prints Lemons'])
    expect(await goesWith(stones)).toEqual(['prints Lemons', 'prints Kelp'])
    expect(await goesWith(stones, 1)).toEqual(['prints Lemons'])
  })

  it('leave out sold, sold-out, deleted and draft pieces, but keep held ones', async () => {
    const heron = await print('Heron')
    const sold = await shirt('Heron')
    await shop.sell('clothing', sold.product.id)
    const held = await shirt('Heron')
    await shop.hold('clothing', held.product.id, 1, 5_000)
    await shop.sell('merch', (await pin('Heron', 1)).product.id)
    const draft = await print('Kelp')
    await shop.catalogue.setHidden('prints', draft.product.id, true)
    await shop.catalogue.remove('prints', (await print('Lemons')).product.id)
    const [only, ...others] = await shop.catalogue.listRelated('prints', heron.product.id, 4)
    expect(only).toMatchObject({ id: held.product.id, availability: { state: 'held' } })
    expect(others).toEqual([])
  })

  it('are shown for a sold piece, but not for an unknown one', async () => {
    const sold = await shirt('Heron')
    await print('Heron')
    await shop.sell('clothing', sold.product.id)
    expect(await goesWith(sold)).toEqual(['prints Heron'])
    expect(await shop.catalogue.listRelated('merch', 99, 4)).toEqual([])
  })
})
