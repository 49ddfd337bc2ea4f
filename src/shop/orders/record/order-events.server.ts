/* Events are added, never changed. */
import type { Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import type { Tables } from '#platform/db/tables/tables.ts'

type OrderEventRow = Omit<Tables['order_events'], 'order_id'>

/** Safe to repeat. */
export async function addOrderEvent(
  trx: Writer,
  orderId: string,
  type: OrderEventRow['type'],
  detail: string,
  at: number,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, type, detail: detail.slice(0, 500), at })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** A repeat keeps the first time. */
export async function recordPacking(trx: Writer, orderId: string, now: number): Promise<void> {
  if (!(await hasEvent(trx, orderId, 'packing')))
    await addOrderEvent(trx, orderId, 'packing', '', now)
}

export const isDebitEnded = (reader: Reader | Writer, orderId: string): Promise<boolean> =>
  hasEvent(reader, orderId, 'debit_ended')

async function hasEvent(
  reader: Reader | Writer,
  orderId: string,
  type: OrderEventRow['type'],
): Promise<boolean> {
  return hasRows(
    reader.selectFrom('order_events').where('order_id', '=', orderId).where('type', '=', type),
  )
}

export async function readOrderEvents(
  reader: Reader | Writer,
  orderId: string,
): Promise<OrderEventRow[]> {
  return reader
    .selectFrom('order_events')
    .select(['type', 'detail', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute()
}

export async function readNotes(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Map<string, { text: string; at: number }>> {
  const rows = await reader
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('note', '!=', '')
    .execute()
  return new Map(rows.map((row) => [row.order_id, { text: row.note, at: row.updated_at }]))
}

/** '' removes the note, and keeps the time of its removal. */
export async function writeNote(
  trx: Writer,
  orderId: string,
  note: string,
  now: number,
): Promise<void> {
  const row = { note, updated_at: now }
  await trx
    .insertInto('order_notes')
    .values({ order_id: orderId, ...row })
    .onConflict((oc) => oc.column('order_id').doUpdateSet(row))
    .execute()
}
