/* A piece has at most one valid certificate: a unique index enforces it. */
import type { Insertable } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { newId } from '#platform/ids.ts'
import { ofPiece } from '#shop/catalogue/products/product-rows.server.ts'

export interface SinglePiece {
  kind: ProductKind
  pieceId: number
}

export type SaleColumns = Pick<
  Insertable<Tables['certificates']>,
  'order_id' | 'line_id' | 'outside_sale_id'
>

export async function certifySingle(
  trx: Writer,
  { kind, pieceId }: SinglePiece,
  sale: SaleColumns,
  now: number,
): Promise<boolean> {
  const wanted = await trx
    .selectFrom('pieces')
    .select('id')
    .where(ofPiece({ kind, id: pieceId }))
    .where('certified', '=', 1)
    .executeTakeFirst()
  if (!wanted) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('certificates')
    .values({
      ...sale,
      id: newId(),
      kind,
      piece_id: pieceId,
      edition_id: null,
      number: null,
      token: null,
      issued_at: now,
      voided_at: null,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
