/*
 * The one way by which payment status reaches the books, whoever brings it: the provider's event, the
 * buyer's return, a second press of the button or the job that ends holds.
 */
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Clock } from '#kernel/clock.ts'
import type { PaymentProvider, PaymentSession } from './payment.ts'
import { type PaymentStatus, statusOf } from './payment-status.ts'
import { type Settlement, settle } from './settlement.server.ts'

export interface SettlementDeps {
  db: Database
  clock: Clock
  log: Pick<Logger, 'info' | 'error'>
  payment: Pick<PaymentProvider, 'name'>
}

/**
 * Settles a session as the provider told it; `status` when more is known than the session says.
 * Safe to repeat and to race. Null when nothing is decided yet or nobody knows the session.
 */
export async function settlePayment(
  { db, clock, log, payment }: SettlementDeps,
  session: PaymentSession,
  status: PaymentStatus | null = statusOf(session),
): Promise<Settlement | null> {
  if (status === null) return null
  const settlement = await db.transact((trx) =>
    settle(trx, session, status, { provider: payment.name, now: clock.now() }),
  )
  if (!settlement?.changed) return settlement
  const { orderId, state, needsOwner } = settlement
  if (needsOwner) log.error({ orderId }, 'an order needs its owner')
  else log.info({ orderId, state }, 'order settled')
  return settlement
}
