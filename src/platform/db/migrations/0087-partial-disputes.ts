import type { Kysely } from 'kysely'

/** A dispute may be for less than the payment: how much is told, and what of an order was lost so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_events').addColumn('amount', 'integer').execute()
  await db.schema.alterTable('orders').addColumn('lost_amount', 'integer').execute()
}
