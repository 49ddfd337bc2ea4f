import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'
import { issueInWords } from './0015-issues-in-words.ts'

export async function up(db: Kysely<unknown>, tools: MigrationTools): Promise<void> {
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
  await issues(db, tools)
}

async function issues(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  await serialKey(db.schema.createTable('order_issues'), 'id')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text')
    .execute()
  await db.schema
    .createIndex('order_issues_by_order')
    .on('order_issues')
    .column('order_id')
    .execute()
  await sql`create unique index order_issues_open on order_issues (order_id, code, subject) where resolved_at is null`.execute(
    db,
  )
  const { rows: open } = await sql<Prose>`
    select id, attention as words, updated_at as at from orders
    where attention is not null order by number`.execute(db)
  const { rows: seen } = await sql<Prose>`
    select order_id as id, detail as words, at from order_events
    where type = 'attended' order by at`.execute(db)
  for (const prose of open) await writeDown(db, prose, null)
  for (const prose of seen) await writeDown(db, prose, prose.at)
  await sql`delete from order_events where type = 'attended'`.execute(db)
  await sql`drop index orders_flagged`.execute(db)
  await db.schema.alterTable('orders').dropColumn('attention').execute()
}

interface Prose {
  id: string
  words: string
  at: number
}

async function writeDown(
  db: Kysely<unknown>,
  { id, words, at }: Prose,
  resolvedAt: number | null,
): Promise<void> {
  for (const line of words.split('\n').filter(Boolean)) {
    const { code, subject, details } = issueInWords(line)
    await sql`
      insert into order_issues
        (order_id, code, subject, details, created_at, resolved_at, resolved_by)
      values (${id}, ${code}, ${subject}, ${JSON.stringify(details)}, ${at}, ${resolvedAt},
        ${resolvedAt === null ? null : 'owner'})
      on conflict do nothing`.execute(db)
  }
}
