import type { Reader, Writer } from '#platform/db/database.ts'
import { badInput } from '#platform/errors.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { maxSeriesPieces } from './collection.ts'
import { lockCollection } from './collection-rows.server.ts'
import { collectionsCopy } from './copy.ts'

export function seriesPieces(reader: Reader | Writer, collectionId: number): Promise<PieceKey[]> {
  return reader
    .selectFrom('collection_pieces')
    .select(['kind', 'piece_id as id'])
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .orderBy('kind')
    .orderBy('piece_id')
    .execute()
}

/** ShopError 'bad_input' for too many pieces. */
export async function putSeriesPieces(
  trx: Writer,
  collectionId: number,
  pieces: readonly PieceKey[],
): Promise<void> {
  requireRoom(pieces.length, 'pieces')
  await trx.deleteFrom('collection_pieces').where('collection_id', '=', collectionId).execute()
  for (const [position, { kind, id }] of pieces.entries()) {
    await trx
      .insertInto('collection_pieces')
      .values({ collection_id: collectionId, kind, piece_id: id, position })
      .execute()
  }
}

/** The piece goes last in a new series. ShopError 'bad_input'. */
export async function putIntoSeries(
  trx: Writer,
  { kind, id }: PieceKey,
  slugs: readonly string[],
): Promise<void> {
  const wanted = await idsOf(trx, slugs)
  const there = await trx
    .selectFrom('collection_pieces')
    .select('collection_id')
    .where(ofPiece({ kind, id }, 'piece_id'))
    .execute()
  const now = there.map((row) => row.collection_id)
  for (const collection of now.filter((one) => !wanted.includes(one))) {
    await trx
      .deleteFrom('collection_pieces')
      .where('collection_id', '=', collection)
      .where(ofPiece({ kind, id }, 'piece_id'))
      .execute()
  }
  for (const collection of wanted.filter((one) => !now.includes(one))) {
    await lockCollection(trx, collection)
    const pieces = await trx
      .selectFrom('collection_pieces')
      .select('position')
      .where('collection_id', '=', collection)
      .execute()
    requireRoom(pieces.length + 1, 'series')
    const position = Math.max(-1, ...pieces.map((each) => each.position)) + 1
    await trx
      .insertInto('collection_pieces')
      .values({ collection_id: collection, kind, piece_id: id, position })
      .execute()
  }
}

async function idsOf(trx: Writer, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await trx
    .selectFrom('collections')
    .select('id')
    .where('type', '=', 'series')
    .where('slug', 'in', slugs)
    .orderBy('id')
    .execute()
  if (rows.length !== new Set(slugs).size) throw badInput('series', collectionsCopy.noSuchSeries)
  return rows.map(({ id }) => id)
}

function requireRoom(pieces: number, field: string): void {
  if (pieces <= maxSeriesPieces) return
  throw badInput(field, collectionsCopy.mostPieces(maxSeriesPieces))
}
