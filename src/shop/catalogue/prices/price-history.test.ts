import { expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import type { PieceEdit } from '#shop/catalogue/products/piece.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('a reduction', (lane) => {
  const shop = each(() => openCatalogue(lane))

  const pass = (days: number) => shop.clock.advance(days * day)
  const edit = (id: number, changes: Partial<PieceEdit>) => {
    const { quantity: _, ...facts } = sampleMerch()
    return shop.catalogue.update('merch', id, { ...facts, ...changes })
  }
  const make = async (price: number) =>
    (await shop.catalogue.create(sampleMerch({ price, quantity: 9 }))).product.id
  const struck = async (id: number) => {
    const found = await shop.catalogue.findProduct('merch', id)
    return 'product' in found ? [found.product.price, found.product.was] : found.status
  }

  it('ignores the price of a draft', async () => {
    const { product } = await shop.catalogue.create({
      ...sampleMerch({ price: 9000, quantity: 2 }),
      hidden: true,
    })
    await pass(40)
    await edit(product.id, { price: 1000, hidden: false })
    await pass(10)
    await edit(product.id, { price: 800, reduced: true })
    expect(await struck(product.id)).toEqual([800, 1000])
  })

  it('ignores the prices before an opening, also after an edit that tells the moment again', async () => {
    const opensAt = shop.clock.now() + 40 * day
    const { product } = await shop.catalogue.create(sampleMerch({ price: 1000, opensAt }))
    await pass(41)
    await edit(product.id, { price: 1000, opensAt })
    await edit(product.id, { price: 800, opensAt, reduced: true })
    expect(await struck(product.id)).toEqual([800, null])
  })

  it('stays as announced while other facts are edited, and ends when it is removed', async () => {
    const id = await make(1000)
    await pass(40)
    await edit(id, { price: 800, reduced: true })
    await pass(50)
    await edit(id, { price: 800, description: 'Stays stuck.' })
    expect(await struck(id)).toEqual([800, 1000])
    await edit(id, { price: 800, reduced: false })
    expect(await struck(id)).toEqual([800, null])
  })

  it('by a code is measured by a lower price within 30 days', async () => {
    const id = await make(1000)
    const steady = await make(500)
    await pass(40)
    expect(await shop.catalogue.raised()).toEqual([])
    await edit(id, { price: 1200 })
    await edit(steady, { price: 400 })
    await pass(29)
    expect(await shop.catalogue.raised()).toMatchObject([{ id, price: 1200, lowest: 1000 }])
    await pass(2)
    expect(await shop.catalogue.raised()).toEqual([])
  })

  it('ends with a change of currency, in which nothing was offered before', async () => {
    const id = await make(1000)
    await pass(40)
    await edit(id, { price: 800, reduced: true })
    await shop.db.transact((trx) => shop.catalogue.restartPrices(trx, 'EUR'))
    await shop.db.transact((trx) => writeSetting(trx, storeSetting, { currency: 'EUR' }, 1))
    expect(await struck(id)).toEqual([800, null])
    await pass(1)
    await edit(id, { price: 700, reduced: true })
    expect(await struck(id)).toEqual([700, null])
    await pass(10)
    await edit(id, { price: 600, reduced: true })
    expect(await struck(id)).toEqual([600, 700])
  })

  it('belongs to each size alone', async () => {
    const print = squarePrint('a')
    const { product } = await shop.catalogue.create(print)
    await pass(40)
    const sizes = (print.sizes ?? []).map((size) =>
      size.size === 'medium' ? { ...size, price: size.price - 100 } : size,
    )
    const { pictures: _, ...facts } = { ...print, sizes }
    const { product: now } = await shop.catalogue.update('prints', product.id, {
      ...facts,
      reduced: true,
    })
    expect(now.sizes.map(({ was }) => was)).toEqual([
      undefined,
      (now.sizes[1]?.price ?? 0) + 100,
      undefined,
    ])
    expect(now.was).toBeNull()
  })

  if (lane !== 'sqlite') return

  it('strikes the lowest price of the 30 days before, on its page and its card', async () => {
    const id = await make(1000)
    await pass(40)
    await edit(id, { price: 1200 })
    await pass(10)
    await edit(id, { price: 800, reduced: true })
    expect(await struck(id)).toEqual([800, 1000])
    expect((await shop.catalogue.listCards('merch')).cards).toMatchObject([{ was: 1000 }])
  })

  it('strikes nothing without an announcement', async () => {
    const id = await make(1000)
    await pass(40)
    await edit(id, { price: 800 })
    expect(await struck(id)).toEqual([800, null])
  })

  it('strikes nothing if the price hasn’t fallen', async () => {
    const id = await make(800)
    await pass(40)
    await edit(id, { price: 1200 })
    await pass(5)
    await edit(id, { price: 800, reduced: true })
    expect(await struck(id)).toEqual([800, null])
    await pass(5)
    await edit(id, { price: 900, reduced: true })
    expect(await struck(id)).toEqual([900, null])
  })
})
