/* Owns the bookkeeping table: the paid orders of some days, oldest payment first. Never writes. */

import type { Reader } from '#platform/db/database.ts'
import { atOnce, batchesAfter } from '#platform/db/long-reads/batches.ts'
import { toDecimal } from '#platform/money/money.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { dayAfter, minuteIn, startOfDay } from '#platform/time/zone.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import { moneyLabel } from '#shop/orders/record/money-label.ts'
import { type WholeOrder, wholeOrders } from '#shop/orders/record/order-record.server.ts'
import { readCurrency } from '#shop/store/place/currency.server.ts'
import { backOfficeCopy } from './copy.ts'
import { ownerRows, type RowContext } from './owner-order.server.ts'
import type { OwnerOrderRow } from './owner-order.ts'
import { stateWords } from './owner-order.ts'

export interface ExportRange {
  /** Days in `zone`, '2026-03-08', both included; null: no limit. */
  from: string | null
  to: string | null
  /** The studio's IANA zone. */
  zone: string
}

const headings = (currency: string) => [
  'Order',
  'Placed',
  'Paid',
  'State',
  'Money',
  'Pieces',
  'Bought',
  backOfficeCopy.subtotal(currency),
  backOfficeCopy.shipping(currency),
  backOfficeCopy.discount(currency),
  backOfficeCopy.tax(currency),
  backOfficeCopy.taxSums,
  backOfficeCopy.total(currency),
  backOfficeCopy.refunded(currency),
  'Buyer',
  'E-mail',
  backOfficeCopy.shipTo,
  'Street',
  'Street 2',
  'City',
  backOfficeCopy.stateOrRegion,
  backOfficeCopy.zipPostalCode,
  'Country',
  'Tracking',
  'Payment',
]

/** One row per piece, with times in the studio's zone. */
export async function* exportOrders(
  reader: Reader,
  { from, to, zone }: ExportRange,
  context: RowContext,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(headings(await readCurrency(reader)))
  const since = from === null ? 0 : startOfDay(from, zone)
  const until = to === null ? Number.MAX_SAFE_INTEGER : startOfDay(dayAfter(to), zone)
  for await (const orders of paidOrders(reader, { since, until })) {
    yield await recordsOf(reader, orders, zone, context)
  }
}

/** Orders paid in a range (epoch milliseconds, end excluded), oldest payment first. */
export function paidOrders(
  reader: Reader,
  { since, until }: { since: number; until: number },
): AsyncGenerator<readonly WholeOrder[]> {
  return batchesAfter(
    { paid_at: since, number: 0 },
    (after) =>
      wholeOrders(reader)
        .where((eb) =>
          eb(eb.refTuple('paid_at', 'number'), '>', eb.tuple(after.paid_at, after.number)),
        )
        .where('paid_at', '<', until)
        .orderBy('paid_at')
        .orderBy('number')
        .limit(atOnce)
        .execute(),
    ({ paid_at, number }) => ({ paid_at: paid_at ?? 0, number }),
  )
}

async function recordsOf(
  reader: Reader,
  orders: readonly WholeOrder[],
  zone: string,
  context: RowContext,
): Promise<string> {
  const rows = await ownerRows(reader, orders, context)
  const tracking = await trackingOf(
    reader,
    orders.map((order) => order.id),
  )
  return orders
    .map((order, i) => {
      const row = rows[i]
      return row ? csvRecord(cellsOf(order, row, zone, tracking.get(order.id) ?? [])) : ''
    })
    .join('')
}

function cellsOf(
  order: WholeOrder,
  row: OwnerOrderRow,
  zone: string,
  tracking: readonly string[],
): (string | number | null)[] {
  const to = order.ship_to === null ? null : (JSON.parse(order.ship_to) as Address)
  return [
    order.number,
    minuteIn(order.created_at, zone),
    order.paid_at === null ? null : minuteIn(order.paid_at, zone),
    stateWords(row),
    moneyLabel(order.money) ?? 'real',
    row.lines.reduce((sum, line) => sum + line.quantity, 0),
    row.lines.map(boughtWords).join('; '),
    toDecimal(order.subtotal, order.currency),
    toDecimal(order.shipping, order.currency),
    toDecimal(order.discount, order.currency),
    toDecimal(order.tax, order.currency),
    order.tax_included === 1 && order.tax > 0 ? 'yes' : 'no',
    toDecimal(order.total, order.currency),
    toDecimal(order.refunded, order.currency),
    order.buyer_name,
    order.buyer_email,
    to?.name ?? null,
    to?.line1 ?? null,
    to?.line2 ?? null,
    to?.city ?? null,
    to?.state ?? null,
    to?.postal_code ?? null,
    to?.country ?? null,
    tracking.join('; '),
    order.payment_ref,
  ]
}

function boughtWords(line: OwnerOrderRow['lines'][number]): string {
  const about = saleItemDetails(line).join(', ')
  return `${line.quantity} x ${line.name}${about && ` (${about})`}`
}

async function trackingOf(reader: Reader, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await reader
    .selectFrom('parcels')
    .select(['order_id', 'carrier', 'tracking_number'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const found = new Map<string, string[]>()
  for (const { order_id, carrier, tracking_number } of rows) {
    const words = [carrier, tracking_number].filter(Boolean).join(' ')
    found.set(order_id, [...(found.get(order_id) ?? []), words])
  }
  return found
}
