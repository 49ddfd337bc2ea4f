import { describe, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import { paymentRequestOf } from '#services/payments/contract.ts'
import { createStripeClient } from '#services/payments/stripe/stripe-call.ts'
import { paidStripeSessions } from '#services/payments/stripe/stripe-paid.ts'
import { captureLog, quietLog } from '#testing/fakes/captured-log.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { stripeSecretKey } from '#testing/fakes/fake-stripe.ts'
import { providerAt } from '#testing/fixtures/checkout/stripe-account.ts'
import { eachStripeShop } from '#testing/fixtures/checkout/stripe-shop.ts'
import { failureOf } from '#testing/harness/api-client.ts'
import { loadNotices } from '#web/admin/home/notices.ts'
import { restoreCopy } from './copy.ts'
import { createPaidSince } from './paid-since.server.ts'
import { restoredSetting } from './restore.schema.ts'

const at = eachStripeShop()

describe('payments since the backup', () => {
  it('are listed with buyer, address, pieces, sum and payment, the oldest first', async () => {
    await restored()
    const first = await lose()
    at.api.shop.clock.advance(60_000)
    const second = await lose()
    const paid = { currency: 'USD', total: 12_500, shipTo: fakeAddress }
    const buyer = { name: fakeAddress.name, email: 'robin@example.com' }
    const lines = [
      { name: 'Moon moths', quantity: 2 },
      { name: 'Tide pool', quantity: 1 },
    ]
    const payment = (id: string) => id.replace('cs_test_', 'pi_')
    expect(await list()).toMatchObject([
      { id: first, ...paid, buyer, lines, paymentRef: payment(first) },
      { id: second, ...paid, buyer, lines, paymentRef: payment(second) },
    ])
    expect(await status()).toEqual({ paid: 2, unread: false, cannotAsk: false })
  })

  it('include every piece of a large order', async () => {
    await restored()
    const line = { description: null, picture: null, unitPrice: 100, quantity: 1 }
    const lines = Array.from({ length: 12 }, (_, n) => ({ ...line, name: `Moth ${n}` }))
    await lose({ lines, total: 1900 })
    const [order] = (await list()) ?? []
    expect(order?.lines.map(({ name }) => name)).toEqual(lines.map(({ name }) => name))
  })

  it('leave out known orders, and foreign or unpaid payments', async () => {
    await restored()
    const { sessionIn, press, guestWith, theShirt, stripe, api } = at
    for (const how of ['by its session', 'by its number alone']) {
      stripe.pay(sessionIn(await press(await guestWith(theShirt()))))
      if (how !== 'by its session') {
        await api.shop.db.transact((trx) =>
          trx.updateTable('orders').set({ session_id: null }).execute(),
        )
      }
      expect(await list()).toEqual([])
    }
    const { id } = await provider().createSession(request())
    again(id, { metadata: {} })
    const later = again(id, {}, { later: true })
    expect(await list()).toEqual([])
    stripe.endDebit(later, true)
    expect(await list()).toMatchObject([{ id: later }])
  })

  it('begin a day before the backup, when a buyer may have been on the payment page', async () => {
    await lose()
    at.api.shop.clock.advance(day)
    const open = await lose()
    at.api.shop.clock.advance(day)
    await restored()
    expect(await list()).toMatchObject([{ id: open }])
  })

  it('are complete on any number of pages', async () => {
    await restored()
    const first = await lose()
    const all = [first, ...Array.from({ length: 611 }, () => again(first))]
    at.stripe.calls.length = 0
    expect((await list())?.map(({ id }) => id)).toEqual(all)
    expect(at.stripe.calls).toEqual(Array(7).fill('GET /v1/checkout/sessions'))
  })

  it('name the moment from which they were read, if there are too many', async () => {
    await restored()
    const { stripe, api } = at
    const first = await lose()
    for (let n = 0; n < 200; n += 1) again(first)
    const client = createStripeClient({ secretKey: stripeSecretKey, apiBase: stripe.url })
    const paidSince = (since: number) => paidStripeSessions(client, 'USD', since, 2)
    const payment = { ...provider(), paidSince }
    const all = await createPaidSince({ ...parts(), payment }).watch()
    expect(all?.paid).toHaveLength(200)
    expect(all?.unreadBefore).toBe(api.shop.clock.now())
    expect(await status()).toMatchObject({ paid: 200, unread: true })
    const words = (await loadNotices(api.shop, 'owner')).map((notice) => notice.words)
    expect(words).toContain(restoreCopy.unread)
  })

  it('are not requested in a shop that was never restored', async () => {
    await lose()
    at.stripe.calls.length = 0
    expect(await list()).toEqual([])
    expect(at.stripe.calls).toEqual([])
  })
})

describe('a silent provider', () => {
  it('is reported, loses nothing, and is asked again', async () => {
    await restored()
    await lose()
    await at.api.shop.admin.restore.paidSince.watch()
    const { log, lines } = captureLog()
    const since = createPaidSince({ ...parts(), log })
    for (const how of ['error', 'broken', 'reset'] as const) {
      at.stripe.trouble = () => ({ how, after: false })
      expect(await since.list()).toBeNull()
      expect(await status()).toMatchObject({ paid: 1 })
    }
    expect(lines).toHaveLength(3)
    at.stripe.trouble = () => ({ how: 'none' })
    expect((await since.list())?.paid).toHaveLength(1)
  })

  it('delays no page, and its late answer counts', async () => {
    await restored()
    await lose()
    const slow = slowly()
    expect(await createPaidSince({ ...parts(), patience: 20 }).list()).toBeNull()
    expect(await status()).toMatchObject({ paid: 0 })
    slow.answer()
    await expect.poll(status).toMatchObject({ paid: 1 })
  })
})

describe('Done', () => {
  it('removes a payment from the list for good', async () => {
    await restored()
    const first = await lose()
    const second = await lose()
    await list()
    expect((await done(first)).status).toBe(204)
    expect(await status()).toMatchObject({ paid: 1 })
    expect(await list()).toMatchObject([{ id: second }])
    expect((await done(second)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('counts while the provider is being asked', async () => {
    await restored()
    const id = await lose()
    const slow = slowly()
    const asked = list()
    await expect.poll(() => at.stripe.calls.at(-1)).toBe('GET /v1/checkout/sessions')
    await done(id)
    slow.answer()
    expect(await asked).toEqual([])
    expect(await status()).toMatchObject({ paid: 0 })
  })

  it('is only for the owner', async () => {
    const path = '/api/restored/paid/cs_test_1'
    expect(await failureOf(at.api.client().post(path))).toMatchObject({ code: 'no_session' })
  })
})

const list = async () => (await at.api.shop.admin.restore.paidSince.list())?.paid ?? null
const status = () => at.api.shop.admin.restore.paidSince.status()
const done = (session: string) => at.api.owner.post(`/api/restored/paid/${session}`)
const provider = () => providerAt(at.stripe, at.api.shop.clock)

function parts() {
  const { db, clock } = at.api.shop
  return { db, clock, log: quietLog, payment: provider() }
}

async function restored(): Promise<void> {
  const { db, clock } = at.api.shop
  const now = clock.now()
  const facts = { run: '', at: now, madeAt: now, rows: 1, pictures: 0, missing: 0, erased: 0 }
  await db.transact((trx) =>
    writeSetting(
      trx,
      restoredSetting,
      { ...facts, asked: null, paid: [], attended: [], unreadBefore: null },
      now,
    ),
  )
}

const request = () => ({
  ...paymentRequestOf(at.api.shop.clock),
  terms: { countries: ['US'], automaticTax: false, promotionCodes: false },
})

/** Paid, and no order of the shop. */
async function lose(more: Partial<ReturnType<typeof request>> = {}): Promise<string> {
  const { id } = await provider().createSession({ ...request(), ...more })
  at.stripe.pay(id)
  return id
}

function again(id: string, more: object = {}, how: Parameters<typeof at.stripe.pay>[1] = {}) {
  const { body } = at.stripe.create({ ...at.stripe.paramsOf(id), ...more })
  const made = (body as { id: string }).id
  at.stripe.pay(made, how)
  return made
}

function slowly() {
  const { promise, resolve } = Promise.withResolvers<void>()
  at.stripe.trouble = () => ({ how: 'slow', until: promise })
  return { answer: resolve }
}
