/* Settles an order in one transaction, once: stock, cart lines, fulfillments, jobs. Believes
   only the provider's sessions; never calls the provider. */
import type { Logger } from 'pino'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Database, Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PaymentAccount, PaymentSession } from '#services/payments/port.ts'
import { assignNumbers } from '#shop/catalogue/editions/numbers.server.ts'
import { releaseHold, sellHeld } from '#shop/catalogue/stock/held-stock.server.ts'
import { bounceHoldUse } from '#shop/catalogue/stock/hold-limits.server.ts'
import { deductStock, recordSale } from '#shop/catalogue/stock/stock.server.ts'
import type { StockLine } from '#shop/catalogue/stock/stock.ts'
import { takeBoughtLines } from '#shop/checkout/cart/cart-lines.server.ts'
import { endCartLinks } from '#shop/checkout/cart/cart-links.server.ts'
import { invoicePaidOrder } from '#shop/orders/invoices/invoices.server.ts'
import { bookPayment } from '#shop/orders/ledger/ledger.server.ts'
import { fixCosts } from '#shop/orders/ledger/profit/order-costs.server.ts'
import { createFulfillments } from '#shop/orders/record/fulfillments.server.ts'
import {
  discountedBy,
  type OrderLine,
  readOrderLines,
  stockedLines,
  storeDiscounts,
} from '#shop/orders/record/lines.server.ts'
import { canTransition, isPaid, type OrderState } from '#shop/orders/record/order.ts'
import { isDebitEnded } from '#shop/orders/record/order-events.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import type { Issue } from '#shop/orders/record/order-issues.ts'
import {
  changeOrder,
  findOrderOfSession,
  insertOrder,
  isVoid,
  type OrderRecord,
  transitionOrder,
} from '#shop/orders/record/order-record.server.ts'
import { endSending, isErasedUnderWay } from '#shop/orders/record/personal-data.server.ts'
import { queuePrintOrder } from '#shop/orders/record/print-orders.server.ts'
import { mailPaidOrder, mailPaymentFailed } from '#shop/people/notifications/plan-mail.server.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { bookPaymentEvents } from './payment-events.server.ts'
import { requestRefund } from './refunds/refunds.server.ts'
import { settledSums } from './settled-sums.server.ts'
import { settlementIssues } from './settlement-issues.server.ts'

interface Settlement {
  orderId: string
  state: OrderState
  changed: boolean
  needsOwner: boolean
}

/** `now` in epoch milliseconds. */
interface SettlementContext {
  paidTo: PaymentAccount
  now: number
}

/** Idempotent: the second of two calls finds the order moved. Null: no order and no money. */
export async function settle(
  trx: Writer,
  session: PaymentSession,
  status: PaymentStatus,
  context: SettlementContext,
): Promise<Settlement | null> {
  for (;;) {
    const order = await findOrderOfSession(trx, session)
    // Another provider's report can't settle this order.
    const isOfAnother = order !== undefined && order.provider !== context.paidTo.provider
    if (!order || isOfAnother || (order.session_id !== null && order.session_id !== session.id)) {
      return status === 'paid' ? recordUnmatchedPayment(trx, session, order ?? null, context) : null
    }
    const to = stateAfter(order.state, status)
    if (to === null)
      return { orderId: order.id, state: order.state, changed: false, needsOwner: false }
    const lines = await readOrderLines(trx, order.id)
    const facts = {
      ...factsOf(order, session),
      ...(to === 'paid' && { paid_at: context.now, ...settledSums(order, session, lines) }),
    }
    const settled = await transitionOrder(trx, order, to, context.now, facts)
    if (!settled) continue
    const step = { order, settled, session, lines }
    const needsOwner = await applySettlementEffects(trx, step, context.now)
    return { orderId: order.id, state: to, changed: true, needsOwner }
  }
}

function factsOf(order: OrderRecord, session: PaymentSession) {
  const payment = {
    session_id: session.id,
    session_url: null,
    payment_ref: session.paymentRef ?? order.payment_ref,
  }
  if (isErasedUnderWay(order)) return payment
  return {
    ...payment,
    buyer_name: session.buyer.name ?? order.buyer_name,
    buyer_email: session.buyer.email ?? order.buyer_email,
    ship_to: session.shipTo ? JSON.stringify(session.shipTo) : order.ship_to,
  }
}

interface SettlementStep {
  order: OrderRecord
  settled: OrderRecord
  session: PaymentSession
  lines: readonly OrderLine[]
}

async function applySettlementEffects(
  trx: Writer,
  { order, settled, session, lines }: SettlementStep,
  now: number,
): Promise<boolean> {
  const to = settled.state
  if (to === 'paid' && order.state === 'cancelled' && (await isDebitEnded(trx, order.id))) {
    await payBack(trx, settled, session.total, now)
    return false
  }
  const issues = await moveStock(trx, order, to, session, stockedLines(lines), now)
  // A bounced debit was a purchase, too, even if its end is reported before its beginning.
  const bought = to === 'processing' || to === 'paid' || session.failed
  if (bought && order.state !== 'processing') {
    await endCartLinks(trx, order.cart_id, lines, now)
    await takeBoughtLines(trx, order.cart_id, lines)
  }
  if (to === 'paid') {
    const off = settled.discount - order.discount
    const paid = off > 0 ? discountedBy(lines, off, order.currency) : lines
    if (off > 0) await storeDiscounts(trx, paid)
    await bookPayment(trx, settled, session.total, now)
    if (issues.every(({ code }) => code !== 'sold_out_late')) {
      await assignNumbers(trx, order.id, paid, now)
    }
    await invoicePaidOrder(trx, settled, paid, now)
    await beginFulfillment(trx, settled, paid, issues.length > 0, now)
    await fixCosts(trx, settled, paid, now)
    if (isErasedUnderWay(order)) await endSending(trx, order.id, now)
    else await mailPaidOrder(trx, order.id, now)
    for (const issue of issues) await raiseIssue(trx, order.id, issue, now)
    await bookPaymentEvents(trx, settled, now)
  }
  if (to === 'cancelled' && session.failed) await mailPaymentFailed(trx, order.id, 'refused', now)
  return issues.length > 0
}

