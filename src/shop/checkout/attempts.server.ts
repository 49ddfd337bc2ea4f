/*
 * Owns attempts at payment: an order that is pending, with the stock it holds and everything the
 * provider will be told, committed before the provider hears of it. One live attempt a cart.
 * Never calls the provider.
 */
import { sql } from 'kysely'
import { raiseContentVersion } from '#db/content-version.ts'
import type { Reader, Writer } from '#db/database.ts'
import { isPostgres } from '#db/dialect.ts'
import { enqueue } from '#db/outbox.ts'
import type { OrderState } from '#db/tables.ts'
import { minute } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { addOrderLines, stockedLines } from '#shop/orders/lines.server.ts'
import {
  changeOrder,
  insertOrder,
  lockOrder,
  moveOrder,
  type OrderRecord,
} from '#shop/orders/order-record.server.ts'
import type { PaymentRequest, PaymentTerms } from '#shop/payments/payment.ts'
import { holdStock, releaseHold } from '#shop/stock/stock.server.ts'
import { paymentRequest, sessionEnd } from './payment-request.ts'
import { type PricedCart, priceCart } from './priced-cart.server.ts'

/** A pending order as checkout handles it. */
export interface Attempt {
  orderId: string
  userId: string
  cartId: string
  state: OrderState
  sessionId: string | null
  sessionUrl: string | null
  expiresAt: number
  linesDigest: string
  request: PaymentRequest
}

export interface Shopper {
  userId: string
  /** Digest of the buyer's network address. */
  network: string
}

export interface AttemptRules {
  provider: string
  publicUrl: string
  /** What the provider makes its sessions with today. */
  terms: PaymentTerms | undefined
  now: number
  /** Whether a network may hold only so much at once. */
  capHolds: boolean
}

/** How many attempts that hold stock one network may have open at once (design §5). */
export const maxOpenHolds = 3

/**
 * What the next call of the provider is about: the attempt that the cart has already (`same`), a new
 * one, or one that has to be closed first because the cart has changed (`in_the_way`). `raced` when
 * another press was faster: look again.
 */
export type NextStep = { step: 'same' | 'new' | 'in_the_way'; attempt: Attempt } | { step: 'raced' }

/**
 * Finds or makes the attempt for what the cart holds now, at today's prices. Throws 'empty_cart',
 * 'sold_out', 'held', 'changed' or 'too_many', and then nothing is held.
 */
export async function prepareAttempt(
  trx: Writer,
  shopper: Shopper,
  rules: AttemptRules,
): Promise<NextStep> {
  const cart = await priceCart(trx, shopper.userId)
  const live = await liveAttempts(trx, shopper.userId, cart.cartId)
  const same = live.find((attempt) => fits(attempt, cart, rules.now))
  const other = live.find((attempt) => attempt !== same)
  if (other) return { step: 'in_the_way', attempt: other }
  if (same) return { step: 'same', attempt: same }
  const stocked = stockedLines(cart.lines)
  if (rules.capHolds && stocked.length > 0) await capOpenHolds(trx, shopper.network, rules.now)
  const attempt = await insertAttempt(trx, shopper, cart, rules)
  if (!attempt) return { step: 'raced' }
  await addOrderLines(trx, attempt.orderId, cart.lines)
  await holdStock(trx, attempt.orderId, stocked)
  await enqueue(trx, {
    topic: 'hold.expire',
    payload: { orderId: attempt.orderId },
    key: `hold.expire:${attempt.orderId}`,
    // The provider closes the session by its own clock and tells; this is for when it doesn't.
    dueAt: attempt.expiresAt + minute,
    now: rules.now,
  })
  if (stocked.length > 0) await raiseContentVersion(trx)
  return { step: 'new', attempt }
}

function fits(attempt: Attempt, cart: PricedCart, now: number): boolean {
  return (
    attempt.cartId === cart.cartId && attempt.linesDigest === cart.digest && attempt.expiresAt > now
  )
}

