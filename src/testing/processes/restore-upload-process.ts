/*
 * node restore-upload-process.ts '{"env": {…}, "file": "…"}'
 * Says 'ready', waits for a line, brings a shop back from the file, and says 'done yes'.
 */
import { readFileSync } from 'node:fs'
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { bringBack } from '#testing/fixtures/upkeep/bring-back.ts'
import { input, letGo } from './let-go.ts'

const { env, file } = input<{ env: Record<string, string>; file: string }>()
const shop = await composeShop(readConfig(env), { log: quietLog })
await letGo()
process.stdout.write('begun yes\n')
await bringBack(shop, readFileSync(file))
process.stdout.write('done yes\n')
await shop.close()
