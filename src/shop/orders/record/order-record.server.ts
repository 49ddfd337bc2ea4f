/*
 * Owns the rows of `orders`: other modules change an order only by these functions. An order's
 * state moves only by compare-and-set along the table of transitions. Every query finds out by
 * `voidReason` that an order sends nothing more (decision 13).
 */
import type { Insertable, Selectable, Updateable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import type { OrderState, Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import { isId, newId, newSecret } from '#platform/ids.ts'
import type { SaleTax, TaxPart } from '#shop/store/tax/sale-tax.ts'
import { recordCopy } from './copy.ts'
import type { OrderDiscount, OrderPresent, OrderTax, VoidReason } from './order.ts'
import { canTransition } from './order.ts'
import type { PromiseTerms } from './promise.ts'

export type OrderRecord = Selectable<Tables['orders']>

type Changes = Omit<Updateable<Tables['orders']>, 'id' | 'number' | 'state' | 'updated_at'>

export type NewOrder = Omit<
  Insertable<Tables['orders']>,
  'id' | 'token' | 'number' | 'created_at' | 'updated_at' | 'refunded' | 'disputed'
> & { id?: string }

/** Null when the cart has a live attempt already. */
export async function insertOrder(
  trx: Writer,
  order: NewOrder,
  now: number,
): Promise<OrderRecord | null> {
  const row = await trx
    .insertInto('orders')
    .values({
      id: newId(),
      token: newSecret(),
      refunded: 0,
      disputed: 0,
      created_at: now,
      updated_at: now,
      ...order,
    })
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Locks until the transaction ends, so that its writers take turns; null: no such order. */
export async function lockOrder(trx: Writer, id: string): Promise<OrderRecord | null> {
  const row = await trx
    .updateTable('orders')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** By our id in the session's metadata. Without it, by the session's id. */
export async function findOrderOfSession(
  trx: Writer,
  session: { id: string; orderId: string | null },
): Promise<OrderRecord | undefined> {
  const { orderId, id } = session
  const orders = trx.selectFrom('orders').selectAll()
  const byId = isId(orderId) ? await orders.where('id', '=', orderId).executeTakeFirst() : undefined
  return byId ?? orders.where('session_id', '=', id).executeTakeFirst()
}

export async function changeOrder(
  trx: Writer,
  id: string,
  changes: Changes,
  now: number,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** False when the order moved on, or has another session. */
export async function recordSession(
  trx: Writer,
  orderId: string,
  { id, url }: { id: string; url: string | null },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ session_id: id, session_url: url, updated_at: now })
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', '=', id)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Null when another writer moved it first. A step outside the table of transitions is a bug. */
export async function transitionOrder(
  trx: Writer,
  order: { id: string; state: OrderState },
  to: OrderState,
  now: number,
  changes: Changes = {},
): Promise<OrderRecord | null> {
  if (!canTransition(order.state, to)) {
    throw new Error(`An order never goes from ${order.state} to ${to}.`)
  }
  const row = await trx
    .updateTable('orders')
    .set({ ...changes, state: to, updated_at: now })
    .where('id', '=', order.id)
    .where('state', '=', order.state)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function orderNumbers(
  reader: Reader | Writer,
  ids: readonly (string | null)[],
): Promise<Map<string, number>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const orders = reader.selectFrom('orders').select(['id', 'number'])
  const rows = await orders.where('id', 'in', known).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Their numbers. `valid`: leaves out cancelled ones. */
export async function readReplacements(
  reader: Reader,
  id: string,
  { valid = false } = {},
): Promise<number[]> {
  const rows = await reader
    .selectFrom('orders')
    .select('number')
    .where('replaces', '=', id)
    .$if(valid, (orders) => orders.where(voidReason('orders'), 'is', null))
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

export async function hasBought(reader: Reader | Writer, userId: string): Promise<boolean> {
  return hasRows(
    reader.selectFrom('orders').where('user_id', '=', userId).where('paid_at', 'is not', null),
  )
}

/** Null: the terms weren't recorded. */
export function promiseTerms({
  dispatch_terms: terms,
}: Pick<OrderRecord, 'dispatch_terms'>): PromiseTerms | null {
  return terms ? (JSON.parse(terms) as PromiseTerms) : null
}

export function noSuchOrder(): ShopError {
  return new ShopError('not_found', recordCopy.noSuchOrder)
}

/** `orders`: the table's name in the query. A refund of nothing voids a free order. */
export function voidReason(orders: string): RawBuilder<VoidReason | null> {
  const its = (column: string) => sql.ref(`${orders}.${column}`)
  const isCancelled = sql`exists (
    select 1 from refunds where refunds.order_id = ${its('id')} and refunds.state = 'done'
      and (refunds.cancels = 1 or ${its('total')} = 0)
  )`
  return sql<VoidReason | null>`case
    when ${its('total')} > 0 and ${its('refunded')} >= ${its('total')}
      then case when ${isCancelled} then 'voided' else 'refunded' end
    when ${its('disputed')} = 2 or ${its('refunded')} + ${its('lost_amount')} >= ${its('total')}
      then 'dispute_lost'
    when ${its('total')} = 0 and ${isCancelled} then 'voided'
  end`
}

export type WholeOrder = OrderRecord & {
  void_reason: VoidReason | null
  packing_since: number | null
}

export function wholeOrders(reader: Reader | Writer) {
  return reader
    .selectFrom('orders')
    .selectAll('orders')
    .select(voidReason('orders').as('void_reason'))
    .select(({ selectFrom }) =>
      selectFrom('order_events')
        .select(({ fn }) => fn.min('at').as('at'))
        .whereRef('order_id', '=', 'orders.id')
        .where('type', '=', 'packing')
        .as('packing_since'),
    )
}

export async function isVoid(reader: Reader | Writer, id: string): Promise<boolean> {
  const orders = reader.selectFrom('orders').where('id', '=', id)
  return hasRows(orders.where(voidReason('orders'), 'is not', null))
}

export function orderTax(order: OrderRecord): OrderTax {
  return {
    tax: order.tax,
    taxIncluded: order.tax_included === 1,
    taxRate: order.tax_rate,
    taxParts: orderTaxParts(order),
    taxCountry: order.tax_country,
    taxNote: order.tax_note,
  }
}

/** A single part for an order from before parts were recorded. */
export function orderTaxParts({
  tax_parts,
  tax_rate: rate,
  total: gross,
  tax,
}: Pick<OrderRecord, 'tax_parts' | 'tax_rate' | 'total' | 'tax'>): TaxPart[] {
  return tax_parts === null ? [{ rate, gross, tax }] : (JSON.parse(tax_parts) as TaxPart[])
}

export function taxColumns({ country, parts, tax, note }: SaleTax) {
  const rates = parts.flatMap(({ rate }) => (rate === null || rate === 0 ? [] : [rate]))
  return {
    tax,
    // Older versions read whole hundredths here; the parts have the exact rates.
    tax_rate: rates.length === 1 ? (rates.find(Number.isInteger) ?? null) : null,
    tax_country: country,
    tax_parts: JSON.stringify(parts),
    tax_note: note,
  }
}

export function orderDiscount(order: OrderRecord): OrderDiscount {
  return { discount: order.discount, discountCode: order.discount_code }
}

export function orderPresent(order: OrderRecord): OrderPresent {
  return {
    giftNote: order.gift_note || null,
    withoutPrices: order.gift_note !== null,
    wantedBy: order.wanted_by,
  }
}
