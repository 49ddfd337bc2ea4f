import { beforeEach, expect, it } from 'vitest'
import { hour, systemClock } from '#platform/time/clock.ts'
import { createDemoPayment, type DemoPayment } from '#services/payments/demo/demo.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { addPins, addPrint } from '#testing/fixtures/catalogue/products.ts'
import { type CartItem, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { listenForEvents } from '#testing/fixtures/event-listener.ts'
import { readBooks } from '#testing/fixtures/orders/ledger.ts'
import { allIssues } from '#testing/fixtures/orders/order-issues.ts'
import { openSelling, type Selling } from '#testing/harness/checkout.ts'
import { closing, each, eachFolder } from '#testing/harness/each.ts'
import { startProcess } from '#testing/harness/process.ts'

const units = 80
const buyersInAll = 100

const db = each(() => openTestDatabase('sqlite'))
const folder = eachFolder()
let payment: DemoPayment
let selling: Selling
let events: Awaited<ReturnType<typeof listenForEvents>>
let pin: number
let buyers: string[]

beforeEach(async () => {
  // Hours later by its clock: whatever the killed processes left open is over.
  const clock = { now: () => systemClock.now() + 2 * hour }
  const urls = { pageBase: () => 'http://127.0.0.1:9', eventsUrl: 'http://127.0.0.1:9' }
  payment = createDemoPayment({ folder: folder.path, ...urls, clock, log: quietLog })
  selling = await openSelling({ db, clock, payment })
  const inTime = createDemoPayment({
    folder: folder.path,
    ...urls,
    clock: systemClock,
    log: quietLog,
  })
  events = await closing(
    listenForEvents((await openSelling({ db, clock: systemClock, payment: inTime })).checkout),
  )

  pin = await addPins(db, units)
  const cart: CartItem[] = [
    { kind: 'merch', productId: pin },
    { kind: 'prints', productId: await addPrint(db) },
  ]
  buyers = []
  for (let count = 0; count < buyersInAll; count++) buyers.push(await shopperWith(db, cart))
})

/** All buyers press: in a process that dies, one after the other. Null: it lives to its end. */
async function aProcessSells(diesAfter: number | null): Promise<void> {
  const one = await startProcess('checkout', {
    location: db.location,
    folder: folder.path,
    eventsUrl: events.url,
    buyers,
    after: buyers.map((_, index) => (diesAfter === null ? 0 : index * 15)),
    diesAfter,
  })
  one.go()
  expect(await one.ended).toBe(diesAfter !== null)
  expect(Object.keys(one.said)).toHaveLength(diesAfter ?? buyersInAll)
}

it('loses no order and no unit when the process is killed twice during a hundred sales', async () => {
  await aProcessSells(10 + Math.floor(Math.random() * 20))
  await aProcessSells(30 + Math.floor(Math.random() * 30))
  await aProcessSells(null)
  await aProcessSells(null)
  await selling.jobs.runDue()

  const { onHand, held, sold, orders } = await readBooks(db)
  expect([onHand, held, sold].map((by) => by[`merch/${pin}`])).toEqual([0, 0, units])
  expect(orders.filter(({ state }) => state === 'pending')).toEqual([])
  expect(await allIssues(db.read)).toEqual([])

  const paid = orders.filter(({ state }) => state === 'paid').map(({ sessionId }) => sessionId)
  expect(paid.sort()).toEqual((await paidSessions()).sort())
  const buyersOfPaid = await db.read
    .selectFrom('orders')
    .select('user_id')
    .where('state', '=', 'paid')
    .execute()
  expect(new Set(buyersOfPaid.map((row) => row.user_id)).size).toBe(units)
  const waiting = await db.read
    .selectFrom('fulfillments')
    .select('order_id')
    .where('kind', '=', 'prints')
    .where('state', '!=', 'sent')
    .execute()
  expect(waiting).toEqual([])
})

async function paidSessions(): Promise<string[]> {
  const all = await db.read
    .selectFrom('orders')
    .select('session_id')
    .where('session_id', 'is not', null)
    .execute()
  const sessions = await Promise.all(all.map((row) => payment.getSession(row.session_id as string)))
  return sessions.filter((session) => session?.paid).map((session) => session?.id as string)
}
