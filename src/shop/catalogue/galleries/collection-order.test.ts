import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { galleryOf, openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import type { OrderChoice } from './collection-order.server.ts'

eachDatabase('the order of a gallery', (lane) => {
  const shop = each(() => openCatalogue(lane))
  let gallery: number
  let ids: Record<string, number>
  beforeEach(async () => {
    gallery = await galleryOf(shop.db, 'merch')
    ids = {}
    // The newest stands first: 'a'.
    for (const name of ['f', 'e', 'd', 'c', 'b', 'a']) {
      ids[name] = (
        await shop.catalogue.create(sampleMerch({ name, descName: 'Pin', ownName: null }))
      ).product.id
    }
  })

  const key = (name: string) => ({ kind: 'merch' as const, id: ids[name] ?? 0 })
  const read = async (choice?: OrderChoice) => {
    const { pieces } = await shop.catalogue.listArranged(gallery, choice)
    return pieces.map(({ product, number }) => `${number}${product.name}`).join(' ')
  }

  it('is read from a number, and by words with the numbers in the whole gallery', async () => {
    expect(await read({ from: 3, limit: 2 })).toBe('3c 4d')
    expect(await read({ words: 'E' })).toBe('5e')
    const { total } = await shop.catalogue.listArranged(gallery, { from: 2, limit: 1 })
    expect(total).toBe(6)
  })

  it('keeps its numbers when a piece is moved twice, hidden pieces included', async () => {
    await shop.catalogue.setHidden('merch', ids.b ?? 0, true)
    await shop.catalogue.placePiece(gallery, key('f'), 2)
    await shop.catalogue.placePiece(gallery, key('f'), 4)
    expect(await read()).toBe('1a 2b 3c 4f 5d 6e')
    const newest = await shop.catalogue.create(sampleMerch({ name: 'new' }))
    ids.new = newest.product.id
    expect(await read({ limit: 2 })).toBe('1new 2a')
  })

  if (lane !== 'sqlite') return

  it('exchanges the places of one page, and refuses a changed order', async () => {
    const { version } = await shop.catalogue.listArranged(gallery, { from: 3, limit: 3 })
    await shop.catalogue.create(sampleMerch({ name: 'new' }))
    const turned = [key('e'), key('d'), key('c')]
    const now = await shop.catalogue.arrangeCollection(gallery, turned, version)
    expect(await read()).toBe('1new 2a 3b 4e 5d 6c 7f')
    const late = shop.catalogue.arrangeCollection(gallery, turned.toReversed(), version)
    await expect(late).rejects.toMatchObject({ code: 'changed' })
    await shop.catalogue.arrangeCollection(gallery, turned.toReversed(), now)
    expect(await read()).toBe('1new 2a 3b 4c 5d 6e 7f')
  })

  it.each([
    ['e', 2, '1a 2e 3b 4c 5d 6f'],
    ['b', 5, '1a 2c 3d 4e 5b 6f'],
    ['f', 1, '1f 2a 3b 4c 5d 6e'],
    ['a', 900, '1b 2c 3d 4e 5f 6a'],
    ['c', 3, '1a 2b 3c 4d 5e 6f'],
  ])('moves %s to number %i, and the others by one', async (name, to, order) => {
    await shop.catalogue.placePiece(gallery, key(name), to)
    expect(await read()).toBe(order)
  })

  it('names the piece’s other gallery', async () => {
    const gone = shop.catalogue.placePiece(gallery, { kind: 'prints', id: 1 }, 1)
    await expect(gone).rejects.toMatchObject({ code: 'bad_input', details: { field: 'piece' } })
  })
})
