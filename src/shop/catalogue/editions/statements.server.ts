import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'
import { otherEditions, type StatementRow, statementRows } from './edition.ts'
import { toEditionTerms } from './editions.server.ts'
import { readSoldSizes } from './sold-sizes.server.ts'

interface BoughtPiece {
  lineId: number
  kind: ProductKind
  productId: number
  size: string
}

/** Of unlimited pieces: a copy of an edition is stated with its number, and none without it. */
export async function readStatements(
  reader: Reader,
  lines: readonly BoughtPiece[],
): Promise<Map<number, StatementRow[]>> {
  if (lines.length === 0) return new Map()
  const rows = await reader
    .selectFrom('editions')
    .selectAll()
    .where('piece_id', 'in', [...new Set(lines.map(({ productId }) => productId))])
    .orderBy('id')
    .execute()
  const pieces = lines.map(({ kind, productId: id }) => ({ kind, id }))
  const sizes = await readSoldSizes(reader, pieces)
  return new Map(
    lines.flatMap(({ lineId, kind, productId, size }) => {
      const row = rows.find((each) => each.kind === kind && each.piece_id === productId)
      if (!row) return []
      const limited = (sizes.get(`${kind}/${productId}`) ?? []).filter(
        ({ total }) => total !== null,
      )
      if (limited.some((each) => each.size === size)) return []
      const terms = toEditionTerms(row)
      const others = otherEditions(size, limited, terms.others)
      return [[lineId, statementRows({ ...terms, others, total: 0 })]]
    }),
  )
}
