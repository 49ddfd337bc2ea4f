import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['prints', 'clothing', 'merch']) {
    await db.schema
      .alterTable(table)
      .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable(table).addColumn('place', 'bigint').execute()
    await db.schema.alterTable(table).addColumn('form_id', 'text').execute()
    await db.schema.createIndex(`${table}_by_form`).on(table).column('form_id').unique().execute()
    await sql`create index ${sql.ref(`${table}_by_place`)} on ${sql.table(table)} (coalesce(place, id)) where deleted_at is null`.execute(
      db,
    )
  }
}
