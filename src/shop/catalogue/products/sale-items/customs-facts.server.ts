import type { Reader } from '#platform/db/database.ts'
import { ofPieces } from '#shop/catalogue/products/product-rows.server.ts'
import { parseWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import { storedLabelling } from '#shop/store/law/labelling.schema.ts'
import type { Labelling } from '#shop/store/law/labelling.ts'
import type { SaleRef } from './sale-item.server.ts'

interface CustomsFacts {
  labelling: Labelling | null
  /** Per packed unit; null: not stated. */
  grams: number | null
}

export async function customsFacts(
  reader: Reader,
  refs: readonly SaleRef[],
): Promise<(ref: SaleRef) => CustomsFacts> {
  const pieces = refs.map(({ kind, productId: id }) => ({ kind, id }))
  const rows =
    pieces.length === 0
      ? []
      : await reader
          .selectFrom('pieces')
          .select(['kind', 'id', 'labelling', 'weights'])
          .where(ofPieces('id', pieces))
          .execute()
  return ({ kind, productId, size }) => {
    const row = rows.find((each) => each.kind === kind && each.id === productId)
    if (!row) return { labelling: null, grams: null }
    return { labelling: storedLabelling(row.labelling), grams: parseWeight(row.weights, size) }
  }
}
