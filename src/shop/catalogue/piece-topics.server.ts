/*
 * Owns what of the catalogue pages are kept by: the pieces that they show. An edit that changes nothing of
 * where a piece is listed makes stale what shows it, and nothing else (decision 59).
 */
import { raiseTopics } from '#db/content-topics.ts'
import type { Writer } from '#db/database.ts'
import { readsTopics, type Topic } from '#kernel/topics.ts'
import { sharedBy } from '#shop/search/index-pieces.server.ts'
import { stockKey } from '#shop/stock/stock.ts'
import { findRow, type PieceKey } from './product-rows.server.ts'

/** What shows many pieces, or adds them up, hangs on all of them. */
export const anyPiece: Topic = 'any piece'

const topicOf = ({ kind, id }: PieceKey): Topic => `piece ${stockKey(kind, id)}`

/** Of more pieces than that a page doesn't note each. */
const most = 100

/** Notes that a page shows these pieces. */
export function readsPieces(pieces: readonly PieceKey[]): void {
  readsTopics(...(pieces.length > most ? [anyPiece] : pieces.map(topicOf)))
}

/** Says that what is shown of a piece has changed. */
export function raisePiece(trx: Writer, piece: PieceKey): void {
  raiseTopics(trx, topicOf(piece), anyPiece)
}

/**
 * Everything by which other pages list a piece or leave it out, as a text: while it stays the same, an edit
 * shows on those pages alone that show the piece. `pictures` are those whose words may be changed: other
 * pages may show them.
 */
export async function listingOf(
  trx: Writer,
  piece: PieceKey,
  pictures: readonly string[],
): Promise<string> {
  const row = await findRow(trx, piece.kind, piece.id)
  const shared = await sharedBy(trx, piece)
  const words =
    pictures.length === 0
      ? []
      : await trx
          .selectFrom('pictures')
          .select(['address', 'alt', 'focus_x', 'focus_y'])
          .where('address', 'in', pictures)
          .orderBy('address')
          .execute()
  const listed = row && [
    ...[row.name, row.own_name, row.making, row.place, row.gallery_id, row.gallery_place],
    ...[row.hidden, row.opens_at, row.drop_id, row.deleted_at, row.in_archive],
  ]
  return JSON.stringify([listed, shared, words])
}
