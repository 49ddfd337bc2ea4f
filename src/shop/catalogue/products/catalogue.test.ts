import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  countedBySize,
  pictureAt,
  portraitPrint,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import type { NewSize } from './piece.ts'

eachDatabase('the catalogue', (lane) => {
  const shop = each(() => openCatalogue(lane))

  const namesOf = (page: { cards: { name: string }[] }) => page.cards.map((card) => card.name)

  it('refuses an unknown picture, naming the field', async () => {
    const stranger = { pictures: [pictureAt('main'), 'https://elsewhere.example/a.jpg'] }
    await expect(shop.catalogue.create(squarePrint('a', stranger))).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'candidLocation' },
    })
    const { product } = await shop.catalogue.create(sampleMerch())
    const edit = sampleMerch({ pictures: [pictureAt('main'), pictureAt('never')] })
    await expect(shop.catalogue.update('merch', product.id, edit)).rejects.toMatchObject({
      details: { field: 'secondaryImage' },
    })
  })

  it('raises the content version with every write, but not after a failure', async () => {
    const stands: number[] = []
    const { db, catalogue } = shop
    const first = await db.contentVersion()
    const note = async () => stands.push((await db.contentVersion()) - first)
    const { product } = await catalogue.create(sampleMerch())
    await note()
    await catalogue.update(
      'merch',
      product.id,
      sampleMerch({ story: 'Enamel.', quantity: undefined }),
    )
    await note()
    await catalogue.update(
      'merch',
      product.id,
      sampleMerch({ name: 'Tide pool', quantity: undefined }),
    )
    await note()
    await catalogue.changeMerchStock(product.id, 1)
    await note()
    await catalogue.changeMerchStock(product.id, -100).catch(() => {})
    await note()
    await catalogue.remove('merch', product.id)
    await note()
    expect(stands).toEqual([1, 2, 3, 4, 4, 5])
  })

  it('says and finds the lowest price, in whichever order the sizes stand', async () => {
    const rail = countedBySize({ L: 1, S: 1 })
    const ownSizes = rail.ownSizes.map((size) => ({
      ...size,
      price: size.label === 'L' ? 9000 : 2500,
    }))
    await shop.catalogue.create(sampleClothing({ ...rail, ownSizes }))
    const { cards } = await shop.catalogue.listCards('clothing')
    expect(cards).toMatchObject([{ price: 2500, from: true }])
    const found = await shop.catalogue.search({ kind: 'clothing', to: 3000 }, { limit: 9 })
    expect(found.cards).toHaveLength(1)
  })

  if (lane !== 'sqlite') return

  it('pages without a gap or a repetition, by cards with the first price and picture', async () => {
    for (const code of ['a', 'b', 'c', 'd']) await shop.catalogue.create(squarePrint(code))
    const first = await shop.catalogue.listCards('prints', { limit: 2 })
    await shop.catalogue.create(squarePrint('e'))
    const second = await shop.catalogue.listCards('prints', { limit: 2, before: first.next ?? 0 })
    expect([first, second].flatMap(namesOf)).toEqual(
      ['d', 'c', 'b', 'a'].map((code) => `Print ${code}`),
    )
    expect(first.next).not.toBeNull()
    // The last page is exactly full.
    expect(second.next).toBeNull()
    expect(first.cards[0]).toMatchObject({
      price: 2500,
      descName: null,
      picture: { address: pictureAt('main'), width: 1600, height: 1200, alt: 'A moth on paper' },
      availability: { state: 'available' },
    })
  })

  it('sets stock on hand by an edit, but not below the units in payment', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({ quantity: 5 }))
    await shop.hold('merch', product.id, 3)
    const edited = await shop.catalogue.update('merch', product.id, sampleMerch({ quantity: 4 }))
    expect(edited.product).toMatchObject({ availability: { left: 1 } })
    await expect(
      shop.catalogue.update('merch', product.id, sampleMerch({ quantity: 2, name: 'Other' })),
    ).rejects.toMatchObject({ code: 'held' })
    expect(await shop.catalogue.find('merch', product.id)).toMatchObject({
      product: { product: { name: 'Heron' }, stock: { onHand: 4, held: 3 } },
    })
  })

  it('refuses to edit a deleted piece, whose variant ids are free again', async () => {
    const { product } = await shop.catalogue.create(squarePrint('a'))
    await shop.catalogue.remove('prints', product.id)
    const edited = shop.catalogue.update('prints', product.id, squarePrint('a'))
    await expect(edited).rejects.toMatchObject({ code: 'gone' })
    expect(await shop.catalogue.list('prints')).toEqual([])
    const again = await shop.catalogue.create(squarePrint('a'))
    expect(again.product).toMatchObject({
      sizes: [{ variantId: 'a-s' }, { variantId: 'a-m' }, { variantId: 'a-l' }],
    })
  })

  it('keeps an edited piece’s pictures if no others are sent', async () => {
    const { product } = await shop.catalogue.create(
      squarePrint('a', {
        pictures: [pictureAt('main'), pictureAt('second'), pictureAt('third')],
      }),
    )
    const { name, dimensions, sizes } = squarePrint('a')
    const facts = { name, dimensions, sizes, description: null }
    const edited = await shop.catalogue.update('prints', product.id, facts)
    expect(edited.images).toEqual([pictureAt('main'), pictureAt('second'), pictureAt('third')])
    const without = await shop.catalogue.update('prints', product.id, {
      ...facts,
      pictures: [undefined, undefined, null],
    })
    expect(without.product.pictures).toHaveLength(2)
  })

  it('keeps units sold while the form was open as sold', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({ quantity: 5 }))
    await shop.sell('merch', product.id)
    const open = { ...sampleMerch({ quantity: 5, price: 700 }), quantityRead: 5 }
    const untouched = await shop.catalogue.update('merch', product.id, open)
    expect(untouched).toMatchObject({ product: { price: 700 }, stock: { onHand: 4 } })
    const restocked = { ...open, quantity: 15 }
    expect(await shop.catalogue.update('merch', product.id, restocked)).toMatchObject({
      stock: { onHand: 14 },
    })
  })

  it.each([
    ['another print’s', 'a-s'],
    ['its small size’s', 'b-s'],
  ])(
    'refuses %s variant id for a medium size, naming the field, and adds nothing',
    async (_, variantId) => {
      await shop.catalogue.create(squarePrint('a'))
      const print = squarePrint('b')
      const sizes = print.sizes?.map((size) =>
        size.size === 'medium' ? { ...size, variantId } : size,
      )
      await expect(shop.catalogue.create({ ...print, sizes })).rejects.toMatchObject({
        code: 'duplicate',
        details: { field: 'mediumVariantId' },
      })
      expect(await shop.catalogue.list('prints')).toHaveLength(1)
    },
  )

  it('lets an edited print keep its variant ids, or swap them', async () => {
    const { product } = await shop.catalogue.create(squarePrint('a'))
    const { sizes = [] } = squarePrint('a')
    const swapped = [
      { ...sizes[0], variantId: 'a-m' },
      { ...sizes[1], variantId: 'a-s' },
      { ...sizes[2] },
    ] as NewSize[]
    const edited = await shop.catalogue.update('prints', product.id, {
      ...squarePrint('a'),
      sizes: swapped,
    })
    expect(edited.product).toMatchObject({
      sizes: [{ variantId: 'a-m' }, { variantId: 'a-s' }, { variantId: 'a-l' }],
    })
  })

  it('removes the large size from a print that becomes portrait, and frees its variant id', async () => {
    const { product } = await shop.catalogue.create(squarePrint('a'))
    const edited = await shop.catalogue.update('prints', product.id, portraitPrint('a'))
    expect(edited.product).toMatchObject({ sizes: [{ label: '12x18' }, { label: '24x36' }] })
    const { sizes = [], ...other } = squarePrint('b')
    const large: NewSize = { size: 'large', price: 100, variantId: 'a-l' }
    const three = [...sizes.slice(0, 2), large]
    const { product: next } = await shop.catalogue.create({ ...other, sizes: three })
    expect(next).toMatchObject({ sizes: [{}, {}, { variantId: 'a-l' }] })
  })

  it('lets an edit keep a sold-out piece at zero, but not empty another piece', async () => {
    const { product } = await shop.catalogue.create(sampleMerch({ quantity: 1 }))
    const emptied = sampleMerch({ quantity: 0, price: 100 })
    await expect(shop.catalogue.update('merch', product.id, emptied)).rejects.toMatchObject({
      code: 'bad_input',
      message: 'Please enter a quantity greater than zero.',
      details: { field: 'quantity' },
    })
    await shop.sell('merch', product.id)
    const edited = await shop.catalogue.update('merch', product.id, emptied)
    expect(edited).toMatchObject({ product: { price: 100 }, stock: { onHand: 0 } })
  })
})
