import { afterEach, beforeEach } from 'vitest'
import type { FulfilmentProvider } from '#shop/fulfilment/print-provider.ts'
import type { PaymentEvent } from '#shop/payments/payment.ts'
import { type Lane, openTestDatabase } from '#testing/database/test-database.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { issuesOf } from '#testing/fixtures/order-issues.ts'
import { openTill, putMerch, putPrint, putShirt, shopperWith, unitsOf } from './checkout-parts.ts'

export type TillBench = Awaited<ReturnType<typeof openTillBench>>

/** A bench of its own for each test of a block; call it inside a `describe`. */
export function tillBench(lane: Lane, presses?: FulfilmentProvider): TillBench {
  const bench = {} as TillBench
  beforeEach(async () => {
    Object.assign(bench, await openTillBench(lane, presses))
  })
  afterEach(() => bench.db.close())
  return bench
}

/**
 * A till beside a payment provider that the test steers. Without other presses, the ids of the
 * orders that go to print are noted in `placed`.
 */
export async function openTillBench(lane: Lane, presses?: FulfilmentProvider) {
  const db = await openTestDatabase(lane)
  const clock = fakeClock()
  const payment = fakePayment(clock)
  const placed: string[] = []
  const till = openTill({ db, clock, payment, fulfilment: presses ?? notingPresses(placed) })

  /** What the provider reported reaches the shop, as often as the test sends it. */
  const send = (event: PaymentEvent | undefined) =>
    till.checkout.handleEvent('fake', ...payment.post(event as PaymentEvent))

  /** Somebody is sent to pay for a shirt, two of five pins and so many prints: session `fake_1`. */
  async function sendBuyer(prints = 1) {
    const shirt = await putShirt(db)
    const pin = await putMerch(db, 5)
    const print = await putPrint(db)
    const buyer = await shopperWith(db, [
      { kind: 'prints', productId: print, quantity: prints },
      { kind: 'clothing', productId: shirt },
      { kind: 'merch', productId: pin, quantity: 2 },
    ])
    await till.checkout.startCheckout({ userId: buyer, network: 'here', wideNetwork: 'here' })
    return {
      shirt,
      pin,
      print,
      buyer,
      /** The units of all stock as they were, as they are now, and as they are once it is paid. */
      free: { [`clothing/${shirt}`]: [1, 0], [`merch/${pin}`]: [5, 0] },
      held: { [`clothing/${shirt}`]: [1, 1], [`merch/${pin}`]: [5, 2] },
      sold: { [`clothing/${shirt}`]: [0, 0], [`merch/${pin}`]: [3, 0] },
    }
  }

  return {
    db,
    clock,
    payment,
    till,
    placed,
    send,
    async sendAll() {
      for (const event of payment.events) await send(event)
    },
    sendBuyer,
    units: () => unitsOf(db),
    /** The only order's row. */
    order: async () => {
      const order = await db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
      return { ...order, issues: await issuesOf(db.read, order.id) }
    },
    /** What each mail that waits to be sent is about, oldest first. */
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

export type Basket = Awaited<ReturnType<TillBench['sendBuyer']>>

const notingPresses = (placed: string[]): FulfilmentProvider => ({
  name: 'presses',
  async placeOrder({ orderId }) {
    placed.push(orderId)
    return { ref: orderId, state: 'sent', reason: null, parcels: [] }
  },
  getOrder: async () => null,
})
