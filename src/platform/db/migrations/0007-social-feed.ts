import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('social_account')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('token', 'text')
    .addColumn('first_token_digest', 'text')
    .addColumn('renewed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('renew_at', 'bigint')
    .addColumn('tried_at', 'bigint')
    .addColumn('fetched_at', 'bigint')
    .addColumn('trouble', 'text')
    .addColumn('trouble_at', 'bigint')
    .execute()
  await db.schema
    .createTable('social_posts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'bigint', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('permalink', 'text', (c) => c.notNull())
    .addColumn('caption', 'text')
    .addColumn('picture', 'text', (c) => c.notNull())
    .execute()
}
