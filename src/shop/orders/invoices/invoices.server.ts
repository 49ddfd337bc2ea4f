/* The transaction that issues a paper takes its number, under a lock on the series' row, so that
   no gap arises. Issued papers never change. The buyer's name and address stay in the order, so
   that erasing a person erases them here. */

import type { Selectable } from 'kysely'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput } from '#platform/errors.ts'
import { isId, isSecret, newId } from '#platform/ids.ts'
import type { Cents } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import { displayName } from '#shop/catalogue/products/product.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import type { Address } from '#shop/orders/record/addresses/address.ts'
import {
  readCreditedParts,
  readCreditedSum,
} from '#shop/orders/record/credited-tax/credited-tax.server.ts'
import { partsBetween } from '#shop/orders/record/credited-tax/credited-tax.ts'
import { type OrderLine, readOrderLines } from '#shop/orders/record/lines.server.ts'
import { adjustments, type OrderTax, taxWithin } from '#shop/orders/record/order.ts'
import {
  lockOrder,
  noSuchOrder,
  type OrderRecord,
  orderDiscount,
  orderTax,
  orderTaxParts,
} from '#shop/orders/record/order-record.server.ts'
import { linePaid } from '#shop/orders/record/refunds/line-paid.ts'
import { rateText } from '#shop/store/tax/tax.ts'
import { invoicesCopy } from './copy.ts'
import { invoiceSetting } from './invoice.schema.ts'
import type { InvoiceDocument, InvoiceRef, InvoiceSettings } from './invoice.ts'
import {
  type FilledInvoices,
  type InvoiceSave,
  readInvoiceSettings,
  saveInvoiceSettings,
} from './invoice-settings.server.ts'
import { readToldTaxes } from './told-taxes.server.ts'

export type Invoices = ReturnType<typeof createInvoices>

export interface StoredInvoice {
  ref: InvoiceRef
  document: InvoiceDocument
  orderId: string
  token: string
  buyer: string | null
  shipTo: Address | null
}

export function createInvoices({
  db,
  clock,
  studioName,
}: {
  db: Database
  clock: Clock
  studioName(): Promise<string>
}) {
  return {
    settings: (): Promise<FilledInvoices> => readInvoiceSettings(db.read),

    save: async (wanted: InvoiceSave): Promise<FilledInvoices> => {
      const name = await studioName()
      return db.transact((trx) => saveInvoiceSettings(trx, wanted, name, clock.now()))
    },

    issue: (orderId: string): Promise<InvoiceRef> =>
      db.transact(async (trx) => {
        const order = await lockOrder(trx, orderId)
        if (!order) throw noSuchOrder()
        if (order.paid_at === null) throw badInput('id', invoicesCopy.nothingPaidOrder)
        const settings = await readSetting(trx, invoiceSetting)
        if (settings.sellerAddress === '') {
          throw badInput('id', invoicesCopy.addressFirst)
        }
        await issueInvoice(trx, order, await readOrderLines(trx, orderId), settings, clock.now())
        await creditRefunds(trx, orderId, clock.now())
        const [made] = await listInvoices(trx, orderId)
        if (!made) throw badInput('id', invoicesCopy.noOrders)
        return made
      }),

    list: (orderId: string): Promise<InvoiceRef[]> => listInvoices(db.read, orderId),

    listByToken: async (token: string): Promise<InvoiceRef[]> => {
      if (!isSecret(token)) return []
      const order = await db.read
        .selectFrom('orders')
        .select('id')
        .where('token', '=', token)
        .executeTakeFirst()
      return order ? listInvoices(db.read, order.id) : []
    },

    async find(id: string): Promise<StoredInvoice | null> {
      if (!isId(id)) return null
      const row = await db.read
        .selectFrom('invoices')
        .innerJoin('orders', 'orders.id', 'invoices.order_id')
        .selectAll('invoices')
        .select(['orders.token', 'orders.buyer_name', 'orders.ship_to'])
        .where('invoices.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      return {
        ref: invoiceRef(row),
        document: JSON.parse(row.document) as InvoiceDocument,
        orderId: row.order_id,
        token: row.token,
        buyer: row.buyer_name,
        shipTo: row.ship_to === null ? null : (JSON.parse(row.ship_to) as Address),
      }
    },
  }
}

export async function invoicePaidOrder(
  trx: Writer,
  order: OrderRecord,
  lines: readonly OrderLine[],
  now: number,
): Promise<void> {
  const settings = await readSetting(trx, invoiceSetting)
  if (settings.on) await issueInvoice(trx, order, lines, settings, now)
}

