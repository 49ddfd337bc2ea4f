/*
 * A buyer is a visitor, and the mailboxes that the visitor bought with or enters now. Another
 * device, address and network together count as another buyer. Reads only.
 */

import { sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { isMailbox } from '#platform/db/mailbox-match.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { oneEach } from '#shop/catalogue/stock/shortage.ts'
import type { CodeUser } from '#shop/checkout/discounts/discounts.server.ts'
import { type NewOrderLine, refundedQuantities } from '#shop/orders/record/lines.server.ts'
import { voidReason } from '#shop/orders/record/order-record.server.ts'

type Line = Pick<NewOrderLine, 'kind' | 'productId' | 'quantity' | 'name' | 'printName' | 'oneEach'>

/** ShopError 'one_each'. Refunded units and cancelled purchases don't count. */
export async function requireOneEach(
  trx: Writer,
  buyer: CodeUser,
  lines: readonly Line[],
): Promise<void> {
  const limited = lines.filter((line) => line.oneEach)
  for (const line of limited) {
    const same = limited.filter(
      (each) => each.kind === line.kind && each.productId === line.productId,
    )
    const units = same.reduce((sum, { quantity }) => sum + quantity, 0)
    if (units > 1 || (await hasOne(trx, buyer, line))) throw oneEach(displayName(line))
  }
}

async function hasOne(
  trx: Writer,
  { userId, email }: CodeUser,
  { kind, productId }: Line,
): Promise<boolean> {
  const addresses = [...(await boughtWith(trx, userId)), ...(email === null ? [] : [email])]
  const bought = await trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_lines.order_id', 'order_lines.quantity'])
    .where('order_lines.kind', '=', kind)
    .where('order_lines.product_id', '=', productId)
    .where('orders.state', 'in', ['processing', 'paid', 'fulfilled'])
    .where(sql<boolean>`coalesce(${voidReason('orders')}, 'dispute_lost') = 'dispute_lost'`)
    .where((eb) =>
      eb.or([
        eb('orders.user_id', '=', userId),
        ...addresses.map((address) => isMailbox('orders.buyer_email', address)),
      ]),
    )
    .execute()
  if (bought.length === 0) return false
  const orderIds = bought.map((line) => line.order_id)
  const back = await refundedQuantities(trx, orderIds, ['done'])
  return bought.some(({ id, quantity }) => quantity > (back.get(id) ?? 0))
}

/** The newest addresses are enough to recognize a buyer. */
const mostAddresses = 20

async function boughtWith(trx: Writer, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('orders')
    .select('buyer_email')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where('buyer_email', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(mostAddresses)
    .execute()
  return [...new Set(rows.flatMap(({ buyer_email: email }) => email ?? []))]
}
