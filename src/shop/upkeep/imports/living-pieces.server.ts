import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import type { Reading } from './imported-product.ts'

/** Keys per statement. */
const atOnce = 100

export type ImportedPiece = { kind: ProductKind; id: number }

/** By the source's key; deleted pieces don't count. */
export async function livingPieces(
  trx: Writer,
  { source, products }: Reading,
): Promise<Map<string, ImportedPiece>> {
  const here = new Map<string, ImportedPiece>()
  for (let at = 0; at < products.length; at += atOnce) {
    const keys = products.slice(at, at + atOnce).map(({ key }) => key)
    const known = await trx
      .selectFrom('imported_products')
      .select(['source_key', 'kind', 'product_id'])
      .where('source', '=', source)
      .where('source_key', 'in', keys)
      .execute()
    for (const kind of productKinds) {
      const ofKind = known.filter((each) => each.kind === kind)
      if (ofKind.length === 0) continue
      const ids = ofKind.map((each) => each.product_id)
      const living = await trx
        .selectFrom('pieces')
        .select('id')
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute()
      const alive = new Set(living.map(({ id }) => id))
      for (const { source_key, product_id: id } of ofKind) {
        if (alive.has(id)) here.set(source_key, { kind, id })
      }
    }
  }
  return here
}
