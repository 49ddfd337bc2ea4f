import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  for (const name of ['discount', 'tax']) {
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .createTable('payment_news')
    .addColumn('payment_ref', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('told', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('payment_news_key', ['payment_ref', 'subject'])
    .execute()
}
