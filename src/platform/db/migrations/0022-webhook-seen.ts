import { type Kysely, sql } from 'kysely'

/** Renames the setting that holds the time of the payment provider's last event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update settings set key = 'payments.webhook-seen' where key = 'payments.heard'`.execute(
    db,
  )
}
