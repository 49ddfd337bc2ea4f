import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('focus_x', 'integer').execute()
  await db.schema.alterTable('pictures').addColumn('focus_y', 'integer').execute()
  await db.schema.alterTable('pieces').addColumn('story', 'text').execute()
}
