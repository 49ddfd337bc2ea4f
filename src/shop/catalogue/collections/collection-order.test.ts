import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { galleryOf, openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('the order of a gallery', (lane) => {
  const shop = each(() => openCatalogue(lane))
  let gallery: number
  let ids: Record<string, number>
  beforeEach(async () => {
    gallery = await galleryOf(shop.db, 'merch')
    ids = {}
    // The newest stands first: 'a'.
    for (const name of ['d', 'c', 'b', 'a']) await add(name)
  })

  async function add(name: string): Promise<void> {
    const made = await shop.catalogue.create(sampleMerch({ name, descName: 'Pin', ownName: null }))
    ids[name] = made.product.id
  }

  const keys = (names: string) =>
    [...names].map((name) => ({ kind: 'merch' as const, id: ids[name] ?? 0 }))
  const read = async () => {
    const { pieces } = await shop.catalogue.listArranged(gallery)
    return pieces.map(({ product }) => product.name).join('')
  }

  it('has hidden pieces, and new ones first', async () => {
    await shop.catalogue.setHidden('merch', ids.b ?? 0, true)
    await shop.catalogue.arrangeCollection(gallery, keys('dbca'))
    await add('n')
    expect(await read()).toBe('ndbca')
  })

  it('exchanges the places of some pieces, and refuses a changed order', async () => {
    const { version } = await shop.catalogue.listArranged(gallery)
    const now = await shop.catalogue.arrangeCollection(gallery, keys('dcba'), version)
    await add('n')
    const late = shop.catalogue.arrangeCollection(gallery, keys('abcd'), version)
    await expect(late).rejects.toMatchObject({ code: 'changed' })
    await shop.catalogue.arrangeCollection(gallery, keys('badc'), now)
    expect(await read()).toBe('nbadc')
  })
})
