/*
 * Owns the certificates of pieces that are one of a kind. A piece has one that stands at the most: its
 * row of the stock is taken by every sale before, and an index is under it.
 */
import type { Insertable } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import type { CertificateTable } from '#platform/db/tables/tables-editions.ts'
import { newId } from '#platform/ids.ts'

/** A piece by its kind and id. */
export interface SinglePiece {
  kind: ProductKind
  pieceId: number
}

/** The sale that a certificate belongs to. */
export type SaleColumns = Pick<
  Insertable<CertificateTable>,
  'order_id' | 'line_id' | 'outside_sale_id'
>

/**
 * Certifies a sold piece that is one of a kind, if its owner wants that. Answers whether it did: never
 * while another certificate of it stands.
 */
export async function certifySingle(
  trx: Writer,
  { kind, pieceId }: SinglePiece,
  sale: SaleColumns,
  now: number,
): Promise<boolean> {
  const wanted = await trx
    .selectFrom('pieces')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', pieceId)
    .where('certified', '=', 1)
    .executeTakeFirst()
  if (!wanted) return false
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('certificates')
    .values({
      ...{ ...sale, id: newId(), kind, piece_id: pieceId, edition_id: null, number: null },
      ...{ token: null, issued_at: now, voided_at: null },
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
