import { expect, it } from 'vitest'
import { systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { addRail } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { listenForEvents } from '#testing/fixtures/event-listener.ts'
import { readBooks } from '#testing/fixtures/orders/ledger.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { closing, eachFolder } from '#testing/harness/each.ts'
import { startProcess } from '#testing/harness/process.ts'

const folder = eachFolder()

it.each(['sqlite', 'postgres'] as const)(
  'twelve shirts in S are sold once each to forty buyers in two processes (%s)',
  async (lane) => {
    const db = await closing(openTestDatabase(lane))
    const urls = { pageBase: () => 'http://127.0.0.1:9', eventsUrl: 'http://127.0.0.1:9' }
    const clock = systemClock
    const payment = createDemoPayment({ folder: folder.path, ...urls, clock, log: quietLog })
    const { checkout } = await openSelling({ db, clock, payment })
    const events = await closing(listenForEvents(checkout))
    const rail = await addRail(db, { S: 12, M: 8, L: 0 })
    const buyers: string[] = []
    for (let buyer = 0; buyer < 40; buyer += 1) {
      buyers.push(await shopperWith(db, [{ kind: 'clothing', productId: rail, size: 'S' }]))
    }
    const processes = await Promise.all(
      [buyers.slice(0, 20), buyers.slice(20)].map((half) =>
        startProcess('checkout', {
          ...{ location: db.location, folder: folder.path, eventsUrl: events.url, buyers: half },
          // Eight of them at once, the others a few milliseconds apart.
          after: half.map((_, at) => (at < 4 ? 0 : at * 20)),
        }),
      ),
    )
    for (const one of processes) one.go()
    await Promise.all(processes.map((one) => one.ended))
    const outcomes = processes.flatMap((one) => Object.values(one.said))
    expect(outcomes.filter((said) => said.startsWith('bought'))).toHaveLength(12)
    expect(outcomes.filter((said) => said === 'held' || said === 'sold_out')).toHaveLength(28)
    const small = `clothing/${rail}/S`
    expect(await readBooks(db)).toMatchObject({
      onHand: { [small]: 0, [`clothing/${rail}/M`]: 8 },
      ...{ held: { [small]: 0 }, holds: { [small]: 0 }, sold: { [small]: 12 } },
    })
  },
)
