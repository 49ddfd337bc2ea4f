/* A studio of four small products starts in a second, without the demo's pictures. */
import { composeShop } from '#compose'
import { readConfig } from '#config'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import '../quick-pictures.ts'
import { freshShop } from '../settings.ts'

const settings = freshShop(process.env.E2E_PORT ?? '4174')
const shop = await composeShop(readConfig(settings))
await shop.admin.demo.seed(tinyStudio())
await shop.close()

Object.assign(process.env, settings)
await import('../../build/server/index.js' as string)
