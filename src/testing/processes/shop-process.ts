/*
 * node shop-process.ts '<ShopSetup as JSON>'
 * Says 'ready', waits for a line (Buyers as JSON), says a line for each buyer: '<user> <outcome>'.
 */
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { createApi } from '#http/app.ts'
import { usualPace } from '#platform/db/outbox/outbox-pause.ts'
import { minute, systemClock } from '#platform/time/clock.ts'
import { createDemoPayment } from '#services/payments/demo/demo.ts'
import { createPrintfulFulfilment } from '#services/printing/printful/printful.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openLocalServer } from '#testing/fakes/local-server.ts'
import { buyUntilTold } from '#testing/fixtures/buying.ts'

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

// The lease outlasts an overrun machine's stumbles: two workers on one job are another test's.
const hurry = { ...usualPace, lease: 4000, look: 20, pause: 15, longestPause: 240 }

const { env, folder } = JSON.parse(process.argv[2] ?? '{}') as ShopSetup
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
const fulfilment = createPrintfulFulfilment({
  ...printing,
  apiBase: config.apiBases.printful,
  timeout: 300,
  pauseBeforeRetry: 5,
})
const overrides = { log: quietLog, payment, fulfilment, outboxPace: hurry }
const shop = await composeShop(config, overrides)
const api = createApi(shop)

// A process that is killed can't do it at the end.
flushCompileCache()
const input = createInterface({ input: process.stdin })
process.stdout.write('ready\n')
const [line] = (await once(input, 'line')) as [string]
input.close()
const { users, apart } = JSON.parse(line) as Buyers

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
