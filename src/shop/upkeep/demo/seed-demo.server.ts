/* A killed start, or two parallel starts, leave either nothing or the whole studio. */

import type { Logger } from 'pino'
import { z } from 'zod'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { claimSetting, readSetting, writeSetting } from '#platform/db/settings.ts'
import { type Clock, day } from '#platform/time/clock.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { addCollection } from '#shop/catalogue/collections/collections.server.ts'
import { addHero } from '#shop/catalogue/home/heroes.server.ts'
import { chooseHotItem } from '#shop/catalogue/home/hot-items.server.ts'
import type { NewPiece } from '#shop/catalogue/products/piece.ts'
import { addPiece } from '#shop/catalogue/products/write-pieces.server.ts'
import { sizeGuideSetting } from '#shop/catalogue/sizes/size-guide.schema.ts'
import { changeOnHand, recordSale } from '#shop/catalogue/stock/stock.server.ts'
import { studioPicturesSetting, studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { storeTheme } from '#shop/store/theme/theme.server.ts'
import { demoDaysSchema, sayDays } from './demo-days.server.ts'
import { addDemoPages } from './demo-pages.server.ts'
import { addDrawings, storeDrawings } from './demo-pictures.server.ts'
import { newClothing, newMerch, newPrint, newWork } from './demo-pieces.ts'
import type { DemoClothing, DemoMerch, DemoPicture, DemoPrint, DemoStudio } from './demo-studio.ts'

export interface SeedParts {
  db: Database
  images: () => ImageStore
  clock: Clock
  log: Logger
}

export const demoSeededSetting = {
  key: 'demo.seeded',
  schema: z
    .object({
      at: z.number(),
      days: demoDaysSchema.optional(),
      sizeGuide: sizeGuideSetting.schema.optional(),
      collections: z
        .array(z.object({ type: z.enum(['gallery', 'series']), slug: z.string() }))
        .default([]),
      pages: z.array(z.number()).default([]),
    })
    .nullable()
    .default(null),
}

/** Milliseconds. */
const age = 160 * day

/** Does nothing to a shop that ever held anything. */
export async function seedDemo(
  { db, images, clock, log }: SeedParts,
  studio: DemoStudio,
): Promise<void> {
  if (!(await isUntouched(db.read))) return
  const began = performance.now()
  const store = images()
  // The bytes first: bytes without a row show nothing.
  const kept = await storeDrawings(store, studio)
  const addresses = new Map(kept.map(({ drawing, address }) => [drawing.key, address]))
  const filled = await db.transact(async (trx) => {
    const now = clock.now()
    const { days, sizeGuide, collections = [] } = studio
    const seeded = { at: now, days, sizeGuide, collections, pages: [] }
    // Claimed first: of two starts at once the second waits here.
    if (!(await claimSetting(trx, demoSeededSetting, seeded, now))) return false
    if (!(await isEmpty(trx))) return false
    await addDrawings(trx, kept, { facts: studio.facts, store, now })
    await addStudio(trx, studio, addresses, now)
    const pages = await addDemoPages(trx, studio, addresses, now)
    await writeSetting(trx, demoSeededSetting, { ...seeded, pages }, now)
    raiseContentVersion(trx)
    return true
  })
  if (!filled) return
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  log.info({ seconds }, 'the demo studio has moved in')
}

async function addStudio(
  trx: Writer,
  studio: DemoStudio,
  addresses: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const address = (drawing: DemoPicture) => addresses.get(drawing.key) ?? ''
  const { prints, clothing, merch, heroes, hot, sold = [] } = studio
  /** The i-th of n pieces, from the oldest to yesterday's. */
  const listed = (i: number, n: number) => now - day - Math.round(((n - 1 - i) * age) / n)

  const add = async (pieces: NewPiece[], chosen: number) => {
    for (const [i, piece] of pieces.entries()) {
      const id = await addPiece(trx, piece, listed(i, pieces.length))
      if (i === chosen) await chooseHotItem(trx, piece.kind, id, now)
    }
  }
  for (const { type, ...form } of studio.collections ?? []) {
    await addCollection(trx, type, { hidden: false, ...form, picture: null }, now)
  }
  const print = (each: DemoPrint) => newPrint(each, address)
  const shirt = (each: DemoClothing) => newClothing(each, address)
  const thing = (each: DemoMerch) => newMerch(each, address)
  const made = prints.map(print)
  const works = (studio.works ?? []).map((work) => newWork(work, address))
  // Behind the newest two pieces, which are the home page's new arrivals.
  const hung = made.toSpliced(-2, 0, ...works)
  const hotPrint = made[prints.indexOf(hot.print)]
  await add(hung, hotPrint ? hung.indexOf(hotPrint) : -1)
  await add(clothing.map(shirt), hot.clothing ? clothing.indexOf(hot.clothing) : -1)
  await add(merch.map(thing), merch.indexOf(hot.merch))
  for (const [i, piece] of sold.entries()) {
    const id = await addPiece(trx, shirt(piece), now - age)
    const ref = { kind: 'clothing' as const, productId: id, size: '' }
    await changeOnHand(trx, ref, -1)
    await recordSale(trx, [ref], listed(i, sold.length))
  }
  for (const [i, { name, picture }] of heroes.entries()) {
    await addHero(trx, { name, location: address(picture) }, listed(i, heroes.length))
  }
  const pictures = {
    about: address(studio.aboutPicture),
    priceGuide: address(studio.priceGuidePicture),
    defaultHero: address(studio.defaultHero),
  }
  await writeSetting(trx, studioPicturesSetting, pictures, now)
  // The first studio's texts are the defaults while nothing else is written.
  if (studio.theme.drawings !== 'shore') {
    await writeSetting(trx, studioTextsSetting, studio.words, now)
  }
  if (studio.sizeGuide) await writeSetting(trx, sizeGuideSetting, studio.sizeGuide, now)
  await sayDays(trx, studio.days, now)
  await storeTheme(trx, studio.theme, now)
}

/** False for the demo studio, too. */
export async function isUntouched(reader: Reader): Promise<boolean> {
  return (await readSetting(reader, demoSeededSetting)) === null && (await isEmpty(reader))
}

async function isEmpty(reader: Reader | Writer): Promise<boolean> {
  if (await hasRows(reader.selectFrom('pieces'))) return false
  return !(await hasRows(reader.selectFrom('heroes')))
}
