import { expect, it } from 'vitest'
import { writeSetting } from '#db/settings.ts'
import { openingSetting } from '#shop/opening/opening.schema.ts'
import { addPins } from '#testing/fixtures/products.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { licence, robotsText, sitemap } from './search-engines.ts'

const placesIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)

it('the sitemap names every public page, and home alone until the shop was opened', async () => {
  const shop = await createTestShop()
  const id = await addPins(shop.db, 4)
  const open = (isOpen: boolean) =>
    shop.db.transact((trx) => writeSetting(trx, openingSetting, { isOpen, listShown: true }, 1))
  await open(false)
  expect(placesIn(await sitemap(shop))).toEqual(['http://localhost:3000/'])
  await open(true)
  const places = placesIn(await sitemap(shop))
  expect(places).toContain(`http://localhost:3000/merch/${id}`)
  expect(places).toContain('http://localhost:3000/about')
  await shop.close()
})

it('the empty cart and the search may be read, a cart that travels may not', async () => {
  const shop = await createTestShop()
  await shop.storefront.feeds.setTraining(true)
  const refused = [...(await robotsText(shop)).matchAll(/^Disallow: (\S+)/gm)]
  const may = (path: string) => refused.every(([, start = '']) => !path.startsWith(start))
  expect(['/cart', '/search', '/carts/abc', '/api/cart'].filter(may)).toEqual(['/cart', '/search'])
  await shop.close()
})

it('training is refused by name, signal and licence until the owner allows it', async () => {
  const shop = await createTestShop()
  const refused = await robotsText(shop)
  expect(refused).toMatch(/User-agent: GPTBot\n(?:User-agent: .+\n)*Disallow: \/\n/)
  expect(refused).toContain('ai-train=no')
  expect(await licence(shop)).toContain('<prohibits type="usage">ai-train</prohibits>')
  await shop.storefront.feeds.setTraining(true)
  const allowed = await robotsText(shop)
  expect(allowed).not.toContain('GPTBot')
  expect(allowed).toContain('ai-train=yes')
  expect(await licence(shop)).not.toContain('prohibits')
  await shop.close()
})
