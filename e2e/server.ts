/** Starts the built shop on a fresh data folder, with the settings that browser tests want. */
import { startFeed } from './feed.ts'
import { freshShop } from './settings.ts'

const instagram = await startFeed()

Object.assign(process.env, freshShop(process.env.E2E_PORT ?? '4173'), {
  INSTAGRAM_API_BASE: instagram.base,
  INSTAGRAM_TOKEN: instagram.token,
})
await import('../build/server/index.js' as string)
