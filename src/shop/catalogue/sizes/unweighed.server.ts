import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import { isPieceOf, type PieceRow, pieceKey } from '#shop/catalogue/products/product-rows.server.ts'

export type UnweighedPiece = Pick<PieceRow, 'kind' | 'id' | 'name'>

const mostUnweighed = 500

/** True when the JSON has no key for a size; '' is the key for all sizes. */
const unsaid = (label: RawBuilder<string>) => sql<boolean>`(weights is null or replace(
  ',' || substr(weights, 2),
  ',"' || replace(replace(${label}, '\\', '\\\\'), '"', '\\"') || '":',
  ''
) = ',' || substr(weights, 2))`

/** `byPrinter`: the print provider sends prints, so the studio needs no weight for them. */
export async function unweighedPieces(
  reader: Reader,
  byPrinter: boolean,
): Promise<UnweighedPiece[]> {
  const rows = await reader
    .selectFrom('pieces')
    .leftJoin('piece_sizes', (join) => join.on(isPieceOf('piece_sizes')))
    .select(['pieces.kind', 'pieces.id', 'name'])
    .where('deleted_at', 'is', null)
    .where('making', '<>', 'not_for_sale')
    .where(unsaid(sql.lit('')))
    .where(unsaid(sql`coalesce(label, '')`))
    .$if(byPrinter, (query) =>
      query.where((eb) => eb.or([eb('pieces.kind', '!=', 'prints'), eb('variant_id', 'is', null)])),
    )
    .orderBy('pieces.kind')
    .orderBy('pieces.id', 'desc')
    .limit(mostUnweighed)
    .execute()
  return [...new Map(rows.map((piece) => [pieceKey(piece), piece])).values()]
}
