import type { Writer } from '#platform/db/database.ts'
import { ofPiece, type PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { version } from '#shop/catalogue/products/publishing/publishing.server.ts'
import { readShape } from '#shop/catalogue/products/write-pieces.server.ts'
import { indexPiece } from '#shop/catalogue/search/index-pieces.server.ts'
import { putImages } from './piece-pictures.server.ts'

/** Uses the main picture twice when a piece needs two. Null: it is gone or has other pictures. */
export async function replaceStandIn(
  trx: Writer,
  { kind, id }: PieceKey,
  standIn: string,
  pictures: readonly [string, ...string[]],
  now: number,
): Promise<{ hidden: boolean } | null> {
  const [main, second = kind === 'merch' ? null : main, third = null] = pictures
  const changed = await trx
    .updateTable('pieces')
    .set({ updated_at: version(now) })
    .where(ofPiece({ kind, id }))
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('piece_pictures')
          .select('address')
          .where(ofPiece({ kind, id }, 'piece_id'))
          .where('position', '=', 0)
          .where('address', '=', standIn),
      ),
    )
    .returning('hidden')
    .executeTakeFirst()
  if (!changed) return null
  await putImages(trx, { kind, id }, [main, second, third])
  if (kind === 'prints') await readShape(trx, { kind, id })
  await indexPiece(trx, { kind, id })
  return { hidden: changed.hidden === 1 }
}
