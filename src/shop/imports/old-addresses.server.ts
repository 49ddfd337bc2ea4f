/*
 * Owns the addresses that products had in other shops. Asked only for what would be no page of this
 * shop, so none of its pages is ever covered. Building blocks: they never open a transaction.
 */

import type { Reader, Writer } from '#db/database.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import { productPath } from '#kernel/page-paths.ts'
import { shownAt } from '#shop/catalogue/shown.server.ts'

const longestPath = 300

/**
 * A path as it is kept and looked for: in lower case, decoded, without the collection before it and the
 * slash behind it. Null for what can't be one.
 */
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

/** Leads visitors of these paths to a piece from now on. */
export async function keepOldAddresses(
  trx: Writer,
  paths: readonly string[],
  piece: { kind: ProductKind; id: number },
): Promise<void> {
  const target = { kind: piece.kind, product_id: piece.id }
  for (const path of new Set(paths.map(oldPath))) {
    if (path === null) continue
    await trx
      .insertInto('old_addresses')
      .values({ path, ...target })
      .onConflict((oc) => oc.column('path').doUpdateSet(target))
      .execute()
  }
}

/** The page of the piece that was at this path in another shop; null when visitors can't see it. */
export async function findOldAddress(
  reader: Reader,
  path: string,
  now: number,
): Promise<string | null> {
  const asked = oldPath(path)
  if (asked === null) return null
  const found = await reader
    .selectFrom('old_addresses')
    .select(['kind', 'product_id'])
    .where('path', '=', asked)
    .executeTakeFirst()
  if (!found) return null
  const piece = await reader
    .selectFrom('pieces')
    .select('id')
    .where('kind', '=', found.kind)
    .where('id', '=', found.product_id)
    .where(shownAt(now))
    .executeTakeFirst()
  return piece ? productPath(found.kind, found.product_id) : null
}
