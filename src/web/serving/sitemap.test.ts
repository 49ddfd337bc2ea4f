import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeSetting } from '#db/settings.ts'
import { day } from '#kernel/clock.ts'
import { openingSetting } from '#shop/opening/opening.schema.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPictures, addPins, sampleMerch, samplePictures } from '#testing/fixtures/products.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { isSitemapFile, sitemap, sitemapFile } from './sitemap.ts'

const site = 'http://localhost:3000'

eachDatabase('the sitemap', (lane) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await createTestShop({ lane })
    await open(true)
  })
  afterEach(() => shop.close())

  const open = (isOpen: boolean) =>
    shop.db.transact((trx) => writeSetting(trx, openingSetting, { isOpen, listShown: true }, 1))
  const paths = (file: string) =>
    [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place.replace(site, ''))

  it('names every public page, and home alone until the shop was opened', async () => {
    const id = await addPins(shop.db, 4)
    await open(false)
    expect(paths(await text(sitemap(shop)))).toEqual(['/'])
    expect(await text(sitemapFile(shop, '/sitemaps/merch-1.xml'))).toBe('')
    expect(await text(sitemapFile(shop, '/sitemaps/pages.xml'))).toBe('')
    await open(true)
    expect(paths(await text(sitemap(shop)))).toEqual(
      expect.arrayContaining([`/merch/${id}`, '/merch-gallery', '/about']),
    )
  })

  it('tells when a piece changed last, and shows its first picture', async () => {
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

  it('is an index of files in a shop with more pages than go into one', async () => {
    for (let made = 0; made < 25; made += 1) await addPins(shop.db, 1)
    await shop.catalogue.setHidden('merch', 3, true)
    for (let id = 11; id <= 20; id += 1) await shop.catalogue.remove('merch', id)
    const index = await text(sitemap(shop, 10))
    expect(index).toContain('<sitemapindex')
    expect(index).toMatch(/merch-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    const files = paths(index)
    expect(files).toEqual(['pages', 'merch-1', 'merch-3'].map((name) => `/sitemaps/${name}.xml`))
    expect(files.every(isSitemapFile)).toBe(true)
    const all = await Promise.all(files.map((path) => text(sitemapFile(shop, path, 10))))
    expect(all.flatMap(paths).sort()).toEqual(paths(await text(sitemap(shop, 1000))).sort())
    expect(all.map((file) => paths(file).length).slice(1)).toEqual([9, 5])
    expect(await text(sitemapFile(shop, '/sitemaps/merch-2.xml', 10))).toBe('')
  })
})

it.each([
  '/sitemaps/merch-0.xml',
  '/sitemaps/merch-1000.xml',
  '/sitemaps/stickers-1.xml',
  '/sitemaps/',
])('no file is at %s', (path) => {
  expect(isSitemapFile(path)).toBe(false)
})
