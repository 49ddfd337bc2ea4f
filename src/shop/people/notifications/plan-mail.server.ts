/* Each job joins the transaction of its cause, once for each key. `now` in epoch milliseconds. */
import { z } from 'zod'
import type { Writer } from '#platform/db/database.ts'
import { enqueue, type NewJob } from '#platform/db/outbox/outbox.ts'
import { countRows, hasRows } from '#platform/db/rows.ts'
import type { FulfillmentKind } from '#platform/db/tables/tables.ts'
import { digest } from '#platform/ids.ts'
import { day } from '#platform/time/clock.ts'
import type { Notification } from './notification.schema.ts'

type Unkeyed<N> = N extends Notification ? Omit<N, 'key' | 'at'> : never

/** `about` distinguishes emails of one kind; `dueAt`: the time of writing and sending. */
async function plan(
  trx: Writer,
  notification: Unkeyed<Notification>,
  about: string,
  now: number,
  dueAt = now,
): Promise<void> {
  await enqueue(trx, ...(await jobsFor(trx, notification, about, now, dueAt)))
}

type NoteJob = NewJob<'mail.send'> | NewJob<'push.send'>

async function jobsFor(
  trx: Writer,
  notification: Unkeyed<Notification>,
  about: string,
  now: number,
  dueAt = now,
): Promise<NoteJob[]> {
  const key = `mail:${notification.kind}:${about}`
  const payload = { ...notification, key, at: now }
  const mail: NoteJob = { topic: 'mail.send', payload, key, dueAt, now }
  if (!isPushed(notification)) return [mail]
  const devices = await trx.selectFrom('push_devices').select('id').limit(mostDevices).execute()
  const pushes = devices.map(({ id: deviceId }): NoteJob => {
    const job = { payload: { ...payload, deviceId }, key: `push:${deviceId}:${key}`, dueAt, now }
    return { topic: 'push.send', ...job }
  })
  return [mail, ...pushes]
}

const pushed: ReadonlySet<string> = new Set<Notification['kind']>(['sold', 'contact', 'needs-you'])
/** Also sent to the studio's devices, each by its own job. */
const isPushed = (told: Unkeyed<Notification>) =>
  told.kind === 'backup-tried' ? told.problem !== null : pushed.has(told.kind)
const mostDevices = 50

async function isPlanned(trx: Writer, key: string): Promise<boolean> {
  return hasRows(trx.selectFrom('outbox').where('dedupe_key', '=', key))
}

export async function mailPaidOrder(trx: Writer, orderId: string, now: number): Promise<void> {
  const buyers = await jobsFor(trx, { kind: 'order-confirmation', orderId }, orderId, now)
  const owners = await jobsFor(trx, { kind: 'sold', orderId }, orderId, now)
  await enqueue(trx, ...buyers, ...owners)
}

/** `orderId`: the replacement's. */
export const mailReplacement = (trx: Writer, orderId: string, now: number) =>
  plan(trx, { kind: 'order-replaced', orderId }, orderId, now)

/** `parcels`: the new tracking numbers. Call it only on a change. */
export async function mailShipped(
  trx: Writer,
  orderId: string,
  fulfillments: readonly FulfillmentKind[],
  parcels: readonly string[],
  now: number,
): Promise<void> {
  const events = trx.selectFrom('order_events').where('order_id', '=', orderId)
  const undone = await countRows(events.where('type', '=', 'shipping_undone'))
  // A fulfillment that is shipped again is announced again.
  const again = undone > 0 ? [`again-${undone}`] : []
  const about = [orderId, ...fulfillments, ...parcels, ...again].join(':')
  const told = { fulfillments: [...fulfillments], parcels: [...parcels] }
  await plan(trx, { kind: 'order-shipped', orderId, ...told }, about, now)
}

export const mailShippingUndone = (
  trx: Writer,
  orderId: string,
  fulfillment: FulfillmentKind,
  numbered: boolean,
  now: number,
) =>
  plan(
    trx,
    { kind: 'shipping-undone', orderId, fulfillment, numbered },
    `${orderId}:${fulfillment}:${now}`,
    now,
  )

/** `refundKey` makes this refund unique. */
export const mailRefund = (
  trx: Writer,
  orderId: string,
  cents: number,
  refundKey: string,
  now: number,
  cancels = false,
) =>
  plan(
    trx,
    { kind: 'order-refunded', orderId, cents, ...(cancels && { cancels }) },
    `${orderId}:${refundKey}`,
    now,
  )

/** Money failed, came too late, or the owner ended its hold: nothing is shipped. */
export const mailPaymentFailed = (
  trx: Writer,
  orderId: string,
  how: 'refused' | 'never_came' | 'ended',
  now: number,
) => plan(trx, { kind: 'payment-failed', orderId, how }, orderId, now)

/** One e-mail for each issue and day, because an issue may return. */
export async function mailIssue(
  trx: Writer,
  orderId: string,
  {
    code,
    details,
    subject = '',
  }: { code: string; details: Record<string, unknown>; subject?: string },
  now: number,
): Promise<void> {
  const what = digest(JSON.stringify([code, details, subject])).slice(0, 16)
  const about = `${orderId}:${what}:${Math.floor(now / day)}`
  await plan(trx, { kind: 'needs-you', cause: 'issue', orderId, code, details }, about, now)
}

