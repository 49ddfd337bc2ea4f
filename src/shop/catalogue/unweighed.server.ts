/* Which pieces the owner hasn't said a weight of. Only reads. */
import type { Reader } from '#db/database.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { displayName } from './product.ts'
import { weightOf } from './weights.schema.ts'

/** A piece without a weight, or with a size without. */
export interface UnweighedPiece {
  kind: ProductKind
  id: number
  name: string
}

/** So many of them are looked for; a shop with more is told of these first. */
const mostUnweighed = 500

/** Pieces that the studio sends without a weight of all their sizes; `byPrinter`: a printer sends prints. */
export async function unweighedPieces(
  reader: Reader,
  byPrinter: boolean,
): Promise<UnweighedPiece[]> {
  const rows = await reader
    .selectFrom('pieces')
    .leftJoin('piece_sizes', (join) =>
      join
        .onRef('piece_sizes.kind', '=', 'pieces.kind')
        .onRef('piece_sizes.piece_id', '=', 'pieces.id'),
    )
    .select(['pieces.kind', 'pieces.id', 'name', 'own_name', 'weights', 'label', 'variant_id'])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('weights', 'is', null), eb('weights', 'not like', '%"":%')]))
    .orderBy('pieces.kind')
    .orderBy('pieces.id', 'desc')
    .limit(mostUnweighed)
    .execute()
  const missing = rows.filter(
    ({ kind, weights, label, variant_id: variant }) =>
      !(byPrinter && kind === 'prints' && variant !== null) &&
      weightOf(weights, label ?? '') === null,
  )
  const pieces = missing.map(({ kind, id, name, own_name: ownName }) => ({
    kind,
    id,
    name: displayName({
      kind,
      name: kind === 'prints' ? name : ownName,
      printName: kind === 'prints' ? null : name,
    }),
  }))
  return [...new Map(pieces.map((piece) => [`${piece.kind}/${piece.id}`, piece])).values()]
}
