/* Hold, ask the provider, book its answer. The provider is never called inside a transaction,
   and its request is committed first: a crash heals by the next press or the job that ends
   holds. */
import { ShopError } from '#platform/errors.ts'
import { isId } from '#platform/ids.ts'
import { type PaymentAccount, paymentAccount } from '#services/payments/port.ts'
import type { Holder } from '#shop/catalogue/stock/hold-limits.server.ts'
import {
  giveUpPayment,
  lookAgainLater,
  mayBeUnderWay,
} from '#shop/checkout/checkout/debits/delayed-payment.server.ts'
import type { RunningHold } from '#shop/checkout/holds/holds.schema.ts'
import { endHold, listHolds } from '#shop/checkout/holds/holds.server.ts'
import { applyEvent, recordWebhook } from '#shop/checkout/payments/provider-events.server.ts'
import { settlePayment } from '#shop/checkout/payments/settlement.server.ts'
import { isPaid, type OrderState } from '#shop/orders/record/order.ts'
import { isSessionId } from '#shop/orders/record/orders.server.ts'
import type { DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import { openShipping } from '#shop/store/shipping/shipping.server.ts'
import { askAtMost } from './ask-at-most.ts'
import { type AttemptRules, findAttempt, prepareAttempt } from './attempts.server.ts'
import { checkoutCopy } from './copy.ts'
import {
  closeSession,
  isPaymentFailure,
  openSession,
  type SessionDeps,
} from './payment-sessions.server.ts'

export interface CheckoutDeps extends SessionDeps {
  config: { rateLimits: boolean }
  /** 'manual': the studio prints. */
  printer(): string
  dispatchTerms(): Promise<DispatchTerms>
}

export type Checkout = ReturnType<typeof createCheckout>

/** Crossing presses end within two or three looks; more would be a bug. */
const looks = 8

export function createCheckout(deps: CheckoutDeps) {
  const { db, clock, payment, storeSettings, printer, config, log } = deps
  const ask = askAtMost<OrderState | null>(clock)
  async function rules(withoutHeld: boolean): Promise<AttemptRules> {
    const { publicUrl, tax } = await storeSettings.read()
    return {
      paidTo: paymentAccount(payment),
      publicUrl,
      currencyIn: async (trx) => (await storeSettings.readIn(trx)).currency,
      terms: payment.terms,
      tax,
      shipping: await openShipping({ storeSettings, printer }),
      dispatch: await deps.dispatchTerms(),
      now: clock.now(),
      withoutHeld,
      limitHolds: config.rateLimits,
    }
  }

  async function settleAsItStands(id: string, paidTo: PaymentAccount): Promise<OrderState | null> {
    const session = await payment.getSession(id, paidTo)
    const settlement = session && (await settlePayment(deps, session, paidTo))
    return settlement?.state ?? null
  }

  return {
    /**
     * A second press leads to the same session. After a change of the cart the old session is
     * closed first; if it was paid, the address is /order-success. ShopError as `prepareAttempt`,
     * 'payment_unavailable' or 'payment_refused'; then nothing is held.
     */
    async startCheckout(shopper: Holder, withoutHeld = false): Promise<{ url: string }> {
      for (let look = 0; look < looks; look++) {
        const today = await rules(withoutHeld)
        const next = await db.transact((trx) => prepareAttempt(trx, shopper, today))
        if (next.step === 'raced') continue
        const url =
          next.step === 'in_the_way'
            ? await closeSession(deps, next.attempt, 'cancelled')
            : await openSession(deps, next.attempt, next.step === 'new')
        if (url !== null) return { url }
      }
      throw new ShopError('busy', checkoutCopy.shopVeryBusy, { retryAfter: 3 })
    },

    /** Needs no rights and is safe to repeat: only the provider's answer counts. Null: unknown. */
    async returnFromPayment(sessionId: string): Promise<OrderState | null> {
      if (!isSessionId(sessionId)) return null
      const order = await db.read
        .selectFrom('orders')
        .select(['state', 'provider', 'provider_account as account', 'money'])
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      if (!order) return null
      if (isPaid(order.state)) return order.state
      try {
        const settled = await ask(sessionId, () => settleAsItStands(sessionId, order))
        return settled ?? order.state
      } catch (error) {
        if (!isPaymentFailure(error)) throw error
        log.warn({ err: error }, 'the payment provider could not be asked on return')
        return order.state
      }
    },

    /** Only for the order's own user. Answers an address if the buyer has already paid. */
    async cancelCheckout(request: { orderId: string; userId: string }): Promise<string | null> {
      const attempt = isId(request.orderId) ? await findAttempt(db.read, request.orderId) : null
      if (attempt?.state !== 'pending' || attempt.userId !== request.userId) return null
      return closeSession(deps, attempt, 'cancelled')
    },

    /** The job `hold.expire`. Throws while the provider is unavailable: the job is tried again. */
    async expireHold(orderId: string): Promise<void> {
      const attempt = await findAttempt(db.read, orderId)
      if (attempt?.state === 'pending') await closeSession(deps, attempt, 'expired')
      const after = await findAttempt(db.read, orderId)
      if (after?.state === 'pending') {
        throw new ShopError('payment_unavailable', checkoutCopy.sessionOpen)
      }
      if (after && mayBeUnderWay(after, clock.now())) await lookAgainLater(deps, after)
    },

    holds: (): Promise<RunningHold[]> => listHolds(db.read),

    endHold: (orderId: string): Promise<OrderState | null> => endHold(deps, orderId),

    giveUpPayment: (orderId: string): Promise<OrderState> => giveUpPayment(deps, orderId),

    /** ShopError 'not_found' for another provider, 'forbidden' for a bad signature. */
    async handleEvent(provider: string, body: Uint8Array, headers: Headers): Promise<void> {
      const event = await payment.readEvent(body, headers, provider)
      await recordWebhook(db, provider, clock.now())
      await applyEvent(deps, event.paidTo ?? paymentAccount(payment), event)
    },
  }
}
