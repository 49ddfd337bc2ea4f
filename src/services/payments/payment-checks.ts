import { capital } from '#platform/capital.ts'
import { day, hour } from '#platform/time/clock.ts'
import type { ServiceSetup } from '#services/connections/service-definition.ts'
import { webhookLastSeen } from '#shop/checkout/payments/provider-events.server.ts'
import type { Finding } from '#shop/upkeep/check-up/check-up.schema.ts'
import { bad, type Check, good, worthALook } from '#shop/upkeep/check-up/check-up.ts'
import { paymentsCopy } from './copy.ts'
import type { PaymentProvider } from './port.ts'

type Asked = Pick<ServiceSetup, 'db' | 'clock' | 'storeSettings'>

/** The demo has no events. */
export function paymentChecks(payment: () => PaymentProvider, shop: Asked): Check[] {
  return [
    { key: 'payments', title: paymentsCopy.title, look: () => lookAtPayments(payment()) },
    {
      key: 'payment-events',
      title: paymentsCopy.newsOfPayments,
      look: async () => (payment().name === 'demo' ? null : lookAtEvents(payment(), shop)),
    },
  ]
}

async function lookAtPayments(payment: PaymentProvider): Promise<Finding> {
  if (payment.name === 'demo') {
    return bad(paymentsCopy.noRealMoney, paymentsCopy.connectStripe)
  }
  const name = capital(payment.name)
  try {
    // An unknown session is fine: the provider answers only to a valid key.
    await payment.getSession('check-up')
  } catch (error) {
    const says = error instanceof Error ? error.message : paymentsCopy.providerSilent(name)
    return bad(says, paymentsCopy.compareKey(name))
  }
  if (payment.money === 'live') return good(paymentsCopy.realMoney(name))
  return bad(paymentsCopy.testMode(name), paymentsCopy.giveLiveKey)
}

/** Events tell of late money, refunds and disputes, which the buyer's return would miss. */
async function lookAtEvents(
  payment: PaymentProvider,
  { db, clock, storeSettings }: Asked,
): Promise<Finding> {
  const name = capital(payment.name)
  const seenAt = await webhookLastSeen(db.read, payment.name)
  const { paidAt } = await db.read
    .selectFrom('orders')
    .select((eb) => eb.fn.max<number | null>('paid_at').as('paidAt'))
    .where('provider', '=', payment.name)
    .executeTakeFirstOrThrow()
  const { publicUrl } = await storeSettings.read()
  const mend = paymentsCopy.checkEndpoint(name, publicUrl, payment.name)
  if (seenAt === null) {
    const verdict = paidAt === null ? worthALook : bad
    return verdict(paymentsCopy.neverReported(name), mend)
  }
  // `seenAt` is written once an hour, so an order may seem a little younger than the last event.
  if (paidAt !== null && Number(paidAt) > seenAt + 2 * hour) {
    return bad(paymentsCopy.silentSince(name), mend)
  }
  const days = Math.floor((clock.now() - seenAt) / day)
  const when =
    days === 0
      ? paymentsCopy.withinLastDay
      : days === 1
        ? paymentsCopy.aDayAgo
        : paymentsCopy.daysAgo(days)
  return good(paymentsCopy.lastReport(name, when))
}
