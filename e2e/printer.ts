/** A shop of its own whose prints Printful makes: a stand-in that a test can have misbehave. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type FakePrintful,
  openFakePrintful,
  printfulToken,
} from '../src/testing/fakes/fake-printful.ts'
import { shopAddress } from './settings.ts'
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
      const shop = spawn(process.execPath, ['e2e/alone/server.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          E2E_PORT: String(port),
          PAYMENTS: 'stripe',
          STRIPE_SECRET_KEY: 'sk_test_stand_in',
          STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
          STRIPE_API_BASE: printful.url,
          FULFILMENT: 'printful',
          PRINTFUL_TOKEN: printfulToken,
          PRINTFUL_API_BASE: printful.url,
        },
      })
      const shopUrl = shopAddress(port)
      await isOpen(shopUrl)
      await use({ shopUrl, printful })
      const ended = once(shop, 'exit')
      shop.kill('SIGTERM')
      await ended
      await printful.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ printer }, use) => use(printer.shopUrl),
})

async function isOpen(url: string): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`no shop opened at ${url}`)
}
