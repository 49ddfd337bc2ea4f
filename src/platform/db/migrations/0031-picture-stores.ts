import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('store', 'text').execute()
  await db.schema.createIndex('pictures_by_hash').on('pictures').column('hash').execute()
}
