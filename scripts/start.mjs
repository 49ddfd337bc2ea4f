import { requireNode24 } from './node-version.mjs'

requireNode24()
await import('../build/server/index.js')
