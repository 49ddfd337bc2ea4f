import { systemClock } from '#platform/time/clock.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import {
  type FakeStripe,
  openFakeStripe,
  stripeSecretKey,
  stripeWebhookSecret,
} from '#testing/fakes/fake-stripe.ts'
import { freePort } from '#testing/harness/process.ts'
import { openShop } from './own-shop.ts'
import { test as base } from './test.ts'

interface Printer {
  shopUrl: string
  printful: FakePrintful
  stripe: FakeStripe
}

export const test = base.extend<object, { printer: Printer }>({
  printer: [
    async ({ browserName: _ }, use) => {
      const printful = await openFakePrintful()
      const stripe = await openFakeStripe(systemClock)
      const shop = await openShop(await freePort(), {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: stripeSecretKey,
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        STRIPE_API_BASE: stripe.url,
        FULFILMENT: 'printful',
        PRINTFUL_TOKEN: printfulToken,
        PRINTFUL_API_BASE: printful.url,
      })
      stripe.reportsTo = `${shop.url}/api/payments/stripe/events`
      await use({ shopUrl: shop.url, printful, stripe })
      await shop.close()
      await printful.close()
      await stripe.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ printer }, use) => use(printer.shopUrl),
})
