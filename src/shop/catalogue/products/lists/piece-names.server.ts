import { productKinds } from '#platform/addresses/kinds.ts'
import type { Reader } from '#platform/db/database.ts'

/** By keys such as 'merch:7'; deleted pieces, too. Other keys are left out. */
export async function readPieceNames(
  reader: Reader,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const found = await Promise.all(
    productKinds.map(async (kind) => {
      const asked = keys.filter((key) => key.startsWith(`${kind}:`))
      const ids = asked.map((key) => Number(key.slice(kind.length + 1))).filter(Number.isInteger)
      if (ids.length === 0) return []
      return reader
        .selectFrom('pieces')
        .select(['kind', 'id', 'name'])
        .where('kind', '=', kind)
        .where('id', 'in', [...new Set(ids)])
        .execute()
    }),
  )
  return Object.fromEntries(found.flat().map(({ kind, id, name }) => [`${kind}:${id}`, name]))
}
