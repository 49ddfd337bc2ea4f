/* Rows are only added. A refund is booked as the difference to the present rows. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { readCreditedParts } from '#shop/orders/record/credited-tax/credited-tax.server.ts'
import { partsBetween } from '#shop/orders/record/credited-tax/credited-tax.ts'
import { type OrderRecord, orderTaxParts } from '#shop/orders/record/order-record.server.ts'
import type { TaxPart } from '#shop/store/tax/sale-tax.ts'
import type { CountryTax } from './ledger.ts'
import type { Range, ReportQuery } from './report-query.ts'

/** A difference between the paid sum and the order's total is only in the ledger. */
export async function bookTax(trx: Writer, order: OrderRecord, now: number): Promise<void> {
  await addRows(trx, order, partsBetween([], orderTaxParts(order)), now)
}

/** `refunded` includes lost disputes. */
export async function bookTaxBack(trx: Writer, order: OrderRecord, now: number): Promise<void> {
  const rows = await trx
    .selectFrom('tax_entries')
    .select(['rate', 'gross', 'tax'])
    .where('order_id', '=', order.id)
    .execute()
  if (rows.length === 0) return
  const left = partsBetween(await readCreditedParts(trx, order), orderTaxParts(order))
  await addRows(trx, order, partsBetween(rows, left), now)
}

async function addRows(
  trx: Writer,
  { id, tax_country }: Pick<OrderRecord, 'id' | 'tax_country'>,
  parts: readonly TaxPart[],
  at: number,
): Promise<void> {
  const rows = parts.map((part) => ({ ...part, order_id: id, country: tax_country ?? '', at }))
  if (rows.length > 0) await trx.insertInto('tax_entries').values(rows).execute()
}

export async function removeTaxEntries(trx: Writer, orderIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('tax_entries').where('order_id', 'in', orderIds).execute()
}

/** Less refunds. */
export async function readTaxes(
  reader: Reader,
  { since, until, money }: Range & Pick<ReportQuery, 'money'>,
): Promise<CountryTax[]> {
  const rows = await reader
    .selectFrom('tax_entries')
    .innerJoin('orders', 'orders.id', 'tax_entries.order_id')
    .select(['tax_entries.country', 'tax_entries.rate'])
    .select((eb) => [
      eb.fn.sum<number | string>('tax_entries.gross').as('gross'),
      eb.fn.sum<number | string>('tax_entries.tax').as('tax'),
    ])
    .where('tax_entries.at', '>=', since)
    .where('tax_entries.at', '<', until)
    .where('orders.money', '=', money)
    .groupBy(['tax_entries.country', 'tax_entries.rate'])
    .execute()
  return rows.map(({ country, rate, gross, tax }) => ({
    country,
    rate,
    gross: Number(gross),
    tax: Number(tax),
  }))
}
