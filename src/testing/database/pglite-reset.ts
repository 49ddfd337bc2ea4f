/* A new PGlite before every test would cost a hundred times as much as a reset. */
import type { PGlite } from '@electric-sql/pglite'

export type Reset = () => Promise<void>

const schemaStatement = /^\s*(?:create|alter|drop)\b/i

/** A reset can't restore a changed schema. */
export function changesSchema(statement: string): boolean {
  return schemaStatement.test(statement)
}

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
    select format('(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as again
    from pg_sequences where schemaname = 'public'`)
  const again = [
    // Without triggers no row has to wait for the rows that it refers to.
    'set session_replication_role = replica',
    ...statements,
    `select setval(name::regclass, next, used::boolean)
    from (values ${sequences.map((one) => one.again).join()}) as kept (name, next, used)`,
    'set session_replication_role = default',
  ].join(';\n')
  return async () => {
    await pglite.exec(again)
  }
}
