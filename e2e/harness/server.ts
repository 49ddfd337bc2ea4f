import { join } from 'node:path'
import { tellFolder } from './books.ts'
import { startFeed } from './feed.ts'
import { openMailbox } from './mailbox.ts'
import { freshShop } from './settings.ts'

// Screenshots are for looking at: e2e/shots.ts asks for the drawings themselves.
if (!process.env.TRUE_PICTURES) await import('./quick-pictures.ts')

const instagram = await startFeed()
const port = process.env.E2E_PORT ?? '4173'

const shop = freshShop(port)
Object.assign(process.env, shop, await openMailbox(join(shop.DATA_DIR, 'mail')), {
  INSTAGRAM_API_BASE: instagram.base,
  INSTAGRAM_TOKEN: instagram.token,
})
tellFolder(port, shop.DATA_DIR)
await import('../../build/server/index.js' as string)
