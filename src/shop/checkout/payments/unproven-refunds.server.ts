/* A session left open can't refund much, in one sum or in ten, at once or day by day. */
import { sql } from 'kysely'
import type { Writer } from '#platform/db/database.ts'
import { isPostgres } from '#platform/db/dialect.ts'
import { ShopError } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import { paymentsCopy } from './copy.ts'

/** For all orders within a day, and for one order ever. */
const most: Cents = 100_00

/** ShopError 'confirm_sign_in' above `most`. Call it with the order locked. */
export async function requireSmall(
  trx: Writer,
  orderId: string,
  amount: Cents,
  now: number,
): Promise<void> {
  // Refunds of other orders that are asked for at the same time wait, and then count this one.
  if (isPostgres(trx))
    await sql`select pg_advisory_xact_lock(hashtextextended('refunds', 0))`.execute(trx)
  const { sum } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('sum'))
    .where('state', '!=', 'refused')
    .where((eb) => eb.or([eb('asked_at', '>', now - day), eb('order_id', '=', orderId)]))
    .executeTakeFirstOrThrow()
  if (Number(sum ?? 0) + amount <= most) return
  throw new ShopError('confirm_sign_in', paymentsCopy.confirm)
}
