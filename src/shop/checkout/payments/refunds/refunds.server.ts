/*
 * Stores a refund before it asks the provider, which knows the refund by its id: a crash or a
 * second press pays back once. The booking transaction also restocks the pieces. Never refunds more
 * than was paid, nor more pieces than were bought.
 */
import type { Logger } from 'pino'
import type { Database, Reader, Writer } from '#platform/db/database.ts'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { requireVersion } from '#platform/edit-version.ts'
import { badInput, isShopError, ShopError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Currency } from '#platform/money/currency.ts'
import { type Cents, formatMoney } from '#platform/money/money.ts'
import { type Clock, minute } from '#platform/time/clock.ts'
import type { PaymentAccount, PaymentProvider } from '#services/payments/port.ts'
import { paymentsCopy } from '#shop/checkout/payments/copy.ts'
import { requireSmall } from '#shop/checkout/payments/unproven-refunds.server.ts'
import {
  dropEmptyFulfillments,
  requireNothingShipped,
} from '#shop/orders/record/fulfillments.server.ts'
import { type RefundedLine, refundedSum } from '#shop/orders/record/lines.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import {
  changeOrder,
  lockOrder,
  noSuchOrder,
  type OrderRecord,
} from '#shop/orders/record/order-record.server.ts'
import { queuePrintCancel, releasePrints } from '#shop/orders/record/print-orders.server.ts'
import { leftToRefund, refundsUnderWay } from '#shop/orders/record/refunds/left-to-refund.ts'
import { orderVersion } from '#shop/orders/record/refunds/order-version.server.ts'
import { mailRefund } from '#shop/people/notifications/plan-mail.server.ts'
import type { RefundInput } from './refund.schema.ts'
import { applyRefundEffects } from './refund-consequences.server.ts'
import {
  type Earlier,
  isIdempotencyMismatch,
  readRefunds,
  wantedLines,
} from './refundable.server.ts'
import { restockRefund } from './restock.server.ts'

export interface RefundsDeps {
  db: Database
  clock: Clock
  payment: Pick<PaymentProvider, 'refund'>
  log: Pick<Logger, 'info' | 'error'>
}

export type Refunds = ReturnType<typeof createRefunds>

interface RequestedRefund {
  id: string
  orderId: string
  amount: Cents
  currency: Currency
  paymentRef: string
  paidTo: PaymentAccount
  state: Tables['refunds']['state']
}

export function createRefunds({ db, clock, payment, log }: RefundsDeps) {
  async function executeRefund(asked: RequestedRefund): Promise<void> {
    const { id, orderId, state, ...request } = asked
    if (state !== 'asked') return
    let refunded: Cents
    try {
      refunded = (await payment.refund({ key: id, ...request })).refunded
    } catch (error) {
      if (isShopError(error) && error.code === 'payment_refused') {
        await db.transact(async (trx) => {
          await refuse(trx, id, error.message, clock.now())
          await releasePrints(trx, orderId, clock.now())
        })
      }
      throw error
    }
    await db.transact((trx) => book(trx, id, refunded, clock.now()))
    log.info({ orderId, refund: id }, 'paid back')
  }

  return {
    /**
     * Cancels a free order. ShopError 'not_found', 'bad_input', 'payment_refused', 'changed' after
     * another refund or when an order to cancel was shipped; 'confirm_sign_in' unless `isProven` or
     * little (`requireSmall`). At 'payment_unavailable' the refund goes on by itself.
     */
    async refund(
      orderId: string,
      input: RefundInput,
      isProven = true,
    ): Promise<{ refunded: Cents; total: Cents }> {
      const asked = await db.transact((trx) =>
        requestRefund(trx, orderId, input, clock.now(), isProven),
      )
      if (asked.state === 'refused')
        throw new ShopError('payment_refused', paymentsCopy.refusedWords)
      await executeRefund(asked)
      return db.read
        .selectFrom('orders')
        .select(['refunded', 'total'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    },

    /** The job `refund.carry`: continues after a crash or a silent provider. */
    async resumeRefund(refundId: string): Promise<void> {
      const asked = await findRefund(db.read, refundId)
      if (!asked) return
      await executeRefund(asked).catch((error) => {
        // Another try would not change it.
        if (!isShopError(error) || error.code !== 'payment_refused') throw error
        log.error({ orderId: asked.orderId, refund: refundId }, 'a refund was refused')
        const issue = { code: 'refund_failed', details: { amount: asked.amount } } as const
        return db.transact((trx) => raiseIssue(trx, asked.orderId, issue, clock.now()))
      })
    },
  }
}

/** Plans the refund's job. Errors as `refund`, but none of a provider. */
export async function requestRefund(
  trx: Writer,
  orderId: string,
  input: RefundInput,
  now: number,
  isProven = true,
): Promise<RequestedRefund> {
  // The order is locked first: two refunds of an order run one after the other.
  const order = await lockOrder(trx, orderId)
  if (!order) throw noSuchOrder()
  const isFree = order.total === 0
  const { currency } = order
  const paymentRef = order.payment_ref ?? ''
  const paidTo = { provider: order.provider, account: order.provider_account, money: order.money }
  if (order.paid_at === null || (paymentRef === '' && !isFree)) {
    throw badInput('attempt', paymentsCopy.nothingPaid)
  }
  const same = await trx
    .selectFrom('refunds')
    .select(['id', 'amount', 'lines', 'state'])
    .where('order_id', '=', orderId)
    .where('attempt', '=', input.attempt)
    .executeTakeFirst()
  if (same) {
    if (isIdempotencyMismatch(input, same))
      throw badInput('attempt', askedBefore(same.amount, currency))
    const { id, amount, state } = same
    return { id, amount, state, orderId, paymentRef, currency, paidTo }
  }

  requireVersion(input.version, await orderVersion(trx, orderId))
  if (input.cancel) await requireNothingShipped(trx, orderId)
  const earlier = await readRefunds(trx, orderId)
  if (isFree) return cancelFreeOrder(trx, order, paidTo, input, earlier, now)
  const lost = order.lost_amount ?? 0
  const left = leftToRefund({ ...order, lost, refunds: earlier })
  const lines = await wantedLines(trx, order, input, earlier)
  const amount = input.amount ?? (input.lines ? Math.min(lines.price, left) : left)
  if (left <= 0) {
    throw badInput('amount', nothingLeft(refundsUnderWay({ refunds: earlier }), currency))
  }
  if (amount > left) throw badInput('amount', paymentsCopy.atMost(formatMoney(left, currency)))
  if (!isProven) await requireSmall(trx, order, amount, now)
  const id = await insertRefund(trx, orderId, input, { amount, lines: lines.lines, now })
  if (amount === 0) {
    // The pieces cost nothing: no provider has to be asked.
    await book(trx, id, 0, now)
    return { id, orderId, amount, currency, paymentRef, paidTo, state: 'done' }
  }
  const job = { topic: 'refund.carry', payload: { refundId: id }, now } as const
  await enqueue(trx, { ...job, key: `refund.carry:${id}`, dueAt: now + minute })
  return { id, orderId, amount, currency, paymentRef, paidTo, state: 'asked' }
}

/** Refunds all pieces without money: no provider has to be asked. */
async function cancelFreeOrder(
  trx: Writer,
  order: OrderRecord,
  paidTo: PaymentAccount,
  input: RefundInput,
  earlier: readonly Earlier[],
  now: number,
): Promise<RequestedRefund> {
  if (earlier.length > 0) throw badInput('attempt', paymentsCopy.alreadyVoided)
  if (input.amount !== undefined || input.lines !== undefined) {
    const field = input.lines ? 'lines' : 'amount'
    throw badInput(field, paymentsCopy.nothingPaidYet)
  }
  const { lines } = await wantedLines(trx, order, input, earlier)
  const { id: orderId, currency } = order
  const id = await insertRefund(trx, orderId, input, { amount: 0, lines, now })
  await book(trx, id, 0, now)
  return { id, orderId, amount: 0, currency, paymentRef: '', paidTo, state: 'done' }
}

async function insertRefund(
  trx: Writer,
  orderId: string,
  input: RefundInput,
  { amount, lines, now }: { amount: Cents; lines: RefundedLine[]; now: number },
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      attempt: input.attempt,
      amount,
      lines: JSON.stringify(lines),
      restock: input.restock && input.amount === undefined ? 1 : 0,
      cancels: input.cancel ? 1 : 0,
      state: 'asked',
      asked_at: now,
    })
    .execute()
  return id
}

