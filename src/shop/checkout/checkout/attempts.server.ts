/* Owns attempts at payment: a pending order with its held stock and the whole request, committed
   before the provider is called. One live attempt a cart. Never calls the provider. */
import { sql } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { OrderState } from '#platform/db/tables/tables.ts'
import { badInput } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Currency } from '#platform/money/currency.ts'
import { minute } from '#platform/time/clock.ts'
import type { PaymentAccount, PaymentRequest, ProviderTerms } from '#services/payments/port.ts'
import { holdStock, releaseHold } from '#shop/catalogue/stock/held-stock.server.ts'
import {
  grantHold,
  type Holder,
  type HoldGrant,
  recordHold,
  unlimitedHold,
} from '#shop/catalogue/stock/hold-limits.server.ts'
import { fullHold, isUnique } from '#shop/catalogue/stock/hold-limits.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { type StockLine, stockKey } from '#shop/catalogue/stock/stock.ts'
import { debitsSetting } from '#shop/checkout/checkout/debits/debits.schema.ts'
import { addOrderLines, stockedLines } from '#shop/orders/record/lines.server.ts'
import {
  hasBought,
  insertOrder,
  lockOrder,
  type OrderRecord,
  taxColumns,
  transitionOrder,
} from '#shop/orders/record/order-record.server.ts'
import type { PromiseTerms } from '#shop/orders/record/promise.ts'
import type { DispatchTerms } from '#shop/store/dispatch/dispatch.ts'
import type { OpenShipping } from '#shop/store/shipping/shipping.server.ts'
import type { StoreTax } from '#shop/store/tax/tax.ts'
import { requireOneEach } from './one-each.server.ts'
import { paymentDeadline, paymentRequest } from './payment-request.ts'
import { type PricedCart, priceCart } from './priced-cart.server.ts'
import { tooLittleForCards } from './smallest-payment.ts'

export interface Attempt {
  orderId: string
  userId: string
  cartId: string
  state: OrderState
  sessionId: string | null
  sessionUrl: string | null
  expiresAt: number
  /** Epoch milliseconds: the end of the provider's session, or earlier. */
  heldUntil: number
  linesDigest: string
  /** The money came, bounced, or may still come. */
  hasPayment: boolean
  request: PaymentRequest
  paidTo: PaymentAccount
}

export interface AttemptRules {
  paidTo: PaymentAccount
  publicUrl: string
  currencyIn(trx: Writer): Promise<Currency>
  terms: ProviderTerms | undefined
  tax: StoreTax
  shipping: OpenShipping
  dispatch: DispatchTerms
  now: number
  withoutHeld: boolean
  limitHolds: boolean
}

/** `in_the_way`: the cart changed, close it first. `raced`: another press was faster. */
export type NextStep = { step: 'same' | 'new' | 'in_the_way'; attempt: Attempt } | { step: 'raced' }

/**
 * ShopError 'empty_cart', 'no_destination', 'sold_out', 'held', 'changed', 'hold_limit',
 * 'quantity_limit' or 'one_each'; then nothing is held.
 */
export async function prepareAttempt(
  trx: Writer,
  shopper: Holder,
  rules: AttemptRules,
): Promise<NextStep> {
  const cart = await priceCart(trx, shopper.userId, rules)
  const live = await liveAttempts(trx, shopper.userId, cart.cartId)
  // Read after the first look at orders: the currency can't change before this commits.
  const currency = await rules.currencyIn(trx)
  refuseTooLittle(cart, currency)
  const same = live.find((attempt) => fits(attempt, cart, rules.now))
  const other = live.find((attempt) => attempt !== same)
  if (other) return { step: 'in_the_way', attempt: other }
  if (same) return { step: 'same', attempt: same }
  const buyer = { userId: shopper.userId, email: cart.buyerEmail }
  await requireOneEach(trx, buyer, cart.lines)
  const stocked = stockedLines(cart.lines)
  const grant = await grantFor(trx, shopper, stocked, rules)
  const attempt = await insertAttempt(trx, shopper, { ...cart, currency }, rules, grant)
  if (!attempt) return { step: 'raced' }
  await addOrderLines(trx, attempt.orderId, cart.lines)
  await holdStock(trx, attempt.orderId, stocked)
  if (rules.limitHolds) {
    await recordHold(trx, attempt.orderId, shopper, stocked, grant, rules.now)
  }
  await enqueue(trx, {
    topic: 'hold.expire',
    payload: { orderId: attempt.orderId },
    key: `hold.expire:${attempt.orderId}`,
    // Ends a session whose hold ends first; else it checks a minute after the session's own end.
    dueAt: attempt.heldUntil < attempt.expiresAt ? attempt.heldUntil : attempt.expiresAt + minute,
    now: rules.now,
  })
  return { step: 'new', attempt }
}

/** The payment page would refuse such a sum. */
function refuseTooLittle({ total, discount }: PricedCart, currency: Currency): void {
  const words = tooLittleForCards(total, currency, discount)
  if (words !== null) throw badInput('cart', words)
}

function fits(attempt: Attempt, cart: PricedCart, now: number): boolean {
  return (
    attempt.cartId === cart.cartId && attempt.linesDigest === cart.digest && attempt.heldUntil > now
  )
}

