/* Owns the count of prints that the print provider doesn't have yet. Only reads. */
import type { Reader } from '#db/database.ts'
import { voidReason } from '#shop/orders/void-reason.server.ts'

/** Paid orders by what became of their prints. */
export interface WaitingPrints {
  /** On their way to the provider, or held until the owner has seen to the order. */
  queued: number
  /** Refused by the provider, or sent back. */
  failed: number
}

export async function countWaitingPrints(reader: Reader): Promise<WaitingPrints> {
  const rows = await reader
    .selectFrom('fulfillments')
    .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
    .select(({ fn }) => ['fulfillments.state', fn.countAll<number>().as('count')])
    .where('fulfillments.kind', '=', 'prints')
    .where('fulfillments.state', 'in', ['queued', 'failed'])
    .where('orders.state', '=', 'paid')
    .where(voidReason('orders'), 'is', null)
    .groupBy('fulfillments.state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { queued: of('queued'), failed: of('failed') }
}
