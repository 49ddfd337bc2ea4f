import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('delays'), 'id')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('leaves_by', 'text')
    .addColumn('needs_consent', 'integer', (c) => c.notNull())
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .addColumn('answer_by', 'bigint', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .execute()
  await db.schema.createIndex('delays_by_order').on('delays').column('order_id').execute()
}
