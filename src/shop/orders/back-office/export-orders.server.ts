import type { Reader } from '#platform/db/database.ts'
import { streamBatches } from '#platform/db/long-reads/batches.ts'
import { type Cents, toDecimal } from '#platform/money/money.ts'
import { byteOrderMark, csvRecord } from '#platform/network/csv.ts'
import { dayAfter, minuteIn, startOfDay } from '#platform/time/zone.ts'
import { textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { moneyLabel } from '#shop/orders/record/money-label.ts'
import type { Order } from '#shop/orders/record/order.ts'
import { wholeOrders } from '#shop/orders/record/order-record.server.ts'
import { readOrders } from '#shop/orders/record/read-orders.server.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { backOfficeCopy } from './copy.ts'
import { ownerRow, type RowContext } from './owner-order.server.ts'
import { stateWords } from './owner-order.ts'

export interface ExportRange {
  /** Days in `zone`, '2026-03-08', both included; null: no limit. */
  from: string | null
  to: string | null
  /** IANA name. */
  zone: string
}

export async function* exportOrders(
  reader: Reader,
  { from, to, zone }: ExportRange,
  context: RowContext,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(backOfficeCopy.exportHeadings(await readCurrency(reader)))
  const since = from === null ? 0 : startOfDay(from, zone)
  const until = to === null ? Number.MAX_SAFE_INTEGER : startOfDay(dayAfter(to), zone)
  for await (const orders of paidOrders(reader, { since, until })) {
    yield orders.map((order) => csvRecord(cellsOf(order, zone, context))).join('')
  }
}

/** Epoch milliseconds, end excluded; oldest payment first. */
export async function* paidOrders(
  reader: Reader,
  { since, until }: { since: number; until: number },
): AsyncGenerator<Order[]> {
  const paid = wholeOrders(reader).where('paid_at', '>=', since).where('paid_at', '<', until)
  for await (const rows of streamBatches(paid, 'paid_at', 'number')) yield readOrders(reader, rows)
}

function cellsOf(order: Order, zone: string, context: RowContext): (string | number | null)[] {
  const { currency, lines, shipTo: to } = order
  const money = (cents: Cents) => toDecimal(cents, currency)
  return [
    order.number,
    minuteIn(order.createdAt, zone),
    order.paidAt === null ? null : minuteIn(order.paidAt, zone),
    stateWords(ownerRow(order, context)),
    moneyLabel(order.money) ?? backOfficeCopy.realMoney,
    lines.reduce((sum, line) => sum + line.quantity, 0),
    lines.map(boughtWords).join('; '),
    ...[order.subtotal, order.shipping, order.discount, order.tax].map(money),
    order.taxIncluded && order.tax > 0 ? backOfficeCopy.yes : backOfficeCopy.no,
    money(order.total),
    money(order.refunded),
    order.buyer.name,
    order.buyer.email,
    to?.name ?? null,
    to?.line1 ?? null,
    to?.line2 ?? null,
    to?.city ?? null,
    to?.state ?? null,
    to?.postal_code ?? null,
    to?.country ?? null,
    order.parcels
      .map(({ carrier, trackingNumber }) => [carrier, trackingNumber].filter(Boolean).join(' '))
      .join('; '),
    order.paymentRef,
  ]
}

function boughtWords(line: Order['lines'][number]): string {
  const about = [...saleItemDetails(line), ...textInWords(line)].join(', ')
  return `${line.quantity} x ${line.name}${about && ` (${about})`}`
}
