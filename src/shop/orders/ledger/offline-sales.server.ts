/* A sale counts on its day, an undoing on its own day. Real money; gifts bring none. Reads only. */
import { sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import { streamRows } from '#platform/db/long-reads/batches.ts'
import { type Cents, toDecimal } from '#platform/money/money.ts'
import { csvRecord } from '#platform/network/csv.ts'
import { minuteIn } from '#platform/time/zone.ts'
import { ledgerCopy } from './copy.ts'
import { type CountryTax, entryWords, type LedgerSums } from './ledger.ts'
import type { PieceReport } from './reports.server.ts'

/** Epoch milliseconds, end excluded. */
interface Range {
  since: number
  until: number
}

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
    ...{ country, rate, gross: Number(gross), tax: Number(tax) },
  }))
}

export async function offlinePieces(
  reader: Reader,
  { since, until }: Range,
): Promise<PieceReport[]> {
  const rows = await reader
    .selectFrom('outside_sales')
    .select(({ fn }) => [
      'kind',
      'product_id',
      fn.max('name').as('name'),
      fn.sum<number | string>('quantity').as('quantity'),
      fn.sum<number | string>('amount').as('sum'),
    ])
    .where('sold_at', '>=', since)
    .where('sold_at', '<', until)
    .where('undone_at', 'is', null)
    .where('method', '<>', 'given')
    .groupBy(['kind', 'product_id'])
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    productId: row.product_id,
    name: row.name,
    descName: null,
    quantity: Number(row.quantity),
    sum: Number(row.sum),
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

export async function* offlineRows(
  reader: Reader,
  { since, until, zone }: Range & { zone: string },
): AsyncGenerator<string> {
  const isIn = (at: number | null): at is number => at !== null && at >= since && at < until
  const rows = streamRows(soldOffline(reader, { since, until }), 'id')
  for await (const { id, amount, currency, method, sold_at, undone_at } of rows) {
    const record = (row: string, at: number, sum: Cents) =>
      csvRecord([
        row,
        minuteIn(at, zone),
        null,
        entryWords.outside,
        toDecimal(sum, currency),
        currency,
        'real',
        method,
      ])
    if (isIn(sold_at)) yield record(`E${id}`, sold_at, amount)
    if (isIn(undone_at)) yield record(ledgerCopy.eUndone(id), undone_at, -amount)
  }
}
