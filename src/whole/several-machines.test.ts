import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#platform/time/clock.ts'
import { readArchive } from '#shop/upkeep/backup/archive.server.ts'
import { inspectBackup } from '#shop/upkeep/backup/backup.server.ts'
import { postgresServer } from '#testing/database/postgres-server.ts'
import { openFakeStripe } from '#testing/fakes/fake-stripe.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { testKey } from '#testing/fixtures/service-keys.ts'
import { shared } from '#testing/harness/each.ts'
import { openBeforehand } from '#testing/harness/opened-shop.ts'
import { type BuiltShop, startBuiltShop } from '#testing/harness/process.ts'

/* Two machines behind one proxy: two processes that share a PostgreSQL and a bucket, no disk. */

const owner = { email: 'maren@example.com', password: 'a-long-password' }
const sameKey = Buffer.alloc(32, 1).toString('base64')
let database: string
const bucket = shared(openS3Server)
const stripe = shared(() => openFakeStripe(systemClock))
let here: BuiltShop
let there: BuiltShop
const children: ChildProcess[] = []
const folders: string[] = []

async function startMachine(databaseUrl: string, secretKey = sameKey): Promise<BuiltShop> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-machine-'))
  folders.push(folder)
  const { endpoint, bucket: name, accessKeyId, secretAccessKey } = bucket.options
  const shop = await startBuiltShop({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    PUBLIC_URL: 'http://shop.example',
    STRIPE_API_BASE: stripe.url,
  })
  children.push(shop.child)
  return shop
}

beforeAll(async () => {
  const server = await postgresServer()
  const client = new Client({ connectionString: server.url('postgres') })
  await client.connect()
  await client.query('create database several_machines')
  await client.end()
  database = server.url('several_machines')
  const folder = mkdtempSync(join(tmpdir(), 'atelier-machine-'))
  folders.push(folder)
  await openBeforehand({ DATA_DIR: folder, DATABASE_URL: database })
  ;[here, there] = await Promise.all([startMachine(database), startMachine(database)])
  await Promise.all([here.opened(), there.opened()])
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function tokenAt(shop: BuiltShop): Promise<string> {
  const answer = await fetch(`${shop.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return ((await answer.json()) as { token: string }).token
}

async function uploadAt(shop: BuiltShop, token: string, red: number): Promise<string> {
  const colour = { r: red, g: 90, b: 90 }
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await picture.png().toBuffer())], 'tide.png'))
  form.set('folder', 'Prints')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${shop.url}/api/images`, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { secure_url: string }).secure_url
}

const galleryAt = async (shop: BuiltShop) => (await fetch(`${shop.url}/print-gallery`)).text()

it('shows one machine’s new piece on the other’s cached pages, pictures included', async () => {
  expect(await galleryAt(there)).not.toContain('Neap tide')
  const token = await tokenAt(here)
  const location = await uploadAt(here, token, 200)
  const made = await fetch(`${here.url}/api/prints/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      name: 'Neap tide',
      dimensions: 'portrait',
      smallPrice: 20,
      mediumPrice: 40,
      smallVariantId: 'n-s',
      mediumVariantId: 'n-m',
      location,
      candidLocation: await uploadAt(here, token, 100),
    }),
  })
  expect(made.status).toBe(201)
  await expect.poll(() => galleryAt(there)).toContain('Neap tide')
  const picture = await fetch(there.url + location.replace(/\.png$/, '-320.avif'))
  expect(picture.headers.get('Content-Type')).toBe('image/avif')
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(320)
})

it('accepts one machine’s session on the other', async () => {
  const headers = { Authorization: `Bearer ${await tokenAt(here)}` }
  const answer = await fetch(`${there.url}/api/session`, { headers })
  expect(await answer.json()).toMatchObject({ user: { email: owner.email } })
})

async function send(shop: BuiltShop, method: string, path: string, token?: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? 'none'}` }
  const text = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(shop.url + path, { method, headers, ...text })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function goToPay(shop: BuiltShop, merchId: unknown) {
  const made = await send(shop, 'POST', '/api/users/create', undefined, {})
  const { user, token } = made.body as { user: { id: string }; token: string }
  await send(shop, 'POST', '/api/cart-merch/create', token, { merchId, quantity: 1 })
  return send(shop, 'POST', `/api/cart/create-checkout-session/id/${user.id}`, token, {})
}

it('starts a machine with another key, and says how to mend it', async () => {
  const other = await startMachine(database, Buffer.alloc(32, 2).toString('base64'))
  await other.opened()
  expect(other.said.out).toMatch(/another secret key .*Set SECRET_KEY/)
  expect(here.said.out).not.toContain('another secret key')
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
  other.child.kill('SIGTERM')
  await other.ended
})

it('puts database rows and bucket pictures into a backup, on either machine', async () => {
  const headers = { Authorization: `Bearer ${await tokenAt(there)}` }
  const answer = await fetch(`${there.url}/api/backups/download`, { headers })
  const file = join(folders[0] ?? '', 'taken.tar.gz')
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  await inspectBackup(file)
  const names: string[] = []
  for await (const { name } of readArchive(file)) names.push(name)
  expect(names).toContain('tables/pieces/000001.json')
  expect(names.filter((name) => name.startsWith('pictures/Prints/'))).toHaveLength(2)
})

it('sells on one machine with the Stripe account connected on the other', async () => {
  const token = await tokenAt(here)
  const location = await uploadAt(here, token, 150)
  const merch = {
    printName: 'Moth',
    descName: 'Pin',
    price: 9,
    quantity: 5,
    primaryImage: location,
  }
  const { body: pin } = await send(here, 'POST', '/api/merch/create', token, merch)
  const providerAt = async (shop: BuiltShop) =>
    (await send(shop, 'GET', '/api/services/payments', token)).body.provider
  expect(await providerAt(there)).toBe('demo')

  stripe.keys.set(testKey, { account: 'acct_heron', may: 'all' })
  const key = { provider: 'stripe', key: testKey }
  expect((await send(here, 'PUT', '/api/services/payments', token, key)).status).toBe(200)
  await expect.poll(() => providerAt(there)).toBe('stripe')

  const { url } = (await goToPay(there, pin.id)).body as { url: string }
  expect(url).toContain(stripe.url)
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  stripe.pay(session)
  await fetch(`${here.url}/order-success?session_id=${session}`)
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query('select state, provider_account, money from orders')
  await client.end()
  expect(rows).toEqual([{ state: 'paid', provider_account: 'acct_heron/test', money: 'test' }])

  expect((await send(there, 'DELETE', '/api/services/payments', token)).status).toBe(200)
  await expect.poll(() => providerAt(here)).toBe('none')
  expect((await goToPay(here, pin.id)).status).toBe(503)
})
