import { fileURLToPath } from 'node:url'
import * as build from 'virtual:react-router/server-build'
import { createApp } from './app.ts'
import { loadAssets } from './http/pages/assets.ts'
import { createPages } from './http/pages/pages.ts'
import { createHeartbeat, keepBeating } from './http/watching/heartbeat.ts'
import { listen, runShop } from './process.ts'

const assets = loadAssets(fileURLToPath(new URL('../client', import.meta.url)))

await runShop(async (shop, onClose) => {
  const pages = createPages(shop, build)
  const { metricsPort: port, heartbeatUrl } = shop.config
  if (heartbeatUrl !== undefined) onClose(keepBeating(createHeartbeat(shop, heartbeatUrl)))
  if (port === undefined) return createApp({ shop, pages, assets, keepPages: true })
  const { createMetrics } = await import('./http/watching/metrics.ts')
  const metrics = createMetrics(shop)
  onClose(() => metrics.server.close().closeAllConnections())
  await listen(metrics.server, { port, host: '127.0.0.1' }, 'METRICS_PORT')
  const app = createApp({ shop, pages: metrics.timing(pages), assets, keepPages: true })
  return metrics.counting(app)
})
