import type { Config } from '#config'
import { ShopError } from '#platform/errors.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  type PaymentConnection,
  paymentConnectionSchema,
} from '#services/connections/connection.schema.ts'
import { lastFour } from '#services/connections/service.ts'
import type { Described, ServiceDefinition } from '#services/connections/service-definition.ts'
import { refusal } from '#services/refusal.ts'
import { countOrdersInNeed } from '#shop/checkout/payments/account-needs.server.ts'
import type { PaymentProvider } from '#shop/checkout/payments/payment.ts'
import { createStripePayment } from './stripe/stripe.ts'
import {
  connectStripe,
  disconnectStripe,
  type StripeConnection,
  type StripeSetup,
  tryStripe,
} from './stripe-connection.ts'

/** A provider that refuses every payment with these words. */
function closedPayment(words: string): PaymentProvider {
  const refuse = refusal('payment_unavailable', words)
  return {
    name: 'none',
    money: 'live',
    origins: [],
    createSession: refuse,
    getSession: refuse,
    expireSession: refuse,
    refund: refuse,
    readEvent: refuse,
  }
}

/** Stripe, or play money. */
export function paymentsService(
  { payments, onMachine, apiBases }: Config,
  { clock, demo, setup }: { clock: Clock; demo: PaymentProvider; setup: StripeSetup },
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
          promotionCodes: payments.promotionCodes,
        }
  return {
    name: 'payments',
    schema: paymentConnectionSchema,
    providers: ['stripe', 'demo'],
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
    async neededFor(trx, account) {
      const count = await countOrdersInNeed(trx, { provider: 'stripe', account })
      if (count === 0) return null
      const orders = count === 1 ? 'One order still needs' : `${count} orders still need`
      return `${orders} this account: send or refund what it took first.`
    },
    readAccount: (config) => (config.provider === 'stripe' ? accountIn(config) : ''),
    createAdapter: (config) =>
      config.provider === 'demo'
        ? demo
        : proved(
            config,
            createStripePayment({
              ...config,
              automaticTax: () => setup.place.current().tax.byProvider,
              currency: () => setup.place.current().currency,
              account: accountIn(config),
              webhookSecrets: config.endpoints.map(({ secret }) => secret),
              polled: config.reports === 'poll',
              apiBase: apiBases.stripe,
              clock,
            }),
          ),
    describe: (config) => (config.provider === 'demo' ? playMoney : describeStripe(config)),
    connect: async (input, before) => {
      if (input.provider === 'stripe') return connectStripe(setup, input, before)
      return { config: { provider: 'demo' } }
    },
    async retry(config) {
      if (config.provider === 'stripe') await tryStripe(setup, config)
    },
    async disconnect(config) {
      if (config.provider === 'stripe') await disconnectStripe(setup, config)
    },
  }
}

const playMoney: Described = {
  state: 'unset',
  says: 'Play money: orders look real, but nobody pays anything.',
  mend: 'Connect Stripe before real shoppers come.',
}

/** Takes no real money before the first event proves that events reach the shop. */
function proved({ money, provenAt }: StripeConnection, stripe: PaymentProvider): PaymentProvider {
  if (money === 'test' || provenAt !== null) return stripe
  // `Object.assign` keeps the getter of `terms`, which reads them anew each time.
  return Object.assign(stripe, {
    async createSession(): Promise<never> {
      throw new ShopError(
        'payment_unavailable',
        'The shop can’t take payments yet. Please come back in a little while.',
      )
    },
  })
}

/** Account with its mode: a key of the other mode is another provider. '' when the account is unknown. */
function accountIn({ account, money }: StripeConnection): string {
  return account === '' ? '' : `${account}/${money}`
}

function describeStripe(connection: StripeConnection): Described {
  const { secretKey, accountName, account, money, country, reports, provenAt } = connection
  const name = accountName ?? (account.startsWith('acct_') ? account : 'Yours')
  const facts = [
    { label: 'Account', value: name },
    ...(country ? [{ label: 'Country', value: country }] : []),
    { label: 'Mode', value: money === 'live' ? 'Live: real money' : 'Test: no real money' },
    { label: 'Key', value: lastFour(secretKey) },
    {
      label: 'Reports',
      value:
        reports === 'webhook'
          ? 'Stripe tells the shop'
          : 'The shop has no public address, so it asks Stripe every minute',
    },
  ]
  if (provenAt === null) {
    return {
      state: 'waiting',
      says:
        money === 'live'
          ? 'Stripe is connected. Nothing is sold until its first report has reached the shop.'
          : 'Stripe is connected. Its first report has not reached the shop yet.',
      mend: 'It comes within a minute. If it doesn’t, see whether the shop’s address can be reached from outside, and try again.',
      facts,
    }
  }
  return {
    says: money === 'live' ? 'Stripe takes real money.' : 'Stripe takes test payments only.',
    facts,
  }
}
