import { expect, it } from 'vitest'
import { section } from '#shop/store/theme/admin/theme-section.tsx'
import { addPictures, sampleMerch, samplePictures } from '#testing/fixtures/catalogue/products.ts'
import { shared } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import type { SectionRequest } from '#web/admin/section.ts'
import { createThemeAnswers } from './respond.server.ts'
import { trialMail } from './trial-mail.server.ts'

const shop = shared(() => createTestShop())

it.each(['constructor', '__proto__', 'icon-193.png'])('has no icon named %s', async (name) => {
  expect((await createThemeAnswers(shop).file('any', name)).status).toBe(404)
})

it('tries a theme on a piece that hangs in the owner’s own gallery', async () => {
  const form = { title: 'Quiet forms', slug: '', words: '', picture: null, hidden: false }
  const { slug } = await shop.storefront.collections.create('gallery', form)
  await addPictures(shop.db, samplePictures)
  const { product } = await shop.catalogue.create(sampleMerch({ gallery: slug, name: 'A grebe' }))
  const request = { read: () => shop.settings.theme.filled() } as unknown as SectionRequest
  expect((await section.load(shop, request)).pages).toMatchObject({
    gallery: `/gallery/${slug}`,
    piece: `/merch/${product.id}`,
  })
  expect(await trialMail(shop, (await shop.settings.theme.filled()).theme)).toContain('A grebe')
})

it('makes an icon for every theme’s version', async () => {
  const answer = await createThemeAnswers(shop).file('any', 'favicon.svg')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
})
