import type { Kysely } from 'kysely'

/** The focal point of a cropped picture (null: its middle), and a piece's longer story. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('focus_x', 'integer').execute()
  await db.schema.alterTable('pictures').addColumn('focus_y', 'integer').execute()
  await db.schema.alterTable('pieces').addColumn('story', 'text').execute()
}
