import { beforeEach, describe, expect, it } from 'vitest'
import { words as crayon } from '#demo/crayon/words.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { demoThemes } from '#shop/store/theme/theme.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import {
  addPictures,
  sampleMerch,
  samplePictures,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'

/** Words of the demo studio that no other studio's texts hold. */
const demoWords = ['Maren', 'Heron', 'slowheron', 'Theo', 'Belfast', 'Biscuit']

describe('clearing the demo studio', () => {
  let shop: Awaited<ReturnType<typeof createTestShop>>
  beforeEach(async () => {
    shop = await closing(createTestShop({ images: memoryStore() }))
    await shop.admin.demo.seed(tinyStudio())
    await addPictures(shop.db, samplePictures)
  })

  it('removes everything of the demo, and nothing of the owner’s', async () => {
    const hers = await shop.catalogue.create(squarePrint('hers'))
    const sticker = await shop.catalogue.create(sampleMerch())
    const [demo] = (await shop.catalogue.list('prints')).slice(1)
    // A demo piece that got the owner's picture is the owner's.
    const kept = await shop.catalogue.update('prints', demo?.product.id ?? 0, squarePrint('kept'))
    expect(await shop.admin.demo.clear()).toEqual({ pieces: 3, heroes: 1, pictures: 3 })
    const prints = await shop.catalogue.list('prints')
    expect(prints.map(({ product }) => product.id)).toEqual([hers.product.id, kept.product.id])
    const merch = await shop.catalogue.list('merch')
    expect(merch.map(({ product }) => product.id)).toEqual([sticker.product.id])
    expect(await shop.catalogue.list('clothing')).toEqual([])
    expect(await shop.content.heroes()).toEqual([])
    expect((await shop.content.home()).hero).toBeNull()
    expect(await shop.content.studioPictures()).toMatchObject({ about: null, priceGuide: null })
  })

  it('removes the demo’s texts, and keeps the owner’s', async () => {
    // Saving a form keeps the demo's words beside the words that were changed.
    const shown = await shop.settings.studio()
    expect(demoWords.filter((word) => !JSON.stringify(shown).includes(word))).toEqual([])
    await shop.settings.set(studioTextsSetting, { ...shown, studioName: 'Quick Otter' })
    await shop.admin.demo.clear()
    const texts = await shop.settings.studio()
    expect(texts.studioName).toBe('Quick Otter')
    const { studioName: _, timeZone: __, ...rest } = texts
    expect(demoWords.filter((word) => JSON.stringify(rest).includes(word))).toEqual([])
  })

  it('restores the shop’s own time zone and sentences, and keeps one that the owner wrote', async () => {
    await shop.close()
    shop = await closing(createTestShop({ images: memoryStore() }))
    const { timeZone } = await shop.settings.studio()
    await shop.admin.demo.seed({ ...tinyStudio(), theme: demoThemes.crayon, words: crayon })
    const demo = await shop.settings.studio()
    expect(demo.timeZone).toBe('America/Chicago')
    expect(demo.said['contact.intro']).toContain('bear')
    const hers = { decision: 'change' as const, text: 'All gone.' }
    await shop.settings.sentences.decide('empty.prints', hers)
    await shop.admin.demo.clear()
    const cleared = await shop.settings.studio()
    expect(cleared.timeZone).toBe(timeZone)
    expect(cleared.said['contact.intro']).not.toContain('bear')
    expect(cleared.said['empty.prints']).toBe('All gone.')
  })

  it('leaves texts that follow the studio, and an address without an owner', async () => {
    await shop.admin.demo.clear()
    const { shipping, studio } = shop.settings.forms
    await shipping.save({ ...(await shipping.read()), days: 5 })
    const words = await studio.read()
    expect(JSON.stringify(words)).not.toContain('example.com')
    expect(words.email).toBe('')
    await studio.save({ ...words, email: 'otter@otter.example' })
    const { madeToOrder, commissions } = await shop.settings.studio()
    expect(madeToOrder).toContain('up to 5 days')
    // Requests go through the contact page, which reaches the owner.
    expect(commissions.formUrl).toBe('')
  })

  it('removes the demo’s promised days, and keeps the owner’s', async () => {
    const daysNow = async () => {
      const [{ days }, [zone]] = await Promise.all([
        shop.settings.dispatchTerms(),
        shop.settings.zones(),
      ])
      return { made: days.made, transit: zone?.transit }
    }
    expect(await daysNow()).toEqual({ made: { from: 5, to: 8 }, transit: { from: 2, to: 5 } })
    const { shipping } = shop.settings.forms
    await shipping.save({ ...(await shipping.read()), days: 6 })
    await shop.admin.demo.clear()
    expect(await daysNow()).toEqual({ made: { from: 5, to: 6 }, transit: null })
  })

  it('removes its size guide, and keeps the owner’s', async () => {
    const { sizeGuide } = shop.catalogue
    const { version: _, ...guide } = await sizeGuide.read()
    expect(guide.measures).toEqual(['Chest', 'Length'])
    await shop.admin.demo.clear()
    expect(await sizeGuide.entered()).toBeNull()
    await sizeGuide.save({ ...guide, note: 'Mine.', version: undefined })
    await shop.admin.demo.clear()
    expect(await sizeGuide.entered()).toMatchObject({ note: 'Mine.' })
  })

  it('removes its pages, and keeps one that the owner changed', async () => {
    const { ownPages } = shop.storefront
    const [cv, press] = await ownPages.list()
    shop.clock.advance(1)
    expect(cv).toMatchObject({ title: 'CV', blocks: [{ kind: 'piece' }, { kind: 'picture' }] })
    await ownPages.save(press?.id ?? 0, {
      title: 'Mine',
      slug: '',
      spot: 'menu',
      draft: false,
      blocks: [],
    })
    await shop.admin.demo.clear()
    expect((await ownPages.list()).map(({ title }) => title)).toEqual(['Mine'])
  })

  it('leaves an external commission form unchanged when the address changes', async () => {
    const form = await shop.settings.forms.studio.read()
    await shop.settings.forms.studio.save({ ...form, email: 'otter@otter.example' })
    expect((await shop.settings.studio()).commissions.formUrl).toBe(form.commissionFormUrl)
  })

  it('has nothing left to clear afterwards, and isn’t added again', async () => {
    await shop.admin.demo.clear()
    await shop.admin.demo.seed(tinyStudio())
    expect(await shop.admin.demo.status()).toEqual({ pieces: 0, heroes: 0, pictures: 0 })
    expect(await shop.admin.demo.clear()).toEqual({ pieces: 0, heroes: 0, pictures: 0 })
  })
})