/** The owner had ended the hold: nothing is sold, and all that is left of the money goes back. */
async function payBack(trx: Writer, order: OrderRecord, total: Cents, now: number): Promise<void> {
  await changeOrder(trx, order.id, { stock_taken: 0, total }, now)
  await bookPayment(trx, order, total, now)
  await bookPaymentEvents(trx, order, now)
  if (!(await isVoid(trx, order.id)))
    await requestRefund(trx, order.id, { attempt: 'ended-hold', restock: false }, now)
}

async function moveStock(
  trx: Writer,
  order: OrderRecord,
  to: OrderState,
  session: PaymentSession,
  stocked: StockLine[],
  now: number,
): Promise<Issue[]> {
  if (to === 'processing') {
    // Pages must stop saying when a held piece may come back.
    if (stocked.length > 0) raiseContentVersion(trx)
    return []
  }
  if (to !== 'paid') {
    await releaseHold(trx, order.id, now)
    if (session.failed) await bounceHoldUse(trx, order.id, now)
    return []
  }
  const sold = await sellHeld(trx, order.id, now)
  // Money that came after the hold had ended takes stock again, or raises an issue.
  const unheld = sold.length > 0 ? [] : stocked
  const short = await deductStock(trx, unheld)
  if (short.length > 0) {
    await changeOrder(trx, order.id, { stock_taken: 0 }, now)
  }
  await recordSale(trx, unheld, now)
  return settlementIssues(order, session, short)
}

async function beginFulfillment(
  trx: Writer,
  order: OrderRecord,
  lines: readonly OrderLine[],
  needsOwner: boolean,
  now: number,
): Promise<void> {
  const fulfillments = await createFulfillments(trx, order, lines, now)
  // Orders that need the owner aren't printed yet.
  if (!fulfillments.includes('prints') || needsOwner) return
  await queuePrintOrder(trx, order.id, now)
}

export interface SettlementDeps {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
}

/** `status` overrides the session's own. Safe to repeat and to race. Null: undecided or unknown. */
export async function settlePayment(
  { db, clock, log }: SettlementDeps,
  session: PaymentSession,
  paidTo: PaymentAccount,
  status: PaymentStatus | null = paymentStatus(session),
): Promise<Settlement | null> {
  if (status === null) return null
  const settlement = await db.transact((trx) =>
    settle(trx, session, status, { paidTo, now: clock.now() }),
  )
  if (!settlement?.changed) return settlement
  const { orderId, state, needsOwner } = settlement
  if (needsOwner) log.error({ orderId }, 'an order needs its owner')
  else log.info({ orderId, state }, 'order settled')
  return settlement
}

/** Records a session once. `claimed`: the order that has another session. */
async function recordUnmatchedPayment(
  trx: Writer,
  session: PaymentSession,
  claimed: OrderRecord | null,
  { paidTo, now }: SettlementContext,
): Promise<Settlement> {
  const order = await insertOrder(
    trx,
    {
      user_id: '',
      cart_id: '',
      state: 'paid',
      provider: paidTo.provider,
      provider_account: paidTo.account,
      money: paidTo.money,
      session_id: session.id,
      session_url: null,
      attempt_key: `unmatched:${session.id}`,
      attempt_params: '{}',
      expires_at: now,
      lines_digest: '',
      currency: claimed?.currency ?? (await readCurrency(trx)),
      subtotal: 0,
      shipping: 0,
      total: session.total,
      buyer_name: session.buyer.name,
      buyer_email: session.buyer.email,
      ship_to: session.shipTo ? JSON.stringify(session.shipTo) : null,
      payment_ref: session.paymentRef,
      paid_at: now,
    },
    now,
  )
  if (!order) {
    const { id, state } = await trx
      .selectFrom('orders')
      .select(['id', 'state'])
      .where('session_id', '=', session.id)
      .executeTakeFirstOrThrow()
    return { orderId: id, state, changed: false, needsOwner: false }
  }
  await bookPayment(trx, order, session.total, now)
  const details = { paid: session.total, claimedOrder: claimed?.number ?? null }
  await raiseIssue(trx, order.id, { code: 'unmatched_payment', details }, now)
  await bookPaymentEvents(trx, order, now)
  return { orderId: order.id, state: 'paid', changed: true, needsOwner: true }
}

/** `under_way`: complete, but not yet paid. */
type PaymentStatus = 'paid' | 'under_way' | 'cancelled' | 'expired'

export function paymentStatus(session: PaymentSession): PaymentStatus | null {
  if (session.status === 'open') return null
  if (session.status === 'expired') return 'expired'
  if (session.paid) return 'paid'
  return session.failed ? 'cancelled' : 'under_way'
}

const stateFor: Record<PaymentStatus, OrderState> = {
  paid: 'paid',
  under_way: 'processing',
  cancelled: 'cancelled',
  expired: 'expired',
}

/** Null: late or repeated, so nothing changes. */
function stateAfter(state: OrderState, status: PaymentStatus): OrderState | null {
  if (isPaid(state)) return null
  return canTransition(state, stateFor[status]) ? stateFor[status] : null
}
