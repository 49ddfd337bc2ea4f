import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#platform/time/clock.ts'
import { type FakeStripe, openFakeStripe } from '#testing/fakes/fake-stripe.ts'
import { startMailServer, type TestMailServer } from '#testing/fakes/smtp-server.ts'
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
  mailServer: TestMailServer
  shop: NewShop
}

/** No settings but where the fake of Stripe is, and no pictures of the demo ahead. */
export const test = base.extend<StandIns>({
  stripe: async ({ browserName: _ }, use) => {
    const stripe = await openFakeStripe(systemClock)
    stripe.keys.set(stripeKey, { account: 'acct_otter', may: 'all' })
    await use(stripe)
    await stripe.close()
  },
  mailServer: async ({ browserName: _ }, use) => {
    const server = await startMailServer({ login: mailLogin })
    await use(server)
    await server.close()
  },
  shop: async ({ stripe }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelier-opening-'))
    const port = await freePort()
    const { PATH = '', HOME = '' } = process.env
    const settings = { STRIPE_API_BASE: stripe.url, PICTURES_AHEAD: 'off' }
    const child = spawn(process.execPath, ['--conditions=atelier-built', 'scripts/start.mjs'], {
      env: { PATH, HOME, DATA_DIR: folder, PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    await expect.poll(() => isOpen(port), { intervals: [500] }).toBe(true)
    await expect.poll(() => said).toContain('shown only this once')
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
