/*
 * node drop-process.ts '<DropSetup as JSON>'
 * Says 'ready', waits for a line, and says of each moment:
 * '<moment> <pieces>/<status of the first>/<last opening that kept pages show>'.
 */
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { createApi } from '#http/app.ts'
import { createClosedGate } from '#http/pages/closed-gate.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import { input, letGo } from './let-go.ts'

export interface DropSetup {
  env: Record<string, string>
  /** Epoch ms, in order. */
  moments: number[]
}

const { env, moments } = input<DropSetup>()
const clock = fakeClock(moments[0])
const shop = await composeShop(readConfig(env), { log: quietLog, clock })
const api = createApi(shop)
const gate = createClosedGate({
  db: shop.db,
  now: () => clock.now(),
  read: async () => null,
  openings: () => shop.catalogue.openings(),
})
await letGo()
for (const moment of moments) {
  clock.set(moment)
  const pieces = await shop.catalogue.list('merch')
  const { status } = await api.request('/api/merch/id/1')
  const { content } = await gate.look()
  const [last] = content.moment.split('/')
  process.stdout.write(`${moment} ${pieces.length}/${status}/${last}\n`)
}
await shop.close()
process.exit(0)
