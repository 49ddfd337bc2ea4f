import { expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { copiesInWords } from '#shop/catalogue/editions/edition.ts'
import { readEditions } from '#shop/catalogue/editions/editions.server.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { localStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { sampleEdition, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { eachArchive } from '#testing/fixtures/orders/offline-sales.ts'
import type { OfflineSale } from './offline-sale.ts'

eachDatabase('offline sales', (lane) => {
  const studio = eachArchive(lane)
  const { shirt, pins, sell, archived } = studio
  const left = async (kind: 'clothing' | 'merch', productId: number) =>
    (await readStock(studio.shop.db.read, [{ kind, productId }])).get(`${kind}/${productId}/`)
      ?.onHand

  it('are never taken for another sale of the same form, which is recorded once that is undone', async () => {
    const productId = await pins(5)
    const sale = { kind: 'merch', productId, attempt: 'attempt-1' } as const
    const first = await sell(sale)
    expect((await sell(sale)).id).toBe(first.id)
    await expect(sell({ ...sale, quantity: 3 })).rejects.toMatchObject({
      code: 'changed',
      message: expect.stringContaining('1 ×'),
    })
    expect(await left('merch', productId)).toBe(4)
    await studio.offlineSales.undo(first.id)
    expect((await sell({ ...sale, quantity: 3 })).id).not.toBe(first.id)
    expect(await left('merch', productId)).toBe(2)
  })

  it('carry the studio’s own rate while Stripe calculates tax at the checkout', async () => {
    const onTop = { ...noTaxYet, mode: 'on_top', rate: 800, state: 'US-NY' } as const
    const home = { timeZone: 'UTC', country: 'US', currency: 'USD', countries: ['US'] }
    const chosen = { ...home, tax: { ...onTop, byProvider: true } }
    await localStoreSettings(studio.shop.db).choose(chosen, undefined, 'manual')
    await sell({ productId: await shirt(), price: 10_800 })
    const taxed = studio.shop.db.read.selectFrom('outside_sales')
    expect(await taxed.select(['tax_country', 'tax_rate', 'tax']).execute()).toEqual([
      { tax_country: 'US-NY', tax_rate: 800, tax: 800 },
    ])
  })

  it('are undone once, within thirty days, and the units return', async () => {
    const id = await shirt()
    const sale = await sell({ productId: id })
    await studio.offlineSales.undo(sale.id)
    expect(await studio.offlineSales.undo(sale.id)).toMatchObject({
      undoneAt: studio.shop.clock.now(),
    })
    expect(await left('clothing', id)).toBe(1)
    expect(await archived()).toEqual([])
    const other = await sell({ productId: id })
    studio.shop.clock.advance(30 * day)
    await expect(studio.offlineSales.undo(other.id)).rejects.toMatchObject({ code: 'gone' })
    await expect(studio.offlineSales.undo(99)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('take the next numbers of an edition, and return them when undone', async () => {
    const edition = sampleEdition(2)
    const { product } = await studio.shop.catalogue.create(squarePrint('a', { edition }))
    const print = { kind: 'prints', productId: product.id, size: '10x10' } as const
    const numbers = async () => {
      const rows = studio.shop.db.read.selectFrom('certificates').select(['number', 'voided_at'])
      const all = await rows.orderBy('number').orderBy('issued_at').execute()
      return all.map(({ number, voided_at }) => (voided_at === null ? number : `${number} void`))
    }
    const leftOf = async () =>
      (await readEditions(studio.shop.db.read, { ...print, id: product.id }))[0]
    const sale = await sell({ ...print, quantity: 2 })
    expect(await numbers()).toEqual([1, 2])
    expect(await leftOf()).toMatchObject({ given: 2, left: 0 })
    await expect(sell(print)).rejects.toMatchObject({ code: 'sold_out' })
    await studio.offlineSales.undo(sale.id)
    expect(await leftOf()).toMatchObject({ given: 2, left: 2 })
    studio.shop.clock.advance(1)
    await sell(print)
    expect(await numbers()).toEqual(['1 void', 1, '2 void'])
    expect(await leftOf()).toMatchObject({ given: 2, left: 1 })
  })

  it('number artist’s proofs separately, and use each number once', async () => {
    const edition = sampleEdition(2, { proofs: 2 })
    const { product } = await studio.shop.catalogue.create(squarePrint('a', { edition }))
    const print = { kind: 'prints', productId: product.id, size: '10x10' } as const
    const proof = { ...print, proof: true }
    const words = async (sale: Promise<OfflineSale>) => copiesInWords((await sale).copies ?? [])
    const editionNow = async () =>
      (await readEditions(studio.shop.db.read, { ...print, id: product.id }))[0]
    expect(await words(sell(proof))).toBe('AP 1/2')
    expect(await words(sell(print))).toBe('No. 1/2')
    expect(await editionNow()).toMatchObject({ given: 1, proofsGiven: 1, left: 1 })
    const mistake = await sell(proof)
    await expect(sell(proof)).rejects.toMatchObject({ details: { field: 'proof' } })
    await studio.offlineSales.undo(mistake.id)
    expect((await studio.offlineSales.list(print))[0]?.copies).toMatchObject([
      { what: 'proof', number: 2, isVoid: true },
    ])
    expect(await editionNow()).toMatchObject({ given: 1, proofsGiven: 2, proofsLeft: 1, left: 1 })
    expect(await words(sell(proof))).toBe('AP 2/2')
    expect(await editionNow()).toMatchObject({ proofsLeft: 0 })
    expect(await words(sell(print))).toBe('No. 2/2')
    await expect(sell(proof)).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('include works that aren’t for sale in the shop, and can undo them', async () => {
    const id = await shirt({ inventoryPolicy: 'not_for_sale', price: null })
    const sale = await sell({ productId: id })
    expect(sale.amount).toBe(4800)
    expect(await archived()).toEqual([])
    expect((await studio.offlineSales.undo(sale.id)).undoneAt).not.toBeNull()
  })

  it('certify a one-of-a-kind piece once', async () => {
    const id = await shirt({ certified: true })
    const sale = await sell({ productId: id })
    expect(sale.copies).toMatchObject([{ what: 'single', number: 1, total: 1, isVoid: false }])
    const undone = await studio.offlineSales.undo(sale.id)
    expect(undone.copies).toMatchObject([{ isVoid: true }])
    // Otherwise a failed refund could not restore the next sale's certificate.
    const waiting = studio.shop.db.read
      .selectFrom('certificates')
      .select('id')
      .where('on_sale', '=', 1)
    expect(await waiting.execute()).toEqual([])
    expect((await sell({ productId: id })).copies).toMatchObject([{ isVoid: false }])
    const plain = await sell({ productId: await shirt() })
    expect(plain.copies).toBeUndefined()
  })

  if (lane !== 'sqlite') return

  it('takes a unit out of the stock and the galleries, and adds it to the archive', async () => {
    const id = await shirt()
    expect(await studio.archive.hasAny()).toBe(false)
    await sell({ productId: id, note: 'Fair at the harbour' })
    expect(await left('clothing', id)).toBe(0)
    expect(await studio.shop.catalogue.list('clothing')).toEqual([])
    expect(await archived()).toEqual([`clothing/${id}`])
    expect(await studio.archive.hasAny()).toBe(true)
  })

  it('never takes a unit in a buyer’s payment', async () => {
    const [one, some] = [await shirt(), await pins(3)]
    await studio.shop.hold('clothing', one)
    await studio.shop.hold('merch', some, 2)
    await expect(sell({ productId: one })).rejects.toMatchObject({ code: 'held' })
    const two = { kind: 'merch', productId: some, quantity: 2 } as const
    await expect(sell(two)).rejects.toMatchObject({ code: 'held' })
    await expect(sell({ ...two, quantity: 4 })).rejects.toMatchObject({ code: 'sold_out' })
    await sell({ ...two, quantity: 1 })
    expect(await left('merch', some)).toBe(2)
  })

  it('restock nothing of a piece that was made to order at the sale', async () => {
    const inventoryPolicy = 'to_order' as const
    const { product } = await studio.shop.catalogue.create(
      sampleMerch({ inventoryPolicy, quantity: undefined }),
    )
    const sale = await sell({ kind: 'merch', productId: product.id })
    const counted = { ...sampleMerch({ inventoryPolicy: 'counted', quantity: 3 }), pictures: [] }
    await studio.shop.catalogue.update('merch', product.id, counted)
    await studio.offlineSales.undo(sale.id)
    expect(await left('merch', product.id)).toBe(3)
  })

  it('refuse unknown and sold-out pieces', async () => {
    const id = await shirt()
    await studio.shop.catalogue.remove('clothing', id)
    await expect(sell({ productId: id })).rejects.toMatchObject({ code: 'gone' })
    await expect(sell({ productId: 99 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('count five parallel requests as one sale', async () => {
    const id = await pins(3)
    const pin = { kind: 'merch', productId: id, attempt: 'sent-at-once' } as const
    const sales = await Promise.all(Array.from({ length: 5 }, () => sell(pin)))
    expect(new Set(sales.map((sale) => sale.id)).size).toBe(1)
    expect(await left('merch', id)).toBe(2)
  })

  it('have no artist’s proofs of a piece without an edition', async () => {
    await expect(sell({ productId: await shirt(), proof: true })).rejects.toMatchObject({
      details: { field: 'proof' },
    })
  })

  it('give away a unit, a numbered copy or a proof as if it were sold', async () => {
    const given = { method: 'given', price: 0 } as const
    const id = await shirt({ certified: true })
    expect(await sell({ ...given, productId: id })).toMatchObject({
      amount: 0,
      copies: [{ what: 'single', isVoid: false }],
    })
    expect(await archived()).toEqual([`clothing/${id}`])
    const edition = sampleEdition(2, { proofs: 1 })
    const { product } = await studio.shop.catalogue.create(squarePrint('a', { edition }))
    const print = { ...given, kind: 'prints', productId: product.id, size: '10x10' } as const
    const words = async (sale: Promise<OfflineSale>) => copiesInWords((await sale).copies ?? [])
    expect(await words(sell({ ...print, proof: true }))).toBe('AP 1/1')
    const mistake = await sell(print)
    expect(copiesInWords(mistake.copies ?? [])).toBe('No. 1/2')
    await studio.offlineSales.undo(mistake.id)
    expect(await words(sell(print))).toBe('No. 1/2')
  })

  it('include a print in a size, which has no stock and stays in its gallery', async () => {
    const { product } = await studio.shop.catalogue.create(squarePrint('a'))
    const print = { kind: 'prints', productId: product.id } as const
    await expect(sell(print)).rejects.toMatchObject({ details: { field: 'size' } })
    await expect(sell({ ...print, size: '9x9' })).rejects.toMatchObject({
      details: { field: 'size' },
    })
    await sell({ ...print, size: '10x10' })
    expect(await studio.shop.catalogue.list('prints')).toHaveLength(1)
    expect(await archived()).toEqual([])
  })

  it('count on the named day, but not on a future day', async () => {
    const id = await pins()
    const pin = { kind: 'merch', productId: id } as const
    const today = new Date(studio.shop.clock.now()).toISOString().slice(0, 10)
    const sale = await sell({ ...pin, soldOn: '2024-03-10' })
    // Noon of a day on which the clocks went forward.
    expect(new Date(sale.soldAt).toISOString().slice(0, 10)).toBe('2024-03-10')
    const later = `${Number(today.slice(0, 4)) + 1}-01-01`
    await expect(sell({ ...pin, soldOn: later })).rejects.toMatchObject({
      details: { field: 'soldOn' },
    })
  })
})
