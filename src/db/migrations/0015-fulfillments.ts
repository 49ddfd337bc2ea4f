import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '../migrate.ts'

/** The field's words for what leaves the studio, for an order's history and for payment events. */
export async function up(db: Kysely<unknown>, _tools: MigrationTools): Promise<void> {
  const { schema } = db
  await schema.alterTable('order_parts').renameTo('fulfillments').execute()
  await schema.alterTable('fulfillments').renameColumn('part', 'kind').execute()
  await schema.alterTable('parcels').renameColumn('part', 'kind').execute()
  await schema.alterTable('order_remarks').renameTo('order_events').execute()
  await schema.alterTable('order_events').renameColumn('what', 'type').execute()
  await sql`update order_events set type = 'address_changed' where type = 'readdressed'`.execute(db)
  await schema.alterTable('payment_news').renameTo('payment_events').execute()
  await schema.alterTable('payment_events').renameColumn('told', 'booked').execute()
  await schema.alterTable('refunds').renameColumn('put_back', 'restock').execute()
  await sql`update refunds set lines = replace(lines, '"back":', '"restocked":')`.execute(db)
}
