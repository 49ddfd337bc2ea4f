import { expect, it } from 'vitest'
import { trainingSetting } from '#shop/catalogue/feeds/feeds.schema.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { adminManifest, licence, robotsText } from './search-engines.ts'

it('search engines may read the empty cart and the search, but no shared cart', async () => {
  const shop = await closing(createTestShop())
  await shop.settings.set(trainingSetting, { allowed: true })
  const refused = [...(await robotsText(shop)).matchAll(/^Disallow: (\S+)/gm)]
  const may = (path: string) => refused.every(([, start = '']) => !path.startsWith(start))
  expect(['/cart', '/search', '/carts/abc', '/api/cart'].filter(may)).toEqual(['/cart', '/search'])
})

it('training is refused by name, signal and licence until the owner allows it', async () => {
  const shop = await closing(createTestShop())
  const refused = await robotsText(shop)
  expect(refused).toMatch(/User-agent: GPTBot\n(?:User-agent: .+\n)*Disallow: \/\n/)
  expect(refused).toContain('ai-train=no')
  expect(await licence(shop)).toContain('<prohibits type="usage">ai-train</prohibits>')
  await shop.settings.set(trainingSetting, { allowed: true })
  const allowed = await robotsText(shop)
  expect(allowed).not.toContain('GPTBot')
  expect(allowed).toContain('ai-train=yes')
  expect(await licence(shop)).not.toContain('prohibits')
})

it('the admin on a Home Screen opens Today, has the orders one press away, and takes shared photographs', async () => {
  const shop = await closing(createTestShop())
  expect(await adminManifest(shop)).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    display: 'standalone',
    shortcuts: [{ url: '/admin?at=orders' }, { url: '/admin?at=create-print' }],
    share_target: { action: '/admin/share', method: 'POST' },
  })
})