/** By user, too: an attempt from a cart that was emptied later still holds. */
async function liveAttempts(trx: Writer, userId: string, cartId: string): Promise<Attempt[]> {
  // Raw SQL, so that the index on live attempts is used; two queries, so that each has an index.
  const live = trx.selectFrom('orders').selectAll().where(sql<boolean>`state = 'pending'`)
  const rows = await live
    .where('user_id', '=', userId)
    .union(live.where('cart_id', '=', cartId))
    .orderBy('number')
    .execute()
  return rows.map(attemptOf)
}

async function grantFor(
  trx: Writer,
  shopper: Holder,
  stocked: readonly StockLine[],
  { now, limitHolds }: AttemptRules,
): Promise<HoldGrant> {
  if (!limitHolds) return unlimitedHold(now)
  const boughtBefore = () => hasBought(trx, shopper.userId)
  return grantHold(trx, shopper, stocked, { boughtBefore, now })
}

async function insertAttempt(
  trx: Writer,
  shopper: Holder,
  cart: PricedCart & { currency: Currency },
  rules: AttemptRules,
  grant: HoldGrant,
): Promise<Attempt | null> {
  const id = newId()
  const attemptKey = `checkout-${id}`
  const { paidTo, publicUrl, terms, tax, now } = rules
  const expiresAt = paymentDeadline(now)
  const onTop = tax.included ? [] : cart.tax.parts
  const request = paymentRequest({
    ...cart,
    id,
    attemptKey,
    tax: { taxIncluded: tax.included, onTop, codes: tax.codes },
    isPresent: cart.giftNote !== null,
    immediate: await mustPayAtOnce(trx, stockedLines(cart.lines)),
    expiresAt,
    publicUrl,
    terms,
  })
  // The index on live attempts decides between two presses at once: the second inserts nothing.
  const row = await insertOrder(
    trx,
    {
      id,
      user_id: shopper.userId,
      cart_id: cart.cartId,
      state: 'pending',
      provider: paidTo.provider,
      provider_account: paidTo.account,
      money: paidTo.money,
      attempt_key: attemptKey,
      attempt_params: JSON.stringify(request),
      expires_at: expiresAt,
      held_until: grant.heldUntil < now + fullHold ? grant.heldUntil : expiresAt,
      lines_digest: cart.digest,
      currency: cart.currency,
      subtotal: cart.subtotal,
      shipping: cart.shipping,
      discount: cart.discount,
      discount_code: cart.discountCode,
      buyer_email: cart.buyerEmail,
      total: cart.total,
      destination: cart.destination,
      gift_note: cart.giftNote,
      wanted_by: cart.wantedBy,
      dispatch_terms: JSON.stringify(promiseTerms(cart, rules)),
      ...taxColumns(cart.tax),
      tax_included: tax.included ? 1 : 0,
      tax_terms: JSON.stringify(tax),
    },
    now,
  )
  return row ? attemptOf(row) : null
}

/**
 * A debit holds its pieces for days. So it may not hold a single piece, nor more than half of what
 * is free of another, unless the owner allows it. Call it before they are held.
 */
async function mustPayAtOnce(trx: Writer, stocked: readonly StockLine[]): Promise<boolean> {
  if ((await readSetting(trx, debitsSetting)).forSingles) return false
  const levels = await readStock(trx, stocked)
  return stocked.some((line) => {
    const { onHand, held } = levels.get(stockKey(line)) ?? { onHand: 0, held: 0 }
    return isUnique(line) || line.quantity * 2 > onHand - held
  })
}

function promiseTerms({ transit }: PricedCart, rules: AttemptRules): PromiseTerms {
  return { ...rules.dispatch, transit, printing: rules.shipping.printedElsewhere }
}

export async function findAttempt(reader: Reader, orderId: string): Promise<Attempt | null> {
  const row = await reader
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row ? attemptOf(row) : null
}

/** Call it only if no buyer was ever sent to a session. Does nothing if the attempt moved on. */
export async function abandonAttempt(
  trx: Writer,
  attempt: { orderId: string; sessionId: string | null },
  now: number,
): Promise<void> {
  // Locked first: a session recorded in between means that a buyer is on the payment page.
  const order = await lockOrder(trx, attempt.orderId)
  if (order?.state !== 'pending' || order.session_id !== attempt.sessionId) return
  await transitionOrder(trx, { id: attempt.orderId, state: 'pending' }, 'cancelled', now)
  await releaseHold(trx, attempt.orderId, now)
}

function attemptOf(row: OrderRecord): Attempt {
  return {
    orderId: row.id,
    userId: row.user_id,
    cartId: row.cart_id,
    state: row.state,
    sessionId: row.session_id,
    sessionUrl: row.session_url,
    expiresAt: row.expires_at,
    heldUntil: row.held_until,
    linesDigest: row.lines_digest,
    hasPayment: row.payment_ref !== null,
    request: JSON.parse(row.attempt_params) as PaymentRequest,
    paidTo: { provider: row.provider, account: row.provider_account, money: row.money },
  }
}
