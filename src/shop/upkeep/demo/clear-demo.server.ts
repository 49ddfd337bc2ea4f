/* Never touches the owner's pieces. The drawings stay, because orders show them. */

import { sql } from 'kysely'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { claimSetting, readSetting, removeSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion } from '#platform/edit-version.ts'
import type { Clock } from '#platform/time/clock.ts'
import { beginOpening } from '#shop/audience/opening/opening.server.ts'
import type { CollectionType } from '#shop/catalogue/collections/collection.ts'
import { findBySlug } from '#shop/catalogue/collections/collection-rows.server.ts'
import { removeCollection } from '#shop/catalogue/collections/collections.server.ts'
import { collectionPieces } from '#shop/catalogue/collections/placement.server.ts'
import { deleteHero } from '#shop/catalogue/home/heroes.server.ts'
import type { PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { deletePiece } from '#shop/catalogue/products/write-pieces.server.ts'
import { sizeGuideSetting } from '#shop/catalogue/sizes/size-guide.schema.ts'
import { originalIn } from '#shop/media/pictures/picture-key.ts'
import type { StudioTexts } from '#shop/store/settings/settings.schema.ts'
import { studioPicturesSetting, studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { clearTheme } from '#shop/store/theme/theme.server.ts'
import { removeUnchangedPage } from '#shop/store/written-pages/own-pages.server.ts'
import { fallbackTexts } from '#shop/store/written-pages/plain.copy.ts'
import { takeDaysBack } from './demo-days.server.ts'
import type { DemoWords } from './demo-studio.ts'
import { demoSeededSetting, isUntouched } from './seed-demo.server.ts'

export interface DemoDeps {
  db: Database
  clock: Clock
  words: { demos: readonly DemoWords[]; defaults: StudioTexts }
}

export function createDemo({ db, clock, words }: DemoDeps) {
  return {
    isAwaited: (): Promise<boolean> => isUntouched(db.read),

    /** Zero: nothing of the demo is left. */
    status: async (): Promise<DemoParts> => countOf(await findDemo(db.read)),

    /** Closes a shop that was never opened and never sold for real money. */
    clear: (): Promise<DemoParts> =>
      changePages(db, async (trx) => {
        const demo = await findDemo(trx)
        const now = clock.now()
        for (const piece of demo.pieces) await deletePiece(trx, piece, now)
        for (const id of demo.heroes) await deleteHero(trx, id)
        await clearTexts(trx, words, now)
        await clearTheme(trx, now)
        const {
          days,
          sizeGuide,
          collections = [],
          pages = [],
        } = (await readSetting(trx, demoSeededSetting)) ?? {}
        if (days) await takeDaysBack(trx, days)
        if (sizeGuide) await clearSizeGuide(trx, sizeGuide)
        for (const id of pages) await removeUnchangedPage(trx, id)
        for (const { type, slug } of collections) await clearCollection(trx, type, slug, now)
        if (demo.pictures > 0) await writeSetting(trx, studioPicturesSetting, demo.hers, now)
        await claimSetting(trx, demoSeededSetting, { at: now, collections: [], pages: [] }, now)
        if (!(await hasSold(trx))) await beginOpening(trx, now)
        return countOf(demo)
      }),
  }
}

/** Keeps the owner's own texts. */
async function clearTexts(
  trx: Writer,
  { demos, defaults }: DemoDeps['words'],
  now: number,
): Promise<void> {
  const own = await readSetting(trx, studioTextsSetting)
  if (demos.some(({ timeZone }) => timeZone === own.timeZone)) delete own.timeZone
  const plain = fallbackTexts(demos, { ...defaults, ...own })
  const sentences = Object.fromEntries(
    Object.entries(own.sentences ?? {}).filter(([key, said]) =>
      demos.every((demo) => demo.sentences?.[key] !== said),
    ),
  )
  await writeSetting(trx, studioTextsSetting, { ...own, ...plain, sentences }, now)
}

/** Keeps a size guide that the owner has changed. */
async function clearSizeGuide(trx: Writer, seeded: object): Promise<void> {
  const guide = await readSetting(trx, sizeGuideSetting)
  if (editVersion(seeded) === editVersion(guide)) await removeSetting(trx, sizeGuideSetting)
}

/** Keeps a collection that the owner has changed or put pieces in. */
async function clearCollection(
  trx: Writer,
  type: CollectionType,
  slug: string,
  now: number,
): Promise<void> {
  const row = await findBySlug(trx, type, slug)
  if (!row || row.updated_at !== row.created_at) return
  if ((await collectionPieces(trx, row, now)).length === 0) await removeCollection(trx, row.id)
}

/** Counts only real money. */
async function hasSold(reader: Reader | Writer): Promise<boolean> {
  return hasRows(
    reader.selectFrom('orders').where('money', '=', 'live').where('paid_at', 'is not', null),
  )
}

type DemoContent = Awaited<ReturnType<typeof findDemo>>

export type DemoParts = ReturnType<typeof countOf>

function countOf({ pieces, heroes, pictures }: DemoContent) {
  return { pieces: pieces.length, heroes: heroes.length, pictures }
}

const drawings = (reader: Reader | Writer) =>
  reader.selectFrom('pictures').where('original_filename', 'like', 'demo-studio.%.svg')

async function findDemo(reader: Reader | Writer) {
  const rows = await drawings(reader).select('address').execute()
  // By the picture's hash: its address changes with the store.
  const pictureName = (address: string) => originalIn(address)?.hash ?? address
  const drawn = new Set(rows.map(({ address }) => pictureName(address)))
  const isDrawn = (...addresses: (string | null)[]) =>
    addresses.every((address) => address === null || drawn.has(pictureName(address)))
  const { about, priceGuide, defaultHero } = await readSetting(reader, studioPicturesSetting)
  const pictures = { about, priceGuide, defaultHero }
  const hers = (address: string | null) => (isDrawn(address) ? null : address)
  return {
    pieces: await drawnPieces(reader, isDrawn),
    heroes: (await reader.selectFrom('heroes').select(['id', 'location']).execute())
      .filter(({ location }) => isDrawn(location))
      .map(({ id }) => id),
    pictures: Object.values(pictures).filter((one) => one !== null && isDrawn(one)).length,
    hers: { about: hers(about), priceGuide: hers(priceGuide), defaultHero: hers(defaultHero) },
  }
}

/** No form made the demo's pieces. */
async function drawnPieces(
  reader: Reader | Writer,
  isDrawn: (...addresses: string[]) => boolean,
): Promise<PieceKey[]> {
  const rows = await reader
    .selectFrom('pieces')
    .innerJoin('piece_pictures', (join) =>
      join.onRef('piece_pictures.kind', '=', 'pieces.kind').onRef('piece_id', '=', 'id'),
    )
    .select(['pieces.kind', 'id', 'address'])
    .where('deleted_at', 'is', null)
    .where('form_id', 'is', null)
    // Every admin screen runs this query: a piece without a drawing costs it nothing.
    .where(sql<boolean>`(pieces.kind, id) in (
      select kind, piece_id from piece_pictures where address in (${drawings(reader).select('address')}))`)
    .execute()
  const pieces = Map.groupBy(rows, ({ kind, id }) => `${kind}/${id}`).values()
  return [...pieces].flatMap((of) => {
    const [first] = of
    return first && isDrawn(...of.map(({ address }) => address)) ? [first] : []
  })
}
