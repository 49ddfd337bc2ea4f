/* Owns what else happened to an order, and the owner's note on it. Rows are added, never changed. */
import type { Reader, Writer } from '#db/database.ts'
import type { OrderRemarkTable } from '#db/tables-orders.ts'

type Remark = Omit<OrderRemarkTable, 'order_id'>

/** Writes a moment into an order's history. The same one twice is one. */
export async function addRemark(
  trx: Writer,
  orderId: string,
  what: Remark['what'],
  detail: string,
  at: number,
): Promise<void> {
  await trx
    .insertInto('order_remarks')
    .values({ order_id: orderId, what, detail: detail.slice(0, 500), at })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function readRemarks(reader: Reader | Writer, orderId: string): Promise<Remark[]> {
  return reader
    .selectFrom('order_remarks')
    .select(['what', 'detail', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute()
}

/** The owner's note on an order; null when she has none. */
export async function readNote(
  reader: Reader | Writer,
  orderId: string,
): Promise<{ text: string; at: number } | null> {
  const row = await reader
    .selectFrom('order_notes')
    .select(['note', 'updated_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.note ? { text: row.note, at: row.updated_at } : null
}

/** Writes the note; '' takes it away, and leaves the moment at which that happened. */
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
