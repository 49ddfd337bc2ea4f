import { expect, it } from 'vitest'
import { findSaleItems } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { arrangePrints, openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('drafts, order and versions', (lane) => {
  const shop = each(() => openCatalogue(lane))

  async function hang(...codes: string[]): Promise<number[]> {
    const ids: number[] = []
    for (const code of codes) {
      ids.push((await shop.catalogue.create(squarePrint(code))).product.id)
    }
    return ids
  }
  const gallery = async (page = {}) => {
    const { cards, next } = await shop.catalogue.listCards('prints', page)
    return { names: cards.map((card) => card.name.slice(-1)).join(''), next }
  }

  it('makes drafts of every kind, and publishes one by an edit', async () => {
    await shop.catalogue.create({ ...sampleClothing(), hidden: true })
    const merch = await shop.catalogue.create({ ...sampleMerch(), hidden: true })
    expect(await shop.catalogue.list('clothing')).toEqual([])
    expect(await shop.catalogue.list('merch')).toEqual([])
    await shop.catalogue.update('merch', merch.product.id, { ...sampleMerch(), hidden: false })
    expect(await shop.catalogue.list('merch')).toHaveLength(1)
  })

  it('pages through an arranged gallery while the piece at the edge moves', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await hang('a', 'b', 'c', 'd')
    await arrangePrints(shop, [c, a, d, b])
    const first = await gallery({ limit: 2 })
    expect(first.names).toBe('ca')
    await arrangePrints(shop, [a, c, d, b])
    expect(await gallery({ limit: 2, before: first.next })).toEqual({ names: 'db', next: null })
  })

  it('makes one piece of a form sent twice in parallel', async () => {
    const print = { ...squarePrint('a'), formId: 'form-12345678' }
    const made = await Promise.all([shop.catalogue.create(print), shop.catalogue.create(print)])
    expect(made[0].product.id).toBe(made[1].product.id)
    const piece = { ...sampleMerch(), formId: 'form-12345678' }
    await shop.catalogue.create(piece)
    await shop.catalogue.create(piece)
    expect(await shop.catalogue.list('merch')).toHaveLength(1)
    expect(await shop.catalogue.list('prints')).toHaveLength(1)
  })

  it('makes two pieces of a copied form with other contents', async () => {
    const formId = 'form-12345678'
    const fox = await shop.catalogue.create(sampleMerch({ name: 'Fox', formId }))
    const owl = await shop.catalogue.create(sampleMerch({ name: 'Owl', formId }))
    expect(owl.product.id).not.toBe(fox.product.id)
  })

  if (lane !== 'sqlite') return

  it('hides a draft from galleries, lists and carts, and shows it again', async () => {
    const [id = 0] = await hang('a')
    await hang('b')
    const ref = { kind: 'prints' as const, productId: id, size: '10x10' }
    await shop.catalogue.setHidden('prints', id, true)
    expect((await gallery()).names).toBe('b')
    expect((await shop.catalogue.list('prints')).length).toBe(1)
    expect((await shop.catalogue.list('prints', { drafts: true })).length).toBe(2)
    expect((await findSaleItems(shop.db.read, [ref], 0)).size).toBe(0)
    expect(await shop.catalogue.find('prints', id)).toMatchObject({ status: 'hidden' })
    await shop.catalogue.setHidden('prints', id, false)
    expect((await gallery()).names).toBe('ba')
    expect((await findSaleItems(shop.db.read, [ref], 0)).size).toBe(1)
  })

  it('shows a gallery as arranged, new pieces first, and lists pieces newest first', async () => {
    const [a = 0, b = 0, c = 0] = await hang('a', 'b', 'c')
    await arrangePrints(shop, [b, a, c])
    expect((await gallery()).names).toBe('bac')
    await hang('d')
    expect((await gallery()).names).toBe('dbac')
    const newest = await shop.catalogue.list('prints')
    expect(newest.map((piece) => piece.product.id)).toEqual([c + 1, c, b, a])
  })

  it('refuses an edit of an older version, and accepts one of the newest', async () => {
    const { product } = await shop.catalogue.create(squarePrint('a'))
    const edit = squarePrint('a', { name: 'First' })
    const version = product.updatedAt
    const first = await shop.catalogue.update('prints', product.id, { ...edit, version })
    expect(first.product.updatedAt).toBeGreaterThan(version)
    await expect(
      shop.catalogue.update('prints', product.id, { ...edit, name: 'Second', version }),
    ).rejects.toMatchObject({ code: 'changed' })
    const over = { ...edit, name: 'Second', version: first.product.updatedAt }
    expect((await shop.catalogue.update('prints', product.id, over)).product).toMatchObject({
      name: 'Second',
    })
  })

  it('accepts one of two parallel edits of one version', async () => {
    const { product } = await shop.catalogue.create(sampleClothing())
    const edit = { ...sampleClothing(), version: product.updatedAt }
    const saved = await Promise.allSettled([
      shop.catalogue.update('clothing', product.id, edit),
      shop.catalogue.update('clothing', product.id, edit),
    ])
    expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
