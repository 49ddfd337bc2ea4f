/*
 * node backup-elsewhere-process.ts '{"env": {…}, "work": "send"}'
 * Says 'ready', waits for a line, makes a nightly backup, sends one elsewhere or tries the
 * newest, and says 'done yes'.
 */
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { input, letGo } from './let-go.ts'

const { env, work } = input<{ env: Record<string, string>; work: 'night' | 'send' | 'try' }>()
const shop = await composeShop(readConfig(env), { log: quietLog })
await letGo()
process.stdout.write('begun yes\n')
const { backups } = shop.admin
const works = {
  night: () => backups.nightly({ attempt: 1 }),
  send: backups.elsewhere.frequent.run,
  try: backups.elsewhere.monthly.run,
}
await works[work]()
process.stdout.write('done yes\n')
await shop.close()
