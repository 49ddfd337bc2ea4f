/*
 * node checkout-process.ts '<CheckoutOrders as JSON>'
 * Says 'ready', waits for a line, says a line for each buyer ('<user> <outcome>') and each proof.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseLocation, openDatabase } from '#platform/db/open.ts'
import { isShopError } from '#platform/errors.ts'
import { systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { createOfflineSales } from '#shop/catalogue/archive/offline-sales.server.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { buyUntilTold } from '#testing/fixtures/checkout/buying.ts'
import { openSelling } from '#testing/harness/checkout.ts'
import { input, letGo } from './let-go.ts'

export interface CheckoutOrders {
  location: DatabaseLocation
  /** All processes share the demo payment provider's folder. */
  folder: string
  eventsUrl: string
  buyers: string[]
  /** Milliseconds after the start at which each buyer presses. */
  after: number[]
  /** Kills itself once so many buyers are through: a kill from outside may come too late. */
  diesAfter?: number | null
  /** Sold elsewhere meanwhile, each as a sale of its own. */
  proofs?: { productId: number; count: number } | undefined
}

const orders = input<CheckoutOrders>()
const db = await openDatabase(orders.location)
const payment = createDemoPayment({
  folder: orders.folder,
  pageBase: () => 'http://127.0.0.1:9',
  eventsUrl: orders.eventsUrl,
  clock: systemClock,
  log: quietLog,
})
const selling = await openSelling({ db, clock: systemClock, payment })

await letGo()

payment.start()
selling.jobs.start()
const offline = createOfflineSales({
  db,
  clock: systemClock,
  storeSettings: fixedStoreSettings(),
  timeZone: async () => 'UTC',
})
const { productId = 0, count = 0 } = orders.proofs ?? {}
const proofs = Array.from({ length: count }, (_, at) => sellProof(`proof-${process.pid}-${at}`))
let through = 0
await Promise.all(
  orders.buyers.map(async (userId, index) => {
    await pause(orders.after[index] ?? 0)
    process.stdout.write(`${userId} ${await buyUntilTold(selling, payment, userId)}\n`)
    through += 1
    if (through === orders.diesAfter) process.kill(process.pid, 'SIGKILL')
  }),
)
await Promise.all(proofs)
await selling.jobs.runDue()
await Promise.all([payment.stop(), selling.jobs.stop()])
await db.close()

async function sellProof(attempt: string): Promise<void> {
  const how = { method: 'cash', note: '', soldOn: null, price: 9000, quantity: 1 } as const
  const piece = { kind: 'prints', productId, size: '10x10', proof: true } as const
  const outcome = await offline.add({ ...piece, ...how, attempt }).then(
    () => 'sold',
    (error: unknown) => (isShopError(error) ? error.code : String(error)),
  )
  process.stdout.write(`${attempt} ${outcome}\n`)
}
