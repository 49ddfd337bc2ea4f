import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#platform/time/clock.ts'
import { type FakePrintful, openFakePrintful } from '#testing/fakes/fake-printful.ts'
import { type FakeStripe, openFakeStripe } from '#testing/fakes/fake-stripe.ts'
import { startMailServer, type TestMailServer } from '#testing/fakes/smtp-server.ts'
import { photograph } from '#testing/fixtures/catalogue/photographs.ts'
import { freePort, isOpen } from '#testing/harness/process.ts'
import { shopAddress } from './settings.ts'
import { test as base, expect } from './test.ts'

export const stripeKey = 'sk_test_51QuickOtterPress9876'
export const mailLogin = { user: 'hello@quickotter.example', pass: 'an-otter-in-the-river' }

export interface NewShop {
  url: string
  /** The sign-in address; the first start prints it once. */
  signInAddress: string
  login: { email: string; password: string }
}

interface StandIns {
  stripe: FakeStripe
  printful: FakePrintful
  mailServer: TestMailServer
  shop: NewShop
}

/** No settings but where the fakes of Stripe and Printful are, and no pictures of the demo ahead. */
export const test = base.extend<StandIns>({
  stripe: async ({ browserName: _ }, use) => {
    const stripe = await openFakeStripe(systemClock)
    stripe.keys.set(stripeKey, { account: 'acct_otter', may: 'all' })
    await use(stripe)
    await stripe.close()
  },
  printful: async ({ browserName: _ }, use) => {
    const printful = await openFakePrintful()
    printful.wantsStoreId = true
    printful.shelf.stores = [
      { id: 9001, name: 'Old Otter' },
      { id: 9002, name: 'Quick Otter' },
    ]
    printful.shelf.picture = await photograph(800, 1200).png().toBuffer()
    await use(printful)
    await printful.close()
  },
  mailServer: async ({ browserName: _ }, use) => {
    const server = await startMailServer({ login: mailLogin })
    await use(server)
    await server.close()
  },
  shop: async ({ stripe, printful }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelier-opening-'))
    const port = await freePort()
    const { PATH = '', HOME = '' } = process.env
    const settings = {
      STRIPE_API_BASE: stripe.url,
      PRINTFUL_API_BASE: printful.url,
      PICTURES_AHEAD: 'off',
    }
    const child = spawn(process.execPath, ['--conditions=atelier-built', 'scripts/start.mjs'], {
      env: { PATH, HOME, DATA_DIR: folder, PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    await expect.poll(() => isOpen(port), { intervals: [500] }).toBe(true)
    const [, signInAddress = ''] = /Sign-in path\s+(\S+)/.exec(said) ?? []
    const [, email = '', password = ''] = /Your login\s+(\S+)\s+(\S+)/.exec(said) ?? []
    await use({ url: shopAddress(port), signInAddress, login: { email, password } })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ shop }, use) => use(shop.url),
})
