import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content')
    .addColumn('change', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('content_topics')
    .addColumn('topic', 'text', (c) => c.primaryKey())
    .addColumn('change', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('content_topics_change')
    .on('content_topics')
    .column('change')
    .execute()
}
