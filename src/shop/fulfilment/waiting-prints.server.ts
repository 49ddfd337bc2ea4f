/* Owns the count of prints that the print provider doesn't have yet. Only reads. */
import type { Reader } from '#db/database.ts'
import { calledOff } from '#shop/orders/void-reason.server.ts'

/** Paid orders by what became of their prints. */
export interface WaitingPrints {
  /** On their way to the provider, or held until the owner has seen to the order. */
  queued: number
  /** Refused by the provider, or sent back. */
  failed: number
}

export async function countWaitingPrints(reader: Reader): Promise<WaitingPrints> {
  const rows = await reader
    .selectFrom('order_parts')
    .innerJoin('orders', 'orders.id', 'order_parts.order_id')
    .select(({ fn }) => ['order_parts.state', fn.countAll<number>().as('count')])
    .where('order_parts.part', '=', 'prints')
    .where('order_parts.state', 'in', ['queued', 'failed'])
    .where('orders.state', '=', 'paid')
    .where(calledOff('orders'), 'is', null)
    .groupBy('order_parts.state')
    .execute()
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { queued: of('queued'), failed: of('failed') }
}
