import { hour } from '#platform/time/clock.ts'

/*
 * The table `counts`, which only PostgreSQL has: what several machines count together. It stands in
 * no transaction, in no list of tables and in no backup, because nothing in it matters for longer
 * than minutes. The API's limits write it; this file forgets what is over.
 */

interface Statement {
  name?: string
  text: string
  values: unknown[]
}

export interface Counts {
  readonly table: string
  query(statement: Statement): Promise<{ rows: unknown[]; rowCount: number | null }>
}

/** Writes the table, on the connections that also write. */
export function countsOn(pool: Pick<Counts, 'query'>): Counts {
  return { table: 'counts', query: (statement) => pool.query(statement) }
}

/** Machines' clocks differ: a count that another machine still uses must stay. */
const kept = hour

/** Answers the number of removed counts. */
export async function forgetCounts({ counts }: { counts: Counts | null }, now: number) {
  if (!counts) return 0
  const text = `delete from ${counts.table} where expire < $1`
  return (await counts.query({ text, values: [now - kept] })).rowCount ?? 0
}
