/* A separate process: the art takes 60 MB of memory, which its exit frees. */
import { composeShop } from '#compose'
import { readConfigFromProcess } from '#config'
import { demoStudios } from '#demo/studios.ts'
import { startFailure } from './start/start-failure.ts'
import { studioDefaults } from './studio-defaults.ts'

process.once('disconnect', () => process.exit(1))
if (!process.connected) process.exit(1)

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
