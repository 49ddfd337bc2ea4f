/*
 * Keeps an eye on orders whose money is on its way (a bank debit takes days), in case the event that
 * ends the waiting is lost. Never ends a hold itself: only the provider can say that nothing comes.
 */
import { enqueue } from '#db/outbox.ts'
import { day, hour } from '#kernel/clock.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { askForAttention } from '#shop/orders/transition.server.ts'
import type { Attempt } from './attempts.server.ts'
import type { SessionDeps } from './sessions.server.ts'

const pause = 6 * hour
/** Longer than any delayed method takes. */
const patience = 14 * day

export async function lookAgainLater(deps: SessionDeps, attempt: Attempt): Promise<void> {
  const { db, clock, payment } = deps
  if (attempt.sessionId === null) return
  const session = await payment.getSession(attempt.sessionId)
  const settlement = session && (await settlePayment(deps, session))
  if (settlement && settlement.state !== 'processing') return
  await db.transact(async (trx) => {
    const now = clock.now()
    if (now > attempt.expiresAt + patience) {
      const words = 'The payment has been on its way for two weeks. Ask the payment provider.'
      await askForAttention(trx, attempt.orderId, words, now)
    }
    await enqueue(trx, {
      topic: 'hold.expire',
      payload: { orderId: attempt.orderId },
      key: `hold.expire:${attempt.orderId}:${Math.floor(now / pause)}`,
      dueAt: now + pause,
      now,
    })
  })
}
