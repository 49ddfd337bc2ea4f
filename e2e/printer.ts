/** A shop of its own whose prints Printful makes: a stand-in that a test can have misbehave. */
import {
  type FakePrintful,
  openFakePrintful,
  printfulToken,
} from '../src/testing/fakes/fake-printful.ts'
import { openShop } from './own-shop.ts'
import { test as base } from './test.ts'

interface Printer {
  shopUrl: string
  printful: FakePrintful
}

/** Pages of these tests are that shop's. */
export const test = base.extend<object, { printer: Printer }>({
  printer: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const printful = await openFakePrintful()
      // Behind the two shops that all tests share.
      const port = Number(process.env.E2E_PORT ?? 4173) + 2 + parallelIndex
      const shop = await openShop(port, {
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: 'sk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
        STRIPE_API_BASE: printful.url,
        FULFILMENT: 'printful',
        PRINTFUL_TOKEN: printfulToken,
        PRINTFUL_API_BASE: printful.url,
      })
      await use({ shopUrl: shop.url, printful })
      await shop.close()
      await printful.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ printer }, use) => use(printer.shopUrl),
})
