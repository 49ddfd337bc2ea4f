import { hour } from '#platform/time/clock.ts'

/* Only PostgreSQL has the table `counts`. No backup holds it: counts matter for minutes. */

interface Statement {
  name?: string
  text: string
  values: unknown[]
}

export interface Counts {
  readonly table: string
  query(statement: Statement): Promise<{ rows: unknown[]; rowCount: number | null }>
}

export function countsOn(pool: Pick<Counts, 'query'>): Counts {
  return { table: 'counts', query: (statement) => pool.query(statement) }
}

/** Machines' clocks differ: a count that another machine still uses must stay. */
const kept = hour

export async function forgetCounts({ counts }: { counts: Counts | null }, now: number) {
  if (!counts) return
  const text = `delete from ${counts.table} where expire < $1`
  await counts.query({ text, values: [now - kept] })
}
