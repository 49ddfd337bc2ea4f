/*
 * Keeps an eye on orders whose money is on its way (a bank debit takes days), in case the event that
 * ends the waiting is lost. Never ends a hold on our clock: the provider says that nothing comes, or
 * the owner does once it has taken too long.
 */
import type { Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { ShopError } from '#platform/errors.ts'
import { day, hour } from '#platform/time/clock.ts'
import { releaseHold } from '#shop/catalogue/stock/held-stock.server.ts'
import { bounceHoldUse } from '#shop/catalogue/stock/hold-limits.server.ts'
import { settlePayment, statusOf } from '#shop/checkout/payments/settlement.server.ts'
import { isPaymentLate, type OrderState } from '#shop/orders/record/order.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import {
  raiseIssue,
  readSeenIssues,
  withdrawIssues,
} from '#shop/orders/record/order-issues.server.ts'
import { moveOrder } from '#shop/orders/record/order-record.server.ts'
import { mailPaymentFailed } from '#shop/people/notifications/plan-mail.server.ts'
import { type Attempt, findAttempt } from './attempts.server.ts'
import type { SessionDeps } from './sessions.server.ts'

const pause = 6 * hour
/** Between two looks once the owner was asked: from then on the owner ends it. */
const longPause = day
/** After the owner has resolved the issue, it is not raised again for so long. */
const quiet = 7 * day
/** Money of an order that was given up may come all the same: so long after its session it is asked for. */
const askedAfterAll = 60 * day

/** Whether an order's money may be on its way to the provider. */
export function mayBeUnderWay({ state, expiresAt, hasPayment }: Attempt, now: number): boolean {
  const wasGivenUp = state === 'cancelled' && hasPayment
  return state === 'processing' || (wasGivenUp && now < expiresAt + askedAfterAll)
}

/** Plans the next look at money that is on its way, and asks the owner once it is late. */
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

/**
 * The owner gives back what is held for a payment that never came, after one more look at the
 * provider; answers how the order stands then. Money that comes after all is booked as late money is.
 * Twice is harmless. ShopError 'not_found', 'changed' while the payment may still come,
 * 'payment_unavailable' when the provider can't be asked.
 */
export async function giveUpPayment(deps: SessionDeps, orderId: string): Promise<OrderState> {
  const { db, clock } = deps
  const attempt = await findAttempt(db.read, orderId)
  if (!attempt) throw new ShopError('not_found', 'There is no such order.')
  if (attempt.state !== 'processing' && attempt.state !== 'pending') return attempt.state
  if (!isPaymentLate(attempt, clock.now())) {
    throw new ShopError('changed', 'This payment may still come: its pieces stay held for it.')
  }
  const { state } = await askOnceMore(deps, attempt)
  if (state !== 'processing') return state
  return db.transact((trx) => giveUp(trx, orderId, 'never_came', clock.now()))
}

/**
 * The owner gives back what is held for money that is on its way, after one more look at the provider;
 * answers how the order stands then. Money that comes after all is paid back (`settlePayment`), and
 * the holder has had a full hold. Throws 'payment_unavailable' when the provider can't be asked.
 */
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

/** A session that the provider doesn't know (any more) tells nothing, and ends nothing. */
async function askOnceMore(
  deps: SessionDeps,
  attempt: Attempt,
): Promise<{ state: OrderState; isUnderWay: boolean }> {
  if (attempt.sessionId === null) return { state: attempt.state, isUnderWay: false }
  const session = await deps.payment.getSession(attempt.sessionId, attempt.taker)
  const settlement = session && (await settlePayment(deps, session, attempt.taker))
  const isUnderWay = session !== null && statusOf(session) === 'under_way'
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
  if (!(await moveOrder(trx, { id: orderId, state: 'processing' }, 'cancelled', now))) {
    const { state } = await trx
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    return state
  }
  await releaseHold(trx, orderId, now)
  await withdrawIssues(trx, orderId, ['payment_late'], now)
  await addOrderEvent(trx, orderId, how === 'ended' ? 'debit_ended' : 'given_up', '', now)
  await mailPaymentFailed(trx, orderId, how, now)
  return 'cancelled'
}
