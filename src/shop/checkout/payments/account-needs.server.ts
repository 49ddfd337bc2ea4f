import type { Reader, Writer } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import { voidReason } from '#shop/orders/record/order-record.server.ts'

export function countOrdersInNeed(
  reader: Reader | Writer,
  { provider, account }: { provider: string; account: string },
): Promise<number> {
  return countRows(
    reader
      .selectFrom('orders')
      .where('provider', '=', provider)
      .where('provider_account', '=', account)
      .where((eb) =>
        eb.or([
          eb('state', 'in', ['pending', 'processing']),
          eb.and([eb('state', '=', 'paid'), eb(voidReason('orders'), 'is', null)]),
          eb('disputed', '=', 1),
          eb.exists(
            eb
              .selectFrom('refunds')
              .select('refunds.id')
              .whereRef('refunds.order_id', '=', 'orders.id')
              .where('refunds.state', '=', 'asked'),
          ),
        ]),
      ),
  )
}
