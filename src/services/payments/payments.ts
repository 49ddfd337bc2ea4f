import { ShopError } from '#platform/errors.ts'
import { lastFour } from '#services/connections/service.ts'
import type { Described, Service } from '#services/connections/service-definition.ts'
import { refusal } from '#services/refusal.ts'
import { countOrdersInNeed } from '#shop/checkout/payments/account-needs.server.ts'
import { paymentsCopy } from './copy.ts'
import { paymentChecks } from './payment-checks.ts'
import {
  type PaymentConnection,
  paymentConnectionSchema,
  playSchema,
  type StripeConnection,
  stripeInputSchema,
} from './payments.schema.ts'
import type { PaymentProvider } from './port.ts'
import { createStripePayment } from './stripe/stripe.ts'
import { connectStripe, disconnectStripe, stripeSetup, tryStripe } from './stripe-connection.ts'
import { paymentVariables, readPayments } from './variables.ts'

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

export const payments: Service<
  typeof stripeInputSchema | typeof playSchema,
  PaymentConnection,
  PaymentProvider,
  typeof paymentVariables
> = {
  name: 'payments',
  title: paymentsCopy.title,
  inputs: [stripeInputSchema, playSchema],
  schema: paymentConnectionSchema,
  secrets: ['secretKey', 'endpoints'],
  variables: paymentVariables,
  read: readPayments,
  checks: paymentChecks,
  define(config, { demo, ...shop }) {
    const setup = stripeSetup(config, shop)
    const { clock, storeSettings, apiBase } = setup
    return {
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
                automaticTax: () => storeSettings.current().tax.byProvider,
                currency: () => storeSettings.current().currency,
                account: accountIn(config),
                webhookSecrets: config.endpoints.map(({ secret }) => secret),
                polled: config.reports === 'poll',
                apiBase,
                clock,
              }),
            ),
      describe: (config) => (config.provider === 'demo' ? playMoney : describeStripe(config)),
      connect: async (input, before) => {
        if (input.provider === 'stripe') return connectStripe(setup, input, before)
        return { config: input }
      },
      async retry(config) {
        if (config.provider === 'stripe') await tryStripe(setup, config)
      },
      async disconnect(config) {
        if (config.provider === 'stripe') await disconnectStripe(setup, config)
      },
    }
  },
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
