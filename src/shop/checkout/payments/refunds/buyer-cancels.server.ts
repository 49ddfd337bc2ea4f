/*
 * A buyer cancels an order that isn't begun: the shop refunds and restocks it, and e-mails the
 * owner.
 */
import type { Database } from '#platform/db/database.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import { paymentsCopy } from '#shop/checkout/payments/copy.ts'
import { buyerAttempt, buyerCancel } from '#shop/orders/record/buyer-cancel.ts'
import { lockOrder, noSuchOrder } from '#shop/orders/record/order-record.server.ts'
import { findOrder } from '#shop/orders/record/read-orders.server.ts'
import { insertMessage } from '#shop/people/messages/messages.server.ts'
import { type Refunds, requestRefund } from './refunds.server.ts'

interface BuyerCancelsDeps {
  db: Database
  clock: Clock
  refunds: Pick<Refunds, 'resumeRefund'>
}

export function createBuyerCancels({ db, clock, refunds }: BuyerCancelsDeps) {
  return {
    /**
     * A repeat changes nothing. ShopError 'not_found', 'changed' when it is begun. The refund's job
     * asks a silent provider again.
     */
    async cancel(token: string): Promise<void> {
      const now = clock.now()
      const asked = await db.transact(async (trx) => {
        const found = await findOrder(trx, 'token', token)
        if (!found) throw noSuchOrder()
        await lockOrder(trx, found.id)
        // Read after the lock: the owner may have begun or shipped it in between.
        const order = await findOrder(trx, 'token', token)
        if (!order) throw noSuchOrder()
        const { id, number, buyer } = order
        if (order.refunds.some(({ cancels }) => cancels)) return null
        if (buyerCancel(order) !== 'possible') {
          throw new ShopError('changed', paymentsCopy.begun)
        }
        if (buyer.email !== null) {
          const { subject, message } = paymentsCopy.cancelledByBuyer
          const letter = { name: buyer.name ?? buyer.email, email: buyer.email, message }
          await insertMessage(
            trx,
            { ...letter, subject: subject(number) },
            { now, flood: false, isReport: true },
          )
        }
        const input = { attempt: buyerAttempt, restock: true, cancel: true }
        const refund = await requestRefund(trx, id, input, now)
        // The same attempt stays refused, and the owner has to refund.
        if (refund.state === 'refused')
          throw new ShopError('payment_refused', paymentsCopy.refusedWords)
        return refund
      })
      if (asked === null) return
      await refunds.resumeRefund(asked.id).catch((error: unknown) => {
        if (!isShopError(error) || error.code !== 'payment_unavailable') throw error
      })
    },
  }
}
