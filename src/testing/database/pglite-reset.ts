/*
 * Brings a PGlite back to how it was just after its migrations: making everything anew costs ten
 * times as much, before every test. Only while its tables are still the same ones.
 */
import type { PGlite } from '@electric-sql/pglite'

/** Empties what was filled since; answers false when a table, an index, a type … was changed */
export type Reset = () => Promise<boolean>

/** Whatever changes how the database is made leaves a newer, or one fewer, row in one of these. */
const catalogues = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_index',
  'pg_trigger',
  'pg_proc',
  'pg_type',
  'pg_namespace',
]
const shapeQuery = catalogues
  .map(
    (name) => `select '${name}' as name, count(*) as n, max(xmin::text::bigint) as x from ${name}`,
  )
  .join(' union all ')

/** Remembers a database that was migrated just now, and how to come back to it. */
export async function rememberEmpty(pglite: PGlite): Promise<Reset> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  const statements = tables.map(({ name }) => `delete from ${name}`)
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ all: string | null }>(
      `select quote_literal(json_agg(one)::text) as all from ${name} one`,
    )
    const all = rows[0]?.all
    if (!all) continue
    statements.push(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${all})`,
    )
  }
  const { rows: sequences } = await pglite.query<{ again: string }>(`
    select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as again
    from pg_sequences where schemaname = 'public'`)
  const again = [
    // Without triggers no row has to wait for those that it refers to.
    'set session_replication_role = replica',
    ...statements,
    ...sequences.map((one) => one.again),
    'set session_replication_role = default',
  ].join(';\n')
  const shape = await shapeOf(pglite)
  return async () => {
    if ((await shapeOf(pglite)) !== shape) return false
    await pglite.exec(again)
    return true
  }
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query(shapeQuery)
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
