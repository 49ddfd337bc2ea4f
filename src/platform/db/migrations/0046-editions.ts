import { type Kysely, sql } from 'kysely'
import type { MigrationTools } from '#platform/db/migrate.ts'

export async function up(db: Kysely<unknown>, { serialKey }: MigrationTools): Promise<void> {
  const { schema } = db
  await serialKey(schema.createTable('editions'), 'id')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('piece_id', 'bigint', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('total', 'bigint', (c) => c.notNull())
    .addColumn('proofs', 'bigint', (c) => c.notNull())
    .addColumn('given', 'bigint', (c) => c.notNull())
    .addColumn('year', 'bigint')
    .addColumn('process', 'text')
    .addColumn('reproduction', 'bigint', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('others', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('editions_of_pieces', ['kind', 'piece_id', 'size'])
    .addCheckConstraint('editions_given', sql`given >= 0 and given <= total`)
    .execute()
  await schema
    .createTable('certificates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('edition_id', 'bigint', (c) => c.references('editions.id'))
    .addColumn('number', 'bigint')
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .addColumn('line_id', 'bigint')
    .addColumn('token', 'text')
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('voided_at', 'bigint')
    .addColumn('on_sale', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`create unique index certificates_numbers on certificates (edition_id, number)
    where voided_at is null and number is not null`.execute(db)
  await schema.createIndex('certificates_by_order').on('certificates').column('order_id').execute()
  await schema
    .createIndex('certificates_by_edition')
    .on('certificates')
    .columns(['edition_id', 'number'])
    .execute()
  await schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  for (const table of ['pieces', 'piece_sizes', 'order_lines']) {
    await schema.alterTable(table).addColumn('edition_id', 'bigint').execute()
  }
}
