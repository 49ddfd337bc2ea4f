/* Looked up only for paths without a page, so that no page is ever hidden. */

import type { ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'

export type NewPlace = { kind: ProductKind; id: number } | { collection: number } | { page: number }

const longestPath = 300

/** Lower case, decoded, without '/collections/…' and a last slash. Null: impossible. */
export function oldPath(path: string): string | null {
  if (path.length > 3 * longestPath) return null
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  const kept = plain
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/collections\/[^/]+(?=\/products\/)/, '')
    .replace(/\/+$/, '')
  return kept.length > 1 && kept.length <= longestPath && !kept.includes('\0') ? kept : null
}

export async function insertOldAddresses(
  trx: Writer,
  paths: readonly string[],
  place: NewPlace,
): Promise<void> {
  const target = {
    kind: 'kind' in place ? place.kind : null,
    product_id: 'kind' in place ? place.id : null,
    collection_id: 'collection' in place ? place.collection : null,
    page_id: 'page' in place ? place.page : null,
  }
  for (const path of new Set(paths.map(oldPath))) {
    if (path === null) continue
    await trx
      .insertInto('old_addresses')
      .values({ path, ...target })
      .onConflict((oc) => oc.column('path').doUpdateSet(target))
      .execute()
  }
}

export async function findOldPlace(reader: Reader, path: string): Promise<NewPlace | null> {
  const asked = oldPath(path)
  if (asked === null) return null
  const found = await reader
    .selectFrom('old_addresses')
    .selectAll()
    .where('path', '=', asked)
    .executeTakeFirst()
  if (!found) return null
  const { kind, product_id: id, collection_id: collection, page_id: page } = found
  if (collection !== null) return { collection }
  if (page !== null) return { page }
  return kind === null || id === null ? null : { kind, id }
}
