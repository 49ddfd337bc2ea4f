/*
 * node backup-elsewhere-process.ts '{"env": {…}, "work": "send"}'
 * Says 'ready', waits for a line, sends a backup elsewhere or tries the newest, and says 'done yes'.
 */
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { input, letGo } from './let-go.ts'

const { env, work } = input<{ env: Record<string, string>; work: 'send' | 'try' }>()
const shop = await composeShop(readConfig(env), { log: quietLog })
await letGo()
process.stdout.write('begun yes\n')
const { frequent, monthly } = shop.admin.backups.elsewhere
await (work === 'send' ? frequent : monthly).run()
process.stdout.write('done yes\n')
await shop.close()
