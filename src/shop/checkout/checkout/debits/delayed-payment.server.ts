/*
 * Watches orders with delayed money, in case the final event is lost. Never ends a hold by the
 * shop's clock: the provider says that no money comes, or the owner ends a late wait.
 */
import type { Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { ShopError } from '#platform/errors.ts'
import { day, hour } from '#platform/time/clock.ts'
import { releaseHold } from '#shop/catalogue/stock/held-stock.server.ts'
import { bounceHoldUse } from '#shop/catalogue/stock/hold-limits.server.ts'
import { type Attempt, findAttempt } from '#shop/checkout/checkout/attempts.server.ts'
import { checkoutCopy } from '#shop/checkout/checkout/copy.ts'
import type { SessionDeps } from '#shop/checkout/checkout/payment-sessions.server.ts'
import { paymentStatus, settlePayment } from '#shop/checkout/payments/settlement.server.ts'
import { isPaymentLate, type OrderState } from '#shop/orders/record/order.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { closeIssues, raiseIssue, readSeenIssues } from '#shop/orders/record/order-issues.server.ts'
import { transitionOrder } from '#shop/orders/record/order-record.server.ts'
import { mailPaymentFailed } from '#shop/people/notifications/plan-mail.server.ts'

const pause = 6 * hour
/** After the shop has asked the owner, only the owner ends the wait. */
const longPause = day
/** The issue isn't raised again for so long after the owner resolved it. */
const quiet = 7 * day
/** Money for an abandoned order may arrive for so long after its session. */
const askedAfterAll = 60 * day

export function mayBeUnderWay({ state, expiresAt, hasPayment }: Attempt, now: number): boolean {
  const wasGivenUp = state === 'cancelled' && hasPayment
  return state === 'processing' || (wasGivenUp && now < expiresAt + askedAfterAll)
}

export async function lookAgainLater(deps: SessionDeps, attempt: Attempt): Promise<void> {
  const { db, clock } = deps
  const { state, isUnderWay } = await askOnceMore(deps, attempt)
  const wasGivenUp = state === 'cancelled' && isUnderWay
  if (state !== 'processing' && !wasGivenUp) return
  await db.transact(async (trx) => {
    const now = clock.now()
    const isLate = isPaymentLate({ ...attempt, state }, now)
    if (isLate && !(await hasSeenLately(trx, attempt.orderId, now))) {
      await raiseIssue(trx, attempt.orderId, { code: 'payment_late', details: {} }, now)
    }
    const next = isLate || wasGivenUp ? longPause : pause
    await enqueue(trx, {
      topic: 'hold.expire',
      payload: { orderId: attempt.orderId },
      key: `hold.expire:${attempt.orderId}:${Math.floor(now / next)}`,
      dueAt: now + next,
      now,
    })
  })
}

/** Books later money as late. ShopError 'not_found', 'changed' or 'payment_unavailable'. */
export async function giveUpPayment(deps: SessionDeps, orderId: string): Promise<OrderState> {
  const { db, clock } = deps
  const attempt = await findAttempt(db.read, orderId)
  if (!attempt) throw new ShopError('not_found', checkoutCopy.noSuchOrder)
  if (attempt.state !== 'processing' && attempt.state !== 'pending') return attempt.state
  if (!isPaymentLate(attempt, clock.now())) {
    throw new ShopError('changed', checkoutCopy.stillPending)
  }
  const { state } = await askOnceMore(deps, attempt)
  if (state !== 'processing') return state
  return db.transact((trx) => giveUp(trx, orderId, 'never_came', clock.now()))
}

/** Pays later money back; the hold counts in full. ShopError 'payment_unavailable'. */
export async function endDebitHold(deps: SessionDeps, attempt: Attempt): Promise<OrderState> {
  const { db, clock } = deps
  const { state } = await askOnceMore(deps, attempt)
  if (state !== 'processing') return state
  return db.transact(async (trx) => {
    const after = await giveUp(trx, attempt.orderId, 'ended', clock.now())
    if (after === 'cancelled') await bounceHoldUse(trx, attempt.orderId, clock.now())
    return after
  })
}

/** A session that the provider doesn't know, or no longer knows, ends nothing. */
async function askOnceMore(
  deps: SessionDeps,
  attempt: Attempt,
): Promise<{ state: OrderState; isUnderWay: boolean }> {
  if (attempt.sessionId === null) return { state: attempt.state, isUnderWay: false }
  const session = await deps.payment.getSession(attempt.sessionId, attempt.paidTo)
  const settlement = session && (await settlePayment(deps, session, attempt.paidTo))
  const isUnderWay = session !== null && paymentStatus(session) === 'under_way'
  return { state: settlement?.state ?? attempt.state, isUnderWay }
}

async function hasSeenLately(trx: Writer, orderId: string, now: number): Promise<boolean> {
  const seen = await readSeenIssues(trx, orderId)
  return seen.some(({ code, at }) => code === 'payment_late' && at > now - quiet)
}

async function giveUp(
  trx: Writer,
  orderId: string,
  how: 'never_came' | 'ended',
  now: number,
): Promise<OrderState> {
  if (!(await transitionOrder(trx, { id: orderId, state: 'processing' }, 'cancelled', now))) {
    const { state } = await trx
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    return state
  }
  await releaseHold(trx, orderId, now)
  await closeIssues(trx, orderId, ['payment_late'], now)
  await addOrderEvent(trx, orderId, how === 'ended' ? 'debit_ended' : 'given_up', '', now)
  await mailPaymentFailed(trx, orderId, how, now)
  return 'cancelled'
}
