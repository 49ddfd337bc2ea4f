/** Starts the built shop on a fresh data folder, with the settings that browser tests want. */
import { freshShop } from './settings.ts'

Object.assign(process.env, freshShop(process.env.E2E_PORT ?? '4173'))
await import('../build/server/index.js' as string)
