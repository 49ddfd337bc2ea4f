import { type Kysely, sql } from 'kysely'

/** For older orders the provider, and the prefix of Stripe's test sessions, tell the money mode. */
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
