import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import type { Pages } from '#http/pages/pages.ts'
import { demoThemes } from '#shop/store/theme/theme.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { createApp } from '../app.ts'

it('a theme’s sheet is sent compressed', async () => {
  const shop = await closing(createTestShop())
  await shop.settings.theme.save(demoThemes.kiln, undefined)
  const none = async () => new Response('')
  const pages: Pages = { renderPublic: none, renderPrivate: none }
  const server = createServer(createApp({ shop, pages, assets: null, keepPages: true }))
  const { url } = await closing(listenAt(server))
  const { headers, status } = await fetch(`${url}/look/any/sheet.css`)
  expect(status).toBe(200)
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('vary')).toBe('Accept-Encoding')
})
