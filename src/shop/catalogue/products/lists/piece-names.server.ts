import { productKinds } from '#platform/addresses/kinds.ts'
import type { Named } from '#platform/addresses/named.ts'
import { productPath } from '#platform/addresses/page-paths.ts'
import type { Reader } from '#platform/db/database.ts'

/** Of every kind; deleted pieces, too. Ids that no piece can have are left out. */
export async function readPieceNames(reader: Reader, ids: readonly string[]): Promise<Named[]> {
  const asked = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  if (asked.length === 0) return []
  const rows = await reader
    .selectFrom('pieces')
    .select(['kind', 'id', 'name', 'desc_name'])
    .where('kind', 'in', productKinds)
    .where('id', 'in', asked)
    .execute()
  return rows.map(({ kind, id, name, desc_name: descName }) => ({
    target: `${kind}:${id}`,
    name: descName === null ? name : `${name}, ${descName}`,
    path: productPath(kind, id),
  }))
}
