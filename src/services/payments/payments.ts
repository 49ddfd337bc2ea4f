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
import { paymentsCopy } from './copy.ts'
import type { PaymentProvider } from './port.ts'
import { createStripePayment } from './stripe/stripe.ts'
import {
  connectStripe,
  disconnectStripe,
  type StripeConnection,
  type StripeSetup,
  tryStripe,
} from './stripe-connection.ts'

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
      adapter: closedPayment(paymentsCopy.noPayments),
      described: {
        says: paymentsCopy.takesNone,
        mend: paymentsCopy.connectAgain,
      },
    },
    locked: () => closedPayment(paymentsCopy.cantTake),
    async neededFor(trx, account) {
      const count = await countOrdersInNeed(trx, { provider: 'stripe', account })
      if (count === 0) return null
      const orders =
        count === 1 ? paymentsCopy.orderStillNeeds : paymentsCopy.ordersStillNeed(count)
      return paymentsCopy.openOrders(orders)
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
  says: paymentsCopy.playMoney,
  mend: paymentsCopy.playMoneyHint,
}

/** Takes no real money before the first event proves that events reach the shop. */
function proved({ money, provenAt }: StripeConnection, stripe: PaymentProvider): PaymentProvider {
  if (money === 'test' || provenAt !== null) return stripe
  // `Object.assign` keeps the getter of `terms`, which reads them anew each time.
  return Object.assign(stripe, {
    async createSession(): Promise<never> {
      throw new ShopError('payment_unavailable', paymentsCopy.cantTakeYet)
    },
  })
}

/** With the mode: a key of the other mode is another provider. '' when the account is unknown. */
function accountIn({ account, money }: StripeConnection): string {
  return account === '' ? '' : `${account}/${money}`
}

function describeStripe(connection: StripeConnection): Described {
  const { secretKey, accountName, account, money, country, reports, provenAt } = connection
  const name = accountName ?? (account.startsWith('acct_') ? account : 'Yours')
  const facts = [
    { label: paymentsCopy.account, value: name },
    ...(country ? [{ label: paymentsCopy.country, value: country }] : []),
    {
      label: paymentsCopy.mode,
      value: money === 'live' ? paymentsCopy.liveRealMoney : paymentsCopy.testNoReal,
    },
    { label: paymentsCopy.key, value: lastFour(secretKey) },
    {
      label: paymentsCopy.reports,
      value: reports === 'webhook' ? paymentsCopy.reportsPushed : paymentsCopy.reportsPulled,
    },
  ]
  if (provenAt === null) {
    return {
      state: 'waiting',
      says: money === 'live' ? paymentsCopy.notSellingYet : paymentsCopy.firstReportOpen,
      mend: paymentsCopy.firstReportHint,
      facts,
    }
  }
  return {
    says: money === 'live' ? paymentsCopy.takesRealMoney : paymentsCopy.takesTestMoney,
    facts,
  }
}
