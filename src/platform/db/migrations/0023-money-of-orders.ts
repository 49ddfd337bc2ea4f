import { type Kysely, sql } from 'kysely'

/**
 * Which account took an order's money, and which money it was. An order from before tells by its
 * provider, and by what Stripe calls a session of its test mode.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('provider_account', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('money', 'text', (c) => c.notNull().defaultTo('live'))
    .execute()
  await sql`update orders set money = 'play' where provider = 'demo'`.execute(db)
  await sql`update orders set money = 'test' where session_id like 'cs_test_%'`.execute(db)
}
