import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('piece_sizes')
  await table.addColumn('width', 'double precision').execute()
  await table.addColumn('height', 'double precision').execute()
  await table.addColumn('unit', 'text').execute()
  for (const [label, width, height] of inches) {
    await sql`
      update piece_sizes set width = ${width}, height = ${height}, unit = 'in'
      where label = ${label}`.execute(db)
  }
}

const inches = [
  ['10x10', 10, 10],
  ['14x14', 14, 14],
  ['18x18', 18, 18],
  ['12x18', 12, 18],
  ['24x36', 24, 36],
] as const
