import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { rowOf, rowsOf } from '#testing/database/rows.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { addEdition, addOriginal, addPins, addRail } from '#testing/fixtures/catalogue/products.ts'
import { type CartItem, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { listenForEvents } from '#testing/fixtures/event-listener.ts'
import { wantInvoices } from '#testing/fixtures/orders/invoices.ts'
import { readBooks } from '#testing/fixtures/orders/ledger.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { closing, eachFolder } from '#testing/harness/each.ts'
import { startProcess } from '#testing/harness/process.ts'

const buyersInAll = 20

describe.each(['sqlite', 'postgres'] as const)('buyers in two processes (%s)', (lane) => {
  let db: TestDatabase
  const folder = eachFolder()
  let events: Awaited<ReturnType<typeof listenForEvents>>

  beforeEach(async () => {
    db = await closing(openTestDatabase(lane))
    const urls = { pageBase: () => 'http://127.0.0.1:9', eventsUrl: 'http://127.0.0.1:9' }
    const payment = createDemoPayment({
      folder: folder.path,
      ...urls,
      clock: systemClock,
      log: quietLog,
    })
    events = await closing(
      listenForEvents((await openSelling({ db, clock: systemClock, payment })).checkout),
    )
  })

  const atOnce = () => 0
  const staggered = (buyer: number) => 1 + ((buyer * 7) % 20)
  const half = buyersInAll / 2

  it('sell one painting, five stickers and fourteen shirts to as many, and tell everybody else', async () => {
    const painting: CartItem = { kind: 'prints', productId: await addOriginal(db, true), size: '' }
    const sticker: CartItem = { kind: 'merch', productId: await addPins(db, 5) }
    const rail = await addRail(db, { S: 12, M: 2, L: 3 })
    const shirt = (size: string): CartItem => ({ kind: 'clothing', productId: rail, size })
    const crowds = [
      await shoppers(buyersInAll, () => [painting]),
      await shoppers(buyersInAll, () => [sticker]),
      await shoppers(2 * buyersInAll, () => [shirt('S')]),
      // Each wants the last two sizes at once: both are had, or none.
      await shoppers(4, () => [shirt('L'), shirt('M')]),
    ]
    const outcomes = await letGo(
      [
        crowds.flatMap((crowd) => crowd.slice(0, crowd.length / 2)),
        crowds.flatMap((crowd) => crowd.slice(crowd.length / 2)),
      ],
      // The painting's all at once, the others' a few milliseconds apart.
      (buyer) => (buyer < half ? atOnce() : staggered(buyer)),
    )
    const bought = outcomes.filter((outcome) => outcome.startsWith('bought'))
    const told = outcomes.filter((outcome) => outcome === 'held' || outcome === 'sold_out')
    expect([bought.length, told.length]).toEqual([20, 64])
    const [one, five] = [`prints/${painting.productId}`, `merch/${sticker.productId}`]
    const [small, medium, large] = ['S', 'M', 'L'].map((size) => `clothing/${rail}/${size}`)
    const books = await readBooks(db)
    const none = { [one]: 0, [five]: 0, [`${small}`]: 0, [`${medium}`]: 0 }
    expect(books).toMatchObject({
      ...{ onHand: { ...none, [`${large}`]: 1 }, held: none, holds: none },
      sold: { [one]: 1, [five]: 5, [`${small}`]: 12, [`${medium}`]: 2, [`${large}`]: 2 },
    })
    expect(books.orders.map(({ state }) => state)).toEqual(Array(20).fill('paid'))
    expect(await rowsOf(db.read, 'certificates')).toHaveLength(1)
    expect(await rowOf(db.read, 'pieces', { kind: 'clothing' })).toMatchObject({ sold_out: 0 })
  })

  it('are given the numbers of an edition and of invoices once each, without a gap', async () => {
    await wantInvoices(db)
    const print = await addEdition(db, 12, 5)
    // Two sizes of one edition, and a pin beside it that all of them want.
    const pin = await addPins(db, buyersInAll)
    const buyers = await shoppers(buyersInAll, (buyer) => [
      { kind: 'merch', productId: pin },
      { kind: 'prints', productId: print, size: buyer % 2 === 0 ? '10x10' : '14x14' },
    ])
    const proofs = { productId: print, count: 4 }
    const outcomes = await letGo([buyers.slice(0, half), buyers.slice(half)], staggered, proofs)
    expect(outcomes.filter((outcome) => outcome.startsWith('bought'))).toHaveLength(12)
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'bad_input')).toHaveLength(3)
    const given = await db.read
      .selectFrom('certificates')
      .innerJoin('orders', 'orders.id', 'certificates.order_id')
      .select(['certificates.number', 'orders.state'])
      .orderBy('certificates.number')
      .execute()
    expect(given).toEqual(
      Array.from({ length: 12 }, (_, at) => ({ number: at + 1, state: 'paid' })),
    )
    const givenProofs = await db.read
      .selectFrom('certificates')
      .select('number')
      .where('proof', '=', 1)
      .orderBy('number')
      .execute()
    expect(givenProofs.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    const written = await db.read
      .selectFrom('invoices')
      .select(['series', 'number'])
      .orderBy('number')
      .execute()
    expect(written).toEqual(given.map(({ number }) => ({ series: 'test-invoice', number })))
    expect(await deadlocks()).toBe(0)
  })

  it('sell once to a shopper who presses in two windows', async () => {
    const item: CartItem = { kind: 'merch', productId: await addPins(db, 20) }
    const buyers = await shoppers(20, () => [item])
    await letGo([buyers, buyers], atOnce)
    const { orders, sold, onHand, held } = await readBooks(db)
    expect([onHand, held, sold].map((by) => by[`merch/${item.productId}`])).toEqual([0, 0, 20])
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(20)
  })

  /** Deadlocks that PostgreSQL had to break; SQLite knows none. */
  async function deadlocks(): Promise<number> {
    if (db.dialect === 'sqlite') return 0
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db.read)
    return Number(rows[0]?.deadlocks)
  }

  async function shoppers(count: number, cart: (buyer: number) => CartItem[]): Promise<string[]> {
    const ids: string[] = []
    for (let buyer = 0; buyer < count; buyer++) ids.push(await shopperWith(db, cart(buyer)))
    return ids
  }

  /** Starts the buyers of two processes at the same moment; answers each result. */
  async function letGo(
    fulfillments: [string[], string[]],
    after: (buyer: number) => number,
    proofs?: { productId: number; count: number },
  ): Promise<string[]> {
    const processes = await Promise.all(
      fulfillments.map((buyers) =>
        startProcess('checkout', {
          location: db.location,
          folder: folder.path,
          eventsUrl: events.url,
          buyers,
          after: buyers.map((_, index) => after(index)),
          proofs,
        }),
      ),
    )
    for (const one of processes) one.go()
    await Promise.all(processes.map((one) => one.ended))
    return processes.flatMap((one) => Object.values(one.said))
  }

  // SQLite has one writer at a time, whose queue the tests above press through.
  if (lane === 'sqlite') return

  it('never wait for each other for ever, whatever the order of their carts', async () => {
    const pins: number[] = []
    for (let count = 0; count < 6; count++) pins.push(await addPins(db, 24))
    const cart = (buyer: number): CartItem[] => {
      const turned = [...pins.slice(buyer % 6), ...pins.slice(0, buyer % 6)]
      const ordered = buyer % 2 === 0 ? turned : turned.reverse()
      return ordered.map((productId) => ({ kind: 'merch', productId }))
    }
    const buyers = await shoppers(24, cart)
    const outcomes = await letGo([buyers.slice(0, 12), buyers.slice(12)], atOnce)
    expect(outcomes.filter((outcome) => !outcome.startsWith('bought'))).toEqual([])
    expect(outcomes).toHaveLength(24)
    const { sold } = await readBooks(db)
    expect(Object.values(sold)).toEqual(pins.map(() => 24))
    expect(await deadlocks()).toBe(0)
  })
})
