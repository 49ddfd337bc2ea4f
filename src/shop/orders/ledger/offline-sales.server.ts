/* A sale counts on its day, an undoing on its own day. Real money; gifts bring none. Reads only. */
import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import type { CountryTax, LedgerSums } from './ledger.ts'
import type { Range } from './report-query.ts'

/** Earnings of offline sales, and the costs of their pieces; gifts have costs, too. */
export async function offlineSums(reader: Reader, { since, until }: Range): Promise<LedgerSums> {
  const of = (column: 'amount' | 'cost', day: 'sold_at' | 'undone_at') =>
    sql<
      number | string | null
    >`sum(case when ${sql.ref(day)} >= ${since} and ${sql.ref(day)} < ${until}
      then ${sql.ref(column)} else 0 end)`
  const row = await reader
    .selectFrom('outside_sales')
    .select([of('amount', 'sold_at').as('came'), of('amount', 'undone_at').as('went')])
    .select([of('cost', 'sold_at').as('cost'), of('cost', 'undone_at').as('saved')])
    .executeTakeFirstOrThrow()
  const outside = Number(row.came ?? 0) - Number(row.went ?? 0)
  const made = Number(row.saved ?? 0) - Number(row.cost ?? 0)
  return { ...(outside !== 0 && { outside }), ...(made !== 0 && { made }) }
}

export async function offlineUnknown(reader: Reader, { since, until }: Range): Promise<number> {
  const { pieces } = await reader
    .selectFrom('outside_sales')
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('pieces'))
    .where('sold_at', '>=', since)
    .where('sold_at', '<', until)
    .where('undone_at', 'is', null)
    .where('cost', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}

export async function offlineTaxes(reader: Reader, range: Range): Promise<CountryTax[]> {
  const sold = await offlineTax(reader, 'sold_at', range)
  const undone = await offlineTax(reader, 'undone_at', range)
  return [...sold, ...undone.map((row) => ({ ...row, gross: -row.gross, tax: -row.tax }))]
}

async function offlineTax(
  reader: Reader,
  day: 'sold_at' | 'undone_at',
  { since, until }: Range,
): Promise<CountryTax[]> {
  const rows = await reader
    .selectFrom('outside_sales')
    .select(({ fn }) => [
      'tax_country as country',
      'tax_rate as rate',
      fn.sum<number | string>('amount').as('gross'),
      fn.sum<number | string>('tax').as('tax'),
    ])
    .where(day, '>=', since)
    .where(day, '<', until)
    .where('method', '<>', 'given')
    .groupBy(['tax_country', 'tax_rate'])
    .execute()
  return rows.map(({ country, rate, gross, tax }) => ({
    country,
    rate,
    gross: Number(gross),
    tax: Number(tax),
  }))
}

export const soldOffline = (reader: Reader, { since, until }: Range) =>
  reader
    .selectFrom('outside_sales')
    .selectAll()
    .where('method', '<>', 'given')
    .where((eb) =>
      eb.or([
        eb.and([eb('sold_at', '>=', since), eb('sold_at', '<', until)]),
        eb.and([eb('undone_at', '>=', since), eb('undone_at', '<', until)]),
      ]),
    )
