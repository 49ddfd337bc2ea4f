import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFailed } from 'vitest'
import { digest } from '#platform/ids.ts'
import { hour, systemClock } from '#platform/time/clock.ts'
import { createDemoPayment, type DemoPayment } from '#services/payments/demo/demo.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { type FailingServices, openFailingServices } from '#testing/fakes/failing-services.ts'
import { printfulToken } from '#testing/fakes/fake-printful.ts'
import { seeded } from '#testing/fakes/seeded.ts'
import { addPins, addPrint } from '#testing/fixtures/catalogue/products.ts'
import { type CartItem, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { readBooks } from '#testing/fixtures/orders/ledger.ts'
import { allIssues } from '#testing/fixtures/orders/order-issues.ts'
import { liveAndBeKilled } from '#testing/fixtures/upkeep/killed-shops.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { closing, eachFolder } from '#testing/harness/each.ts'

/*
 * Printful fails 40 of 100 calls, the mail server refuses or hangs up, and the process is killed.
 * FAILURES_SEED repeats the events, as far as two processes allow; FAILURES_KILLS=20 runs longer.
 */
const seed = Number(process.env.FAILURES_SEED ?? Math.floor(Math.random() * 2 ** 31))
const kills = Number(process.env.FAILURES_KILLS ?? 6)
const withPrints = 10 * kills
const withoutPrints = kills
const pinsLeft = 7

describe.each(['sqlite', 'postgres'] as const)('a killed shop (%s)', (lane) => {
  let db: TestDatabase
  const folder = eachFolder()
  let services: FailingServices
  let payment: DemoPayment
  let buyers: string[]
  let pin: number

  beforeEach(async () => {
    db = await closing(openTestDatabase(lane))
    services = await closing(openFailingServices(seed))
    payment = createDemoPayment({
      folder: join(folder.path, 'payments'),
      pageBase: () => 'http://127.0.0.1:9',
      eventsUrl: 'http://127.0.0.1:9',
      clock: systemClock,
      log: quietLog,
    })
    const pins = range(withPrints + withoutPrints).reduce((sum, index) => sum + pinsOf(index), 0)
    pin = await addPins(db, pins + pinsLeft)
    const print = await addPrint(db)
    services.printful.variants.set(`variant-${print}`, 'active')
    buyers = []
    for (const index of range(withPrints + withoutPrints)) {
      const cart: CartItem[] = []
      if (pinsOf(index) > 0) cart.push({ kind: 'merch', productId: pin, quantity: pinsOf(index) })
      if (index < withPrints)
        cart.push({ kind: 'prints', productId: print, quantity: 1 + (index % 2) })
      buyers.push(await shopperWith(db, cart))
    }
  })

  it('sends every paid print order once, and loses no mail, no unit and no job', async ({
    annotate,
  }) => {
    onTestFailed(() => void process.stderr.write(`Again: FAILURES_SEED=${seed}\n`))
    const { killed, told } = await liveAndBeKilled({
      setup: { env: environment(), folder: folder.path },
      buyers,
      kills,
      random: seeded(seed + 1),
      atEachCall: (called) => {
        services.onCall = called
      },
    })
    expect(killed).toBe(kills)
    expectEveryTrouble()
    expect(Object.values(told).filter((outcome) => !happy.includes(outcome))).toEqual([])
    await expectNoJobLeft()
    await expectSoldExactly()
    await expectPrintedOnce()
    await annotate(`${services.printful.calls.length} calls of Printful; ${await expectMails()}`)
  })

  function environment(): Record<string, string> {
    return {
      DATA_DIR: db.location.dataDir || folder.path,
      ...(db.location.url && { DATABASE_URL: db.location.url }),
      RATE_LIMITS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_unused',
      STRIPE_WEBHOOK_SECRET: 'whsec_unused',
      FULFILMENT: 'printful',
      PRINTFUL_TOKEN: printfulToken,
      PRINTFUL_API_BASE: services.printful.url,
      SMTP_URL: `smtp://127.0.0.1:${services.post.port}?tls=off`,
      MAIL_FROM: 'shop@heron.example',
    }
  }

  /** With fewer failures the test would show little. */
  function expectEveryTrouble() {
    const { none = 0, ...failed } = services.failed
    const failures = Object.values(failed)
    expect(failures.filter((times) => times > 0)).toHaveLength(9)
    const share = failures.reduce((sum, times) => sum + times) / services.printful.calls.length
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.55)
    expect(none).toBeGreaterThan(withPrints)
  }

  /** Only hold expiries are left, and all of them are due within two hours. */
  async function expectNoJobLeft() {
    const clock = { now: () => systemClock.now() + 2 * hour }
    expect(await jobsLeft('!=', 'hold.expire')).toEqual([])
    await (await openSelling({ db, clock, payment })).jobs.runDue()
    expect(await jobsLeft('!=', '')).toEqual([])
  }

  const jobsLeft = (operator: '!=', topic: string) =>
    db.read
      .selectFrom('outbox')
      .select(['topic', 'state', 'last_error'])
      .where('state', '!=', 'done')
      .where('topic', operator, topic)
      .execute()

  async function expectSoldExactly() {
    const { onHand, held, holds, sold, orders } = await readBooks(db)
    const key = `merch/${pin}`
    const pins = range(buyers.length).reduce((sum, index) => sum + pinsOf(index), 0)
    expect([onHand[key], held[key], holds[key], sold[key]]).toEqual([pinsLeft, 0, 0, pins])
    expect(orders.filter(({ state }) => state === 'pending')).toEqual([])
    expect(await allIssues(db.read)).toEqual([])
    const paidBy = (await paidOrders()).map((order) => order.user_id)
    expect(paidBy.sort()).toEqual(buyers.toSorted())
    for (const { state, sessionId } of orders) {
      const session = sessionId === null ? null : await payment.getSession(sessionId)
      expect(session?.paid ?? false).toBe(state === 'paid')
    }
  }

  const paidOrders = () =>
    db.read
      .selectFrom('orders')
      .leftJoin('fulfillments', (join) =>
        join.onRef('order_id', '=', 'orders.id').on('kind', '=', 'prints'),
      )
      .select(['orders.id', 'user_id', 'fulfillments.state as prints', 'provider_ref'])
      .where('orders.state', '=', 'paid')
      .execute()

  async function expectPrintedOnce() {
    const { orders, madeAgain } = services.printful
    expect(madeAgain).toEqual([])
    const expected = (await paidOrders()).filter(({ prints }) => prints !== null)
    expect(expected).toHaveLength(withPrints)
    expect([...orders.keys()].sort()).toEqual(expected.map(({ id }) => id).sort())
    for (const { id, user_id, prints, provider_ref } of expected) {
      const order = orders.get(id)
      expect([order?.status, prints, provider_ref]).toEqual(['pending', 'sent', String(order?.id)])
      const quantity = 1 + (buyers.indexOf(user_id) % 2)
      expect(order?.items).toEqual([{ external_variant_id: expect.any(String), quantity }])
    }
  }

  /** Each order sends the buyer a confirmation and the owner an e-mail. Returns how many came. */
  async function expectMails() {
    const { mails } = services.post
    const came = new Set(mails.map(({ messageId }) => messageId))
    const due = (await paidOrders()).flatMap(({ id }) =>
      ['order-confirmation', 'sold'].map((kind) => messageId(`mail:${kind}:${id}`)),
    )
    expect(due).toHaveLength(2 * buyers.length)
    expect([...came].sort()).toEqual(due.sort())
    return `${came.size} emails and ${mails.length - came.size} repeats`
  }
})

/** A buyer whose process died after the sale finds an empty cart. */
const happy = ['bought', 'bought-before', 'empty_cart']

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

/** Buyers want no, one or two pins; a buyer without a print wants a pin. */
function pinsOf(buyer: number): number {
  return buyer < withPrints ? buyer % 3 : 1
}

function messageId(key: string): string {
  return `<${digest(key).slice(0, 32)}@heron.example>`
}
