import { sql } from 'kysely'
import { productKinds } from '#platform/addresses/kinds.ts'
import { collectionPath } from '#platform/addresses/page-paths.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import {
  galleryRows,
  inGalleries,
  isPieceOf,
  ofPiece,
  ofPieces,
  type PieceKey,
  type PieceRow,
  pieceKey,
  place,
} from '#shop/catalogue/products/product-rows.server.ts'
import type { CollectionLink } from './collection.ts'
import { type CollectionRow, findBySlug, lockCollection } from './collection-rows.server.ts'
import { galleriesCopy } from './galleries.copy.ts'
import { seriesPieces } from './series-pieces.server.ts'

export interface Placement {
  gallery: CollectionLink
  series: CollectionLink[]
}

const wholeGallery = 2000

const linkOf = ({ type, kind, slug, title }: CollectionRow): CollectionLink => ({
  type,
  slug,
  title,
  path: collectionPath({ type, kind, slug }),
})

/** By `pieceKey`; two queries for any number of pieces. */
export async function readPlacements(
  reader: Reader | Writer,
  rows: readonly Pick<PieceRow, 'kind' | 'id' | 'gallery_id'>[],
): Promise<Map<string, Placement>> {
  if (rows.length === 0) return new Map()
  const galleries = await readGalleries(reader, rows)
  const inSeries = await reader
    .selectFrom('collection_pieces')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .selectAll('collections')
    .select(['collection_pieces.kind as piece_kind', 'piece_id'])
    .where(ofPieces('piece_id', rows, 'collection_pieces.kind'))
    .orderBy('collections.position')
    .orderBy('collections.id')
    .execute()
  const series = Map.groupBy(inSeries, (row) =>
    pieceKey({ kind: row.piece_kind, id: row.piece_id }),
  )
  return new Map(
    [...galleries].map(([key, gallery]) => [
      key,
      { gallery, series: (series.get(key) ?? []).map(linkOf) },
    ]),
  )
}

/** By `pieceKey`. */
export async function readGalleries(
  reader: Reader | Writer,
  rows: readonly Pick<PieceRow, 'kind' | 'id' | 'gallery_id'>[],
): Promise<Map<string, CollectionLink>> {
  if (rows.length === 0) return new Map()
  const galleries = await reader
    .selectFrom('collections')
    .selectAll()
    .where('type', '=', 'gallery')
    .execute()
  return new Map(
    rows.map((row) => {
      const gallery = galleries.find(({ kind, id }) =>
        row.gallery_id === null ? kind === row.kind : id === row.gallery_id,
      )
      if (!gallery) throw new Error(`the gallery of ${pieceKey(row)} is gone`)
      return [pieceKey(row), linkOf(gallery)]
    }),
  )
}

/** Reads a gallery from its first piece on: sold pieces are mostly old. */
export async function shownCollections(reader: Reader, now: number): Promise<CollectionRow[]> {
  const isShown = inGalleries({ now })
  return reader
    .selectFrom('collections')
    .selectAll()
    .where('hidden', '=', 0)
    .where(sql<boolean>`case
      when type = 'series' then exists (
        select 1 from collection_pieces of_series
        where of_series.collection_id = collections.id and exists (
          select 1 from pieces
          where pieces.kind = of_series.kind and pieces.id = of_series.piece_id and ${isShown}
        )
      )
      when kind is null then (
        select id from pieces where gallery_id = collections.id and ${isShown}
        order by gallery_place desc limit 1
      ) is not null
      else (
        select id from pieces
        where pieces.kind = collections.kind and gallery_id is null and ${isShown}
        order by ${place} desc limit 1
      ) is not null
    end`)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Back in its kind's gallery a piece takes its former place. ShopError 'bad_input'. */
export async function setGallery(trx: Writer, key: PieceKey, slug: string): Promise<void> {
  const gallery = await findBySlug(trx, 'gallery', slug)
  if (!gallery) throw badInput('gallery', galleriesCopy.noSuchGallery)
  if (gallery.kind !== null && gallery.kind !== key.kind) {
    throw badInput('gallery', galleriesCopy.otherKind(gallery.title))
  }
  const own = gallery.kind === null ? gallery.id : null
  if (own !== null) await lockCollection(trx, own)
  const first = await trx
    .selectFrom('pieces')
    .select(({ fn }) => fn.max('gallery_place').as('place'))
    .where('gallery_id', '=', own)
    .executeTakeFirst()
  await trx
    .updateTable('pieces')
    .set({ gallery_id: own, gallery_place: own === null ? null : (first?.place ?? 0) + 1 })
    .where(ofPiece(key))
    .where(sql<boolean>`coalesce(gallery_id, 0) <> ${own ?? 0}`)
    .execute()
}

export async function collectionPieces(
  reader: Reader | Writer,
  row: CollectionRow,
  now: number,
): Promise<PieceRow[]> {
  if (row.type === 'series') return seriesRows(reader, row.id, null)
  const choice = { limit: wholeGallery, now, order: 'arranged', drafts: true } as const
  return row.kind === null
    ? galleryRows(reader, productKinds, { ...choice, gallery: row.id })
    : galleryRows(reader, row.kind, { ...choice, gallery: null })
}

export async function seriesRows(
  reader: Reader | Writer,
  id: number,
  now: number | null,
): Promise<PieceRow[]> {
  const keys = await seriesPieces(reader, id)
  if (keys.length === 0) return []
  const rows = await reader
    .selectFrom('pieces')
    .selectAll()
    .where(ofPieces('id', keys))
    .where('deleted_at', 'is', null)
    .$if(now !== null, (query) => query.where(inGalleries({ now: now ?? 0 })))
    .execute()
  const byKey = new Map(rows.map((row) => [pieceKey(row), row]))
  return keys.flatMap((key) => byKey.get(pieceKey(key)) ?? [])
}

export async function piecesInCollections(
  reader: Reader | Writer,
  collections: readonly number[],
  pieces: readonly PieceKey[],
): Promise<PieceKey[]> {
  if (collections.length === 0 || pieces.length === 0) return []
  const ids = sql.join(collections)
  return reader
    .selectFrom('pieces')
    .select(['kind', 'id'])
    .where(ofPieces('id', pieces))
    .where(sql<boolean>`(gallery_id in (${ids}) or exists (
      select 1 from collection_pieces of_series
      where of_series.kind = pieces.kind and of_series.piece_id = pieces.id
        and of_series.collection_id in (${ids})
    ))`)
    .execute()
}

export async function countPieces(reader: Reader): Promise<Map<number, number>> {
  const inGallery = await reader
    .selectFrom('pieces')
    .innerJoin('collections', (join) =>
      join.on(sql<boolean>`collections.id = coalesce(pieces.gallery_id, (
        select id from collections of_kind where of_kind.kind = pieces.kind))`),
    )
    .select(({ fn }) => ['collections.id', fn.countAll<number>().as('pieces')])
    .where('deleted_at', 'is', null)
    .groupBy('collections.id')
    .execute()
  const inSeries = await reader
    .selectFrom('collection_pieces')
    .innerJoin('pieces', (join) => join.on(isPieceOf('collection_pieces')))
    .select(({ fn }) => ['collection_id as id', fn.countAll<number>().as('pieces')])
    .where('deleted_at', 'is', null)
    .groupBy('collection_id')
    .execute()
  return new Map([...inGallery, ...inSeries].map(({ id, pieces }) => [id, Number(pieces)]))
}
