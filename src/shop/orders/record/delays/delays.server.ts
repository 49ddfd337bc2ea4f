/* Never refunds: a cancellation, or silence that is not consent, becomes an issue of the order. */

import type { Selectable } from 'kysely'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { badInput, ShopError } from '#platform/errors.ts'
import { dayIn } from '#platform/time/zone.ts'
import { recordCopy } from '#shop/orders/record/copy.ts'
import { partOf } from '#shop/orders/record/fulfillments.server.ts'
import type { FulfillmentKind } from '#shop/orders/record/order.ts'
import { addOrderEvent } from '#shop/orders/record/order-events.server.ts'
import { closeIssues, raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import {
  lockOrder,
  noSuchOrder,
  promiseTerms,
  voidReason,
  wholeOrders,
} from '#shop/orders/record/order-record.server.ts'
import { releasePrints } from '#shop/orders/record/print-orders.server.ts'
import { unpromised } from '#shop/orders/record/promise.ts'
import { mailDelay } from '#shop/people/notifications/plan-mail.server.ts'
import { arrivalDays, endOfDay } from '#shop/store/dispatch/dispatch.ts'
import { answerBy, type Delay, type DelayAnswer, lastDelayDay, needsConsent } from './delay.ts'

const open = ['queued', 'sent', 'in_production'] as const

/** `leavesBy` null: no day is known. */
export interface DelayInput {
  kind: FulfillmentKind
  leavesBy: string | null
}

/**
 * A repeat before any answer changes nothing. ShopError 'not_found', 'bad_input' for a day that
 * isn't later or is over a year away, 'changed' when nothing is left to send or there is no e-mail
 * address.
 */
export async function tellDelay(
  trx: Writer,
  orderId: string,
  { kind, leavesBy }: DelayInput,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<void> {
  const order = await lockOrder(trx, orderId)
  if (!order) throw noSuchOrder()
  const { own, email } = await openFulfillment(trx, orderId, kind)
  if (!email) {
    throw new ShopError('changed', recordCopy.noEmail)
  }
  const earlier = (await delayRows(trx, [orderId])).filter((delay) => delay.kind === kind)
  const [latest] = earlier
  if (latest?.answer === null && latest.leaves_by === leavesBy) return
  const terms = promiseTerms(order)
  const today = dayIn(now, timeZone)
  if (leavesBy !== null && leavesBy > lastDelayDay(today)) {
    throw badInput('leavesBy', recordCopy.dayMissing)
  }
  if (leavesBy !== null && (leavesBy < today || leavesBy <= (own.leaves_by ?? ''))) {
    throw badInput('leavesBy', recordCopy.dayTooEarly)
  }
  const formerDue = own.due_at ?? now
  const newDue = leavesBy === null ? null : endOfDay(leavesBy, timeZone)
  await trx
    .updateTable('delays')
    .set({ answer: 'replaced', answered_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('answer', 'is', null)
    .execute()
  await closeIssues(trx, orderId, ['delay_unanswered'], now, kind)
  const { id } = await trx
    .insertInto('delays')
    .values({
      order_id: orderId,
      kind,
      leaves_by: leavesBy,
      told_at: now,
      needs_consent: needsConsent(formerDue, newDue, earlier.length === 0) ? 1 : 0,
      answer_by: answerBy(formerDue, now),
      answer: null,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const leaves = leavesBy === null ? null : { from: today, to: leavesBy }
  const arrives = arrivalDays(leaves, terms?.transit ?? null)
  await trx
    .updateTable('fulfillments')
    // A delay names only the last day.
    .set({ leaves_from: null, leaves_by: leavesBy })
    .set({ arrives_from: null, arrives_by: arrives?.to ?? null })
    .set({ due_at: newDue ?? now + unpromised })
    .where(partOf(orderId, kind))
    .execute()
  await addOrderEvent(trx, orderId, 'delayed', leavesBy ?? '', now)
  await mailDelay(trx, orderId, id, now)
  await releasePrints(trx, orderId, now)
}

/**
 * A buyer who waits may still cancel until it leaves (16 CFR 435.2(b)(1)). ShopError 'not_found',
 * 'changed' once it has left, was cancelled, or has a newer delay.
 */
export async function answerDelay(
  trx: Writer,
  token: string,
  delayId: number,
  { answer, now }: { answer: DelayAnswer; now: number },
): Promise<void> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirst()
  if (!found) throw noSuchOrder()
  await lockOrder(trx, found.id)
  const delay = (await delayRows(trx, [found.id])).find(({ id }) => id === delayId)
  if (!delay) throw noSuchOrder()
  if (delay.answer === answer) return
  if (delay.answer === 'cancel') {
    throw new ShopError('changed', recordCopy.alreadyCancelled)
  }
  if (delay.answer === 'replaced') {
    throw new ShopError('changed', recordCopy.newerDelay)
  }
  await openFulfillment(trx, found.id, delay.kind)
  await trx
    .updateTable('delays')
    .set({ answer, answered_at: now })
    .where('id', '=', delayId)
    .execute()
  const { kind } = delay
  await closeIssues(trx, found.id, ['delay_unanswered'], now, kind)
  await addOrderEvent(trx, found.id, 'delay_answered', answer, now)
  if (answer === 'cancel') {
    const issue = { code: 'delay_cancelled', details: { at: now, kind } } as const
    await raiseIssue(trx, found.id, issue, now, kind)
  } else {
    await releasePrints(trx, found.id, now)
  }
}

/** Silence counts as consent, or asks the owner to cancel and refund. */
export async function countSilence(trx: Writer, now: number): Promise<void> {
  const orders = await silent(trx, now).select('delays.order_id').distinct().execute()
  for (const orderId of orders.map(({ order_id }) => order_id).toSorted()) {
    if (!(await lockOrder(trx, orderId))) continue
    // Read after the lock: an answer or a parcel may have come before it.
    const delays = await silent(trx, now)
      .where('delays.order_id', '=', orderId)
      .select(['delays.id', 'delays.kind', 'delays.needs_consent', 'fulfillments.state'])
      .execute()
    for (const { id, kind, needs_consent, state } of delays) {
      await trx
        .updateTable('delays')
        .set({ answer: 'silent', answered_at: now })
        .where('id', '=', id)
        .execute()
      if (needs_consent === 0 || !isOpen(state)) continue
      await raiseIssue(trx, orderId, { code: 'delay_unanswered', details: { kind } }, now, kind)
    }
  }
}

function silent(trx: Writer, now: number) {
  return trx
    .selectFrom('delays')
    .innerJoin('fulfillments', (join) =>
      join
        .onRef('fulfillments.order_id', '=', 'delays.order_id')
        .onRef('fulfillments.kind', '=', 'delays.kind'),
    )
    .innerJoin('orders', 'orders.id', 'delays.order_id')
    .where('orders.state', '=', 'paid')
    .where(voidReason('orders'), 'is', null)
    .where('delays.answer', 'is', null)
    .where('delays.answer_by', '<', now)
}

export async function readDelays(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Map<string, Delay[]>> {
  const found = new Map<string, Delay[]>()
  for (const row of await delayRows(reader, orderIds)) {
    const { answer } = row
    if (answer === 'replaced') continue
    const delay: Delay = {
      id: row.id,
      kind: row.kind,
      leavesBy: row.leaves_by,
      answer,
      needsConsent: row.needs_consent === 1,
      toldAt: row.told_at,
      answerBy: row.answer_by,
    }
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), delay])
  }
  return found
}

function delayRows(
  reader: Reader | Writer,
  orderIds: readonly string[],
): Promise<Selectable<Tables['delays']>[]> {
  return reader
    .selectFrom('delays')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id', 'desc')
    .execute()
}

const isOpen = (state: string) => open.some((each) => each === state)

async function openFulfillment(trx: Writer, orderId: string, kind: FulfillmentKind) {
  const order = await wholeOrders(trx).where('orders.id', '=', orderId).executeTakeFirst()
  const own = await trx
    .selectFrom('fulfillments')
    .selectAll()
    .where(partOf(orderId, kind))
    .executeTakeFirst()
  if (!own) throw new ShopError('not_found', recordCopy.noSuchPart)
  if (order?.state !== 'paid' || order.void_reason !== null || !isOpen(own.state)) {
    throw new ShopError('changed', recordCopy.alreadyLeft)
  }
  return { own, email: order.buyer_email }
}