/** For the refunds since the last note; another note takes back a failed refund. Safe to repeat. */
export async function creditRefunds(trx: Writer, orderId: string, now: number): Promise<void> {
  const [invoice, ...notes] = await listInvoices(trx, orderId)
  if (!invoice) return
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const credited = -notes.reduce((sum, { amount }) => sum + amount, 0)
  const amount = credited - (await readCreditedSum(trx, order))
  if (amount === 0) return
  const told = await readToldTaxes(trx, notes, orderTaxParts(order))
  const taxes = partsBetween(told, partsBetween(await readCreditedParts(trx, order), []))
  const within = taxWithin({ ...orderTax(order), taxParts: taxes, taxIncluded: true })
  const words = amount < 0 ? invoicesCopy.refunded : invoicesCopy.refundFailed
  const settings = await readSetting(trx, invoiceSetting)
  await issue(trx, order, settings, 'credit_note', amount, now, {
    lines: [],
    sums: [{ words, amount, strong: true }, ...within.map(toSum)],
    taxes,
    about: invoice.name,
  })
}

export async function removeInvoices(trx: Writer, orderIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('invoices')
    .where('order_id', 'in', orderIds)
    .where('series', 'like', 'test-%')
    .execute()
}

async function issueInvoice(
  trx: Writer,
  order: OrderRecord,
  bought: readonly OrderLine[],
  settings: InvoiceSettings,
  now: number,
): Promise<void> {
  if (order.total === 0) return
  if (await hasRows(trx.selectFrom('invoices').where('order_id', '=', order.id))) return
  const tax = orderTax(order)
  const lines = bought.map((line) => ({
    quantity: line.quantity,
    name: displayName(line),
    details: saleItemDetails(line, 'inches').join(', '),
    amount: linePaid(line) + line.discount,
  }))
  await issue(trx, order, settings, 'invoice', order.total, now, {
    lines,
    sums: [
      { words: invoicesCopy.pieces, amount: order.subtotal },
      { words: invoicesCopy.shipping, amount: order.shipping },
      ...adjustments({ ...tax, ...orderDiscount(order) }).map(toSum),
      { words: invoicesCopy.total, amount: order.total, strong: true },
      ...withoutTax(tax, order.total),
      ...taxWithin(tax).map(toSum),
    ],
    taxes: tax.taxParts,
    about: null,
  })
}

/** Net sums by rate: Directive 2006/112, Art. 226(8). */
function withoutTax({ taxParts, tax }: OrderTax, total: Cents) {
  if (tax === 0) return []
  if (taxParts.length === 1) return [{ words: invoicesCopy.withoutTax, amount: total - tax }]
  return taxParts.map(({ rate, gross, tax: part }) => ({
    words: rate === null ? invoicesCopy.withoutTax : invoicesCopy.withoutTaxAt(rateText(rate)),
    amount: gross - part,
  }))
}

const toSum = ({ words, cents }: { words: string; cents: Cents | null }) => ({
  words,
  amount: cents,
})

async function issue(
  trx: Writer,
  order: OrderRecord,
  settings: InvoiceSettings,
  kind: InvoiceRef['kind'],
  amount: Cents,
  now: number,
  says: Pick<InvoiceDocument, 'lines' | 'sums' | 'taxes' | 'about'>,
): Promise<void> {
  const isReal = order.money === 'live'
  const series = isReal ? kind : `test-${kind}`
  const number = await nextNumber(trx, series, series === 'invoice' ? settings.first : 1)
  const mark = kind === 'credit_note' ? 'CN-' : ''
  const document: InvoiceDocument = {
    sellerName: settings.sellerName,
    sellerLines: [...settings.sellerAddress.split('\n'), settings.taxNumber].filter(Boolean),
    currency: order.currency,
    orderNumber: order.number,
    paidAt: order.paid_at ?? now,
    ...says,
  }
  await trx
    .insertInto('invoices')
    .values({
      id: newId(),
      series,
      number,
      order_id: order.id,
      amount,
      issued_at: now,
      name: `${isReal ? '' : 'TEST-'}${mark}${settings.prefix}${number}`,
      document: JSON.stringify(document),
    })
    .execute()
}

/** Locks the row: the next invoice waits, and a failure gives the number back. */
async function nextNumber(trx: Writer, series: string, first: number): Promise<number> {
  const { last } = await trx
    .insertInto('invoice_series')
    .values({ series, last: first })
    .onConflict((oc) =>
      oc.column('series').doUpdateSet((eb) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

async function listInvoices(reader: Reader | Writer, orderId: string): Promise<InvoiceRef[]> {
  const rows = await reader
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const refs = rows.map(invoiceRef)
  return refs.toSorted((a, b) => Number(a.kind !== 'invoice') - Number(b.kind !== 'invoice'))
}

function invoiceRef(row: Selectable<Tables['invoices']>): InvoiceRef {
  return {
    id: row.id,
    kind: row.series.endsWith('credit_note') ? 'credit_note' : 'invoice',
    name: row.name,
    amount: row.amount,
    currency: (JSON.parse(row.document) as InvoiceDocument).currency,
    issuedAt: row.issued_at,
  }
}
