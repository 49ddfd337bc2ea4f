import { describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open.ts'
import { day } from '#platform/time/clock.ts'
import { createArchive } from '#shop/catalogue/archive/archive.server.ts'
import { createContent } from '#shop/catalogue/home/content.server.ts'
import { createCatalogue } from '#shop/catalogue/products/catalogue.server.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import {
  addPictures,
  sampleEdition,
  sampleMerch,
  samplePictures,
} from '#testing/fixtures/catalogue/products.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { closing, each } from '#testing/harness/each.ts'
import { createDemo } from './clear-demo.server.ts'
import { isUntouched, seedDemo } from './seed-demo.server.ts'

const studio = tinyStudio()
const pictures = 11

/** One process that starts on the database. */
function startOn(db: Database, images = memoryStore()) {
  const clock = fakeClock()
  return {
    clock,
    images,
    catalogue: createCatalogue({ db, clock }),
    content: createContent({ db, clock }),
    seed: (hung = studio) => seedDemo({ db, images: () => images, clock, log: quietLog }, hung),
  }
}

async function counts(db: Database) {
  const tables = ['pieces', 'heroes', 'hot_items', 'pictures'] as const
  const found: Record<string, number> = {}
  for (const table of tables) {
    found[table] = (await db.read.selectFrom(table).selectAll().execute()).length
  }
  return found
}

const whole = { pieces: 4, heroes: 1, hot_items: 3, pictures }

eachDatabase('the demo studio', (lane) => {
  const db = each(() => openTestDatabase(lane))

  it('has a home page: hero, arrivals, hot pieces, the studio’s own pictures', async () => {
    const start = startOn(db)
    await start.seed()
    const home = await start.content.home()
    expect(home).toMatchObject({
      hero: { alt: 'A hero' },
      tiles: [{ picture: { alt: 'A old-moths' } }, {}, {}],
    })
    expect(home.arrivals).toHaveLength(4)
    expect(await start.content.studioPictures()).toMatchObject({
      about: { alt: 'A about' },
      priceGuide: { alt: 'A price-guide' },
      defaultHero: { alt: 'A hero' },
    })
  })

  it('has a series, steps, an edition and sold pieces, and removes them when cleared', async () => {
    const start = startOn(db)
    const [old, young] = studio.prints
    if (!old || !young) throw new Error('the studio has no prints')
    const [shirt] = studio.clothing
    const making = [{ picture: young.candid, words: 'It was cut.' }]
    const edition = sampleEdition(9, {
      proofs: 1,
      process: null,
      sizes: [{ size: '12x18', total: 9 }],
    })
    await start.seed({
      ...studio,
      prints: [old, { ...young, series: ['ebb'], story: 'It *stands*.', making, edition }],
      sold: shirt ? [shirt] : [],
      collections: [{ type: 'series', slug: 'ebb', title: 'Ebb', words: 'The tide.' }],
    })
    const { catalogue, clock } = start
    const shown = async () => (await catalogue.listShown()).map(({ title }) => title)
    expect(await shown()).toContain('Ebb')
    const [{ product, series } = {}] = await catalogue.list('prints')
    expect(series).toMatchObject([{ title: 'Ebb' }])
    expect(product?.story).toBe('It *stands*.')
    expect(product?.pictures.flatMap(({ step }) => step ?? [])).toEqual(['It was cut.'])
    expect(product?.sizes.map((size) => size.availability?.left)).toEqual([9, undefined])
    expect((await catalogue.listCards('clothing')).cards).toHaveLength(1)
    const archive = createArchive({ db, clock, timeZone: async () => 'UTC' })
    expect((await archive.page())?.cards).toMatchObject([{ kind: 'clothing', name: 'Old moths' }])
    const demo = createDemo({ db, clock, words: { demos: [], defaults: studio.words } })
    expect(await demo.clear()).toMatchObject({ pieces: 5 })
    expect(await shown()).not.toContain('Ebb')
    expect((await archive.page())?.cards).toEqual([])
    expect(await db.read.selectFrom('collections').selectAll().execute()).toHaveLength(3)
  })

  it('isn’t added to a shop that ever had contents, even deleted ones', async () => {
    const start = startOn(db)
    await addPictures(db, samplePictures)
    const { product } = await start.catalogue.create(sampleMerch())
    await start.catalogue.remove('merch', product.id)
    await start.seed()
    expect(await counts(db)).toMatchObject({ pieces: 1 })
  })

  if (lane !== 'sqlite') return

  it('fills an empty shop once, with every piece in listing order, without rendering', async () => {
    const start = startOn(db)
    expect(await isUntouched(db.read)).toBe(true)
    await start.seed()
    const drawn = [...start.images.kept.keys()].filter((key) => !key.endsWith('.svg'))
    expect([start.images.kept.size, drawn]).toEqual([pictures, []])
    expect(await isUntouched(db.read)).toBe(false)
    expect(await counts(db)).toEqual(whole)
    const { cards } = await start.catalogue.listCards('prints')
    expect(cards).toMatchObject([
      { name: 'New heron', price: 3000, picture: { alt: 'A new-heron', width: 60, height: 40 } },
      { name: 'Old moths', price: 2500 },
    ])
    expect((await start.catalogue.listCards('merch')).cards).toMatchObject([
      { availability: { state: 'sold_out' } },
    ])
    // They were made over the past months.
    const pieces = await start.catalogue.list('prints')
    const days = pieces.map(({ product }) => (start.clock.now() - product.createdAt) / day)
    expect(days[0]).toBe(1)
    expect(days[1]).toBeGreaterThan(30)
    await start.seed()
    expect(await counts(db)).toEqual(whole)
  })

  it('leaves nothing of an incomplete studio', async () => {
    const start = startOn(db)
    const priceless = {
      ...studio,
      merch: studio.merch.map((pin) => ({ ...pin, price: Number.NaN })),
    }
    await expect(start.seed(priceless)).rejects.toThrow()
    expect(await counts(db)).toEqual({ pieces: 0, heroes: 0, hot_items: 0, pictures: 0 })
    await start.seed()
    expect(await counts(db)).toEqual(whole)
  })

  it('is complete after a start whose store failed', async () => {
    const start = startOn(db)
    start.images.down = true
    await expect(start.seed()).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await isUntouched(db.read)).toBe(true)
    start.images.down = false
    await start.seed()
    expect(await counts(db)).toEqual(whole)
  })

  it('is added once by two parallel starts', async () => {
    const starts = [startOn(db), startOn(db)]
    await Promise.all(starts.map((start) => start.seed()))
    expect(await counts(db)).toEqual(whole)
  })
})

describe('the demo studio, from two connections of their own', () => {
  it('is added once', async () => {
    const db = await closing(openTestDatabase('sqlite'))
    const other = await closing(openDatabase(db.location))
    await Promise.all([startOn(db), startOn(other)].map((start) => start.seed()))
    expect(await counts(db)).toEqual(whole)
  })
})
