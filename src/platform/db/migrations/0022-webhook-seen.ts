import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update settings set key = 'payments.webhook-seen' where key = 'payments.heard'`.execute(
    db,
  )
}
