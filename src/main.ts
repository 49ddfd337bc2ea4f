import { fileURLToPath } from 'node:url'
import * as build from 'virtual:react-router/server-build'
import { loadAssets } from '#web/serving/assets.ts'
import { createPages } from '#web/serving/pages.ts'
import { createApp } from './app.ts'
import { runShop } from './process.ts'

const assets = loadAssets(fileURLToPath(new URL('../client', import.meta.url)))

await runShop((shop) =>
  createApp({ shop, pages: createPages(shop, build), assets, keepPages: true }),
)
