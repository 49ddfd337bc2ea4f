import { type SelectQueryBuilder, sql } from 'kysely'

type Unselected<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>

export async function countRows<DB, TB extends keyof DB>(
  query: Unselected<DB, TB>,
): Promise<number> {
  // PostgreSQL answers a count as text.
  const rows: object[] = await query.select(sql`count(*)`.as('count')).execute()
  return Number(Object.values(rows[0] ?? {})[0])
}

export async function hasRows<DB, TB extends keyof DB>(
  query: Unselected<DB, TB>,
): Promise<boolean> {
  return (await query.select(sql`1`.as('one')).limit(1).execute()).length > 0
}
