import type { Reader } from '#platform/db/database.ts'
import type { MoneyMode } from '#platform/money/money.ts'

/** Counts orders paid in a range (epoch milliseconds, end excluded), or all. */
export async function countUnbooked(
  reader: Reader,
  money: MoneyMode,
  range?: { since: number; until: number },
): Promise<number> {
  const found = await reader
    .selectFrom('fulfillments')
    .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('fulfillments.foreign_cost', 'is not', null)
    .where('orders.money', '=', money)
    .$if(range !== undefined, (query) =>
      query
        .where('orders.paid_at', '>=', range?.since ?? 0)
        .where('orders.paid_at', '<', range?.until ?? 0),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.order_id', '=', 'orders.id')
            .where('ledger_entries.kind', '=', 'print_cost'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(found.count)
}
