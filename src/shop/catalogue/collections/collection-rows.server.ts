import type { Selectable } from 'kysely'
import { collectionPath } from '#platform/addresses/page-paths.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import { picturesByAddress } from '#shop/media/pictures/pictures.server.ts'
import type { Collection, CollectionType } from './collection.ts'
import { collectionsCopy } from './copy.ts'

export type CollectionRow = Selectable<Tables['collections']>

export async function completeCollections(
  reader: Reader | Writer,
  rows: readonly CollectionRow[],
): Promise<Collection[]> {
  const addresses = rows.map(({ picture }) => picture)
  const pictures = await picturesByAddress(reader, addresses)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    path: collectionPath(row),
    words: row.words,
    layout: row.layout,
    picture: pictures.get(row.picture ?? '') ?? null,
    hidden: row.hidden === 1,
  }))
}

export async function findBySlug(
  reader: Reader | Writer,
  type: CollectionType,
  slug: string,
): Promise<CollectionRow | null> {
  const row = await reader
    .selectFrom('collections')
    .selectAll()
    .where('type', '=', type)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ?? null
}

export async function requireCollection(
  reader: Reader | Writer,
  id: number,
): Promise<CollectionRow> {
  const row = await reader
    .selectFrom('collections')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ShopError('not_found', collectionsCopy.noSuchGallery)
  return row
}

export function rowsOfType(
  reader: Reader | Writer,
  type: CollectionType,
): Promise<CollectionRow[]> {
  return reader
    .selectFrom('collections')
    .selectAll()
    .where('type', '=', type)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Locks, so that two writes to its order run one after the other. */
export async function lockCollection(trx: Writer, id: number): Promise<CollectionRow> {
  const row = await trx
    .updateTable('collections')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ShopError('not_found', collectionsCopy.noSuchGallery)
  return row
}
