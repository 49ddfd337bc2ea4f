import { sql, type Updateable } from 'kysely'
import type { PieceRow } from '#shop/catalogue/products/product-rows.server.ts'
import { type FactColumns, type Facts, factRows } from './facts.ts'

export function storedFacts(row: PieceRow): Facts {
  const stored: Readonly<Record<string, unknown>> = row
  const read = factRows.map(([name, { column, type }]) => {
    const value = stored[column]
    return [name, type === 'flag' ? value === 1 : type === 'since' ? value !== null : value]
  })
  return Object.fromEntries(read) as Facts
}

/** `now` in epoch milliseconds. */
export function factColumns(given: Partial<Facts>, now: number, isNew: boolean) {
  const columns: Record<string, unknown> = {}
  for (const [name, { column, type }] of factRows) {
    const value = given[name]
    if (value === undefined) continue
    // A new piece has no earlier time that could stay.
    const since = isNew ? now : sql<number>`coalesce(${sql.ref(column)}, ${now})`
    if (type === 'since') columns[column] = value ? since : null
    else columns[column] = type === 'flag' ? Number(value) : value
  }
  return columns as Updateable<FactColumns>
}
