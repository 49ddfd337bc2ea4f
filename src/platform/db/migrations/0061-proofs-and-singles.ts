import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const [table, column] of [
    ['editions', 'proofs_given'],
    ['certificates', 'proof'],
    ['outside_sales', 'proof'],
    ['pieces', 'certified'],
  ] as const) {
    await schema
      .alterTable(table)
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await schema.alterTable('certificates').addColumn('kind', 'text').execute()
  await schema.alterTable('certificates').addColumn('piece_id', 'bigint').execute()
  await schema.dropIndex('certificates_numbers').execute()
  await sql`create unique index certificates_numbers on certificates (edition_id, proof, number)
    where voided_at is null and number is not null`.execute(db)
  await sql`create unique index certificates_singles on certificates (kind, piece_id)
    where voided_at is null and piece_id is not null`.execute(db)
}
