import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import { openingSetting } from '#shop/audience/opening/opening.schema.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import {
  addPictures,
  addPins,
  sampleMerch,
  samplePictures,
} from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { sitemap } from './sitemap.ts'

const site = 'http://localhost:3000'

eachDatabase('the sitemap', (lane) => {
  const shop = each(() => createTestShop({ lane }))
  beforeEach(() => open(true))

  const open = (isOpen: boolean) =>
    shop.db.transact((trx) => writeSetting(trx, openingSetting, { isOpen, listShown: true }, 1))
  const paths = (file: string) =>
    [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place.replace(site, ''))

  it('lists the owner’s own pages, but no draft', async () => {
    const page = { slug: '', spot: 'none' as const, blocks: [] }
    await shop.storefront.ownPages.create({ ...page, title: 'Process', draft: false })
    await shop.storefront.ownPages.create({ ...page, title: 'CV', draft: true })
    const named = paths(await text(sitemap(shop)))
    expect(named).toContain('/pages/process')
    expect(named).not.toContain('/pages/cv')
  })

  if (lane !== 'sqlite') return

  it('lists the commissions only while the studio takes them', async () => {
    expect(await text(sitemap(shop))).toContain('/commissions<')
    await shop.settings.set(studioTextsSetting, { takesCommissions: false })
    expect(await text(sitemap(shop))).not.toContain('/commissions<')
  })

  it('says when a piece last changed, and shows its first picture', async () => {
    await addPictures(shop.db, samplePictures)
    const { product } = await shop.catalogue.create(sampleMerch())
    shop.clock.advance(day)
    const { quantity: _, ...facts } = sampleMerch({ price: 900 })
    await shop.catalogue.update('merch', product.id, facts)
    const line = (await text(sitemap(shop))).split('\n').find((each) => each.includes('/merch/'))
    const changed = new Date(shop.clock.now()).toISOString()
    expect(line).toMatch(
      new RegExp(
        `^<url><loc>${site}/merch/${product.id}</loc><lastmod>${changed}</lastmod><image:image><image:loc>${site}/media/.*-1280.jpg</image:loc></image:image></url>$`,
      ),
    )
  })

  it('lists each piece once, although one statement reads two of them', async () => {
    for (let made = 0; made < 6; made += 1) await addPins(shop.db, 1)
    await shop.catalogue.setHidden('merch', 3, true)
    const read: number[][] = []
    for await (const some of shop.catalogue.addresses(2)) read.push(some.map(({ id }) => id))
    expect(read).toEqual([[1, 2], [4, 5], [6]])
  })

  it('names every public page, and home alone until the shop was opened', async () => {
    const id = await addPins(shop.db, 4)
    await open(false)
    expect(paths(await text(sitemap(shop)))).toEqual(['/'])
    await open(true)
    expect(paths(await text(sitemap(shop)))).toEqual(
      expect.arrayContaining([`/merch/${id}`, '/merch-gallery', '/about']),
    )
  })
})
