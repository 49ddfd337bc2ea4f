/** Vite reloads pages; a change under the server's rooms restarts the process. */
import type { RequestListener } from 'node:http'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { runShop } = await vite.ssrLoadModule('/src/process.ts')
const { createApp } = await vite.ssrLoadModule('/src/app.ts')
const { createPages } = await vite.ssrLoadModule('/src/http/pages/pages.ts')
const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build')

await runShop((shop: unknown) => {
  const pages = createPages(shop, loadBuild, true)
  const answer: RequestListener = createApp({ shop, pages, assets: null, keepPages: false })
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, () => answer(request, response))
  return listener
})
