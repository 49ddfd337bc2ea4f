import type { Kysely } from 'kysely'

/** The store of a picture; null until the shop sets it at its next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pictures').addColumn('store', 'text').execute()
  await db.schema.createIndex('pictures_by_hash').on('pictures').column('hash').execute()
}
