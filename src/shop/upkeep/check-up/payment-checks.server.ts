/*
 * Checks of the payment provider: whether it takes the shop's key, whether the money is real, and
 * whether its events arrive. Only reads.
 */
import type { Database } from '#platform/db/database.ts'
import { type Clock, day, hour } from '#platform/time/clock.ts'
import type { PaymentProvider } from '#shop/checkout/payments/payment.ts'
import { webhookLastSeen } from '#shop/checkout/payments/provider-events.server.ts'
import type { LivePlace } from '#shop/store/place/place.ts'
import type { Check, Finding } from './check-up.ts'

/** The part of a payment provider that the checks ask. */
export type AskedProvider = Pick<PaymentProvider, 'name' | 'money' | 'getSession'>

export interface PaymentParts {
  db: Database
  clock: Clock
  payment: AskedProvider
  place: Pick<LivePlace, 'read'>
}

const good = (says: string): Finding => ({ verdict: 'good', says })

/** Checks the provider's answer and, except for the demo, the arrival of its events. */
export function paymentChecks(parts: PaymentParts): Check[] {
  const { payment } = parts
  return [
    { key: 'payments', title: 'Payments', look: () => lookAtPayments(payment) },
    {
      key: 'payment-events',
      title: 'News of payments',
      look: async () => (payment.name === 'demo' ? null : lookAtEvents(parts)),
    },
  ]
}

async function lookAtPayments(payment: AskedProvider): Promise<Finding> {
  if (payment.name === 'demo') {
    return {
      verdict: 'look',
      says: 'Nobody pays real money: the shop takes play money.',
      mend: 'Before real shoppers come: connect Stripe, under Settings, Services.',
    }
  }
  const name = named(payment)
  try {
    // An unknown session is fine: the provider answers only to a valid key.
    await payment.getSession('check-up')
  } catch (error) {
    const says = error instanceof Error ? error.message : `${name} did not answer.`
    const mend = `Compare the key with the one at ${name}, and see whether ${name} is up. Until then nobody can pay; carts are kept.`
    return { verdict: 'bad', says, mend }
  }
  if (payment.money === 'live') return good(`${name} answers and takes real money.`)
  return {
    verdict: 'look',
    says: `${name} answers, in test mode: nobody pays real money.`,
    mend: 'Before real shoppers come: give the shop a key for real money, under Settings, Services.',
  }
}

/** Its events tell of late money, refunds and disputes; the buyer's return alone would miss them. */
async function lookAtEvents({ db, clock, payment, place }: PaymentParts): Promise<Finding> {
  const name = named(payment)
  const seenAt = await webhookLastSeen(db.read, payment.name)
  const { paidAt } = await db.read
    .selectFrom('orders')
    .select((eb) => eb.fn.max<number | null>('paid_at').as('paidAt'))
    .where('provider', '=', payment.name)
    .executeTakeFirstOrThrow()
  const { publicUrl } = await place.read()
  const mend = `At ${name}, look at the endpoint ${publicUrl}/api/payments/${payment.name}/events: it must be on, and its signing secret the one that the shop has.`
  if (seenAt === null) {
    const says = `${name} has never reported anything to the shop.`
    return { verdict: paidAt === null ? 'look' : 'bad', says, mend }
  }
  // `seenAt` is written once an hour, so an order may seem a little younger than the last event.
  if (paidAt !== null && Number(paidAt) > seenAt + 2 * hour) {
    return { verdict: 'bad', says: `Orders were paid since ${name} last reported anything.`, mend }
  }
  const days = Math.floor((clock.now() - seenAt) / day)
  const when = days === 0 ? 'within the last day' : days === 1 ? 'a day ago' : `${days} days ago`
  return good(`${name} last reported something ${when}.`)
}

function named({ name }: AskedProvider): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
