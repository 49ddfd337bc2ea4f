/* Reads a subscription by its secret, as its page and its mails show it. Never changes one. */

import type { Reader } from '#db/database.ts'
import { isSecret } from '#kernel/ids.ts'
import { pagePaths, productPath } from '#kernel/page-paths.ts'
import { namesOf } from './stocked-pieces.server.ts'
import { isPiece, type SubscriptionTarget, type SubscriptionView } from './subscription.ts'

/** The subscription of a token with its address, or null. */
export async function findSubscription(
  reader: Reader,
  token: string,
): Promise<(SubscriptionView & { email: string }) | null> {
  if (!isSecret(token)) return null
  const row = await reader
    .selectFrom('back_in_stock_subscriptions')
    .select(['kind', 'product_id', 'state', 'email'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  const target: SubscriptionTarget = { kind: row.kind, productId: row.product_id }
  const name = (await namesOf(reader, [target])).get(keyOf(target)) ?? null
  const path = isPiece(target) ? productPath(target.kind, target.productId) : pagePaths.home
  return { ...target, state: row.state, name, path, email: row.email }
}

/** A target as a map's key: 'merch/2'. */
export function keyOf({ kind, productId }: SubscriptionTarget): string {
  return `${kind}/${productId}`
}
