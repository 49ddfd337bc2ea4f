/*
 * Hangs the demo studio in an empty shop, in a process of its own: what drawing takes of memory is
 * given back when it ends. It says how it went to the process that started it, and ends with that.
 */
import { composeShop } from '#compose'
import { readConfigFromProcess } from '#config'
import { demoStudios } from '#demo/studios.ts'
import { startFailure } from './start-failure.ts'
import { studioDefaults } from './studio-defaults.ts'

// exit() would wait for the drawing under way.
const stop = () => process.kill(process.pid, 'SIGKILL')
process.once('disconnect', stop)
if (!process.connected) stop()

try {
  const config = readConfigFromProcess()
  const shop = await composeShop(config)
  if (config.demo !== 'off') {
    const { words, ...studio } = demoStudios[config.demo]
    await shop.admin.demo.seed({ ...studio, words: studioDefaults(config, words) })
  }
  await shop.close()
  process.exit(0)
} catch (error) {
  process.send?.(startFailure(error), () => process.exit(1))
}
