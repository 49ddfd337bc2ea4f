import { type Kysely, sql } from 'kysely'

/** When the payment provider's events last came is kept under a name that says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update settings set key = 'payments.webhook-seen' where key = 'payments.heard'`.execute(
    db,
  )
}
