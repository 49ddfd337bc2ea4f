/* Every write raises the content version last. The kinds' galleries have the studio's texts. */
import type { z } from 'zod'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Named } from '#platform/addresses/named.ts'
import { collectionPath } from '#platform/addresses/page-paths.ts'
import { findFreeSlug } from '#platform/addresses/slug.ts'
import { changePages } from '#platform/db/content-version.ts'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { indexPieces, piecesIn } from '#shop/catalogue/search/index-pieces.server.ts'
import { requirePictures } from '#shop/media/pictures/pictures.server.ts'
import { insertOldAddresses } from '#shop/store/redirects/old-addresses.server.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import type { filledCollectionSchema } from './collection.schema.ts'
import {
  type Collection,
  type CollectionForm,
  type CollectionType,
  maxCollections,
  slugProblem,
} from './collection.ts'
import {
  type CollectionRow,
  completeCollections,
  findBySlug,
  lockCollection,
  requireCollection,
  rowsOfType,
} from './collection-rows.server.ts'
import { collectionsCopy } from './copy.ts'

/** `version` identifies exactly these values. */
export type FilledCollection = z.output<typeof filledCollectionSchema>

interface CollectionParts {
  db: Database
  clock: Clock
  intros: Record<ProductKind, string>
}

export function createCollections({ db, clock, intros }: CollectionParts) {
  async function filled(reader: Reader | Writer, row: CollectionRow): Promise<FilledCollection> {
    const { id, type, kind, title, slug, picture } = row
    const words = kind === null ? row.words : (await ownIntros(reader))[kind]
    const form = { title, slug, words, picture, hidden: row.hidden === 1, layout: row.layout }
    return { id, type, path: collectionPath(row), ...form, version: editVersion(form) }
  }

  async function ownIntros(reader: Reader | Writer): Promise<Record<ProductKind, string>> {
    const { galleryIntro } = await readSetting(reader, studioTextsSetting)
    return galleryIntro ?? intros
  }

  return {
    list: async (type: CollectionType): Promise<Collection[]> =>
      completeCollections(db.read, await rowsOfType(db.read, type)),

    async named(): Promise<Named[]> {
      const rows = await db.read.selectFrom('collections').selectAll().execute()
      return rows.map((row) => ({
        target: `collections:${row.id}`,
        name: row.title,
        path: collectionPath(row),
      }))
    },

    /** `version` identifies the order. */
    async menu(type: CollectionType): Promise<{ collections: Collection[]; version: string }> {
      const rows = await rowsOfType(db.read, type)
      const version = editVersion(rows.map(({ id }) => id))
      return { collections: await completeCollections(db.read, rows), version }
    },

    async find(type: CollectionType, slug: string): Promise<Collection | null> {
      const row = await findBySlug(db.read, type, slug)
      const [found] = row ? await completeCollections(db.read, [row]) : []
      return found ?? null
    },

    read: async (id: number): Promise<FilledCollection> =>
      filled(db.read, await requireCollection(db.read, id)),

    /** ShopError 'bad_input' for an unknown picture or a taken slug, 'too_many'. */
    create: (type: CollectionType, form: CollectionForm): Promise<FilledCollection> =>
      changePages(db, async (trx) => {
        const row = await addCollection(trx, type, form, clock.now())
        return filled(trx, row)
      }),

    /**
     * ShopError 'not_found', 'changed' when the stored values differ from `version`, 'bad_input'.
     */
    save: (id: number, form: CollectionForm, version?: string): Promise<FilledCollection> =>
      changePages(db, async (trx) => {
        const row = await lockCollection(trx, id)
        requireVersion(version, (await filled(trx, row)).version)
        await requirePictures(trx, { picture: form.picture })
        const now = clock.now()
        const stays = row.kind !== null || form.slug === ''
        const slug = stays ? row.slug : await freeSlug(trx, row.type, form, id)
        if (row.kind !== null) await writeIntro(trx, row.kind, form.words, now)
        if (slug !== row.slug) {
          await insertOldAddresses(trx, [collectionPath(row)], { collection: id })
        }
        const words = row.kind === null ? form.words : ''
        const { title, picture, layout } = form
        const saved = await trx
          .updateTable('collections')
          .set({ slug, title, words, picture, hidden: form.hidden ? 1 : 0, updated_at: now })
          .$if(layout !== undefined, (query) => query.set({ layout }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        // Search does not index the titles of the kinds' galleries.
        if (row.kind === null && title !== row.title)
          await indexPieces(trx, await piecesIn(trx, id))
        return filled(trx, saved)
      }),

    /** ShopError 'not_found', 'bad_input' for a kind's gallery. */
    remove: (id: number): Promise<FilledCollection> =>
      changePages(db, async (trx) => {
        const row = await requireCollection(trx, id)
        if (row.kind !== null) {
          throw badInput('id', collectionsCopy.cantDelete)
        }
        const gone = await filled(trx, row)
        await removeCollection(trx, id)
        return gone
      }),

    arrange: (type: CollectionType, ids: readonly number[], version?: string): Promise<void> =>
      changePages(db, async (trx) => {
        for (const { id } of await rowsOfType(trx, type)) await lockCollection(trx, id)
        const there = (await rowsOfType(trx, type)).map(({ id }) => id)
        requireVersion(version, editVersion(there))
        const named = new Set(ids)
        if (named.size !== ids.length || ids.some((id) => !there.includes(id))) {
          throw badInput('ids', collectionsCopy.namedTwice)
        }
        const order = [...ids, ...there.filter((id) => !named.has(id))]
        for (const [at, id] of order.entries()) {
          await trx
            .updateTable('collections')
            .set({ position: at + 1 })
            .where('id', '=', id)
            .execute()
        }
      }),
  }

  async function writeIntro(
    trx: Writer,
    kind: ProductKind,
    words: string,
    now: number,
  ): Promise<void> {
    const texts = await readSetting(trx, studioTextsSetting)
    const galleryIntro = { ...(await ownIntros(trx)), [kind]: words }
    await writeSetting(trx, studioTextsSetting, { ...texts, galleryIntro }, now)
  }
}

/** Errors as `create`. `now` in epoch milliseconds. */
export async function addCollection(
  trx: Writer,
  type: CollectionType,
  form: CollectionForm,
  now: number,
): Promise<CollectionRow> {
  const others = await rowsOfType(trx, type)
  if (others.length >= maxCollections[type]) {
    throw new ShopError('too_many', collectionsCopy.tooMany(maxCollections[type]))
  }
  await requirePictures(trx, { picture: form.picture })
  const slug = await freeSlug(trx, type, form)
  return trx
    .insertInto('collections')
    .values({
      type,
      kind: null,
      slug,
      title: form.title,
      words: form.words,
      picture: form.picture,
      hidden: form.hidden ? 1 : 0,
      layout: form.layout ?? 'shop',
      position: Math.max(0, ...others.map(({ position }) => position)) + 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeCollection(trx: Writer, id: number): Promise<void> {
  const pieces = await piecesIn(trx, id)
  await trx.deleteFrom('collections').where('id', '=', id).execute()
  await indexPieces(trx, pieces)
}

/** ShopError 'bad_input' when the typed slug is taken. */
async function freeSlug(
  trx: Writer,
  type: CollectionType,
  { slug, title }: CollectionForm,
  id?: number,
): Promise<string> {
  const isFree = async (one: string) => {
    const found = await findBySlug(trx, type, one)
    return found === null || found.id === id
  }
  if (slug !== '') {
    const problem = slugProblem(slug)
    if (problem) throw badInput('slug', problem)
    if (await isFree(slug)) return slug
    throw badInput('slug', collectionsCopy.addressTaken(type))
  }
  return findFreeSlug(title, type, async (one) => slugProblem(one) === null && isFree(one))
}
