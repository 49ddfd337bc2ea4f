import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { searchWords, standsIn } from '#platform/db/like-patterns.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput } from '#platform/errors.ts'
import {
  type CollectionRow,
  lockCollection,
} from '#shop/catalogue/collections/collection-rows.server.ts'
import { putSeriesPieces } from '#shop/catalogue/collections/series-pieces.server.ts'
import {
  ofPiece,
  ofPieces,
  type PieceKey,
  pieceKey,
  place,
} from '#shop/catalogue/products/product-rows.server.ts'
import { indexPieces } from '#shop/catalogue/search/index-pieces.server.ts'
import { galleriesCopy } from './copy.ts'
import { seriesRows } from './placement.server.ts'

export interface OrderChoice {
  /** Counted from 1. */
  from?: number
  limit?: number
  words?: string
}

/** Counted from 1. */
export type NumberedPiece = PieceKey & { number: number }

export const orderKeys = (pieces: readonly PieceKey[]) =>
  pieces.map(({ kind, id }) => pieceKey(kind, id))

export async function numberedPieces(
  reader: Reader | Writer,
  row: CollectionRow,
  choice: OrderChoice = {},
): Promise<{ pieces: NumberedPiece[]; total: number }> {
  if (row.type === 'series') return ofSeries(reader, row.id)
  const { from = 1, limit = mostNumbered, words = '' } = choice
  const called = searchWords(words).map((word) => standsIn(word, ['name', 'desc_name', 'own_name']))
  const rules = sql.join([sql`number >= ${from}`, ...called], sql` and `)
  const { rows } = await sql<NumberedPiece & { total: number }>`
    select kind, id, number, total from (
      select kind, id, name, desc_name, own_name, count(*) over () as total,
        row_number() over (order by ${positionColumn(row)} desc) as number
      from pieces where ${isInCollection(row)} and pieces.sold_out < 2
    ) as numbered
    where ${rules} order by number limit ${limit}`.execute(reader)
  const pieces = rows.map(({ kind, id, number }) => ({
    ...{ kind, id: Number(id) },
    number: Number(number),
  }))
  return { pieces, total: Number(rows[0]?.total ?? 0) }
}

const mostNumbered = 2000

async function ofSeries(reader: Reader | Writer, id: number) {
  const rows = await seriesRows(reader, id, null)
  const pieces = rows.map(({ kind, id }, at) => ({ kind, id, number: at + 1 }))
  return { pieces, total: pieces.length }
}

const positionColumn = ({ kind }: CollectionRow) =>
  kind === null ? sql<number>`gallery_place` : place

function isInCollection({ id, kind }: CollectionRow): RawBuilder<SqlBool> {
  return kind === null
    ? sql<SqlBool>`gallery_id = ${id} and deleted_at is null`
    : sql<SqlBool>`kind = ${kind} and gallery_id is null and deleted_at is null`
}

/**
 * In a gallery the pieces exchange their own places; a series ends up with exactly these. ShopError
 * 'not_found', 'bad_input' for an unknown piece, 'changed' when `version` is another order's.
 */
export async function arrangeCollection(
  trx: Writer,
  id: number,
  { pieces, version }: { pieces: readonly PieceKey[]; version?: string },
): Promise<void> {
  const row = await lockCollection(trx, id)
  if (new Set(orderKeys(pieces)).size !== pieces.length) {
    throw badInput('pieces', galleriesCopy.pieceTwice)
  }
  if (row.type !== 'series') return shareOutPlaces(trx, row, pieces, version)
  const there = await seriesRows(trx, id, null)
  requireVersion(version, editVersion(orderKeys(there)))
  await requireLiving(trx, pieces)
  await putSeriesPieces(trx, id, pieces)
  // The others are already indexed under it.
  const isIn = new Set(orderKeys(there))
  const stays = new Set(orderKeys(pieces).filter((key) => isIn.has(key)))
  const changed = [...there, ...pieces].filter(({ kind, id }) => !stays.has(pieceKey(kind, id)))
  await indexPieces(trx, changed)
}

async function requireLiving(trx: Writer, pieces: readonly PieceKey[]): Promise<void> {
  if (pieces.length === 0) return
  const rows = await trx
    .selectFrom('pieces')
    .select('id')
    .where(ofPieces('id', pieces))
    .where('deleted_at', 'is', null)
    .execute()
  if (rows.length !== pieces.length) throw badInput('pieces', galleriesCopy.noSuchPiece)
}

async function shareOutPlaces(
  trx: Writer,
  row: CollectionRow,
  pieces: readonly PieceKey[],
  version: string | undefined,
): Promise<void> {
  const there = await statuses(trx, row, pieces)
  requireVersion(version, editVersion(orderKeys(there)))
  if (there.length !== pieces.length) {
    throw badInput('pieces', galleriesCopy.hangsElsewhere)
  }
  const now = new Map(there.map(({ kind, id, at }) => [pieceKey(kind, id), at]))
  for (const [index, piece] of pieces.entries()) {
    const at = there[index]?.at
    if (at === undefined || at === now.get(pieceKey(piece.kind, piece.id))) continue
    await trx
      .updateTable('pieces')
      .set({ [columnOf(row)]: at })
      .where(ofPiece(piece))
      .execute()
  }
}

const columnOf = ({ kind }: CollectionRow) => (kind === null ? 'gallery_place' : 'place')

async function statuses(trx: Writer, row: CollectionRow, pieces: readonly PieceKey[]) {
  if (pieces.length === 0) return []
  const rows = await trx
    .selectFrom('pieces')
    .select(['kind', 'id', positionColumn(row).as('at')])
    .where(ofPieces('id', pieces))
    .where(isInCollection(row))
    .where('sold_out', '<', 2)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at, ...key }) => ({ ...key, at: Number(at) }))
}

/** `to` counts from 1; beyond the end means last. ShopError 'not_found', 'bad_input'. */
export async function placePiece(
  trx: Writer,
  id: number,
  { piece, to }: { piece: { kind: ProductKind; id: number }; to: number },
): Promise<void> {
  const row = await lockCollection(trx, id)
  if (row.type === 'series') throw badInput('piece', galleriesCopy.seriesWhole)
  const [at] = await statuses(trx, row, [piece])
  if (!at) throw badInput('piece', galleriesCopy.hangsElsewhereAlone)
  const { pieces, total } = await numberedPieces(trx, row, { from: 1, limit: 1 })
  const number = Math.min(to, total)
  const there =
    number === 1 ? pieces : (await numberedPieces(trx, row, { from: number, limit: 1 })).pieces
  const [target] = await statuses(trx, row, there)
  if (!target || target.at === at.at) return
  const [low, high] = [Math.min(at.at, target.at), Math.max(at.at, target.at)]
  const position = positionColumn(row)
  const isUp = target.at > at.at
  const beside = isUp ? sql`lead` : sql`lag`
  await sql`
    update pieces set ${sql.ref(columnOf(row))} = moved.at from (
      select kind, id, case when kind = ${piece.kind} and id = ${piece.id}
        then cast(${target.at} as bigint)
        else ${beside}(${position}) over (order by ${position} desc) end as at
      from pieces where ${isInCollection(row)} and ${position} between ${low} and ${high}
    ) as moved
    where pieces.kind = moved.kind and pieces.id = moved.id`.execute(trx)
}
