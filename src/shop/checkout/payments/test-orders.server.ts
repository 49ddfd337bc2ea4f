/* One transaction: a crash leaves nothing half removed, and a second press finds nothing to do. */

import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import { forgetJobs } from '#platform/db/outbox/outbox.ts'
import { addUp } from '#platform/spread.ts'
import { forgetOrders } from '#shop/catalogue/editions/numbers.server.ts'
import { forgetHoldUse } from '#shop/catalogue/stock/hold-limits.server.ts'
import { restock } from '#shop/catalogue/stock/stock.server.ts'
import type { StockRef } from '#shop/catalogue/stock/stock.ts'
import { removeInvoices } from '#shop/orders/invoices/invoices.server.ts'
import { removeEntries } from '#shop/orders/ledger/ledger.server.ts'
import type { RefundedLine } from '#shop/orders/record/lines.server.ts'
import { restockedUnits, restockRefs } from '#shop/orders/record/refunds/restock.ts'
import {
  countTestOrders,
  lockTestOrders,
  removeOrders,
  type TestOrder,
} from '#shop/orders/record/test-orders.server.ts'
import { forgetOrders as forgetInWithdrawals } from '#shop/orders/withdrawals/withdrawals.server.ts'

export interface Cleared {
  removed: number
  staying: number
}

export function createTestOrders({ db }: { db: Database }) {
  return {
    count: () => countTestOrders(db.longReads),

    /** Never an order of real money. Taken stock comes back. */
    async clear(): Promise<Cleared> {
      const removed = await db.transact(async (trx) => {
        const orders = await lockTestOrders(trx)
        if (orders.length > 0) await removeAll(trx, orders)
        return { removed: orders.length }
      })
      const { staying } = await countTestOrders(db.longReads)
      return { ...removed, staying }
    },
  }
}

type Taken = StockRef & { quantity: number }

/** As many as a statement's parameters allow on both databases. */
const batch = 500

async function removeAll(trx: Writer, orders: readonly TestOrder[]): Promise<void> {
  const back: Taken[] = []
  for (let from = 0; from < orders.length; from += batch) {
    const some = orders.slice(from, from + batch)
    const ids = some.map(({ id }) => id)
    back.push(...(await takenBy(trx, some)))
    const refunds = await trx
      .deleteFrom('refunds')
      .where('order_id', 'in', ids)
      .returning('id')
      .execute()
    const paid = some.flatMap(({ paymentRef }) => paymentRef ?? [])
    if (paid.length > 0) {
      await trx.deleteFrom('payment_events').where('payment_ref', 'in', paid).execute()
    }
    for (const id of ids) await forgetHoldUse(trx, id)
    await forgetJobs(trx, { orderId: ids, refundId: refunds.map(({ id }) => id) })
    await removeEntries(trx, ids)
    await forgetOrders(trx, ids)
    await removeInvoices(trx, ids)
    await forgetInWithdrawals(trx, ids)
    await removeOrders(trx, ids)
  }
  await restock(trx, back)
  raiseContentVersion(trx)
}

async function takenBy(trx: Writer, orders: readonly TestOrder[]): Promise<Taken[]> {
  const ids = orders.flatMap(({ id, tookStock }) => (tookStock ? [id] : []))
  if (ids.length === 0) return []
  const lines = await trx
    .selectFrom('order_lines')
    .select([
      'id',
      'kind',
      'product_id as productId',
      'size',
      'quantity',
      'making as inventoryPolicy',
    ])
    .where('order_id', 'in', ids)
    .execute()
  const refunds = await trx
    .selectFrom('refunds')
    .select('lines')
    .where('order_id', 'in', ids)
    .where('restock', '=', 1)
    .execute()
  const refunded = refunds.flatMap((refund) => JSON.parse(refund.lines) as RefundedLine[])
  return lines.flatMap((line) => {
    const back = refunded.filter(({ lineId }) => lineId === line.id).map(restockedUnits)
    const quantity = line.quantity - addUp(back)
    return quantity > 0 ? restockRefs(line).map((ref) => ({ ...ref, quantity })) : []
  })
}
