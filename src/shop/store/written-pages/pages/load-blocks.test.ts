import { expect, it } from 'vitest'
import type { PageBlock } from '#shop/store/written-pages/own-page.ts'
import {
  addPictures,
  pictureAt,
  sampleMerch,
  samplePictures,
} from '#testing/fixtures/catalogue/products.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { showBlocks } from './load-blocks.server.ts'

it('a page shows its blocks’ contents, and leaves out deleted, draft or missing ones', async () => {
  const shop = await closing(createTestShop())
  await addPictures(shop.db, samplePictures)
  const { collections } = shop.storefront
  const form = { title: 'Pins', slug: '', words: '', picture: null, hidden: false }
  const pins = await collections.create('gallery', form)
  const { product } = await shop.catalogue.create(sampleMerch({ gallery: pins.slug }))
  const piece = { kind: 'merch' as const, id: product.id }
  const blocks: PageBlock[] = [
    { kind: 'words', text: 'By {artist}.\n\n- 2024 Low tide' },
    { kind: 'picture', picture: pictureAt('main'), caption: '', wide: false },
    { kind: 'picture', picture: '/media/HomepageHero/gone.jpg', caption: '', wide: false },
    { kind: 'pictures', pictures: ['/media/x.jpg', pictureAt('second')], caption: '' },
    { kind: 'piece', piece },
    { kind: 'gallery', gallery: pins.id },
    { kind: 'video', video: '', caption: '' },
  ]
  const kinds = async () => (await showBlocks(shop, blocks)).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['words', 'picture', 'pictures', 'piece', 'gallery'])
  const [words, , row] = await showBlocks(shop, blocks)
  expect(words).toMatchObject({
    blocks: [{ kind: 'paragraph' }, { kind: 'years', items: [{ year: '2024', text: 'Low tide' }] }],
  })
  expect(row).toMatchObject({ pictures: [{ address: pictureAt('second') }] })
  await shop.catalogue.setHidden('merch', product.id, true)
  expect(await kinds()).toEqual(['words', 'picture', 'pictures'])
  await shop.catalogue.remove('merch', product.id)
  await collections.remove(pins.id)
  expect(await kinds()).toEqual(['words', 'picture', 'pictures'])
})
