import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Writer } from '#platform/db/database.ts'
import type { ImportSource } from './imported-product.ts'

const atOnce = 100

export type ImportedPiece = { kind: ProductKind; id: number }

/** By the source's key; deleted pieces don't count. */
export async function livingPieces(
  trx: Writer,
  source: ImportSource,
  keys: readonly string[],
): Promise<Map<string, ImportedPiece>> {
  const here = new Map<string, ImportedPiece>()
  for (let at = 0; at < keys.length; at += atOnce) {
    const living = await trx
      .selectFrom('imported_products as known')
      .innerJoin('pieces', (join) =>
        join.onRef('pieces.kind', '=', 'known.kind').onRef('pieces.id', '=', 'known.product_id'),
      )
      .select(['known.source_key', 'pieces.kind', 'pieces.id'])
      .where('known.source', '=', source)
      .where('known.source_key', 'in', keys.slice(at, at + atOnce))
      .where('pieces.deleted_at', 'is', null)
      .execute()
    for (const { source_key, kind, id } of living) here.set(source_key, { kind, id })
  }
  return here
}
