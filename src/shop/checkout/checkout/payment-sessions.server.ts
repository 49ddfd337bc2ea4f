/*
 * Opens and closes payment sessions and books their status. The provider may be slow, may fail
 * before or after its part, or may know better than the shop. Never holds stock itself.
 */
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { isShopError, ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PaymentProvider, PaymentSession } from '#services/payments/port.ts'
import { recordTax } from '#shop/checkout/payments/refused-tax.server.ts'
import { settlePayment } from '#shop/checkout/payments/settlement.server.ts'
import { isBought } from '#shop/orders/record/order.ts'
import { recordSession } from '#shop/orders/record/order-record.server.ts'
import { mailPaymentTrouble } from '#shop/people/notifications/plan-mail.server.ts'
import type { LiveStoreSettings } from '#shop/store/store-settings/store-settings.ts'
import { type Attempt, abandonAttempt } from './attempts.server.ts'
import { checkoutCopy } from './copy.ts'
import { successUrl } from './payment-request.ts'

export interface SessionDeps {
  db: Database
  clock: Clock
  payment: PaymentProvider
  storeSettings: Pick<LiveStoreSettings, 'read' | 'readIn'>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/**
 * Null when the attempt is over and a new attempt may be made. `fresh`: nothing else has called the
 * provider about it. Gives the hold back, and throws, when the provider is unavailable.
 */
export async function openSession(
  deps: SessionDeps,
  attempt: Attempt,
  fresh: boolean,
): Promise<string | null> {
  const { db, clock, payment } = deps
  let session: PaymentSession | null
  try {
    session = fresh
      ? await payment.createSession(attempt.request, attempt.paidTo)
      : await locateSession(deps, attempt)
    if (session?.status === 'open' && session.url === null) throw noPage()
    if (fresh && attempt.request.terms?.automaticTax) {
      await recordTax(db, session?.untaxed === true, clock.now())
    }
  } catch (error) {
    if (!isPaymentFailure(error)) throw error
    // The provider's page may work while its API is down; its event then reports the payment.
    if (attempt.sessionUrl !== null) return attempt.sessionUrl
    deps.log.warn({ orderId: attempt.orderId, reason: error.message }, 'a buyer could not pay')
    await db.transact(async (trx) => {
      await abandonAttempt(trx, attempt, clock.now())
      await mailPaymentTrouble(trx, error.message, clock.now())
    })
    throw error
  }
  if (session === null) {
    await abandon(deps, attempt)
    return null
  }
  if (session.status !== 'open') return bookEnd(deps, attempt, session)
  const { id, url } = session
  if (await db.transact((trx) => recordSession(trx, attempt.orderId, { id, url }, clock.now()))) {
    return url
  }
  // The attempt ended while the provider made this session: nobody may pay it.
  return bookEnd(deps, attempt, await payment.expireSession(id, attempt.paidTo))
}

/**
 * Answers an address for a buyer who paid first, else null. Throws when the provider is
 * unavailable: only the provider can say that nobody will pay any more.
 */
export async function closeSession(
  deps: SessionDeps,
  attempt: Attempt,
  end: 'cancelled' | 'expired',
): Promise<string | null> {
  const known = await locateSession(deps, attempt)
  if (known === null) {
    await abandon(deps, attempt)
    return null
  }
  const closed =
    known.status === 'open' ? await deps.payment.expireSession(known.id, attempt.paidTo) : known
  if (closed.status === 'open') {
    throw new ShopError('payment_unavailable', checkoutCopy.notClosed)
  }
  return bookEnd(deps, attempt, closed, end)
}

async function locateSession(deps: SessionDeps, attempt: Attempt): Promise<PaymentSession | null> {
  const { db, clock, payment } = deps
  if (attempt.sessionId !== null) return payment.getSession(attempt.sessionId, attempt.paidTo)
  try {
    // The same key always means the same session: making it again tells whether it was ever made.
    const { id, url } = await payment.createSession(attempt.request, attempt.paidTo)
    await db.transact((trx) => recordSession(trx, attempt.orderId, { id, url }, clock.now()))
    return await payment.getSession(id, attempt.paidTo)
  } catch (error) {
    if (isShopError(error) && error.code === 'payment_refused') return null
    throw error
  }
}

async function bookEnd(
  deps: SessionDeps,
  { paidTo }: Pick<Attempt, 'paidTo'>,
  session: PaymentSession,
  end: 'cancelled' | 'expired' = 'expired',
): Promise<string | null> {
  const status = session.status === 'expired' ? end : undefined
  const settlement = await settlePayment(deps, session, paidTo, status)
  if (!settlement || !isBought(settlement.state)) return null
  return successUrl((await deps.storeSettings.read()).publicUrl, session.id)
}

function abandon({ db, clock }: SessionDeps, attempt: Attempt): Promise<void> {
  return db.transact((trx) => abandonAttempt(trx, attempt, clock.now()))
}

/** Expected, unlike a fault of the provider's adapter. */
export function isPaymentFailure(error: unknown): error is ShopError {
  return (
    isShopError(error) && (error.code === 'payment_unavailable' || error.code === 'payment_refused')
  )
}

function noPage(): ShopError {
  return new ShopError('payment_unavailable', checkoutCopy.noPaymentPage)
}
