import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('drops')
    .addColumn('one_each', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update drops set one_each = 1
    where exists (select 1 from pieces where drop_id = drops.id and deleted_at is null)
    and not exists (
      select 1 from pieces where drop_id = drops.id and deleted_at is null and one_each = 0
    )`.execute(db)
}
