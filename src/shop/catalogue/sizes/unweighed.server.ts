import { type RawBuilder, sql } from 'kysely'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'

export interface UnweighedPiece {
  kind: ProductKind
  id: number
  name: string
}

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
    .leftJoin('piece_sizes', (join) =>
      join
        .onRef('piece_sizes.kind', '=', 'pieces.kind')
        .onRef('piece_sizes.piece_id', '=', 'pieces.id'),
    )
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
  return [...new Map(rows.map((piece) => [`${piece.kind}/${piece.id}`, piece])).values()]
}
