import type { Kysely } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('wishes'), 'id')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('wishes_once', ['kind', 'product_id', 'email'])
    .execute()
  await db.schema
    .createIndex('wishes_by_state')
    .on('wishes')
    .columns(['state', 'kind', 'product_id'])
    .execute()
}
