import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { editVersion, requireVersion } from '#platform/edit-version.ts'
import { badInput } from '#platform/errors.ts'
import {
  ofPieces,
  type PieceKey,
  pieceKey,
  place,
  updatePiece,
} from '#shop/catalogue/products/product-rows.server.ts'
import { indexPieces } from '#shop/catalogue/search/index-pieces.server.ts'
import { type CollectionRow, lockCollection } from './collection-rows.server.ts'
import { galleriesCopy } from './galleries.copy.ts'
import { seriesRows } from './placement.server.ts'
import { putSeriesPieces } from './series-pieces.server.ts'

export const orderKeys = (pieces: readonly PieceKey[]) => pieces.map(pieceKey)

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
  const changed = [...there, ...pieces].filter((piece) => !stays.has(pieceKey(piece)))
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
  const column = row.kind === null ? 'gallery_place' : 'place'
  const now = new Map(there.map((piece) => [pieceKey(piece), piece.at]))
  for (const [index, piece] of pieces.entries()) {
    const at = there[index]?.at
    if (at === undefined || at === now.get(pieceKey(piece))) continue
    await updatePiece(trx, piece, { [column]: at })
  }
}

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
