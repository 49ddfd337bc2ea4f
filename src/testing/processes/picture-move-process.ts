/*
 * node picture-move-process.ts '<its environment as JSON>'
 * Says 'ready', waits for a line, and says a line whenever more have moved: 'moved-3 yes'.
 */
import { createInterface } from 'node:readline/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { usualPace } from '#platform/db/outbox/outbox-pause.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'

const env = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const shop = await composeShop(readConfig(env), {
  log: quietLog,
  outboxPace: { ...usualPace, lease: 1000, look: 20, pause: 15, longestPause: 240 },
})
const input = createInterface({ input: process.stdin })
process.stdout.write('ready\n')
await new Promise((resolve) => input.once('line', resolve))
input.close()

shop.jobs.start()
for (let known = 0, isDone = false; !isDone; await pause(1)) {
  const { state, moved } = await shop.services.pictureStore.status()
  if (moved > known) process.stdout.write(`moved-${moved} yes\n`)
  known = moved
  isDone = state === 'done'
}
await shop.close()
