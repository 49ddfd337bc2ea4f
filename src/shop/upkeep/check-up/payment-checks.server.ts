import type { Database } from '#platform/db/database.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import type { PaymentProvider } from '#services/payments/port.ts'
import { webhookLastSeen } from '#shop/checkout/payments/provider-events.server.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import type { Check, Finding } from './check-up.ts'
import { checkUpCopy } from './copy.ts'

export type AskedProvider = Pick<PaymentProvider, 'name' | 'money' | 'getSession'>

export interface PaymentParts {
  db: Database
  clock: Clock
  payment: AskedProvider
  place: Pick<LivePlace, 'read'>
}

const good = (says: string): Finding => ({ verdict: 'good', says })

/** The demo has no events. */
export function paymentChecks(parts: PaymentParts): Check[] {
  const { payment } = parts
  return [
    { key: 'payments', title: checkUpCopy.payments, look: () => lookAtPayments(payment) },
    {
      key: 'payment-events',
      title: checkUpCopy.newsOfPayments,
      look: async () => (payment.name === 'demo' ? null : lookAtEvents(parts)),
    },
  ]
}

async function lookAtPayments(payment: AskedProvider): Promise<Finding> {
  if (payment.name === 'demo') {
    return {
      verdict: 'look',
      says: checkUpCopy.playMoney,
      mend: checkUpCopy.connectStripe,
    }
  }
  const name = named(payment)
  try {
    // An unknown session is fine: the provider answers only to a valid key.
    await payment.getSession('check-up')
  } catch (error) {
    const says = error instanceof Error ? error.message : checkUpCopy.providerSilent(name)
    const mend = checkUpCopy.compareKey(name)
    return { verdict: 'bad', says, mend }
  }
  if (payment.money === 'live') return good(checkUpCopy.realMoney(name))
  return {
    verdict: 'look',
    says: checkUpCopy.testMode(name),
    mend: checkUpCopy.giveLiveKey,
  }
}

/** Events tell of late money, refunds and disputes, which the buyer's return would miss. */
async function lookAtEvents({ db, clock, payment, place }: PaymentParts): Promise<Finding> {
  const name = named(payment)
  const seenAt = await webhookLastSeen(db.read, payment.name)
  const { paidAt } = await db.read
    .selectFrom('orders')
    .select((eb) => eb.fn.max<number | null>('paid_at').as('paidAt'))
    .where('provider', '=', payment.name)
    .executeTakeFirstOrThrow()
  const { publicUrl } = await place.read()
  const mend = checkUpCopy.checkEndpoint(name, publicUrl, payment.name)
  if (seenAt === null) {
    const says = checkUpCopy.neverReported(name)
    return { verdict: paidAt === null ? 'look' : 'bad', says, mend }
  }
  // `seenAt` is written once an hour, so an order may seem a little younger than the last event.
  if (paidAt !== null && Number(paidAt) > seenAt + 2 * hour) {
    return { verdict: 'bad', says: checkUpCopy.silentSince(name), mend }
  }
  const days = Math.floor((clock.now() - seenAt) / day)
  const when =
    days === 0
      ? checkUpCopy.withinLastDay
      : days === 1
        ? checkUpCopy.aDayAgo
        : checkUpCopy.daysAgo(days)
  return good(checkUpCopy.lastReport(name, when))
}

function named({ name }: AskedProvider): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
