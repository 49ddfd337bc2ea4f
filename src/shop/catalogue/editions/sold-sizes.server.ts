import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { SoldSize } from './edition.ts'

export async function readSoldSizes(
  reader: Reader | Writer,
  pieces: readonly { kind: ProductKind; id: number }[],
): Promise<Map<string, SoldSize[]>> {
  if (pieces.length === 0) return new Map()
  const rows = await reader
    .selectFrom('piece_sizes')
    .leftJoin('editions', 'editions.id', 'piece_sizes.edition_id')
    .select(['piece_sizes.kind', 'piece_sizes.piece_id', 'label', 'total'])
    .where('piece_sizes.piece_id', 'in', [...new Set(pieces.map(({ id }) => id))])
    .orderBy('position')
    .execute()
  const byPiece = Map.groupBy(rows, ({ kind, piece_id }) => `${kind}/${piece_id}`)
  return new Map(
    [...byPiece].map(([piece, sizes]) => [
      piece,
      sizes.map(({ label, total }) => ({ size: label, total: total || null })),
    ]),
  )
}
