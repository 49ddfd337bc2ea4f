/* Reads a wish by its secret, as its page and its mails show it. Never changes one. */

import type { Reader } from '#db/database.ts'
import { isSecret } from '#kernel/ids.ts'
import { pagePaths, productPath } from '#kernel/page-paths.ts'
import { namesOf } from './stocked-pieces.server.ts'
import { isPiece, type WishFor, type WishView } from './subscription.ts'

export async function readWish(
  reader: Reader,
  token: string,
): Promise<(WishView & { email: string }) | null> {
  if (!isSecret(token)) return null
  const row = await reader
    .selectFrom('wishes')
    .select(['kind', 'product_id', 'state', 'email'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const wish: WishFor = { kind: row.kind, productId: row.product_id }
  const name = (await namesOf(reader, [wish])).get(keyOf(wish)) ?? null
  const path = isPiece(wish) ? productPath(wish.kind, wish.productId) : pagePaths.home
  return { ...wish, state: row.state, name, path, email: row.email }
}

export function keyOf({ kind, productId }: WishFor): string {
  return `${kind}/${productId}`
}
