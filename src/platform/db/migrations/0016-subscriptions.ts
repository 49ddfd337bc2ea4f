import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  const { schema } = db
  await schema.alterTable('wishes').renameTo('back_in_stock_subscriptions').execute()
  await schema
    .alterTable('back_in_stock_subscriptions')
    .renameColumn('asked_at', 'state_since')
    .execute()
  const states = { asked: 'requested', told: 'notified' }
  for (const [before, after] of Object.entries(states)) {
    await sql`update back_in_stock_subscriptions set state = ${after} where state = ${before}`.execute(
      db,
    )
  }
  await sql`drop index outbox_set_aside`.execute(db)
  await sql`update outbox set state = 'dead_lettered' where state = 'set_aside'`.execute(db)
  await sql`create index outbox_dead_letters on outbox (id) where state = 'dead_lettered'`.execute(
    db,
  )
  // Planned runs keep their slots, so that none is lost and none comes twice.
  await sql`update outbox set dedupe_key = replace(dedupe_key, 'waiting.look:', 'subscriptions.notify:')
    where topic = 'waiting.look'`.execute(db)
  await sql`update outbox set topic = 'subscriptions.notify' where topic = 'waiting.look'`.execute(
    db,
  )
  await sql`update settings set key = 'shipping.dispatch-time' where key = 'shipping.promise'`.execute(
    db,
  )
}
