import { expect, it } from 'vitest'
import { writeSetting } from '#db/settings.ts'
import { openingSetting } from '#shop/opening/opening.schema.ts'
import { addPins } from '#testing/fixtures/products.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { sitemap } from './search-engines.ts'

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