/** Of the user as well as of the cart: an attempt from a cart that she emptied still holds. */
async function liveAttempts(trx: Writer, userId: string, cartId: string): Promise<Attempt[]> {
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('cart_id', '=', cartId)]))
    .orderBy('number')
    .execute()
  return rows.map(attemptOf)
}

async function capOpenHolds(trx: Writer, network: string, now: number): Promise<void> {
  // Counting and adding are two statements: on PostgreSQL one network has to queue for them.
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtext(${network}))`.execute(trx)
  const { open, first } = await trx
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll<number>().as('open'), eb.fn.min('expires_at').as('first')])
    .where('network', '=', network)
    .where('state', '=', 'pending')
    .where((eb) =>
      eb.exists(eb.selectFrom('holds').select('order_id').whereRef('order_id', '=', 'orders.id')),
    )
    .executeTakeFirstOrThrow()
  if (Number(open) < maxOpenHolds) return
  const words = 'Several checkouts are open from where you are. Finish or cancel one of them first.'
  const retryAfter = Math.max(1, Math.ceil(((first ?? now) - now) / 1000))
  throw new ShopError('too_many', words, { retryAfter })
}

async function insertAttempt(
  trx: Writer,
  shopper: Shopper,
  cart: PricedCart,
  rules: AttemptRules,
): Promise<Attempt | null> {
  const id = newId()
  const attemptKey = `checkout-${id}`
  const { lines, shipping, total, subtotal } = cart
  const { publicUrl, terms, now } = rules
  const expiresAt = sessionEnd(now)
  const amounts = { lines, shipping, total }
  const request = paymentRequest({ id, attemptKey, ...amounts, expiresAt, publicUrl, terms })
  // The index on live attempts decides between two presses at once: the second inserts nothing.
  const row = await insertOrder(
    trx,
    {
      id,
      user_id: shopper.userId,
      cart_id: cart.cartId,
      state: 'pending',
      provider: rules.provider,
      attempt_key: attemptKey,
      attempt_params: JSON.stringify(request),
      expires_at: expiresAt,
      lines_digest: cart.digest,
      network: shopper.network,
      subtotal,
      shipping,
      total,
    },
    now,
  )
  return row ? attemptOf(row) : null
}

export async function findAttempt(reader: Reader, orderId: string): Promise<Attempt | null> {
  const row = await reader
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row ? attemptOf(row) : null
}

/** Writes down the session that the provider made; answers false when the attempt is over. */
export async function recordSession(
  trx: Writer,
  orderId: string,
  session: { id: string; url: string | null },
  now: number,
): Promise<boolean> {
  const order = await lockOrder(trx, orderId)
  if (order?.state !== 'pending') return false
  if (order.session_id !== null && order.session_id !== session.id) return false
  await changeOrder(trx, orderId, { session_id: session.id, session_url: session.url }, now)
  return true
}

/**
 * Ends an attempt that nobody can pay, because the provider has no session for it that anybody was
 * ever sent to, and gives its stock back. Does nothing when the attempt has moved on meanwhile:
 * `sessionId` is the session that it had when it was found to be dead.
 */
export async function abandonAttempt(
  trx: Writer,
  attempt: { orderId: string; sessionId: string | null },
  now: number,
): Promise<void> {
  // Locked first: a session recorded in between means that a buyer is on the way there.
  const order = await lockOrder(trx, attempt.orderId)
  if (order?.state !== 'pending' || order.session_id !== attempt.sessionId) return
  await moveOrder(trx, { id: attempt.orderId, state: 'pending' }, 'cancelled', now)
  const released = await releaseHold(trx, attempt.orderId)
  if (released.length > 0) await raiseContentVersion(trx)
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
    linesDigest: row.lines_digest,
    request: JSON.parse(row.attempt_params) as PaymentRequest,
  }
}
