/*
 * node import-process.ts '<ImportSetup as JSON>'
 * Says 'ready', waits for a line, and says a line whenever more is done: 'drafts-12 yes'.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { createPictureFetcher } from '#services/pictures/fetch-picture.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { hurry, input, letGo } from './let-go.ts'

export interface ImportSetup {
  env: Record<string, string>
  importId: string
  /** The origin of the old shop, on loopback. */
  oldShop: string
  tells: 'drafts' | 'pictures'
}

const { env, importId, oldShop, tells } = input<ImportSetup>()
const shop = await composeShop(readConfig(env), {
  log: quietLog,
  fetchPicture: createPictureFetcher({ trusted: [oldShop] }),
  outboxPace: hurry,
})
await letGo()

shop.jobs.start()
let said = 0
for (let isDone = false; !isDone; await pause(2)) {
  const { state, counts } = await shop.admin.imports.get(importId)
  const now = { drafts: counts.drafted + counts.done, pictures: counts.done }
  if (now[tells] > said) process.stdout.write(`${tells}-${now[tells]} yes\n`)
  said = now[tells]
  isDone = state === 'done'
}
await shop.close()
