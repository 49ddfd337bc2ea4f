/* For a shop without a public address, which the provider can't notify. */

import { z } from 'zod'
import type { Reader } from '#platform/db/database.ts'
import { every, type ScheduledJob } from '#platform/db/outbox/schedule.ts'
import { hasRows } from '#platform/db/rows.ts'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { day, hour, minute } from '#platform/time/clock.ts'
import {
  type PaymentAccount,
  type PaymentProvider,
  paymentAccount,
} from '#services/payments/port.ts'
import { bookKnownFees, bookOrderFees } from './fees.server.ts'
import { applyEvent, recordWebhook } from './provider-events.server.ts'
import type { SettlementDeps } from './settlement.server.ts'

/** Epoch milliseconds up to which an account was polled. */
const askedSetting = {
  key: 'payments.asked',
  schema: z.object({ account: z.string(), until: z.number() }).nullable().default(null),
}

/** Events may be listed a little after they happen. */
const overlap = 2 * minute
/** The pause without an open order: refunds and disputes can wait. */
const quietPause = hour
/** Catches up after an outage in parts: an account that also sells elsewhere has many events. */
const part = hour
/** Stripe forgets older events. */
const memory = 30 * day

export interface PaymentWatch extends ScheduledJob {
  askFees(orderId: string): Promise<void>
}

/** The job `payments.watch`. `tidy` deletes replaced endpoints at the provider. */
export function watchPayments(
  deps: SettlementDeps & { payment: PaymentProvider; tidy(): Promise<void> },
): PaymentWatch {
  return {
    askFees: (orderId) => bookOrderFees(deps, orderId),
    next: (now) => every(deps.payment.recentEvents ? minute : 10 * minute)(now),
    async run() {
      await deps.tidy()
      await pollPaymentEvents(deps)
      await bookKnownFees(deps)
    },
  }
}

async function pollPaymentEvents(
  deps: SettlementDeps & { payment: PaymentProvider },
): Promise<void> {
  const { db, clock, payment } = deps
  if (!payment.recentEvents) return
  const paidTo = paymentAccount(payment)
  const now = clock.now()
  const asked = await readSetting(db.read, askedSetting)
  const last = asked?.account === paidTo.account ? asked.until : now - hour
  if (now - last < quietPause && !(await hasOpenOrders(db.read, paidTo))) return
  const failures: unknown[] = []
  for (let since = Math.max(last, now - memory); since < now; since += part) {
    const until = Math.min(since + part, now)
    for (const event of await payment.recentEvents(since - overlap, until)) {
      await applyEvent(deps, paidTo, event).catch((error: unknown) => failures.push(error))
    }
    // A failed event is met again, and keeps no other back.
    if (failures.length > 0) continue
    await db.transact((trx) =>
      writeSetting(trx, askedSetting, { account: paidTo.account, until }, now),
    )
  }
  if (failures.length > 0) throw failures[0]
  await recordWebhook(db, paidTo.provider, now)
}

function hasOpenOrders(reader: Reader, { provider, account }: PaymentAccount) {
  return hasRows(
    reader
      .selectFrom('orders')
      .where('provider', '=', provider)
      .where('provider_account', '=', account)
      .where('state', 'in', ['pending', 'processing']),
  )
}
