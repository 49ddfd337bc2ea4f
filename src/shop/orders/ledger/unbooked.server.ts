import type { Reader } from '#platform/db/database.ts'
import { countRows } from '#platform/db/rows.ts'
import type { MoneyMode } from '#platform/money/money.ts'
import type { Range } from './report-query.ts'

/** Counts orders paid in a range, or all. */
export function countUnbooked(
  reader: Reader,
  money: MoneyMode,
  { since, until }: Range = { since: 0, until: Number.MAX_SAFE_INTEGER },
): Promise<number> {
  return countRows(
    reader
      .selectFrom('fulfillments')
      .innerJoin('orders', 'orders.id', 'fulfillments.order_id')
      .where('fulfillments.foreign_cost', 'is not', null)
      .where('orders.money', '=', money)
      .where('orders.paid_at', '>=', since)
      .where('orders.paid_at', '<', until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ledger_entries')
              .select('ledger_entries.id')
              .whereRef('ledger_entries.order_id', '=', 'orders.id')
              .where('ledger_entries.kind', '=', 'print_cost'),
          ),
        ),
      ),
  )
}
