import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { changeCart } from '#shop/checkout/cart/cart-lines.server.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { listenForEvents } from '#testing/fixtures/event-listener.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { startProcess } from '#testing/harness/process.ts'

it.each(['sqlite', 'postgres'] as const)(
  'a code with ten uses, under forty buyers at once in two processes, is used ten times (%s)',
  async (lane) => {
    const db = await openTestDatabase(lane)
    const folder = mkdtempSync(join(tmpdir(), 'atelier-codes-'))
    const urls = { pageBase: () => 'http://127.0.0.1:9', eventsUrl: 'http://127.0.0.1:9' }
    const payment = createDemoPayment({ folder, ...urls, clock: systemClock, log: quietLog })
    const events = await listenForEvents(
      (await openSelling({ db, clock: systemClock, payment })).checkout,
    )
    try {
      const discounts = createDiscounts({ db, clock: systemClock })
      const pin = await addPins(db, 1000)
      await discounts.create({
        ...{ code: 'TEN', percent: 20, amount: null, freeShipping: false, most: 10, least: 0 },
        ...{ startsAt: null, endsAt: null, oncePerBuyer: false, scope: null },
      })
      const buyers: string[] = []
      for (let buyer = 0; buyer < 40; buyer++) {
        const userId = await shopperWith(db, [{ kind: 'merch', productId: pin }])
        await db.transact((trx) => changeCart(trx, userId, { discount_code: 'TEN' }, 1))
        buyers.push(userId)
      }
      const processes = await Promise.all(
        [buyers.slice(0, 20), buyers.slice(20)].map((half) => {
          const after = half.map(() => 0)
          const given = { location: db.location, folder, eventsUrl: events.url, after }
          return startProcess('checkout', { ...given, buyers: half })
        }),
      )
      for (const one of processes) one.go()
      await Promise.all(processes.map((one) => one.ended))
      const outcomes = processes.flatMap(({ said }) => Object.values(said))
      const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
      expect({ used: count('code_used_up'), all: outcomes.length }).toEqual({ used: 30, all: 40 })
      expect(await discounts.list()).toMatchObject([{ code: 'TEN', used: 10 }])
      const paid = await db.read
        .selectFrom('orders')
        .select(['total', 'discount'])
        .where('state', '=', 'paid')
        .execute()
      expect(paid).toEqual(Array(10).fill({ total: 800, discount: 100 }))
    } finally {
      await events.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
