import type { Writer } from '#platform/db/database.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { version } from '#shop/catalogue/products/publishing/publishing.server.ts'
import { readShape } from '#shop/catalogue/products/write-pieces.server.ts'
import { indexPiece } from '#shop/catalogue/search/index-pieces.server.ts'
import { mostPictures } from './picture-list.ts'
import { putImages } from './piece-pictures.server.ts'

/** Null: the piece is gone or has other pictures. */
export async function replaceStandIn(
  trx: Writer,
  key: PieceKey,
  standIn: string,
  pictures: readonly [string, ...string[]],
  now: number,
): Promise<{ hidden: boolean } | null> {
  const changed = await trx
    .updateTable('pieces')
    .set({ updated_at: version(now) })
    .where(ofPiece(key))
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('piece_pictures')
          .select('address')
          .where(ofPiece(key, 'piece_id'))
          .where('position', '=', 0)
          .where('address', '=', standIn),
      ),
    )
    .returning('hidden')
    .executeTakeFirst()
  if (!changed) return null
  const images = Array.from({ length: mostPictures }, (_, at) => pictures[at] ?? null)
  await putImages(trx, key, images)
  if (key.kind === 'prints') await readShape(trx, key)
  await indexPiece(trx, key)
  return { hidden: changed.hidden === 1 }
}
