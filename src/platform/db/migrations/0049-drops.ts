import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('drops'), 'id')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('opens_at', 'bigint', (c) => c.notNull())
    .addColumn('announced', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  const pieces = db.schema.alterTable('pieces')
  await pieces.addColumn('opens_at', 'bigint').execute()
  await pieces.addColumn('drop_id', 'integer').execute()
  await pieces.addColumn('one_each', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await sql`create index pieces_opens_at on pieces (opens_at) where opens_at is not null`.execute(
    db,
  )
  await sql`create index pieces_drop on pieces (drop_id) where drop_id is not null`.execute(db)
}
