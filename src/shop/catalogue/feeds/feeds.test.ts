import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, it } from 'vitest'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import { type PricedSite, productJsonLd } from '#shop/catalogue/products/pages/product-json-ld.ts'
import type { NewPiece } from '#shop/catalogue/products/piece.ts'
import { handlingDays, type Source } from '#shop/store/dispatch/dispatch.ts'
import { noLabelling } from '#shop/store/law/labelling.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { changeRows } from '#testing/database/rows.ts'
import {
  addPictures,
  addPins,
  countedBySize,
  pictureAt,
  sampleClothing,
  sampleMerch,
  samplePictures,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { threeZones } from '#testing/fixtures/orders/shipping.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { feedFormats, feedNames } from './feed-formats.ts'

describe('product feeds', () => {
  const shop = each(createTestShop)
  beforeEach(() => addPictures(shop.db, samplePictures))

  const feeds = () => shop.storefront.feeds
  const add = (code: string, changes: Partial<NewPiece> = {}) =>
    shop.catalogue.create(squarePrint(code, { name: 'Moth', ...changes }))
  async function rowsOf(name: (typeof feedNames)[number]): Promise<Record<string, string>[]> {
    const delimiter = name === 'google' ? '\t' : ','
    return parse(await text(feeds().table(name)), {
      columns: true,
      delimiter,
      quote: delimiter === ',' ? '"' : null,
    })
  }

  it('list each size on a line, with the address that shows its price', async () => {
    const { product } = await add('a')
    const rows = await rowsOf('google')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toMatchObject({
      id: `prints-${product.id}-14x14`,
      item_group_id: `prints-${product.id}`,
      title: 'Moth, art print, 14 × 14 in',
      description: 'Cut in lino.',
      link: `http://localhost:3000/image/${product.id}?size=14x14`,
      image_link: `http://localhost:3000${pictureAt('main').replace('.jpg', '-1280.jpg')}`,
      price: '45.00 USD',
      availability: 'in_stock',
      condition: 'new',
      identifier_exists: 'no',
      size: '14 × 14 in',
    })
    expect(rows[1]?.shipping).toContain('US:::6.50 USD')
  })

  it('list each size of a shirt under one group, the sold-out size as sold out', async () => {
    const rail = { ...countedBySize({ S: 12, L: 0 }), ...navy }
    const { product } = await shop.catalogue.create(sampleClothing(rail))
    const group = `clothing-${product.id}`
    expect(await rowsOf('google')).toMatchObject([
      { id: `${group}-S`, item_group_id: group, size: 'S', availability: 'in_stock' },
      { id: `${group}-L`, item_group_id: group, size: 'L', availability: 'out_of_stock' },
    ])
    const site = { publicUrl: 'https://atelier.example', studioName: 'Heron' }
    const data = productJsonLd(product, false, { ...site, currency: 'USD' } as PricedSite)
    const { hasVariant } = data as { hasVariant: { size: string; offers: object }[] }
    expect(hasVariant).toMatchObject([
      { size: 'S', offers: { availability: 'https://schema.org/InStock' } },
      { size: 'L', offers: { availability: 'https://schema.org/SoldOut' } },
    ])
  })

  it('state a reduction as struck and present price, for each reduced size', async () => {
    const made = squarePrint('a', { name: 'Moth' })
    const { product } = await shop.catalogue.create(made)
    shop.clock.advance(40 * day)
    const sizes = (made.sizes ?? []).map((size) =>
      size.size === 'small' ? { ...size, price: 2000 } : size,
    )
    await shop.catalogue.update('prints', product.id, { ...made, sizes, reduced: true })
    for (const name of feedNames) {
      expect((await rowsOf(name)).map((row) => [row.price, row.sale_price])).toEqual([
        ['25.00 USD', '20.00 USD'],
        ['45.00 USD', ''],
        ['65.00 USD', ''],
      ])
    }
    const { quantity, ...pin } = sampleMerch({ price: 1000 })
    const { product: heron } = await shop.catalogue.create({ ...pin, quantity })
    shop.clock.advance(40 * day)
    await shop.catalogue.update('merch', heron.id, { ...pin, price: 800, reduced: true })
    const rows = await rowsOf('meta')
    expect(rows.find(({ id }) => id === `merch-${heron.id}`)).toMatchObject({
      price: '10.00 USD',
      sale_price: '8.00 USD',
    })
  })

  it('state a piece’s fibres, or its kind’s, the largest share first', async () => {
    const fibres = [
      { name: 'cotton', percent: 95 },
      { name: 'elastane', percent: 5 },
    ]
    const labelling = { ...noLabelling, colour: 'Navy', fabric: { fibres, animalParts: false } }
    await shop.catalogue.create(sampleClothing({ labelling }))
    await add('a')
    for (const name of feedNames) {
      const told = (await rowsOf(name)).map(({ material }) => material)
      expect(told).toEqual(['', '', '', 'cotton/elastane (spandex)'])
    }
  })

  it('state colours and audience only for clothing, and an audience only if the owner entered it', async () => {
    const told = async (name: (typeof feedNames)[number]) =>
      (await rowsOf(name)).map(({ color, gender, age_group }) => [color, gender, age_group])
    const tables = ['google', 'meta', 'pinterest'] as const
    const prints = [1, 2, 3].map(() => ['', '', ''])
    const { product } = await shop.catalogue.create(sampleClothing())
    await add('a')
    for (const name of ['meta', 'pinterest'] as const)
      expect(await told(name)).toEqual([...prints, ['', '', '']])

    await seenIn('blue white green red black')
    const law = await shop.settings.law.read()
    const kinds = { ...law.kinds, clothing: { ...noLabelling, gender: 'female' as const } }
    await shop.settings.law.save({ ...law, kinds })
    const labelling = { ...noLabelling, ageGroup: 'kids' as const }
    await shop.catalogue.update('clothing', product.id, sampleClothing({ labelling }))
    for (const name of tables) {
      expect(await told(name)).toEqual([...prints, ['blue/green/red', 'female', 'kids']])
    }
  })

  const navy = { labelling: { ...noLabelling, colour: 'Navy' } }

  it('state no colour that may be the background, and the owner’s colour first', async () => {
    await shop.catalogue.create(sampleClothing())
    await shop.catalogue.create(sampleClothing(navy))
    const told = async () => (await rowsOf('openai')).map(({ color }) => color)
    await seenIn('black white')
    expect(await told()).toEqual(['Navy', 'black'])
    await seenIn('white black')
    expect(await told()).toEqual(['Navy', ''])
  })

  it('leave garments without size or colour out of Google’s table, and name them', async () => {
    const shirt = await shop.catalogue.create(sampleClothing({ size: null }))
    const tote = await shop.catalogue.create(sampleClothing({ descName: 'Tote' }))
    await add('a')
    const unsaid = async () => (await feeds().leftOut()).map((each) => [each.id, each.unsaid])
    expect(await unsaid()).toEqual([
      [tote.product.id, ['color']],
      [shirt.product.id, ['size', 'color']],
    ])
    const check = async () => (await shop.admin.checkUp.look()).find(({ key }) => key === 'feeds')
    expect((await check())?.says).toContain('Moon moths, Tote (no color), and 1 more')
    expect(await rowsOf('meta')).toHaveLength(5)
    expect(await rowsOf('google')).toHaveLength(3)
    await shop.catalogue.update('clothing', tote.product.id, sampleClothing(navy))
    expect((await rowsOf('google')).map(({ color }) => color)).toContain('Navy')
    await shop.catalogue.update('clothing', shirt.product.id, sampleClothing(navy))
    expect(await unsaid()).toEqual([])
    expect(await check()).toBeUndefined()
  })

  const seenIn = (colours: string) =>
    changeRows(shop.db, 'pictures', { colours }, { address: pictureAt('main') })

  it('state when a piece leaves, depending on its source', async () => {
    await addPins(shop.db, 1)
    await add('a')
    const told = (await rowsOf('google')).map((row) => [
      row.min_handling_time,
      row.max_handling_time,
    ])
    const terms = await shop.settings.dispatchTerms()
    const texts = (source: Source) => {
      const days = handlingDays(source, terms, shop.clock.now())
      return [String(days?.from), String(days?.to)]
    }
    const made = texts('made')
    expect(made).not.toEqual(texts('stock'))
    expect(told).toEqual([made, made, made, texts('stock')])
  })

  it('state the shipping cost of the piece’s page, and nothing above the limit of free shipping', async () => {
    await shop.db.transact(async (trx) => {
      const [home, ...zones] = threeZones.zones
      const plan = { ...threeZones, zones: [{ ...home, freeFrom: 4500 }, ...zones] }
      await writeSetting(trx, shippingPlanSetting, shippingPlanSetting.schema.parse(plan), 1)
      raiseContentVersion(trx)
    })
    await add('a')
    const told = (await rowsOf('google')).map(({ shipping }) => shipping?.split(',')[0])
    expect(told).toEqual(['US:::5.00 USD', 'US:::0.00 USD', 'US:::0.00 USD'])
  })

  it('tell an assistant which sizes belong together', async () => {
    await add('a')
    await addPins(shop.db, 1)
    const rows = await rowsOf('openai')
    expect(rows.map((row) => [row.item_group_title, row.variant_dict])).toEqual([
      ['Moth, art print', '{"size":"10 × 10 in"}'],
      ['Moth, art print', '{"size":"14 × 14 in"}'],
      ['Moth, art print', '{"size":"18 × 18 in"}'],
      ['', ''],
    ])
  })

  it('state the same availability as the piece’s page', async () => {
    const pins = await addPins(shop.db, 1)
    const availability = async () => (await rowsOf('pinterest')).map((row) => row.availability)
    expect(await availability()).toEqual(['in stock'])
    await shop.catalogue.changeMerchStock(pins, -1)
    expect(await availability()).toEqual(['out of stock'])
  })

  it('leave out drafts, deleted pieces and pieces without a price', async () => {
    await add('a', { hidden: true })
    const { product } = await add('b')
    await shop.catalogue.remove('prints', product.id)
    expect(await rowsOf('meta')).toEqual([])
    expect(await feeds().rss()).not.toContain('<item>')
  })

  it.each(feedNames)('stay valid with the name %s', async (name) => {
    await add('a', { name: '=1+1 "Moth",\tand\n<b>&' })
    const rows = await rowsOf(name)
    expect(rows).toHaveLength(3)
    const title = rows[0]?.title ?? ''
    expect(title).toContain('Moth')
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(feedFormats[name].columns))
    expect(title.startsWith('=') && name !== 'google').toBe(false)
  })

  it('list new pieces, newest first, in valid XML', async () => {
    await add('a', { name: 'Older' })
    shop.clock.advance(1000)
    await add('b', { name: 'Moth & <b>\u0001' })
    const rss = await feeds().rss()
    const titles = [...rss.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)
    expect(titles).toEqual(['Moth &amp; &lt;b&gt;, art print', 'Older, art print'])
  })

  it('date a new piece by its opening, under its own address', async () => {
    const opensAt = shop.clock.now() + 9 * day
    const { product } = await add('a', { name: 'Later <b>', opensAt })
    shop.clock.advance(day)
    await add('b', { name: 'Now' })
    shop.clock.advance(9 * day)
    const rss = await feeds().rss()
    const link = `http://localhost:3000/image/${product.id}`
    const [first = ''] = rss.split('</item>')
    expect(first).toContain(
      `<link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(opensAt).toUTCString()}</pubDate>`,
    )
    expect(first).toMatch(/<description>&lt;p&gt;&lt;img src=&quot;http:[^<]*<\/description>/)
    for (const [, date = ''] of rss.matchAll(/<pubDate>([^<]*)/g)) {
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    }
    expect(rss).toContain(
      '<atom:link href="http://localhost:3000/rss.xml" rel="self" type="application/rss+xml"/>',
    )
  })

  it('name a width that a narrow picture has', async () => {
    await changeRows(shop.db, 'pictures', { width: 600 })
    await add('a')
    expect(await feeds().rss()).toMatch(/-640\.jpg/)
  })

  it('list each of many pieces once, fifty at a time', async () => {
    for (let i = 0; i < 51; i += 1) await add(`p${i}`)
    const parts: string[] = []
    for await (const part of feeds().table('google')) parts.push(part)
    const lines = parts.map((part) => part.split('\n').length - 1)
    expect(lines.filter((count) => count > 0)).toEqual([1, 150, 3])
    const ids = (await rowsOf('openai')).map((row) => row.item_id)
    expect([ids.length, new Set(ids).size]).toEqual([153, 153])
  })
})
