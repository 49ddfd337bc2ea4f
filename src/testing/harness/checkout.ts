import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import type { Database } from '#platform/db/database.ts'
import type { OutboxWorker } from '#platform/db/outbox/outbox-worker.ts'
import { planNext } from '#platform/db/outbox/schedule.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { Mailer } from '#services/mail/port.ts'
import type { PaymentEvent, PaymentProvider } from '#services/payments/port.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import type { Certificates } from '#shop/catalogue/editions/certificates.server.ts'
import type { Catalogue } from '#shop/catalogue/products/catalogue.server.ts'
import type { Cart } from '#shop/checkout/cart/cart.server.ts'
import type { Checkout } from '#shop/checkout/checkout/checkout.server.ts'
import type { Papers } from '#shop/orders/papers/papers.server.ts'
import type { Orders } from '#shop/orders/record/orders.server.ts'
import { rowOf, rowsOf } from '#testing/database/rows.ts'
import { type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { addPins, addPrint, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { type CartItem, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { unitsOf } from '#testing/fixtures/orders/ledger.ts'
import { issuesOf, withIssues } from '#testing/fixtures/orders/order-issues.ts'
import { each } from '#testing/harness/each.ts'

/* `openSelling` sells from a database that is there, as another process does. */

export interface Selling
  extends Pick<
    Shop['admin'],
    'invoices' | 'refunds' | 'fulfillment' | 'providerSync' | 'replacements'
  > {
  db: Database
  catalogue: Catalogue
  cart: Cart
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
  provider?: PrintProvider | undefined
  rateLimits?: boolean
}

export async function openSelling(parts: SellingParts): Promise<Selling> {
  const { db, clock, payment, provider = recordingProvider(), rateLimits = false } = parts
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'atelier-selling'),
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    BACKUPS_KEEP: '0',
  })
  const overrides = { db, clock, payment, fulfillment: provider, mailer: losesMails, log: quietLog }
  const { catalogue, storefront, admin, jobs } = await composeShop(config, overrides)
  const { invoices, refunds, fulfillment, providerSync, replacements } = admin
  return {
    db,
    catalogue,
    invoices,
    refunds,
    fulfillment,
    providerSync,
    replacements,
    jobs,
    cart: storefront.cart,
    checkout: storefront.checkout,
    orders: storefront.orders,
    certificates: storefront.certificates,
    papers: storefront.papers,
    planNight: () => planNext(parts, 'prints.reconcile', { next: providerSync.nextNight }),
  }
}

const losesMails: Mailer = { name: 'none', send: async () => {}, close: async () => {} }

export type CheckoutHarness = Awaited<ReturnType<typeof openCheckout>>

export const eachCheckout = (lane: Lane, provider?: PrintProvider): CheckoutHarness =>
  each(() => openCheckout(lane, provider))

/** Without a print provider, `placed` gets the ids of the orders that go to print. */
export async function openCheckout(lane: Lane, provider?: PrintProvider) {
  const db = await openTestDatabase(lane)
  const clock = fakeClock()
  const payment = fakePayment(clock)
  const placed: string[] = []
  const printer = provider ?? recordingProvider(placed)
  const selling = await openSelling({ db, clock, payment, provider: printer })

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
    await start(buyer)
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

  const start = (userId: string, network = 'here', wideNetwork = network) =>
    selling.checkout.startCheckout({ userId, network, wideNetwork })
  async function sendAll(): Promise<void> {
    for (const event of payment.events) await send(event)
  }

  return {
    ...selling,
    clock,
    payment,
    placed,
    send,
    sendAll,
    start,
    /** Answers the buyer's id. */
    async buy(items: readonly CartItem[]): Promise<string> {
      const userId = await shopperWith(db, items)
      await start(userId, userId)
      payment.pay(payment.ids.at(-1) ?? '')
      await sendAll()
      return userId
    },
    sendBuyer,
    /** Answers the order's id: paid for, and told. */
    async sellToBuyer(prints = 1): Promise<string> {
      await sendBuyer(prints)
      payment.pay('fake_1')
      await sendAll()
      return (await rowOf(db.read, 'orders')).id
    },
    close: db.close,
    units: () => unitsOf(db),
    order: async () => {
      const order = await rowOf(db.read, 'orders')
      return { ...order, issues: await issuesOf(db.read, order.id) }
    },
    async allOrders() {
      const orders = await withIssues(db.read, await rowsOf(db.read, 'orders', {}, 'number'))
      return orders.map(({ state, total, issues }) => ({ state, total, issues }))
    },
    /** Oldest first. */
    async mails() {
      const jobs = await rowsOf(db.read, 'outbox', { topic: 'mail.send' }, 'id')
      return jobs.map(({ payload }) => JSON.parse(payload))
    },
  }
}

const recordingProvider = (placed: string[] = []): PrintProvider => ({
  name: 'presses',
  async placeOrder({ orderId }) {
    placed.push(orderId)
    return { ref: orderId, state: 'sent', reason: null, parcels: [] }
  },
  getOrder: async () => null,
})
