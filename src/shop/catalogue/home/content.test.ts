import { expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import {
  pictureAt,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('home content', (lane) => {
  const shop = each(() => openCatalogue(lane))

  const hero = (name: string, location = pictureAt('main')) =>
    shop.content.createHero({ name, location })
  const heroNames = async () => (await shop.content.heroes()).map((one) => one.name)
  const print = async (code: string) => (await shop.catalogue.create(squarePrint(code))).product.id
  const shirt = async (name: string) =>
    (await shop.catalogue.create(sampleClothing({ name }))).product.id
  const hotIds = async (kind: 'prints' | 'clothing' | 'merch') =>
    (await shop.content.hotItems(kind)).map((piece) => piece.product.id)

  it('returns to the formerly chosen piece when the hot one is gone, and at last to the newest', async () => {
    const [a, b, c] = [await shirt('a'), await shirt('b'), await shirt('c')]
    const newest = await shirt('newest')
    for (const id of [a, b, c]) await shop.content.chooseHotItem('clothing', id)
    await shop.sell('clothing', c)
    expect(await hotIds('clothing')).toEqual([b, a])
    await shop.catalogue.remove('clothing', b)
    expect(await hotIds('clothing')).toEqual([a])
    await shop.sell('clothing', a)
    expect(await hotIds('clothing')).toEqual([newest])
  })

  it('is empty for an empty shop', async () => {
    expect(await shop.content.home()).toMatchObject({ hero: null, newest: null, arrivals: [] })
    expect(await shop.content.studioPictures()).toEqual({
      about: null,
      priceGuide: null,
      defaultHero: null,
    })
  })

  it('raises the content version with every choice', async () => {
    const before = await shop.db.contentVersion()
    const { id } = await hero('a')
    await shop.content.chooseHero(id)
    await shop.content.updateHero(id, { name: 'b' })
    await shop.content.removeHero(id)
    const piece = await print('a')
    await shop.content.chooseHotItem('prints', piece)
    expect(await shop.db.contentVersion()).toBe(before + 6)
  })

  if (lane !== 'sqlite') return

  it('refuses the second of two edits of the same hero', async () => {
    const { id, version } = await hero('a')
    await shop.content.updateHero(id, { name: 'b', version })
    const second = shop.content.updateHero(id, { name: 'c', version })
    await expect(second).rejects.toMatchObject({ code: 'changed' })
    expect(await heroNames()).toEqual(['b'])
  })

  it('refuses a sold, deleted or unknown piece as hot', async () => {
    const sold = await shirt('a')
    await shop.sell('clothing', sold)
    const deleted = await print('a')
    await shop.catalogue.remove('prints', deleted)
    const choose = shop.content.chooseHotItem
    await expect(choose('clothing', sold)).rejects.toMatchObject({ code: 'sold' })
    await expect(choose('prints', deleted)).rejects.toMatchObject({ code: 'gone' })
    await expect(choose('merch', 1)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shows the two newest of each kind as new arrivals', async () => {
    for (const code of ['a', 'b', 'c']) await print(code)
    await shirt('one')
    await shop.catalogue.create(sampleMerch())
    const { arrivals } = await shop.content.home()
    expect(arrivals.map((card) => `${card.kind} ${card.name}`)).toEqual([
      'prints Print c',
      'prints Print b',
      'clothing one',
      'merch Heron',
    ])
  })

  it('shows the hot piece’s picture on each tile, and no tile for an empty gallery', async () => {
    const a = (await shop.catalogue.create(squarePrint('a', { pictures: [pictureAt('third')] })))
      .product.id
    await print('b')
    await shop.content.chooseHotItem('prints', a)
    const { tiles } = await shop.content.home()
    expect(tiles).toMatchObject([
      { kind: 'prints', title: 'Art Prints', picture: { address: pictureAt('third') } },
    ])
    expect(tiles).toHaveLength(1)
  })

  it('shows each tile a piece of its own gallery, for sale or not', async () => {
    const pictures = (name: string) => ({ pictures: [pictureAt(name)] })
    const mural = { ownSizes: [], inventoryPolicy: 'not_for_sale', ...pictures('second') } as const
    await shop.catalogue.create(squarePrint('a', mural))
    await shop.catalogue.create(sampleClothing(pictures('third')))
    expect((await shop.content.home()).tiles).toMatchObject([
      { kind: 'prints', picture: { address: pictureAt('second') } },
      { kind: 'clothing', picture: { address: pictureAt('third') } },
    ])
  })

  it('shows the hot piece on the tile of its kind while it hangs in another gallery', async () => {
    const form = { title: 'Birds', slug: '', words: '', picture: null, hidden: false }
    const { slug } = await shop.collections.create('gallery', form)
    const hot = squarePrint('a', { pictures: [pictureAt('third')], gallery: slug })
    const { id } = (await shop.catalogue.create(hot)).product
    await print('b')
    await shop.content.chooseHotItem('prints', id)
    expect((await shop.content.home()).tiles[0]).toMatchObject({
      kind: 'prints',
      picture: { address: pictureAt('third') },
    })
  })

  it('lists the chosen hero first, then newest first, and shows the former one when it is deleted', async () => {
    const a = await hero('a', pictureAt('second'))
    const b = await hero('b')
    await hero('c', pictureAt('third'))
    await shop.content.chooseHero(a.id)
    await shop.content.chooseHero(b.id)
    expect(await heroNames()).toEqual(['b', 'c', 'a'])
    expect((await shop.content.home()).hero?.address).toBe(pictureAt('main'))
    await shop.content.removeHero(b.id)
    expect((await shop.content.home()).hero?.address).toBe(pictureAt('second'))
  })

  it('refuses unknown heroes and pictures', async () => {
    const missing = { code: 'not_found' }
    await expect(shop.content.updateHero(9, { name: 'b' })).rejects.toMatchObject(missing)
    await expect(shop.content.chooseHero(9)).rejects.toMatchObject(missing)
    await expect(shop.content.removeHero(9)).rejects.toMatchObject(missing)
    await expect(hero('a', '/media/Prints/none.jpg')).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'location' },
    })
  })

  it('lists the chosen piece first, then earlier choices, each once', async () => {
    const [a, b] = [await print('a'), await print('b')]
    await print('c')
    for (const id of [a, b, a]) await shop.content.chooseHotItem('prints', id)
    expect(await hotIds('prints')).toEqual([a, b])
  })

  it('opens with the newest piece without a hero', async () => {
    await shop.catalogue.create(squarePrint('a', { pictures: [pictureAt('second')] }))
    await shop.catalogue.create(squarePrint('b', { pictures: [pictureAt('third')] }))
    await shop.catalogue.create(squarePrint('draft', { hidden: true }))
    const { newest, arrivals } = await shop.content.home()
    expect(newest?.address).toBe(pictureAt('third'))
    expect(arrivals).toHaveLength(2)
    await hero('c')
    expect((await shop.content.home()).newest).toBeNull()
  })
})
