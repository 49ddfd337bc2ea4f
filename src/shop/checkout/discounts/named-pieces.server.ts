/* Owns no table. Never changes a code, whose terms are final. */
import type { Reader } from '#platform/db/database.ts'
import { ofPieces } from '#shop/catalogue/products/product-rows.server.ts'
import type { Discount, PieceRef } from './discount.ts'

/** The most pieces in one statement. */
const mostAsked = 5000

export async function withoutDeleted(
  reader: Reader,
  discounts: readonly Discount[],
): Promise<Discount[]> {
  const pieceKey = ({ kind, productId }: PieceRef) => `${kind}/${productId}`
  const named = discounts.flatMap(({ scope }) => scope?.pieces ?? [])
  const asked = [...new Map(named.map((piece) => [pieceKey(piece), piece])).values()]
  const deleted = new Set<string>()
  for (let from = 0; from < asked.length; from += mostAsked) {
    const pieces = asked.slice(from, from + mostAsked)
    const rows = await reader
      .selectFrom('pieces')
      .select(['kind', 'id as productId'])
      .where(
        ofPieces(
          'id',
          pieces.map(({ kind, productId: id }) => ({ kind, id })),
        ),
      )
      .where('deleted_at', 'is not', null)
      .execute()
    for (const row of rows) deleted.add(pieceKey(row))
  }
  return discounts.map(({ scope, ...code }) => ({
    ...code,
    scope: scope && {
      ...scope,
      pieces: scope.pieces.filter((piece) => !deleted.has(pieceKey(piece))),
    },
  }))
}
