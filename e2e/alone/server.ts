/*
 * A studio of four small products starts in a second, without the demo's pictures. The first shop of
 * a run fills a data folder; shops that single tests start begin with a copy of it.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openMailbox } from '../harness/mailbox.ts'
import '../harness/quick-pictures.ts'
import { freshShop, studioFolder } from '../harness/settings.ts'

const port = process.env.E2E_PORT ?? '4174'
const settings = freshShop(port)
if (process.env.STUDIO) cpSync(process.env.STUDIO, settings.DATA_DIR, { recursive: true })
else {
  const studio = studioFolder(port)
  const { composeShop } = await import('#compose')
  const { readConfig } = await import('#config')
  const { tinyStudio } = await import('#testing/fixtures/catalogue/tiny-studio.ts')
  const shop = await composeShop(readConfig(settings))
  await shop.admin.demo.seed(tinyStudio())
  await shop.close()
  rmSync(studio, { recursive: true, force: true })
  cpSync(settings.DATA_DIR, studio, { recursive: true })
  process.on('exit', () => rmSync(studio, { recursive: true, force: true }))
}
if (process.env.SMTP_URL === undefined) {
  Object.assign(process.env, await openMailbox(join(settings.DATA_DIR, 'mail')))
}
Object.assign(process.env, settings)
await import('../../build/server/index.js' as string)
