import { beforeEach, expect, it } from 'vitest'
import { toSlug } from '#platform/addresses/slug.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { arrangePrints } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  addPictures,
  pictureAt,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { maxCollections } from './collection.ts'

eachDatabase('galleries and series', (lane) => {
  const shop = each(() => createTestShop({ lane }))
  beforeEach(() => addPictures(shop.db, ['main', 'second', 'third']))

  const form = { title: 'Quiet Forms', slug: '', words: '', picture: null, hidden: false }
  const collections = () => shop.storefront.collections
  const newPrint = async (code: string, changes = {}) =>
    (await shop.catalogue.create(squarePrint(code, changes))).product.id
  const shown = async () => (await shop.catalogue.listShown()).map(({ title }) => title)
  const names = async (gallery: 'prints' | number, page = {}) =>
    (await shop.catalogue.listCards(gallery, page)).cards.map(({ name }) => name).join(', ')
  const edit = (id: number, changes: object) =>
    shop.catalogue.update('prints', id, { ...squarePrint(`e${id}`), ...changes })

  it('lead from work to work in a gallery made for looking', async () => {
    const { id, slug } = await collections().create('gallery', { ...form, layout: 'looking' })
    const work = async (name: string) => {
      const pictures = [pictureAt('main')]
      const facts = { name, ownSizes: [], inventoryPolicy: 'not_for_sale', gallery: slug } as const
      return (await shop.catalogue.create({ kind: 'prints', ...facts, pictures })).product.id
    }
    const ids = [await work('Last'), await work('Middle'), await work('First')]
    const neighbours = (at: number) => shop.catalogue.neighboursOf('prints', ids[at] ?? 0)
    expect(await neighbours(1)).toEqual({
      number: 2,
      of: 3,
      earlier: { name: 'First', path: `/image/${ids[2]}` },
      later: { name: 'Last', path: `/image/${ids[0]}` },
    })
    expect(await neighbours(2)).toMatchObject({ earlier: null, number: 1 })
    const { version: _, ...read } = await collections().read(id)
    await collections().save(id, { ...read, layout: undefined })
    expect(await collections().read(id)).toMatchObject({ layout: 'looking' })
    await collections().save(id, { ...read, layout: 'shop' })
    expect(await neighbours(1)).toBeNull()
  })

  it('take a piece into the owner’s gallery, and return it to its place after the deletion', async () => {
    const [a, b, c] = [await newPrint('a'), await newPrint('b'), await newPrint('c')]
    await arrangePrints(shop, [b, c, a])
    const { id, slug, path } = await collections().create('gallery', form)
    expect({ slug, path }).toEqual({ slug: 'quiet-forms', path: '/gallery/quiet-forms' })
    expect(await shown()).toEqual(['Art Prints'])
    await edit(c, { gallery: slug })
    const pin = await shop.catalogue.create(sampleMerch({ gallery: slug }))
    expect(pin.gallery.path).toBe(path)
    expect(await names(id)).toBe('Heron, Print e3')
    expect(await names('prints')).toBe('Print b, Print a')
    expect(await shown()).toEqual(['Art Prints', 'Quiet Forms'])
    await collections().remove(id)
    expect(await names('prints')).toBe('Print b, Print e3, Print a')
    expect((await shop.catalogue.placementOf('merch', pin.product.id)).gallery.slug).toBe('merch')
  })

  it('page through a gallery of several kinds without repeating or skipping a piece', async () => {
    const { id, slug } = await collections().create('gallery', form)
    for (const code of ['a', 'b', 'c']) {
      await newPrint(code, { gallery: slug })
      await shop.catalogue.create(sampleMerch({ name: `Pin ${code}`, gallery: slug }))
    }
    const first = await shop.catalogue.listCards(id, { limit: 4 })
    expect(await shop.catalogue.isPlaceIn(id, first.next ?? 0)).toBe(true)
    expect(await shop.catalogue.isPlaceIn(id, 4711)).toBe(false)
    const seen = [
      ...first.cards.map(({ name }) => name),
      await names(id, { before: first.next ?? 0 }),
    ]
    expect(seen.join(', ')).toBe('Pin c, Print c, Pin b, Print b, Pin a, Print a')
  })

  it('lead from a former address to the present one, however often it changes', async () => {
    const made = await collections().create('series', form)
    const find = (path: string) => shop.catalogue.findOldAddress(path)
    await collections().save(made.id, { ...form, slug: 'second' })
    await collections().save(made.id, { ...form, slug: 'third' })
    expect(await find('/series/quiet-forms')).toBe('/series/third')
    expect(await find('/series/second')).toBe('/series/third')
    await collections().remove(made.id)
    expect(await find('/series/second')).toBeNull()
  })

  it('refuse an edit and an order of an older version', async () => {
    const made = await collections().create('gallery', form)
    await collections().save(made.id, { ...form, title: 'Loud Forms' }, made.version)
    const late = collections().save(made.id, { ...form, title: 'Soft Forms' }, made.version)
    await expect(late).rejects.toMatchObject({ code: 'changed' })
    for (const code of ['a', 'b', 'c']) await newPrint(code, { gallery: made.slug })
    const { pieces, version } = await shop.catalogue.listArranged(made.id)
    const keys = pieces.map(({ product: { kind, id } }) => ({ kind, id }))
    await shop.catalogue.arrangeCollection(made.id, keys.toReversed(), version)
    const second = shop.catalogue.arrangeCollection(made.id, keys, version)
    await expect(second).rejects.toMatchObject({ code: 'changed' })
    expect(await names(made.id)).toBe('Print a, Print b, Print c')
  })

  it('keep a series in its own order, with pieces of any kind that stay in their galleries', async () => {
    const { id, slug } = await collections().create('series', form)
    const a = await newPrint('a', { series: [slug] })
    const pin = await shop.catalogue.create(sampleMerch({ series: [slug] }))
    const cards = async () => (await shop.catalogue.listSeries(id)).map(({ name }) => name)
    expect(await cards()).toEqual(['Print a', 'Heron'])
    const reversed = [
      { kind: 'merch' as const, id: pin.product.id },
      { kind: 'prints' as const, id: a },
    ]
    await shop.catalogue.arrangeCollection(id, reversed)
    expect(await cards()).toEqual(['Heron', 'Print a'])
    expect(await names('prints')).toBe('Print a')
    expect((await shop.catalogue.placementOf('prints', a)).series).toMatchObject([{ slug }])
    await shop.catalogue.setHidden('prints', a, true)
    expect(await cards()).toEqual(['Heron'])
    await shop.catalogue.remove('merch', pin.product.id)
    expect(await cards()).toEqual([])
    expect(await shown()).toEqual([])
    await expect(edit(a, { series: ['nowhere'] })).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('allow thirty galleries, in an order for the menu', async () => {
    for (let n = 3; n < maxCollections.gallery; n += 1) await collections().create('gallery', form)
    const more = collections().create('gallery', form)
    await expect(more).rejects.toMatchObject({ code: 'too_many' })
    const ids = (await collections().list('gallery')).map(({ id }) => id)
    await collections().arrange('gallery', [ids[29] ?? 0, ids[2] ?? 0])
    const after = (await collections().list('gallery')).map(({ id }) => id)
    expect(after.slice(0, 4)).toEqual([ids[29], ids[2], ids[0], ids[1]])
    await expect(collections().arrange('gallery', [4711])).rejects.toMatchObject({
      code: 'bad_input',
    })
  })

  if (lane !== 'sqlite') return

  it('show the specification’s galleries while they have pieces, under the owner’s names', async () => {
    expect(await shown()).toEqual([])
    await newPrint('a')
    expect(await shown()).toEqual(['Art Prints'])
    const [prints] = await collections().list('gallery')
    const id = prints?.id ?? 0
    const before = await collections().read(id)
    await collections().save(id, { ...before, title: 'Linocuts', words: 'By hand.' })
    expect(await shown()).toEqual(['Linocuts'])
    const { galleryIntro } = await shop.settings.studio()
    expect(galleryIntro.prints).toBe('By hand.')
    expect((await collections().read(id)).path).toBe('/print-gallery')
    await collections().save(id, { ...before, hidden: true })
    expect(await shown()).toEqual([])
    await expect(collections().remove(id)).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('refuse a slug that is a page, taken or invalid', async () => {
    await collections().create('gallery', form)
    for (const slug of ['cart', 'print-gallery', 'quiet-forms', 'Große Formen', '-a', 'a/b']) {
      const made = collections().create('gallery', { ...form, slug })
      await expect(made, slug).rejects.toMatchObject({
        code: 'bad_input',
        details: { field: 'slug' },
      })
    }
    expect((await collections().create('gallery', form)).slug).toBe('quiet-forms-2')
    expect((await collections().create('series', form)).slug).toBe('quiet-forms')
    expect((await collections().create('gallery', { ...form, title: 'Cart' })).slug).toBe('cart-2')
    expect((await collections().create('series', { ...form, title: '静か' })).slug).toBe('series-2')
    expect(toSlug('Étude N° 4, groß')).toBe('etude-n-4-gross')
  })
})
