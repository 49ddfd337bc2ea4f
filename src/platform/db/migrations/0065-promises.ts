import { type Kysely, sql } from 'kysely'

/** Open fulfillments stay due: the studio's by its dispatch time, the printer's by 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('dispatch_terms', 'text').execute()
  for (const column of ['leaves_from', 'leaves_by', 'arrives_from', 'arrives_by']) {
    await db.schema.alterTable('fulfillments').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('fulfillments').addColumn('due_at', 'bigint').execute()
  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'shipping.dispatch-time'`.execute(db)
  const { days = 7 } = JSON.parse(rows[0]?.value ?? '{}') as { days?: number }
  await sql`
    update fulfillments set due_at = (
      select orders.paid_at + case when fulfillments.kind = 'studio'
        then cast(${days * day} as bigint) else cast(${30 * day} as bigint) end
      from orders where orders.id = fulfillments.order_id
    ) where state <> 'shipped'`.execute(db)
}

const day = 86_400_000
