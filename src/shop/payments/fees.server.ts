/*
 * Owns asking the payment provider what it kept of each payment. It is known only some time after the
 * payment, so it is asked again until it is. Never guesses a fee.
 */
import type { Reader } from '#db/database.ts'
import { day } from '#kernel/clock.ts'
import { isShopError } from '#kernel/errors.ts'
import { bookFee } from '#shop/ledger/ledger.server.ts'
import type { PaymentProvider } from './payment.ts'
import type { SettlementDeps } from './settlement.server.ts'

/** For how long after a payment its fee is asked for. */
const asksFor = 30 * day
/** The most payments that are asked about at once. */
const mostAtOnce = 30

/** Books the fees that have become known. Safe to repeat; a provider that is away is asked later. */
export async function bookKnownFees(
  deps: SettlementDeps & { payment: PaymentProvider },
): Promise<void> {
  const { db, clock, payment, log } = deps
  if (!payment.feeOf) return
  for (const { id, paymentRef, currency, ...taker } of await withoutFee(db.read, clock.now())) {
    if (paymentRef === null) continue
    try {
      const fee = await payment.feeOf({ paymentRef, currency, taker })
      if (fee !== null) await db.transact((trx) => bookFee(trx, id, fee, clock.now()))
    } catch (error) {
      if (!isShopError(error)) throw error
      log.info({ orderId: id }, 'the provider does not tell its fee yet')
      return
    }
  }
}

/** Paid orders of real or test money without a row of their fee, the newest first. */
function withoutFee(reader: Reader, now: number) {
  return reader
    .selectFrom('orders')
    .select(['id', 'payment_ref as paymentRef', 'currency', 'provider', 'money'])
    .select('provider_account as account')
    .where('paid_at', '>=', now - asksFor)
    .where('payment_ref', 'is not', null)
    .where('money', '!=', 'play')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.order_id', '=', 'orders.id')
            .where('ledger_entries.kind', '=', 'fee'),
        ),
      ),
    )
    .orderBy('paid_at', 'desc')
    .limit(mostAtOnce)
    .execute()
}
