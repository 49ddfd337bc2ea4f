/* Who takes the money: the definition of the service. */
import { createStripePayment } from '#adapters/payment-stripe.ts'
import type { Config } from '#config'
import type { Clock } from '#kernel/clock.ts'
import { ShopError } from '#kernel/errors.ts'
import type { PaymentProvider } from '#shop/payments/payment.ts'
import {
  type PaymentConnection,
  paymentConnectionSchema,
} from '#shop/services/connection.schema.ts'
import { lastFour } from '#shop/services/service.ts'
import type { Described, ServiceDefinition } from '#shop/services/service-definition.ts'
import { refusingAdapter } from './live-port.ts'

const paymentCalls = [
  'createSession',
  'getSession',
  'expireSession',
  'refund',
  'readEvent',
] as const

/** A provider that takes nothing, and says why. */
function closedPayment(words: string): PaymentProvider {
  return refusingAdapter<PaymentProvider>(
    { name: 'none', money: 'live', origins: [] },
    paymentCalls,
    () => new ShopError('payment_unavailable', words),
  )
}

/** Stripe, or play money. */
export function paymentsService(
  { payments, onMachine, apiBases }: Config,
  { clock, demo }: { clock: Clock; demo: PaymentProvider },
): ServiceDefinition<PaymentConnection, PaymentProvider> {
  const machine: PaymentConnection | null = !onMachine.includes('payments')
    ? null
    : payments.provider === 'demo'
      ? { provider: 'demo' }
      : {
          provider: 'stripe',
          secretKey: payments.secretKey,
          endpoints: [{ id: '', url: '', secret: payments.webhookSecret, until: null }],
          account: '',
          accountName: null,
          country: null,
          money: /^.._live_/.test(payments.secretKey) ? 'live' : 'test',
          reports: 'webhook',
          provenAt: 0,
          polledTo: null,
          automaticTax: payments.automaticTax,
          promotionCodes: payments.promotionCodes,
        }
  return {
    name: 'payments',
    schema: paymentConnectionSchema,
    secrets: ['secretKey', 'endpoints'],
    machine,
    unset: { adapter: demo, described: playMoney },
    ended: {
      adapter: closedPayment('The shop takes no payments at the moment. Please come back later.'),
      described: {
        says: 'The shop takes no payments.',
        mend: 'Connect Stripe again, or choose play money to try the shop out.',
      },
    },
    locked: () => closedPayment('The shop can’t take payments at the moment.'),
    accountOf: (config) => (config.provider === 'stripe' ? accountIn(config) : ''),
    adapterOf: (config) =>
      config.provider === 'demo'
        ? demo
        : createStripePayment({
            ...config,
            account: accountIn(config),
            webhookSecrets: config.endpoints.map(({ secret }) => secret),
            apiBase: apiBases.stripe,
            clock,
          }),
    describe: (config) => (config.provider === 'demo' ? playMoney : describeStripe(config)),
  }
}

const playMoney: Described = {
  state: 'unset',
  says: 'Play money: orders look real, but nobody pays anything.',
  mend: 'Connect Stripe before real shoppers come.',
}

type Stripe = Extract<PaymentConnection, { provider: 'stripe' }>

/** The account with its mode: a key of the other mode is another till. '' where none is known. */
function accountIn({ account, money }: Stripe): string {
  return account === '' ? '' : `${account}/${money}`
}

function describeStripe({ secretKey, accountName, account, money, country }: Stripe): Described {
  const name = accountName ?? (account || 'your account')
  const facts = [
    { label: 'Account', value: name },
    ...(country ? [{ label: 'Country', value: country }] : []),
    { label: 'Mode', value: money === 'live' ? 'Live: real money' : 'Test: no real money' },
    { label: 'Key', value: lastFour(secretKey) },
  ]
  return {
    says: money === 'live' ? 'Stripe takes real money.' : 'Stripe takes test payments only.',
    facts,
  }
}
