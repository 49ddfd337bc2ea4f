import type { Kysely } from 'kysely'

/** A dispute may be for less than the payment: its amount, and the amount that an order lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_events').addColumn('amount', 'integer').execute()
  await db.schema.alterTable('orders').addColumn('lost_amount', 'integer').execute()
}
