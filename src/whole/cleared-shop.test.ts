import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBeforehand } from '#testing/harness/opened-shop.ts'
import { type BuiltShop, startBuiltShop } from '#testing/harness/process.ts'

/* A shop that began without a demo studio: visitors get nothing of the demo's mascot. */

const owner = { ADMIN_EMAIL: 'ines@example.com', ADMIN_PASSWORD: 'a-long-password' }
const folder = mkdtempSync(join(tmpdir(), 'atelier-cleared-'))
const env = { DATA_DIR: folder, DEMO: 'off', SIGN_IN_PATH: '/quiet-door', ...owner }
let shop: BuiltShop

beforeAll(async () => {
  await openBeforehand(env)
  shop = await startBuiltShop(env)
  await shop.opened()
})
afterAll(() => {
  shop.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const paths = [
  '/',
  '/print-gallery',
  '/clothing-gallery',
  '/merch-gallery',
  '/about',
  '/commissions',
  '/contact',
  '/shipping',
  '/privacy',
  '/terms',
  '/cart',
  '/nowhere',
  '/quiet-door',
  '/site.webmanifest',
  '/favicon.svg',
]

it.each(paths)('has nothing of the demo’s mascot at %s', async (path) => {
  const answer = await fetch(shop.url + path)
  const body = await answer.text()
  expect(body.length).toBeGreaterThan(100)
  expect(body).not.toMatch(/heron|maren oduya|biscuit|drawings\/|shore-[\w-]+\.svg/i)
})
