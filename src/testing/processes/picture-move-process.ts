/*
 * node picture-move-process.ts '<its environment as JSON>'
 * Says 'ready', waits for a line, and says a line whenever more have moved: 'moved-3 yes'.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { hurry, input, letGo } from './let-go.ts'

const env = input<Record<string, string>>()
const shop = await composeShop(readConfig(env), { log: quietLog, outboxPace: hurry })
await letGo()

shop.jobs.start()
for (let known = 0, isDone = false; !isDone; await pause(1)) {
  const { state, moved } = await shop.services.pictureStore.status()
  if (moved > known) process.stdout.write(`moved-${moved} yes\n`)
  known = moved
  isDone = state === 'done'
}
await shop.close()
