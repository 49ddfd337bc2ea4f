import { type SelectQueryBuilder, sql } from 'kysely'

const atOnce = 200

type Key<Row> = (keyof Row & string) | `${string}.${keyof Row & string}`

/**
 * Streams a query's rows in batches. The keys must be selected, unique together and indexed: then
 * the last batch costs as much as the first.
 */
export async function* streamBatches<DB, TB extends keyof DB, Row extends object>(
  query: SelectQueryBuilder<DB, TB, Row>,
  ...keys: Key<Row>[]
): AsyncGenerator<readonly Row[]> {
  const columns = keys.map((key) => sql.ref(key))
  const names = keys.map((key) => key.split('.').at(-1) as keyof Row)
  const ordered = columns.reduce((sorted, column) => sorted.orderBy(column), query).limit(atOnce)
  for (let next = ordered; ; ) {
    const rows = (await next.execute()) as Row[]
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < atOnce) return
    const values = names.map((name) => last[name])
    next = ordered.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(values)})`)
  }
}

export async function* streamRows<DB, TB extends keyof DB, Row extends object>(
  ...parts: Parameters<typeof streamBatches<DB, TB, Row>>
): AsyncGenerator<Row> {
  for await (const rows of streamBatches(...parts)) yield* rows
}
