import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import type { Database } from '#platform/db/database.ts'
import type { OutboxWorker } from '#platform/db/outbox/outbox-worker.ts'
import { planNext } from '#platform/db/outbox/schedule.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Mailer } from '#services/mail/port.ts'
import type { PaymentEvent, PaymentProvider } from '#services/payments/port.ts'
import type { FulfilmentProvider } from '#services/printing/port.ts'
import type { Certificates } from '#shop/catalogue/editions/certificates.server.ts'
import type { Catalogue } from '#shop/catalogue/products/catalogue.server.ts'
import type { Checkout } from '#shop/checkout/checkout/checkout.server.ts'
import type { Papers } from '#shop/orders/papers/papers.server.ts'
import type { Orders } from '#shop/orders/record/orders.server.ts'
import { type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { shopperWith } from '#testing/fixtures/buyers.ts'
import { unitsOf } from '#testing/fixtures/ledger.ts'
import { issuesOf } from '#testing/fixtures/order-issues.ts'
import { addPins, addPrint, addShirt } from '#testing/fixtures/products.ts'

/* `openSelling` sells from a database that is there, as another process does. */

export interface Selling
  extends Pick<Shop['admin'], 'invoices' | 'refunds' | 'fulfilment' | 'providerSync'> {
  db: Database
  catalogue: Catalogue
  checkout: Checkout
  orders: Orders
  certificates: Certificates
  papers: Papers
  planNight(): Promise<void>
  jobs: OutboxWorker
}

export interface SellingParts {
  db: Database
  clock: Clock
  payment: PaymentProvider
  /** Absent: nothing is printed. */
  provider?: FulfilmentProvider | undefined
  rateLimits?: boolean
}

export async function openSelling(parts: SellingParts): Promise<Selling> {
  const { db, clock, payment, provider = placesNothing, rateLimits = false } = parts
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'atelier-selling'),
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    BACKUPS_KEEP: '0',
  })
  const overrides = { db, clock, payment, fulfilment: provider, mailer: losesMails, log: quietLog }
  const { catalogue, storefront, admin, jobs } = await composeShop(config, overrides)
  const { invoices, refunds, fulfilment, providerSync } = admin
  return {
    ...{ db, catalogue, invoices, refunds, fulfilment, providerSync, jobs },
    checkout: storefront.checkout,
    orders: storefront.orders,
    certificates: storefront.certificates,
    papers: storefront.papers,
    planNight: () => planNext(parts, 'prints.reconcile', { next: providerSync.nextNight }),
  }
}

const losesMails: Mailer = { name: 'none', send: async () => {}, close: async () => {} }

const placesNothing: FulfilmentProvider = {
  name: 'none',
  placeOrder: async ({ orderId }) => ({ ref: orderId, state: 'sent', reason: null, parcels: [] }),
  getOrder: async () => null,
}

export type CheckoutHarness = Awaited<ReturnType<typeof openCheckout>>

/** Call it inside a `describe`. */
export function eachCheckout(lane: Lane, provider?: FulfilmentProvider): CheckoutHarness {
  const harness = {} as CheckoutHarness
  beforeEach(async () => {
    Object.assign(harness, await openCheckout(lane, provider))
  })
  afterEach(() => harness.db.close())
  return harness
}

/** Without a print provider, `placed` gets the ids of the orders that go to print. */
export async function openCheckout(lane: Lane, provider?: FulfilmentProvider) {
  const db = await openTestDatabase(lane)
  const clock = fakeClock()
  const payment = fakePayment(clock)
  const placed: string[] = []
  const selling = await openSelling({
    db,
    clock,
    payment,
    provider: provider ?? recordingProvider(placed),
  })

  const send = (event: PaymentEvent | undefined) =>
    selling.checkout.handleEvent('fake', ...payment.post(event as PaymentEvent))

  /** Session `fake_1`: a shirt, two of five pins and so many prints. */
  async function sendBuyer(prints = 1) {
    const shirt = await addShirt(db)
    const pin = await addPins(db, 5)
    const print = await addPrint(db)
    const buyer = await shopperWith(db, [
      { kind: 'prints', productId: print, quantity: prints },
      { kind: 'clothing', productId: shirt },
      { kind: 'merch', productId: pin, quantity: 2 },
    ])
    await selling.checkout.startCheckout({ userId: buyer, network: 'here', wideNetwork: 'here' })
    return {
      shirt,
      pin,
      print,
      buyer,
      free: { [`clothing/${shirt}`]: [1, 0], [`merch/${pin}`]: [5, 0] },
      held: { [`clothing/${shirt}`]: [1, 1], [`merch/${pin}`]: [5, 2] },
      sold: { [`clothing/${shirt}`]: [0, 0], [`merch/${pin}`]: [3, 0] },
    }
  }

  return {
    ...selling,
    clock,
    payment,
    placed,
    send,
    async sendAll() {
      for (const event of payment.events) await send(event)
    },
    sendBuyer,
    units: () => unitsOf(db),
    order: async () => {
      const order = await db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
      return { ...order, issues: await issuesOf(db.read, order.id) }
    },
    /** Oldest first. */
    async mails() {
      const jobs = db.read
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'mail.send')
        .orderBy('id')
      return (await jobs.execute()).map(({ payload }) => JSON.parse(payload))
    },
  }
}

export type Basket = Awaited<ReturnType<CheckoutHarness['sendBuyer']>>

const recordingProvider = (placed: string[]): FulfilmentProvider => ({
  name: 'presses',
  async placeOrder({ orderId }) {
    placed.push(orderId)
    return { ref: orderId, state: 'sent', reason: null, parcels: [] }
  },
  getOrder: async () => null,
})
