import type { Kysely } from 'kysely'

/** A piece made to one buyer's specifications: a property of the piece, and of the line as it was bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['pieces', 'order_lines']) {
    await db.schema
      .alterTable(table)
      .addColumn('personalised', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
}