export const mailDelay = (trx: Writer, orderId: string, delayId: number, now: number) =>
  plan(trx, { kind: 'order-delayed', orderId, delayId }, `${orderId}:${delayId}`, now)

export async function mailPromises(
  trx: Writer,
  cause: 'overdue' | 'due-soon',
  orderNumbers: readonly number[],
  now: number,
): Promise<void> {
  if (orderNumbers.length === 0) return
  const numbers = [...new Set(orderNumbers)]
  const about = `${cause}:${digest(numbers.join()).slice(0, 16)}:${now}`
  await plan(trx, { kind: 'needs-you', cause, orderNumbers: numbers }, about, now)
}

export const mailPaymentTrouble = (trx: Writer, reason: string, now: number) =>
  plan(
    trx,
    { kind: 'needs-you', cause: 'payments', reason },
    `payments:${Math.floor(now / day)}`,
    now,
  )

export const mailRefusedTax = (trx: Writer, now: number) =>
  plan(trx, { kind: 'needs-you', cause: 'tax' }, `tax:${Math.floor(now / day)}`, now)

const deadJob = z.object({ orderId: z.string().optional(), kind: z.string().optional() })

/**
 * Leaves out e-mails to the owner, which would not arrive either. While a printer is away, the
 * first failed job is reported at once, and the others in one e-mail a day.
 */
export async function mailDeadLetter(
  trx: Writer,
  job: { id: number; topic: string; payload: string },
  reason: string,
  now: number,
): Promise<void> {
  const { orderId, kind } = deadJob.parse(JSON.parse(job.payload))
  if (job.topic === 'mail.send' && kind === 'needs-you') return
  if (job.topic.startsWith('prints.')) {
    const days = Math.floor(now / day)
    const away = { kind: 'needs-you', cause: 'printer-away', reason } as const
    const isFirst = !(await isPlanned(trx, `mail:needs-you:printer:${days}`))
    if (isFirst) await plan(trx, away, `printer:${days}`, now)
    else await plan(trx, away, `printer-summary:${days}`, now, (days + 1) * day)
    return
  }
  const about = `job:${job.id}:${now}`
  const { topic } = job
  await plan(trx, { kind: 'needs-you', cause: 'dead-letter', topic, reason, orderId }, about, now)
}

export const mailMessage = (trx: Writer, messageId: string, now: number) =>
  plan(trx, { kind: 'contact', messageId }, messageId, now)

/** The job holds no address, so that a forgotten person gets no e-mail. */
export const mailAnswer = (trx: Writer, answerId: string, now: number) =>
  plan(trx, { kind: 'answer', answerId }, answerId, now)

/** False also after the last attempt, whose failure the owner was told of. */
export const isAnswerWaiting = (trx: Writer, answerId: string) =>
  hasRows(
    trx
      .selectFrom('outbox')
      .where('dedupe_key', '=', `mail:answer:${answerId}`)
      .where('state', '=', 'waiting'),
  )

/** The job holds no address, so that an ended subscription gets no e-mail. */
export const mailSubscription = (
  trx: Writer,
  { kind, token }: { kind: 'confirm' | 'back'; token: string },
  now: number,
) => plan(trx, { kind: `subscription-${kind}`, token }, `${token}:${now}`, now)

/** The legally required acknowledgement. */
export const mailWithdrawal = (trx: Writer, token: string, now: number) =>
  plan(trx, { kind: 'withdrawal-received', token }, token, now)

export const mailSignInLink = (trx: Writer, userId: string, sealedToken: string, now: number) =>
  plan(trx, { kind: 'sign-in-link', userId, sealedToken }, digest(sealedToken).slice(0, 32), now)

export const mailNewDevice = (
  trx: Writer,
  { id: userId, email }: { id: string; email: string | null },
  way: 'password' | 'passkey' | 'link',
  now: number,
) =>
  plan(
    trx,
    { kind: 'new-device', userId, way, address: email ?? undefined },
    `${userId}:${now}`,
    now,
  )

/** `address`: the former one. */
export const mailAddressChanged = (trx: Writer, userId: string, address: string, now: number) =>
  plan(trx, { kind: 'address-changed', userId, address }, `${userId}:${now}`, now)

export const mailWrongCodes = (trx: Writer, userId: string, now: number) =>
  plan(trx, { kind: 'wrong-codes', userId }, `${userId}:${now}`, now)

type Drill = Omit<Extract<Notification, { kind: 'backup-tried' }>, 'kind' | 'key' | 'at'>

export const mailDrill = (
  trx: Writer,
  { copyAt, orders, pieces, pictures, problem }: Drill,
  now: number,
) =>
  plan(trx, { kind: 'backup-tried', copyAt, orders, pieces, pictures, problem }, String(now), now)

/** The job holds no address, so that an expired link gets no e-mail. */
export const mailCartLink = (trx: Writer, token: string, now: number) =>
  plan(trx, { kind: 'cart-link', token }, token, now)
