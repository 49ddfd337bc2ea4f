import type { Reader, Writer } from '#platform/db/database.ts'
import { editVersion } from '#platform/edit-version.ts'

/** Another one after each refund and replacement: what is left to refund, ship or replace is less. */
export async function orderVersion(reader: Reader | Writer, orderId: string): Promise<string> {
  const refunds = await reader
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .orderBy('id')
    .execute()
  const orders = reader.selectFrom('orders').select('id').where('replaces', '=', orderId)
  const replacements = await orders.orderBy('id').execute()
  return editVersion([...refunds, ...replacements].map(({ id }) => id))
}
