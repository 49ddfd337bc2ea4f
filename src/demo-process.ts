/*
 * Hangs the demo studio in an empty shop, in a process of its own: what drawing takes of memory is
 * given back when it ends. It says how it went to the process that started it, and ends with that.
 */
import { composeShop } from '#compose'
import { readConfigFromProcess } from '#config'
import { demoStudio } from '#demo/studio.ts'
import { startFailure } from './start-failure.ts'

// exit() would wait for the drawing under way.
const stop = () => process.kill(process.pid, 'SIGKILL')
process.once('disconnect', stop)
if (!process.connected) stop()

try {
  const shop = await composeShop(readConfigFromProcess())
  await shop.admin.demo.seed(demoStudio)
  await shop.close()
  process.exit(0)
} catch (error) {
  process.send?.(startFailure(error), () => process.exit(1))
}
