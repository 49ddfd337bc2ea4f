import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { changeCart } from '#shop/checkout/cart/cart-lines.server.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { addEdition, addOriginal, addPins, addRail } from '#testing/fixtures/catalogue/products.ts'
import { type CartItem, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { listenForEvents } from '#testing/fixtures/event-listener.ts'
import { wantInvoices } from '#testing/fixtures/orders/invoices.ts'
import { readBooks } from '#testing/fixtures/orders/ledger.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { closing, eachFolder } from '#testing/harness/each.ts'
import { startProcess } from '#testing/harness/process.ts'

const folder = eachFolder()

/* All crowds press in the same two processes: starting one takes longer than to sell it all. */
it.each(['sqlite', 'postgres'] as const)(
  'buyers in two processes get the units once each, and everybody else is told (%s)',
  async (lane) => {
    const db = await closing(openTestDatabase(lane))
    const urls = { pageBase: () => 'http://127.0.0.1:9', eventsUrl: 'http://127.0.0.1:9' }
    const provider = { folder: folder.path, ...urls, clock: systemClock, log: quietLog }
    const payment = createDemoPayment(provider)
    const { checkout } = await openSelling({ db, clock: systemClock, payment })
    const events = await closing(listenForEvents(checkout))
    await wantInvoices(db)
    const discounts = createDiscounts({ db, clock: systemClock })
    await discounts.create({ ...noDiscount, code: 'TEN', percent: 20, most: 3 })

    const pins = (quantity: number) => addPins(db, quantity)
    const painting = await addOriginal(db, true)
    const rail = await addRail(db, { S: 3, M: 2, L: 3 })
    const edition = await addEdition(db, 3, 2)
    const few = await pins(3)
    const besideEdition = await pins(10)
    const reduced = await pins(100)
    const twice = await pins(4)
    const many = [await pins(6), await pins(6), await pins(6)]

    const pin = (productId: number): CartItem => ({ kind: 'merch', productId })
    const print = (productId: number, size: string): CartItem => ({
      kind: 'prints',
      productId,
      size,
    })
    const shirt = (size: string): CartItem => ({ kind: 'clothing', productId: rail, size })
    async function crowd(count: number, cart: (buyer: number) => CartItem[]): Promise<string[]> {
      const ids: string[] = []
      for (let buyer = 0; buyer < count; buyer++) ids.push(await shopperWith(db, cart(buyer)))
      return ids
    }
    const inTwoWindows = await crowd(4, () => [pin(twice)])
    const crowds = {
      painting: await crowd(6, () => [print(painting, '')]),
      few: await crowd(6, () => [pin(few)]),
      small: await crowd(6, () => [shirt('S')]),
      // Each wants the last two sizes at once: both are had, or none.
      largeAndMedium: await crowd(4, () => [shirt('L'), shirt('M')]),
      // Two sizes of one edition, and a pin beside it.
      edition: await crowd(6, (buyer) => [
        pin(besideEdition),
        print(edition, buyer % 2 === 0 ? '10x10' : '14x14'),
      ]),
      code: await crowd(6, () => [pin(reduced)]),
      // The same pieces in as many orders: nobody waits for another for ever.
      crosswise: await crowd(6, (buyer) => {
        const turned = [...many.slice(buyer % 3), ...many.slice(0, buyer % 3)]
        return (buyer % 2 === 0 ? turned : turned.reverse()).map(pin)
      }),
    }
    for (const buyer of crowds.code) {
      await db.transact((trx) => changeCart(trx, buyer, { discount_code: 'TEN' }, 1))
    }

    const processes = await Promise.all(
      [0, 1].map((half) => {
        const ofCrowds = Object.values(crowds).flatMap((crowd) =>
          crowd.filter((_, at) => at % 2 === half),
        )
        const buyers = [...inTwoWindows, ...ofCrowds]
        return startProcess('checkout', {
          location: db.location,
          folder: folder.path,
          eventsUrl: events.url,
          buyers,
          // The first all at once, the others a few milliseconds apart.
          after: buyers.map((_, at) => (at < 8 ? 0 : at * 5)),
          proofs: { productId: edition, count: 2 },
        })
      }),
    )
    for (const one of processes) one.go()
    await Promise.all(processes.map((one) => one.ended))

    const said = Object.assign({}, ...processes.map((one) => one.said)) as Record<string, string>
    const bought = (buyers: readonly string[]) =>
      buyers.filter((buyer) => said[buyer]?.startsWith('bought')).length
    const sold = { painting: 1, few: 3, small: 3, largeAndMedium: 2, edition: 3, code: 3 }
    expect(
      Object.fromEntries(Object.entries(crowds).map(([name, crowd]) => [name, bought(crowd)])),
    ).toEqual({ ...sold, crosswise: 6 })
    const told = [...crowds.painting, ...crowds.few, ...crowds.small, ...crowds.largeAndMedium]
      .flatMap((buyer) => said[buyer] ?? [])
      .filter((outcome) => outcome === 'held' || outcome === 'sold_out')
    expect(told).toHaveLength(22 - 9)
    const refused = crowds.code.filter((buyer) => said[buyer] === 'code_used_up')
    expect(refused).toHaveLength(3)
    const ofProofs = Object.entries(said).filter(([name]) => name.startsWith('proof-'))
    expect(ofProofs.map(([, outcome]) => outcome).sort()).toEqual([
      'bad_input',
      'bad_input',
      'sold',
      'sold',
    ])

    const books = await readBooks(db)
    const inBooks = {
      [`prints/${painting}`]: 1,
      [`merch/${few}`]: 3,
      [`merch/${twice}`]: 4,
      ...Object.fromEntries(many.map((id) => [`merch/${id}`, 6])),
      [`clothing/${rail}/S`]: 3,
      [`clothing/${rail}/M`]: 2,
    }
    const none = Object.fromEntries(Object.keys(inBooks).map((key) => [key, 0]))
    const large = `clothing/${rail}/L`
    expect(books).toMatchObject({
      onHand: { ...none, [large]: 1 },
      held: none,
      holds: none,
      sold: { ...inBooks, [large]: 2 },
    })
    const paid = await rowsOf(db.read, 'orders', { state: 'paid' })
    expect(paid).toHaveLength(15 + 6 + inTwoWindows.length)
    expect(await rowsOf(db.read, 'pieces', { kind: 'clothing' })).toMatchObject([{ sold_out: 0 }])
    expect(await discounts.list()).toMatchObject([{ code: 'TEN', used: 3 }])
    expect(paid.filter(({ discount }) => discount === 100)).toHaveLength(3)

    const numbers = await rowsOf(db.read, 'certificates', { kind: null, proof: 0 }, 'number')
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3])
    const proofs = await rowsOf(db.read, 'certificates', { proof: 1 }, 'number')
    expect(proofs.map(({ number }) => number)).toEqual([1, 2])
    expect(await rowsOf(db.read, 'certificates', { kind: 'prints' })).toHaveLength(1)
    const written = await rowsOf(db.read, 'invoices', { series: 'test-invoice' }, 'number')
    expect(written.map(({ number }) => number)).toEqual(paid.map((_, at) => at + 1))

    // SQLite has one writer at a time, and knows no deadlocks.
    if (lane === 'sqlite') return
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db.read)
    expect(rows).toEqual([{ deadlocks: 0 }])
  },
)
