import type { Reader, Writer } from '#platform/db/database.ts'
import { editVersion } from '#platform/edit-version.ts'
import { addUp } from '#platform/spread.ts'

/** Another one after each refund and replacement: what is left to refund, ship or replace is less. */
export async function orderVersion(reader: Reader | Writer, orderId: string): Promise<string> {
  return (await orderVersions(reader, [orderId])).get(orderId) ?? ''
}

/** By the order's id; the number of queries is fixed. */
export async function orderVersions(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const refunds = await reader
    .selectFrom('refunds')
    .select(['id', 'amount', 'order_id'])
    .where('order_id', 'in', orderIds)
    .where('state', '!=', 'refused')
    .orderBy('id')
    .execute()
  const replacements = await reader
    .selectFrom('orders')
    .select(['id', 'replaces'])
    .where('replaces', 'in', orderIds)
    .orderBy('id')
    .execute()
  const orders = await reader
    .selectFrom('orders')
    .select(['id', 'refunded'])
    .where('id', 'in', orderIds)
    .execute()
  return new Map(
    orders.map(({ id, refunded }) => {
      const own = refunds.filter(({ order_id }) => order_id === id)
      // The provider reports the shop's own refunds later: they are no other change.
      const atProvider = refunded - addUp(own.map(({ amount }) => amount))
      const replacing = replacements.filter(({ replaces }) => replaces === id)
      const ids = [...own, ...replacing].map((each) => each.id)
      return [id, editVersion([...ids, Math.max(atProvider, 0)])]
    }),
  )
}
