/*
 * node shop-process.ts '<ShopSetup as JSON>'
 * Says 'ready', waits for a line (Buyers as JSON), says a line for each buyer: '<user> <outcome>'.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { createApi } from '#http/app.ts'
import { minute, systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { createPrintfulFulfillment } from '#services/printing/printful/printful.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openLocalServer } from '#testing/fakes/local-server.ts'
import { buyUntilTold } from '#testing/fixtures/checkout/buying.ts'
import { hurry, input, letGo } from './let-go.ts'

export interface ShopSetup {
  /** The payment provider is always the demo. */
  env: Record<string, string>
  /** Outlives the process. */
  folder: string
}

export interface Buyers {
  users: string[]
  /** Milliseconds from one buyer's press to the next. */
  apart: number
}

const { env, folder } = input<ShopSetup>()
const events = await openLocalServer((request) => api.fetch(request))
const payment = createDemoPayment({
  folder: join(folder, 'payments'),
  pageBase: () => events.url,
  eventsUrl: `${events.url}/api/payments/demo/events`,
  clock: systemClock,
  log: quietLog,
})
const config = readConfig(env)
const { printing } = config.machine
if (printing?.provider !== 'printful') throw new Error('This shop wants Printful.')
const fulfillment = createPrintfulFulfillment({
  ...printing,
  apiBase: config.apiBases.printful,
  timeout: 300,
  pauseBeforeRetry: 5,
})
// The lease outlasts an overrun machine's stumbles: two workers on one job are another test's.
const outboxPace = { ...hurry, lease: 4000 }
const overrides = { log: quietLog, payment, fulfillment, outboxPace }
const shop = await composeShop(config, overrides)
const api = createApi(shop)

const { users, apart } = JSON.parse(await letGo()) as Buyers

payment.start()
shop.start()
await Promise.all(
  users.map(async (userId, index) => {
    await pause(index * apart)
    process.stdout.write(`${userId} ${await buyUntilTold(shop.storefront, payment, userId)}\n`)
  }),
)
await payment.stop()
while ((await payment.deliver()) > 0);
while (await isAnythingDue()) await pause(20)
await shop.close()
await events.close()

/** Holds end half an hour from now, and no test waits for that. */
async function isAnythingDue(): Promise<boolean> {
  const due = await shop.db.read
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<', systemClock.now() + minute)
    .limit(1)
    .execute()
  return due.length > 0
}
