/* Leaves play money out. Reads only. */
import type { Reader } from '#platform/db/database.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import type { CardFee, PriceFacts } from './price-floor.ts'
import { publishedFee } from './published-fees.ts'

const newest = 100
/** Below this number of fees, the published fees are more accurate. */
const enough = 10

export interface PriceSettings {
  country: string
  currency: Currency
  /** The tax within a price, in hundredths of a percent; null: prices include none. */
  taxRate: number | null
}

export async function readPriceFacts(reader: Reader, settings: PriceSettings): Promise<PriceFacts> {
  const [fees, postages] = await Promise.all([readRows(reader, 'fee'), readRows(reader, 'postage')])
  const published = publishedFee(settings.country, settings.currency)
  const beyond = postages.reduce((sum, { amount, shipping }) => sum - amount - shipping, 0)
  return {
    fee: fees.length >= enough ? averageFee(fees) : published && { ...published, orders: 0 },
    taxRate: settings.taxRate ?? 0,
    postage: postages.length > 0 ? Math.max(0, Math.round(beyond / postages.length)) : 0,
    postageOrders: postages.length,
  }
}

interface Row {
  amount: Cents
  total: Cents
  shipping: Cents
}

async function readRows(reader: Reader, kind: 'fee' | 'postage'): Promise<Row[]> {
  const rows = await reader
    .selectFrom('ledger_entries')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select((eb) => [
      'orders.number',
      'orders.total',
      'orders.shipping',
      eb.fn.sum<number | string>('ledger_entries.amount').as('amount'),
    ])
    .where('ledger_entries.kind', '=', kind)
    .where('orders.money', '=', 'live')
    .groupBy(['orders.number', 'orders.total', 'orders.shipping'])
    .orderBy('orders.number', 'desc')
    .limit(newest)
    .execute()
  return rows
    .map((row) => ({ ...row, amount: Number(row.amount) }))
    .filter(({ amount }) => amount < 0)
}

/** Least squares; without a fixed sum if the line makes no sense. */
export function averageFee(rows: readonly Row[]): CardFee {
  const orders = rows.length
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / orders
  const total = mean((row) => row.total)
  const kept = mean((row) => -row.amount)
  const spread = mean((row) => (row.total - total) ** 2)
  const slope =
    spread === 0 ? 0 : mean((row) => (row.total - total) * (-row.amount - kept)) / spread
  const fixed = kept - slope * total
  const isLine = slope > 0 && fixed >= 0
  const share = isLine ? slope : kept / Math.max(1, total)
  return { share: Math.round(share * 10_000), fixed: isLine ? Math.round(fixed) : 0, orders }
}
