import type { Reader, Writer } from '#platform/db/database.ts'
import { editVersion } from '#platform/edit-version.ts'
import { addUp } from '#platform/spread.ts'

/** Another one after each refund and replacement: what is left to refund, ship or replace is less. */
export async function orderVersion(reader: Reader | Writer, orderId: string): Promise<string> {
  const refunds = await reader
    .selectFrom('refunds')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .orderBy('id')
    .execute()
  const orders = reader.selectFrom('orders').select('id').where('replaces', '=', orderId)
  const replacements = await orders.orderBy('id').execute()
  const order = await reader
    .selectFrom('orders')
    .select('refunded')
    .where('id', '=', orderId)
    .executeTakeFirst()
  // The provider reports the shop's own refunds later: they are no other change.
  const atProvider = (order?.refunded ?? 0) - addUp(refunds.map(({ amount }) => amount))
  const ids = [...refunds, ...replacements].map(({ id }) => id)
  return editVersion([...ids, Math.max(atProvider, 0)])
}
