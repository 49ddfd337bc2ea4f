import { beforeEach, expect, it } from 'vitest'
import { hour } from '#platform/time/clock.ts'
import { createOfflineSales } from '#shop/catalogue/archive/offline-sales.server.ts'
import type { PieceKey } from '#shop/catalogue/products/product-rows.server.ts'
import { findSaleItems } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'
import type { DropInput } from './drop.schema.ts'
import { createDrops } from './drops.server.ts'

eachDatabase('a drop', (lane) => {
  const shop = each(() => openCatalogue(lane))
  const drops = each(() => createDrops(shop))
  let at: number
  beforeEach(async () => {
    at = shop.clock.now() + hour
  })

  const pin = (changes = {}) => shop.catalogue.create(sampleMerch(changes))
  const draft = async (): Promise<PieceKey> => {
    const { product } = await pin({ hidden: true })
    return { kind: 'merch', id: product.id }
  }
  const shirtDraft = async (): Promise<PieceKey> => {
    const { product } = await shop.catalogue.create(sampleClothing({ hidden: true }))
    return { kind: 'clothing', id: product.id }
  }
  const drop = (changes: Partial<DropInput> = {}) => drops.save(null, { ...input(), ...changes })
  const input = (): DropInput => ({
    title: 'Night herons',
    words: 'Five of them.',
    opensAt: at,
    announced: true,
    oneEach: false,
    pieces: [],
  })
  async function known() {
    const home = await shop.content.home()
    const { cards } = await shop.catalogue.listCards('merch')
    const ref = { kind: 'merch', productId: 1, size: '' } as const
    return {
      list: (await shop.catalogue.list('merch')).length,
      cards: cards.length,
      page: (await shop.catalogue.findProduct('merch', 1)).status,
      home: home.arrivals.length,
      tile: home.tiles.filter(({ picture }) => picture !== null).length,
      search: (await shop.catalogue.search({ kind: 'merch' }, { limit: 9 })).cards.length,
      offered: (await shop.catalogue.offers()).galleries.length,
      hot: (await shop.content.hotItems('merch')).length,
      sale: (await findSaleItems(shop.db.read, [ref], shop.clock.now())).size,
    }
  }
  const nothing = {
    list: 0,
    cards: 0,
    page: 'hidden',
    home: 0,
    tile: 0,
    search: 0,
    offered: 0,
    hot: 0,
    sale: 0,
  }
  const there = {
    list: 1,
    cards: 1,
    page: 'here',
    home: 1,
    tile: 1,
    search: 1,
    offered: 1,
    hot: 1,
    sale: 1,
  }

  it('hides its pieces from related pieces before it opens', async () => {
    const { product } = await pin({ name: 'Crane' })
    await pin({ opensAt: at })
    await shop.catalogue.create(squarePrint('h', { name: 'Crane', opensAt: at }))
    expect(await shop.catalogue.listRelated('merch', product.id, 4)).toEqual([])
    shop.clock.advance(hour)
    expect(await shop.catalogue.listRelated('merch', product.id, 4)).toHaveLength(2)
  })

  it('is always in the owner’s list', async () => {
    await pin({ opensAt: at })
    const [piece] = await shop.catalogue.list('merch', { drafts: true })
    expect(piece?.product).toMatchObject({ opensAt: at, hidden: false })
  })

  it('shows an unannounced drop only to the owner', async () => {
    const made = await drop({ announced: false })
    expect(await drops.page(made.id)).toBeNull()
    expect(await drops.coming()).toEqual([])
  })

  it('refuses another moment and other pieces after it began, but accepts other texts', async () => {
    const key = await draft()
    const made = await drop({ pieces: [key] })
    shop.clock.advance(hour)
    const save = (changes: Partial<DropInput>) =>
      drops.save(made.id, { ...input(), pieces: [key], ...changes })
    await expect(save({ opensAt: at + 1 })).rejects.toMatchObject({ details: { field: 'opensAt' } })
    await expect(save({ pieces: [] })).rejects.toMatchObject({ details: { field: 'pieces' } })
    expect(await save({ words: 'All gone.' })).toMatchObject({ words: 'All gone.', hasBegun: true })
    expect((await known()).page).toBe('here')
  })

  it('refuses the second of two changes of the same drop', async () => {
    const { id, version } = await drop()
    await drops.save(id, { ...input(), title: 'Day herons', version })
    const second = drops.save(id, { ...input(), words: 'Six.', version })
    await expect(second).rejects.toMatchObject({ code: 'changed' })
    expect(await drops.list()).toMatchObject([{ title: 'Day herons', words: 'Five of them.' }])
  })

  it('makes drafts of removed pieces, and of all pieces when it is deleted', async () => {
    const [one, other] = [await draft(), await shirtDraft()]
    const made = await drop({ pieces: [one, other] })
    await drops.save(made.id, { ...input(), pieces: [other] })
    await drops.remove(made.id)
    shop.clock.advance(2 * hour)
    expect((await shop.catalogue.find('merch', one.id)).status).toBe('hidden')
    expect((await shop.catalogue.find('clothing', other.id)).status).toBe('hidden')
    expect(await drops.list()).toEqual([])
  })

  it('counts units, not only pieces, sold since its opening', async () => {
    const { product } = await pin({ hidden: true, quantity: 5 })
    const key = { kind: 'merch', id: product.id } as const
    const made = await drop({ pieces: [key, await shirtDraft()] })
    shop.clock.advance(hour)
    const timeZone = async () => 'UTC'
    const offline = createOfflineSales({ ...shop, storeSettings: fixedStoreSettings(), timeZone })
    const sale = { kind: 'merch', productId: product.id, size: '', price: 500 } as const
    const how = { method: 'cash', note: '', soldOn: null, attempt: 'at-the-fair' } as const
    const { id } = await offline.add({ ...sale, ...how, quantity: 2 })
    expect(await drops.page(made.id)).toMatchObject({
      homes: [{ ...key, units: 2, soldAt: shop.clock.now() }],
      left: 4,
      isGone: false,
    })
    await offline.undo(id)
    expect(await drops.page(made.id)).toMatchObject({ homes: [], left: 6 })
  })

  it('alone decides the moment of its pieces', async () => {
    const key = await draft()
    await drop({ pieces: [key] })
    const edit = (opensAt: number | null) =>
      shop.catalogue.update('merch', key.id, { ...sampleMerch(), opensAt })
    await expect(edit(null)).rejects.toMatchObject({ details: { field: 'opensAt' } })
    expect((await edit(at)).product.opensAt).toBe(at)
  })

  if (lane !== 'sqlite') return

  it('opens at once when its moment has passed', async () => {
    await pin({ opensAt: shop.clock.now() })
    expect(await known()).toEqual(there)
    expect(await shop.catalogue.openings()).toEqual({ last: 0, next: null })
  })

  it('opens without pieces that were deleted, hidden or sold before', async () => {
    const keys = [await draft(), await draft(), await shirtDraft()] as const
    const made = await drop({ pieces: keys })
    await shop.catalogue.remove('merch', keys[0].id)
    await shop.catalogue.setHidden('merch', keys[1].id, true)
    await shop.sell('clothing', keys[2].id)
    shop.clock.advance(hour)
    const page = await drops.page(made.id)
    expect(page?.cards.map(({ availability }) => availability.state)).toEqual(['sold_out'])
    expect(page).toMatchObject({ homes: [], isGone: true, left: 0 })
    expect(page?.shapes).toEqual([])
  })

  it('leaves a piece hidden that became a draft, when its words change', async () => {
    const key = await draft()
    const made = await drop({ pieces: [key] })
    await shop.catalogue.setHidden('merch', key.id, true)
    await drops.save(made.id, { ...input(), words: 'Six.', pieces: [key] })
    shop.clock.advance(hour)
    expect(await drops.page(made.id)).toMatchObject({ cards: [], isGone: false })
  })

  it('is unknown everywhere before its moment, and known everywhere from that millisecond', async () => {
    await pin({ opensAt: at })
    shop.clock.advance(hour - 1)
    expect(await known()).toEqual(nothing)
    expect(await shop.catalogue.openings()).toEqual({ last: 0, next: at })
    shop.clock.advance(1)
    expect(await known()).toEqual(there)
    expect(await shop.catalogue.openings()).toEqual({ last: at, next: null })
  })

  it('can’t have a hot piece before it opens', async () => {
    const { product } = await pin({ opensAt: at })
    await expect(shop.content.chooseHotItem('merch', product.id)).rejects.toMatchObject({
      code: 'gone',
    })
  })

  it('opens its pieces together, which were drafts before', async () => {
    const one = await draft()
    const other = await shirtDraft()
    const made = await drop({ pieces: [one, other], oneEach: true })
    expect(made).toMatchObject({ hasBegun: false, oneEach: true, opensAt: at })
    expect(await known()).toEqual(nothing)
    const covered = await drops.page(made.id)
    expect(covered).toMatchObject({ hasBegun: false, cards: [], homes: [] })
    expect(covered?.shapes).toEqual([expect.any(Number), expect.any(Number)])
    expect(JSON.stringify(covered)).not.toMatch(/media|merch|clothing/)
    expect(await drops.coming()).toMatchObject([{ title: 'Night herons', opensAt: at }])
    shop.clock.advance(hour)
    const page = await drops.page(made.id)
    expect(page?.cards.map(({ kind, id }) => ({ kind, id }))).toEqual([one, other])
    expect(await drops.coming()).toEqual([])
  })

  it('keeps its limit for buyers while it has no pieces', async () => {
    const made = await drop({ pieces: [], oneEach: true })
    expect(made.oneEach).toBe(true)
    expect(await drops.list()).toMatchObject([{ oneEach: true, pieces: [] }])
  })

  it('moves its pieces with its moment before it begins', async () => {
    const key = await draft()
    const made = await drop({ pieces: [key] })
    await drops.save(made.id, { ...input(), pieces: [key], opensAt: at + hour })
    shop.clock.advance(hour)
    expect((await known()).page).toBe('hidden')
    shop.clock.advance(hour)
    expect((await known()).page).toBe('here')
  })

  it('leaves pieces that became drafts since, and limits buyers of the others', async () => {
    const keys = [await draft(), await draft()] as const
    const made = await drop({ pieces: keys })
    shop.clock.advance(hour)
    await shop.catalogue.setHidden('merch', keys[0].id, true)
    await drops.save(made.id, { ...input(), pieces: keys, words: 'Gone.', oneEach: true })
    expect((await shop.catalogue.find('merch', keys[0].id)).status).toBe('hidden')
    expect(await drops.list()).toMatchObject([{ oneEach: true }])
  })

  it('begins at once when its moment has passed', async () => {
    const made = await drop({ pieces: [await draft()], opensAt: 5 })
    expect(made).toMatchObject({ hasBegun: true, opensAt: shop.clock.now() })
    expect((await known()).page).toBe('here')
  })

  it('refuses a piece that is in the shop, sold, in another drop, deleted or unknown', async () => {
    const key = await draft()
    await drop({ pieces: [key] })
    const [shown, deleted] = [await pin(), await draft()]
    await shop.catalogue.remove('merch', deleted.id)
    const sold = await shirtDraft()
    await shop.sell('clothing', sold.id)
    const wrong = [key, { kind: 'merch', id: shown.product.id }, deleted, sold] as PieceKey[]
    for (const piece of [...wrong, { kind: 'prints', id: 99 } as const]) {
      await expect(drop({ pieces: [piece] })).rejects.toMatchObject({
        code: 'bad_input',
        details: { field: 'pieces' },
      })
    }
    expect(await drops.list()).toHaveLength(1)
  })
})
