/* Every write raises the content version last. A page's former addresses lead to it. */
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Named } from '#platform/addresses/named.ts'
import { ownPagePath } from '#platform/addresses/page-paths.ts'
import { findFreeSlug } from '#platform/addresses/slug.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { once } from '#platform/once.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Picture } from '#shop/media/pictures/picture.ts'
import { isVideo } from '#shop/media/pictures/picture.ts'
import { picturesByAddress, requirePictures } from '#shop/media/pictures/pictures.server.ts'
import { insertOldAddresses } from '#shop/store/redirects/old-addresses.server.ts'
import { writtenPagesCopy } from './copy.ts'
import { type ownPageSchema, storedBlocks } from './own-page.schema.ts'
import {
  maxOwnPages,
  type OwnPage,
  type OwnPageForm,
  type PageBlock,
  type PageSpot,
  pageSlugProblem,
  picturesIn,
} from './own-page.ts'
import { type PageName, pageNames } from './pages.ts'

type PageRow = Selectable<Tables['pages']>
type Filled = z.output<typeof ownPageSchema>

export function createOwnPages({ db, clock }: { db: Database; clock: Clock }) {
  const shown = once(
    db,
    async () => (await rows(db.read)).map(toPage).filter((one) => !one.draft),
    [],
  )

  return {
    /** Drafts included, in the owner's order. */
    list: async (): Promise<OwnPage[]> => (await rows(db.read)).map(toPage),

    named: async (): Promise<Named[]> =>
      (await rows(db.read)).map(({ id, title, slug }) => ({
        target: `own-pages:${id}`,
        name: title,
        path: ownPagePath(slug),
      })),

    /** Only pages that visitors see, in the owner's order. */
    shown: async (): Promise<readonly OwnPage[]> => shown.read(),

    /** `drafts`: for the owner's preview. Null: no such page. */
    async find(slug: string, { drafts = false } = {}): Promise<OwnPage | null> {
      const all = drafts ? (await rows(db.read)).map(toPage) : await shown.read()
      return all.find((one) => one.slug === slug) ?? null
    },

    read: async (id: number): Promise<Filled> => filled(await requirePage(db.read, id)),

    blocksOf: (name: PageName): Promise<PageBlock[]> => readBlocks(db.read, name),

    pictures: (blocks: readonly PageBlock[]): Promise<Map<string, Picture>> =>
      picturesByAddress(db.read, picturesIn(blocks)),

    /** ShopError 'bad_input' for an unknown picture or a taken address, 'too_many'. */
    create: (form: OwnPageForm): Promise<Filled> =>
      changePages(db, async (trx) => {
        const row = await addPage(trx, form, clock.now())
        return filled(row)
      }),

    save: (id: number, form: OwnPageForm, version?: string): Promise<Filled> =>
      changePages(db, async (trx) => {
        const row = await lockPage(trx, id)
        requireVersion(version, filled(row).version)
        await requireShownIn(trx, form.blocks)
        const slug = form.slug === '' ? row.slug : await freeSlug(trx, form, id)
        if (slug !== row.slug) await insertOldAddresses(trx, [ownPagePath(row.slug)], { page: id })
        const saved = await trx
          .updateTable('pages')
          .set({ ...values(form), slug, updated_at: clock.now() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return filled(saved)
      }),

    /** Returns the page as it was. ShopError 'not_found'. */
    remove: (id: number): Promise<Filled> =>
      changePages(db, async (trx) => {
        const gone = filled(await requirePage(trx, id))
        await trx.deleteFrom('pages').where('id', '=', id).execute()
        return gone
      }),

    arrange: (spot: PageSpot, ids: readonly number[], version?: string): Promise<void> =>
      changePages(db, async (trx) => {
        const there = (await rows(trx)).filter((row) => row.spot === spot).map(({ id }) => id)
        requireVersion(version, editVersion(there))
        const named = new Set(ids)
        if (named.size !== ids.length || ids.some((id) => !there.includes(id))) {
          throw badInput('ids', writtenPagesCopy.namedTwice)
        }
        for (const [at, id] of [...ids, ...there.filter((id) => !named.has(id))].entries()) {
          await trx
            .updateTable('pages')
            .set({ position: at + 1 })
            .where('id', '=', id)
            .execute()
        }
      }),
  }
}

/** Errors as `create`. `now` in epoch milliseconds. */
export async function addPage(trx: Writer, form: OwnPageForm, now: number): Promise<PageRow> {
  const others = await rows(trx)
  if (others.length >= maxOwnPages) {
    throw new ShopError('too_many', writtenPagesCopy.tooManyPages(maxOwnPages))
  }
  await requireShownIn(trx, form.blocks)
  return trx
    .insertInto('pages')
    .values({
      ...values(form),
      slug: await freeSlug(trx, form),
      position: Math.max(0, ...others.map(({ position }) => position)) + 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps a page that was saved after it was added. */
export async function removeUnchangedPage(trx: Writer, id: number): Promise<void> {
  await trx
    .deleteFrom('pages')
    .where('id', '=', id)
    .whereRef('updated_at', '=', 'created_at')
    .execute()
}

/** Its path; null: a draft. */
export async function findOwnPage(reader: Reader, id: number): Promise<string | null> {
  const page = toPage(await requirePage(reader, id))
  return page.draft ? null : page.path
}

export async function readBlocks(reader: Reader | Writer, name: PageName): Promise<PageBlock[]> {
  const row = await bySlug(reader, name)
  return row ? blocksIn(row) : []
}

/** Below a built-in page's text. ShopError 'bad_input'. */
export async function writeBlocks(
  trx: Writer,
  name: PageName,
  blocks: readonly PageBlock[],
  now: number,
): Promise<void> {
  await requireShownIn(trx, blocks)
  const text = JSON.stringify(blocks)
  const own = { title: '', draft: 0, spot: 'footer', position: 0 } as const
  await trx
    .insertInto('pages')
    .values({ slug: name, blocks: text, ...own, created_at: now, updated_at: now })
    .onConflict((oc) => oc.column('slug').doUpdateSet({ blocks: text, updated_at: now }))
    .execute()
}

const values = ({ title, draft, spot, blocks }: OwnPageForm) => ({
  title,
  spot,
  draft: draft ? 1 : 0,
  blocks: JSON.stringify(blocks),
})

const rows = (reader: Reader | Writer): Promise<PageRow[]> =>
  reader
    .selectFrom('pages')
    .selectAll()
    .where('slug', 'not in', pageNames)
    .orderBy('position')
    .orderBy('id')
    .execute()

const bySlug = (reader: Reader | Writer, slug: string): Promise<PageRow | undefined> =>
  reader.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst()

async function requirePage(reader: Reader | Writer, id: number): Promise<PageRow> {
  const row = await reader.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
  const isHers = row && !(pageNames as readonly string[]).includes(row.slug)
  if (!isHers) throw new ShopError('not_found', writtenPagesCopy.noSuchPage)
  return row
}

/** Locks, so that the second of two saves sees the first. */
async function lockPage(trx: Writer, id: number): Promise<PageRow> {
  await trx
    .updateTable('pages')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .execute()
  return requirePage(trx, id)
}

const blocksIn = ({ blocks }: PageRow): PageBlock[] => storedBlocks.parse(JSON.parse(blocks))

function toPage(row: PageRow): OwnPage {
  const { id, slug, title, spot, updated_at: updatedAt } = row
  const draft = row.draft === 1
  return { id, slug, path: ownPagePath(slug), title, spot, draft, blocks: blocksIn(row), updatedAt }
}

function filled(row: PageRow): Filled {
  const { updatedAt: _, id, path, ...form } = toPage(row)
  return { id, path, ...form, version: editVersion(form) }
}

async function requireShownIn(
  reader: Reader | Writer,
  blocks: readonly PageBlock[],
): Promise<void> {
  for (const [at, block] of blocks.entries()) {
    const field = `blocks.${at}`
    if (block.kind === 'video') {
      await requirePictures(reader, { [`${field}.video`]: block.video }, { videos: true })
      if (block.video && !isVideo(block.video))
        throw badInput(`${field}.video`, writtenPagesCopy.noVideo)
      continue
    }
    const pictures = picturesIn([block]).map((address, n) => [
      block.kind === 'pictures' ? `${field}.pictures.${n}` : `${field}.picture`,
      address,
    ])
    await requirePictures(reader, Object.fromEntries(pictures))
  }
}

/** ShopError 'bad_input' when the typed address is taken. */
async function freeSlug(trx: Writer, { slug, title }: OwnPageForm, id?: number): Promise<string> {
  const takenBy = async (one: string): Promise<string | null> => {
    const page = await bySlug(trx, one)
    if (page && page.id !== id) return writtenPagesCopy.slugOfPage(page.title)
    const gallery = await trx
      .selectFrom('collections')
      .select('title')
      .where('slug', '=', one)
      .executeTakeFirst()
    return gallery ? writtenPagesCopy.slugOfGallery(gallery.title) : null
  }
  if (slug === '') {
    return findFreeSlug(
      title,
      'page',
      async (one) => pageSlugProblem(one) === null && (await takenBy(one)) === null,
    )
  }
  const problem = pageSlugProblem(slug) ?? (await takenBy(slug))
  if (problem) throw badInput('slug', problem)
  return slug
}
