import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import type { Closure } from '#http/pages/closed-gate.ts'
import type { Pages } from '#http/pages/pages.ts'
import { publicPageKey } from '#http/pages/public-pages.ts'
import { productKinds } from '#platform/addresses/kinds.ts'
import { galleryPath, pagePaths } from '#platform/addresses/page-paths.ts'
import { visitorsCopy } from '#shop/audience/page-views/admin/copy.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { createApp } from '../app.ts'

it('a page sent to a browser is counted, cached or not, but no missing or private page', async () => {
  const shop = await closing(createTestShop())
  const page = (status: number) => Promise.resolve(new Response('<p>Ink</p>', { status }))
  const pages: Pages = {
    renderPublic: (key) => page(key.startsWith('/image/') ? 404 : 200),
    renderPrivate: () => page(200),
  }
  const server = createServer(createApp({ shop, pages, assets: null, keepPages: true }))
  const { url } = await closing(listenAt(server))
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { 'User-Agent': agent, ...init.headers }
    const answer = await fetch(url + path, { ...init, headers })
    await answer.text()
    return answer
  }
  const { headers } = await ask('/about', { headers: { Referer: 'https://news.example/a' } })
  await ask('/about.data')
  expect(
    (await ask('/about', { headers: { 'If-None-Match': `${headers.get('etag')}` } })).status,
  ).toBe(304)
  await ask('/about', { method: 'HEAD' })
  await ask('/about', { headers: { 'User-Agent': 'Googlebot/2.1' } })
  await ask('/about.data', { headers: { 'Sec-Purpose': 'prefetch' } })
  expect((await ask('/image/7')).status).toBe(404)
  await ask('/cart')
  await shop.storefront.pageViews.flush()
  const rows = await shop.db.read
    .selectFrom('page_views')
    .select(['path', 'referrer', 'views'])
    .execute()
  expect(rows.sort((a, b) => a.views - b.views)).toEqual([
    { path: '/about', referrer: 'news.example', views: 1 },
    { path: '/about', referrer: '', views: 2 },
  ])
})

it('a counted page with an address of its own has a name under Visitors', () => {
  const screens: Closure['screen'][] = ['/opening', '/vacation']
  const paths = [...Object.values(pagePaths), ...productKinds.map(galleryPath)]
  const counted = [...paths.filter((path) => publicPageKey(path) !== null), ...screens]
  expect(counted.length).toBeGreaterThan(10)
  expect(counted.filter((path) => !Object.hasOwn(visitorsCopy.pages, path))).toEqual([])
})
