/* The printer's token was sealed with another key than the shop's. */
import { randomBytes } from 'node:crypto'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { systemClock } from '#platform/time/clock.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { type FakeStripe, openFakeStripe } from '#testing/fakes/fake-stripe.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { freePort, startBuiltShop } from '#testing/harness/process.ts'
import { freshShop, shopAddress } from './settings.ts'
import { test as base } from './test.ts'

interface ServicesShop {
  url: string
  stripe: FakeStripe
  printful: FakePrintful
  /** Sends Stripe's events to the shop; returns the status of each answer. */
  report(): Promise<number[]>
}

export const test = base.extend<object, { services: ServicesShop }>({
  services: [
    async ({ browserName: _ }, use) => {
      const stripe = await openFakeStripe(systemClock)
      const printful = await openFakePrintful()
      const port = await freePort()
      const settings = {
        ...freshShop(port),
        DEMO: 'off',
        PUBLIC_URL: 'https://heron.example',
        ALLOWED_ORIGINS: shopAddress(port),
        STRIPE_API_BASE: stripe.url,
        PRINTFUL_API_BASE: printful.url,
      }
      await prepare({ ...settings, SECRET_KEY: randomBytes(32).toString('base64') })
      const shop = await startBuiltShop(settings)
      await shop.opened()
      await use({
        url: shopAddress(port),
        stripe,
        printful,
        report: () =>
          stripe.deliver((address, body, headers) =>
            fetch(shop.url + new URL(address).pathname, { method: 'POST', body, headers }),
          ),
      })
      shop.child.kill('SIGTERM')
      await shop.ended
      await stripe.close()
      await printful.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ services }, use) => use(services.url),
})

async function prepare(settings: Record<string, string>): Promise<void> {
  const shop = await composeShop(readConfig(settings))
  await shop.admin.demo.seed(tinyStudio())
  await shop.services.connect('printing', { provider: 'printful', token: printfulToken })
  const bought = [{ kind: 'prints', name: 'Old moths' } as const]
  const paidAt = shop.clock.now()
  const { id } = await placeOrder(shop.db, { bought, fulfillments: { prints: 'queued' }, paidAt })
  await shop.db.transact((trx) => changeOrder(trx, id, { money: 'test' }, paidAt))
  await shop.close()
}