function askedBefore(amount: Cents, currency: Currency): string {
  return paymentsCopy.askedBefore(formatMoney(amount, currency))
}

function nothingLeft(underWay: Cents, currency: Currency): string {
  return underWay > 0
    ? paymentsCopy.onItsWay(formatMoney(underWay, currency))
    : paymentsCopy.nothingLeft
}

async function findRefund(reader: Reader, id: string): Promise<RequestedRefund | null> {
  const row = await reader
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.order_id', 'refunds.amount', 'refunds.state', 'orders.payment_ref'])
    .select([
      'orders.provider',
      'orders.provider_account as account',
      'orders.money',
      'orders.currency',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
  if (!row || row.payment_ref === null) return null
  const { order_id: orderId, payment_ref: paymentRef, amount, currency, state, ...paidTo } = row
  return { id, orderId, amount, currency, paymentRef, paidTo, state }
}

async function refuse(trx: Writer, id: string, reason: string, now: number): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ state: 'refused', reason, restock: 0, done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute()
}

/** `told`: the payment's refunded cents in all, by the provider's answer. */
async function book(trx: Writer, id: string, told: Cents, now: number): Promise<void> {
  const { order_id } = await trx
    .selectFrom('refunds')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await lockOrder(trx, order_id)
  if (!order) throw noSuchOrder()
  const refund = await trx
    .updateTable('refunds')
    .set({ state: 'done', done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning(['amount', 'restock', 'cancels'])
    .executeTakeFirst()
  if (!refund) return
  const paid = await refundedSum(trx, order.id, ['done'])
  // The provider's event reports the whole sum, too, and may have come first: the largest sum is
  // true.
  const refunded = Math.max(order.refunded, told, paid)
  await changeOrder(trx, order.id, { refunded }, now)
  await applyRefundEffects(trx, order.id, now)
  // The e-mail names only the part that no e-mail has named. The moment is part of its key, because
  // a sum that did not arrive may be refunded once more.
  const more = refunded - order.refunded
  const cancels = refund.cancels === 1
  if (more > 0 || order.total === 0)
    await mailRefund(trx, order.id, more, `to ${refunded} at ${now}`, now, cancels)
  if (cancels) await queuePrintCancel(trx, order.id, now)
  await dropEmptyFulfillments(trx, order.id, now)
  if (refund.restock === 0 || order.stock_taken === 0) return
  await restockRefund(trx, order.id, id)
}
