import { afterEach, expect, it } from 'vitest'
import { isShopError } from '#platform/errors.ts'
import { minute, second } from '#platform/time/clock.ts'
import { createStripePayment } from '#services/payments/stripe/stripe.ts'
import {
  eachDatabase,
  type Lane,
  openTestDatabase,
  type TestDatabase,
} from '#testing/database/test-database.ts'
import { type FakeClock, fakeClock } from '#testing/fakes/fake-clock.ts'
import {
  type FakeStripe,
  openFakeStripe,
  stripeSecretKey,
  stripeWebhookSecret,
} from '#testing/fakes/fake-stripe.ts'
import type { StripeEvent } from '#testing/fakes/fake-stripe-ledger.ts'
import { seeded, shuffled } from '#testing/fakes/seeded.ts'
import { addPins, addPrint, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { unitsOf } from '#testing/fixtures/orders/ledger.ts'
import { withIssues } from '#testing/fixtures/orders/order-issues.ts'
import { openSelling, type Selling } from '#testing/harness/checkout.ts'

/** With the sixty-first order, stories and carts begin anew. */
const ordersOn = { sqlite: 180, pglite: 60, postgres: 180 }
const seed = Math.floor(Math.random() * 2 ** 31)

interface Day {
  db: TestDatabase
  selling: Selling
  stripe: FakeStripe
  clock: FakeClock
}

let opened: Day[] = []
afterEach(async () => {
  for (const { db, stripe } of opened) {
    await db.close()
    await stripe.close()
  }
  opened = []
})

async function openDay(lane: Lane): Promise<Day> {
  const clock = fakeClock()
  const db = await openTestDatabase(lane)
  const stripe = await openFakeStripe(clock)
  const payment = createStripePayment({
    secretKey: stripeSecretKey,
    webhookSecrets: [stripeWebhookSecret],
    apiBase: stripe.url,
    automaticTax: () => false,
    currency: () => 'USD',
    promotionCodes: true,
    clock,
  })
  const day = { db, stripe, clock, selling: await openSelling({ db, clock, payment }) }
  opened.push(day)
  const pin = await addPins(db, 2000)
  const print = await addPrint(db)
  for (let n = 0; n < ordersOn[lane]; n++) {
    const items = [
      { kind: 'merch', productId: pin, quantity: (n % 4) + 1 } as const,
      ...(n % 3 === 0 ? [{ kind: 'prints', productId: print } as const] : []),
      ...(n % 5 === 0 ? [{ kind: 'clothing', productId: await addShirt(db) } as const] : []),
    ]
    const userId = await shopperWith(db, items)
    await day.selling.checkout.startCheckout({ userId, network: String(n), wideNetwork: String(n) })
  }
  for (const [n, id] of stripe.ids().entries()) {
    await happen(day, payment, n % stories.length, id)
    clock.advance(second)
  }
  clock.advance(minute)
  return day
}

type Payment = ReturnType<typeof createStripePayment>
type Story = (at: { stripe: FakeStripe; payment: Payment; id: string; later(): void }) => unknown

const refOf = (id: string) => id.replace('cs_test_', 'pi_')
const paysBack = (payment: Payment, id: string, key: string, amount: number) =>
  payment.refund({ key: `${key}-${id}`, paymentRef: refOf(id), amount })

const stories: Story[] = [
  ({ stripe, id }) => stripe.pay(id),
  async ({ stripe, payment, id, later }) => {
    stripe.pay(id)
    later()
    await paysBack(payment, id, 'a', 300)
    later()
    await paysBack(payment, id, 'b', 200)
  },
  ({ stripe, id, later }) => {
    stripe.pay(id)
    for (const status of ['needs_response', 'under_review', 'won']) {
      later()
      stripe.dispute(refOf(id), `dp_${id}`, status)
    }
  },
  ({ stripe, id, later }) => {
    stripe.pay(id, { later: true })
    later()
    stripe.endDebit(id, true)
  },
  ({ stripe, id, later }) => {
    stripe.pay(id, { later: true })
    later()
    stripe.endDebit(id, false)
  },
  ({ payment, id }) => payment.expireSession(id),
  async ({ stripe, payment, id, later }) => {
    stripe.pay(id)
    later()
    await paysBack(payment, id, 'a', 400)
    later()
    stripe.endRefund(refOf(id), false)
  },
  ({ stripe, id }) => stripe.pay(id, { discount: 100, tax: 37 }),
  ({ stripe, id, later }) => {
    stripe.pay(id)
    later()
    stripe.dispute(refOf(id), `dp_${id}`, 'needs_response')
  },
  () => {},
]

async function happen({ stripe, clock }: Day, payment: Payment, story: number, id: string) {
  await stories[story]?.({ stripe, payment, id, later: () => clock.advance(second) })
}

async function post(day: Day, sent: ReturnType<FakeStripe['sign']>): Promise<boolean> {
  try {
    await day.selling.checkout.handleEvent('stripe', sent.body, sent.headers)
    return true
  } catch (error) {
    if (isShopError(error) && error.code === 'forbidden') return false
    throw error
  }
}

/** A forged event: another total, or money where there was none. */
function forge(
  { stripe, clock }: Day,
  event: StripeEvent,
  how: number,
): ReturnType<FakeStripe['sign']> {
  const paid = { ...event.data.object, status: 'complete', payment_status: 'paid', amount_total: 1 }
  const lie = { ...event, data: { object: paid } }
  if (how === 0) return stripe.sign(lie, 'whsec_somebody')
  if (how === 1) return { ...stripe.sign(lie), headers: stripe.sign(event).headers }
  if (how === 2) return { ...stripe.sign(lie), headers: new Headers() }
  // Recorded an hour ago, and played again.
  clock.advance(-60 * minute)
  const old = stripe.sign(event)
  clock.advance(60 * minute)
  return old
}

/** Everything that the storm may change, without values that differ between runs. */
async function stateOf({ db }: Day) {
  const rows = await db.read.selectFrom('orders').selectAll().orderBy('number').execute()
  const all = await withIssues(db.read, rows)
  const fulfillments = await db.read
    .selectFrom('fulfillments')
    .select(['order_id', 'kind', 'state'])
    .execute()
  const jobs = await db.read.selectFrom('outbox').select(['topic', 'payload']).execute()
  const carts = await db.read.selectFrom('cart_lines').select(['cart_id', 'quantity']).execute()
  const about = (orderId: string) => jobs.filter(({ payload }) => payload.includes(orderId))
  return {
    units: await unitsOf(db),
    orders: all.map((order) => ({
      number: order.number,
      state: order.state,
      sums: [order.total, order.discount, order.tax, order.refunded, order.disputed],
      issues: order.issues.sort(),
      buyer: [order.buyer_name, order.buyer_email, order.ship_to, order.payment_ref !== null],
      fulfillments: fulfillments
        .filter((fulfillment) => fulfillment.order_id === order.id)
        .map(({ kind, state }) => `${kind} ${state}`)
        .sort(),
      inCart: carts.filter((line) => line.cart_id === order.cart_id).length,
      jobs: about(order.id)
        .map(jobWords)
        .filter(isOnce)
        .filter((words, at, every) => words !== prints || every.indexOf(words) === at)
        .filter((words) => order.disputed !== 0 || words !== disputed)
        .sort(),
      // Nobody needs to hear of money that is known not to arrive.
      toldRefunds: order.issues.some((words) => words.includes('did not arrive'))
        ? null
        : about(order.id).reduce((sum, { payload }) => sum + refundIn(payload), 0),
    })),
  }
}

interface MailPayload {
  kind?: string
  cents?: number
  code?: string
  details?: object
}
const jobWords = ({ topic, payload }: { topic: string; payload: string }) => {
  const { kind = '', code, details } = JSON.parse(payload) as MailPayload
  return [topic, kind, code, details && JSON.stringify(details)].filter(Boolean).join(' ')
}
/** Two refunds that are told at once are one mail with their sum. */
const isOnce = (words: string) => words !== 'mail.send order-refunded'
/** A dispute that is first known when it is won held nothing back, and raises no issue. */
const prints = 'prints.place'
const disputed = 'mail.send needs-you dispute_open {}'
const refundIn = (payload: string) => (JSON.parse(payload) as MailPayload).cents ?? 0

eachDatabase('a storm of events', (lane) => {
  it(`leaves the shop as a quiet day does: shuffled, half repeated, some forged (seed ${seed})`, async () => {
    const quiet = await openDay(lane)
    for (const event of quiet.stripe.events) {
      expect(await post(quiet, quiet.stripe.sign(event))).toBe(true)
    }

    const storm = await openDay(lane)
    const random = seeded(seed)
    const { events } = storm.stripe
    expect(events.length).toBeGreaterThan(ordersOn[lane] * 2)
    const forged = events
      .filter((_, n) => n % 5 === 0)
      .map((event, n) => forge(storm, event, n % 4))
    const sent = shuffled(random, [
      ...[...events, ...events].map((event) => ({
        post: storm.stripe.sign(event),
        honest: true,
      })),
      ...forged.map((each) => ({ post: each, honest: false })),
    ])
    // Several at once, as they come.
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = sent.pop(); next; next = sent.pop()) {
          expect(await post(storm, next.post)).toBe(next.honest)
        }
      }),
    )

    const state = await stateOf(storm)
    expect(state).toEqual(await stateOf(quiet))
    const states = new Set(state.orders.map((order) => order.state))
    expect([...states].sort()).toEqual(['cancelled', 'expired', 'paid', 'pending'])
  })
})
