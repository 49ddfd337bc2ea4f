/*
 * Owns how a mail comes to be sent: a job in the outbox, written in the transaction of what caused
 * it, one a key. Never writes or carries the mail itself.
 */
import type { Writer } from '#db/database.ts'
import { enqueue, type MailJob } from '#db/outbox.ts'
import type { FulfillmentKind } from '#db/tables.ts'
import { day } from '#kernel/clock.ts'
import { digest } from '#kernel/ids.ts'

type Facts = MailJob['facts']

async function plan(trx: Writer, job: Omit<MailJob, 'key'> & { about: string }): Promise<void> {
  const { about, ...rest } = job
  const key = `mail:${job.kind}:${about}`
  const payload = { ...rest, key }
  await enqueue(trx, { topic: 'mail.send', payload, key, dueAt: job.at, now: job.at })
}

/** What an order that has just been paid brings: the buyer's confirmation, and the owner's good news. */
export async function mailPaidOrder(
  trx: Writer,
  orderId: string,
  attention: string | null,
  now: number,
): Promise<void> {
  const shared = { at: now, orderId, about: orderId, facts: {} }
  await plan(trx, { ...shared, kind: 'order-confirmation' })
  await plan(trx, { ...shared, kind: 'sold' })
  if (attention !== null) await mailAttention(trx, orderId, attention, now)
}

/**
 * Parts of an order are on their way, or another parcel of one is: `parcels` are the tracking numbers
 * that are new. Call it only when something changed.
 */
export async function mailShipped(
  trx: Writer,
  orderId: string,
  fulfillments: readonly FulfillmentKind[],
  parcels: readonly string[],
  now: number,
): Promise<void> {
  const about = [orderId, ...fulfillments, ...parcels].join(':')
  await plan(trx, {
    kind: 'order-shipped',
    at: now,
    orderId,
    about,
    facts: { fulfillments, parcels },
  })
}

/** Money went back: so many cents of it now. `refundKey` is what makes this refund the only one. */
export async function mailRefund(
  trx: Writer,
  orderId: string,
  cents: number,
  refundKey: string,
  now: number,
): Promise<void> {
  const about = `${orderId}:${refundKey}`
  await plan(trx, { kind: 'order-refunded', at: now, orderId, about, facts: { cents } })
}

/** Money that was on its way did not come: the bank said so, or nobody ever said anything. */
export async function mailPaymentFailed(
  trx: Writer,
  orderId: string,
  how: 'refused' | 'never_came',
  now: number,
): Promise<void> {
  await plan(trx, { kind: 'payment-failed', at: now, orderId, about: orderId, facts: { how } })
}

/** An order asks for the owner: one mail a reason and day, since a reason may come again. */
export async function mailAttention(
  trx: Writer,
  orderId: string,
  reason: string,
  now: number,
): Promise<void> {
  const about = `${orderId}:${digest(reason).slice(0, 16)}:${Math.floor(now / day)}`
  const facts: Facts = { cause: 'attention', reason }
  await plan(trx, { kind: 'needs-you', at: now, orderId, about, facts })
}

/** The studio's own parts have become overdue: one mail for all of them. */
export async function mailOverdue(
  trx: Writer,
  orderNumbers: readonly number[],
  now: number,
): Promise<void> {
  if (orderNumbers.length === 0) return
  const numbers = [...new Set(orderNumbers)]
  const about = `overdue:${digest(numbers.join()).slice(0, 16)}:${now}`
  await plan(trx, { kind: 'needs-you', at: now, about, facts: { cause: 'overdue', numbers } })
}

/** A buyer wanted to pay and could not, for a reason of the provider's: one mail a day. */
export async function mailPaymentTrouble(trx: Writer, reason: string, now: number): Promise<void> {
  const facts: Facts = { cause: 'payments', reason }
  await plan(trx, {
    kind: 'needs-you',
    at: now,
    about: `payments:${Math.floor(now / day)}`,
    facts,
  })
}

/** A job was set aside. Nothing about a mail to the owner herself: it would not reach her either. */
export async function mailStuckJob(
  trx: Writer,
  job: { id: number; topic: string; payload: string },
  reason: string,
  now: number,
): Promise<void> {
  const { orderId, kind } = JSON.parse(job.payload) as Partial<MailJob>
  if (job.topic === 'mail.send' && kind === 'needs-you') return
  const facts: Facts = { cause: 'stuck', topic: job.topic, reason }
  const about = `job:${job.id}:${now}`
  await plan(trx, { kind: 'needs-you', at: now, about, facts, ...(orderId && { orderId }) })
}

/** Somebody wrote by the contact form. */
export async function mailMessage(trx: Writer, messageId: string, now: number): Promise<void> {
  await plan(trx, { kind: 'contact', at: now, about: messageId, facts: { messageId } })
}

/**
 * A mail of the waiting list. The job carries no address: a wish that was taken back before the mail
 * goes is told nothing.
 */
export async function planSubscriptionMail(
  trx: Writer,
  { kind, token }: { kind: 'confirm' | 'back'; token: string },
  now: number,
): Promise<void> {
  await plan(trx, { kind: `wish-${kind}`, at: now, about: `${token}:${now}`, facts: { token } })
}
