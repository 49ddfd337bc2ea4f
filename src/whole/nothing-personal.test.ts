import { createServer } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '#http/app.ts'
import type { Pages } from '#http/pages/pages.ts'
import { day } from '#platform/time/clock.ts'
import { addRows, rowOf } from '#testing/database/rows.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { captureLog } from '#testing/fakes/captured-log.ts'
import { goodForm } from '#testing/fakes/demo-payment.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { type ApiClient, bodyOf, createApiClient } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { createApp } from '../app.ts'

/* People do everything, services fail and quote them; then every log line is searched. */

const owner = { email: 'maren@heron.example', password: 'a-long-pass-phrase' }
const network = '203.0.113.77'
const letter = {
  name: 'Wilhelmina Okafor',
  email: 'mina.okafor@example.com',
  subject: 'A drawing of my grandmother',
  message: 'She lives at 7 Quince Lane.',
}

describe('the log of a whole day', () => {
  let shop: TestShop
  const mailServer = each(startMailServer)
  let lines: Record<string, unknown>[]
  let client: ApiClient
  let personal: string[]

  beforeEach(async () => {
    const captured = captureLog()
    lines = captured.lines
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}?tls=off`,
      MAIL_FROM: 'shop@heron.example',
      TRUST_PROXY: '1',
    }
    shop = await closing(createTestShop({ env, log: captured.log }))
    await shop.identity.ensureOwner(owner)
    client = createApiClient(createApi(shop), { address: network })
    personal = [network, owner.email, owner.password, ...Object.values(letter), 'Quince']
    personal.push(...Object.values(goodForm).filter((value) => value.length > 4))
  })

  const found = () => {
    const log = JSON.stringify(lines).toLowerCase()
    return personal.filter((word) => log.includes(word.toLowerCase()))
  }

  async function buy(): Promise<string> {
    const pin = await addPins(shop.db, 5)
    const { user, token } = await bodyOf<{ user: { id: string }; token: string }>(
      client.post('/api/users/create', { name: goodForm.name }),
    )
    const { id } = await bodyOf<{ id: string }>(client.post('/api/cart/create', {}))
    await bodyOf(client.post('/api/cart-merch/create', { merchId: pin, quantity: 1, cart_id: id }))
    const path = `/api/cart/create-checkout-session/id/${user.id}`
    const { url } = await bodyOf<{ url: string }>(client.post(path))
    const body = new URLSearchParams(goodForm)
    await shop.services.hostedPayment?.respond(new Request(url, { method: 'POST', body }))
    const session = url.split('/').at(-1) ?? ''
    await shop.storefront.checkout.returnFromPayment(session)
    const order = await bodyOf<{ token: string }>(client.get(`/api/orders/session/${session}`))
    await bodyOf(client.get(`/api/orders/${order.token}?email=${letter.email}`))
    personal.push(token, order.token, session)
    return order.token
  }

  async function writeAndWait(): Promise<void> {
    await bodyOf(client.post('/api/mail/contact', letter))
    await client.post('/api/mail/contact', { ...letter, email: 'mina.okafor@' })
    await client.form('/api/mail/contact', { ...letter, subject: '' })
    await bodyOf(client.post('/api/waiting', { kind: 'shop', email: letter.email }))
    const { token } = await rowOf(shop.db.read, 'back_in_stock_subscriptions')
    await client.post(`/api/waiting/${token}/confirm`)
    personal.push(token)
  }

  async function signIn(): Promise<void> {
    const wrong = 'not-her-pass-phrase'
    await client.post('/api/users/login', { ...owner, password: wrong })
    await client.post('/api/users/login', { email: letter.email, password: wrong })
    await client.send('POST', '/api/users/login', `{"email":"${letter.email}","pass`, {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '198.51.100.23',
    })
    const door = createApiClient(createApi(shop))
    const { token } = await bodyOf<{ token: string }>(door.post('/api/users/login', owner))
    await door.put('/api/account', { name: letter.name, email: owner.email })
    await door.put('/api/account/password', { current: wrong, password: owner.password })
    await door.get(`/api/orders?search=${encodeURIComponent(goodForm.name)}`)
    await door.post('/api/privacy/find', { email: goodForm.email })
    await door.post('/api/privacy/erase', { email: goodForm.email })
    personal.push(wrong, token, '198.51.100.23')
  }

  it('names no buyer, writer, subscriber or account', async () => {
    await buy()
    await writeAndWait()
    await signIn()
    await shop.jobs.runDue()
    expect(mailServer.recipients).toContain(goodForm.email)
    expect(lines.length).toBeGreaterThan(20)
    expect(found()).toEqual([])
  })

  it.each(['recipient_451', 'recipient_550', 'data_554', 'drops'] as const)(
    'names no address when the mail server says %s',
    async (mood) => {
      await buy()
      await writeAndWait()
      mailServer.behave(mood)
      await shop.jobs.runDue()
      expect(lines.some(({ level }) => Number(level) >= 40)).toBe(true)
      expect(found()).toEqual([])
    },
  )

  it('names no address when the shop itself fails, and no job keeps the person’s text', async () => {
    await buy()
    await writeAndWait()
    mailServer.behave('recipient_451')
    await shop.jobs.runDue()
    const jobs = await shop.db.read.selectFrom('outbox').select('last_error').execute()
    expect(JSON.stringify(jobs)).not.toContain('@')
    shop.clock.advance(day)
    await shop.db.close()
    await client.post('/api/users/login', owner)
    await client.post('/api/mail/contact', letter)
    await shop.jobs.runDue().catch((err) => shop.log.error({ err }, 'failed'))
    expect(lines.filter(({ level }) => Number(level) >= 50).length).toBeGreaterThan(1)
    expect(found()).toEqual([])
  })
})

it('a database error is logged without the row that it quotes', async () => {
  const { log, lines } = captureLog()
  const db = await openTestDatabase('postgres')
  const row = { role: 'guest', name: '', email: letter.email, created_at: 1, seen_at: 1 } as const
  const add = (id: string) => addRows(db, 'users', { id, ...row })
  await add('one')
  await add('two').catch((err) => log.error({ err }, 'failed'))
  await db.close()
  expect(lines).toMatchObject([{ err: { type: 'DatabaseError', code: '23505' } }])
  expect(JSON.stringify(lines)).not.toContain(letter.email)
})

it('a failing private page is logged without its address', async () => {
  const { log, lines } = captureLog()
  const shop = await createTestShop({ log })
  const pages: Pages = {
    renderPublic: () => Promise.reject(new Error('not asked for')),
    renderPrivate: ({ url }) => Promise.reject(new Error(`could not render ${url}`)),
  }
  const server = createServer(createApp({ shop, pages, assets: null, keepPages: true }))
  const { url } = await closing(listenAt(server))
  const answer = await fetch(`${url}/orders/tok3n-of-hers?from=a-mail`)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('went wrong')])
  await shop.close()
  expect(lines).toMatchObject([{ level: 50, err: { message: expect.stringContaining('render') } }])
  expect(JSON.stringify(lines)).not.toMatch(/tok3n|a-mail/)
})
