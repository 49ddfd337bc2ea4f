/* Without a fresh sign-in, refunds have a limit for each day and for each order. */
import { sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'
import { ShopError } from '#platform/errors.ts'
import { type Currency, smallestCharge } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import type { OrderRecord } from '#shop/orders/record/order-record.server.ts'
import { paymentsCopy } from './copy.ts'

/** For all orders within a day, and for one order ever: 100 dollars, and about that elsewhere. */
const most = (currency: Currency): Cents => 200 * (smallestCharge(currency) || 50)

/** ShopError 'confirm_sign_in' above `most`. Call it with the order locked. */
export async function requireSmall(
  trx: Writer,
  { id, currency }: Pick<OrderRecord, 'id' | 'currency'>,
  amount: Cents,
  now: number,
): Promise<void> {
  // Refunds of other orders that are asked for at the same time wait, and then count this one.
  if (isPostgres(trx))
    await sql`select pg_advisory_xact_lock(hashtextextended('refunds', 0))`.execute(trx)
  const { sum } = await trx
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(({ fn }) => fn.sum<number | string | null>('refunds.amount').as('sum'))
    .where('refunds.state', '!=', 'refused')
    .where('orders.currency', '=', currency)
    .where((eb) => eb.or([eb('refunds.asked_at', '>', now - day), eb('orders.id', '=', id)]))
    .executeTakeFirstOrThrow()
  if (Number(sum ?? 0) + amount <= most(currency)) return
  throw new ShopError('confirm_sign_in', paymentsCopy.confirm)
}
