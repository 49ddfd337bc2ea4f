import { afterEach, beforeEach, expect, it } from 'vitest'
import { day, hour } from '#kernel/clock.ts'
import { copiesInWords } from '#shop/editions/edition.ts'
import { readEditions } from '#shop/editions/editions.server.ts'
import { readStock } from '#shop/stock/stock.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { type OpenCatalogue, openCatalogue } from '#testing/fixtures/catalogue.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/products.ts'
import { createArchive } from './archive.server.ts'
import { archivePlace } from './archive.ts'
import type { OutsideSale, OutsideSaleInput } from './outside-sale.ts'
import { createSold, type Sold } from './sold.server.ts'

eachDatabase('what is sold', (lane) => {
  let shop: OpenCatalogue
  let sold: Sold
  let attempts = 0
  beforeEach(async () => {
    shop = await openCatalogue(lane)
    sold = createSold({ ...shop, timeZone: async () => 'America/New_York' })
  })
  afterEach(() => shop.close())

  const shirt = async (changes = {}) =>
    (await shop.catalogue.create(sampleClothing(changes))).product.id
  const pins = async (quantity = 5) =>
    (await shop.catalogue.create(sampleMerch({ quantity }))).product.id
  const sell = (changes: Partial<OutsideSaleInput> & { productId: number }) => {
    attempts += 1
    return sold.elsewhere.add({
      kind: 'clothing',
      size: '',
      quantity: 1,
      price: 4800,
      method: 'cash',
      note: '',
      soldOn: null,
      attempt: `attempt-${attempts}`,
      ...changes,
    })
  }
  const left = async (kind: 'clothing' | 'merch', productId: number) =>
    (await readStock(shop.db.read, [{ kind, productId }])).get(`${kind}/${productId}`)?.onHand
  const archive = async () =>
    (await sold.archive.page())?.cards.map(({ kind, id }) => `${kind}/${id}`)

  it('takes what is sold elsewhere out of the stock, the galleries and into the archive', async () => {
    const id = await shirt()
    expect(await sold.archive.hasAny()).toBe(false)
    await sell({ productId: id, note: 'Fair at the harbour' })
    expect(await left('clothing', id)).toBe(0)
    expect(await shop.catalogue.list('clothing')).toEqual([])
    expect(await archive()).toEqual([`clothing/${id}`])
    expect(await sold.archive.hasAny()).toBe(true)
  })

  it('never takes what a buyer is paying for', async () => {
    const [one, some] = [await shirt(), await pins(3)]
    await shop.hold('clothing', one)
    await shop.hold('merch', some, 2)
    await expect(sell({ productId: one })).rejects.toMatchObject({ code: 'held' })
    const two = { kind: 'merch', productId: some, quantity: 2 } as const
    await expect(sell(two)).rejects.toMatchObject({ code: 'held' })
    await expect(sell({ ...two, quantity: 4 })).rejects.toMatchObject({ code: 'sold_out' })
    await sell({ ...two, quantity: 1 })
    expect(await left('merch', some)).toBe(2)
  })

  it('is one sale when it is sent twice', async () => {
    const id = await pins(3)
    const pin = { kind: 'merch', productId: id, attempt: 'twice-sent' } as const
    const [first, second] = [await sell(pin), await sell(pin)]
    expect(second).toEqual(first)
    expect(await left('merch', id)).toBe(2)
  })

  it('is one sale when it is sent five times at once', async () => {
    const id = await pins(3)
    const pin = { kind: 'merch', productId: id, attempt: 'sent-at-once' } as const
    const sales = await Promise.all(Array.from({ length: 5 }, () => sell(pin)))
    expect(new Set(sales.map((sale) => sale.id)).size).toBe(1)
    expect(await left('merch', id)).toBe(2)
  })

  it('is undone once, within thirty days, and its units come back', async () => {
    const id = await shirt()
    const sale = await sell({ productId: id })
    await sold.elsewhere.undo(sale.id)
    expect(await sold.elsewhere.undo(sale.id)).toMatchObject({ undoneAt: shop.clock.now() })
    expect(await left('clothing', id)).toBe(1)
    expect(await archive()).toEqual([])
    const other = await sell({ productId: id })
    shop.clock.advance(30 * day)
    await expect(sold.elsewhere.undo(other.id)).rejects.toMatchObject({ code: 'gone' })
    await expect(sold.elsewhere.undo(99)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('takes the next numbers of an edition, and gives them back when it is undone', async () => {
    const edition = {
      ...{ proofs: 0, year: null, process: null, reproduction: false, others: null, master: null },
      ...{ signature: 'by_hand' as const, sizes: [{ size: '', total: 2 }] },
    }
    const { product } = await shop.catalogue.create(squarePrint('a', { edition }))
    const print = { kind: 'prints', productId: product.id, size: '10x10' } as const
    const numbers = async () => {
      const rows = shop.db.read.selectFrom('certificates').select(['number', 'voided_at'])
      const all = await rows.orderBy('number').orderBy('issued_at').execute()
      return all.map(({ number, voided_at }) => (voided_at === null ? number : `${number} void`))
    }
    const leftOf = async () => (await readEditions(shop.db.read, { ...print, id: product.id }))[0]
    const sale = await sell({ ...print, quantity: 2 })
    expect(await numbers()).toEqual([1, 2])
    expect(await leftOf()).toMatchObject({ given: 2, left: 0 })
    await expect(sell(print)).rejects.toMatchObject({ code: 'sold_out' })
    await sold.elsewhere.undo(sale.id)
    expect(await leftOf()).toMatchObject({ given: 2, left: 2 })
    shop.clock.advance(1)
    await sell(print)
    expect(await numbers()).toEqual(['1 void', 1, '2 void'])
    expect(await leftOf()).toMatchObject({ given: 2, left: 1 })
  })

  it('numbers artist’s proofs apart from the edition, and gives each once', async () => {
    const edition = {
      ...{ proofs: 2, year: null, process: null, reproduction: false, others: null, master: null },
      ...{ signature: 'by_hand' as const, sizes: [{ size: '', total: 2 }] },
    }
    const { product } = await shop.catalogue.create(squarePrint('a', { edition }))
    const print = { kind: 'prints', productId: product.id, size: '10x10' } as const
    const proof = { ...print, proof: true }
    const words = async (sale: Promise<OutsideSale>) => copiesInWords((await sale).copies ?? [])
    const editionNow = async () =>
      (await readEditions(shop.db.read, { ...print, id: product.id }))[0]
    expect(await words(sell(proof))).toBe('AP 1/2')
    expect(await words(sell(print))).toBe('No. 1/2')
    expect(await editionNow()).toMatchObject({ given: 1, proofsGiven: 1, left: 1 })
    const mistake = await sell(proof)
    await expect(sell(proof)).rejects.toMatchObject({ details: { field: 'proof' } })
    await sold.elsewhere.undo(mistake.id)
    expect((await sold.elsewhere.list(print))[0]?.copies).toMatchObject([
      { what: 'proof', number: 2, isVoid: true },
    ])
    expect(await editionNow()).toMatchObject({ given: 1, proofsGiven: 2, proofsLeft: 1, left: 1 })
    expect(await words(sell(proof))).toBe('AP 2/2')
    expect(await editionNow()).toMatchObject({ proofsLeft: 0 })
    expect(await words(sell(print))).toBe('No. 2/2')
    await expect(sell(proof)).rejects.toMatchObject({ code: 'bad_input' })
  })

  it('has no artist’s proof of what is in no edition', async () => {
    await expect(sell({ productId: await shirt(), proof: true })).rejects.toMatchObject({
      details: { field: 'proof' },
    })
  })

  it('certifies what is one of a kind, once while that stands', async () => {
    const id = await shirt({ certified: true })
    const sale = await sell({ productId: id })
    expect(sale.copies).toMatchObject([{ what: 'single', number: 1, total: 1, isVoid: false }])
    const undone = await sold.elsewhere.undo(sale.id)
    expect(undone.copies).toMatchObject([{ isVoid: true }])
    // Else a refund that didn't arrive could not make the next sale's certificate stand again.
    const waiting = shop.db.read.selectFrom('certificates').select('id').where('on_sale', '=', 1)
    expect(await waiting.execute()).toEqual([])
    expect((await sell({ productId: id })).copies).toMatchObject([{ isVoid: false }])
    const plain = await sell({ productId: await shirt() })
    expect(plain.copies).toBeUndefined()
  })

  it('gives away what it sells: a unit, a numbered copy, a proof, each as if it were sold', async () => {
    const given = { method: 'given', price: 0 } as const
    const id = await shirt({ certified: true })
    expect(await sell({ ...given, productId: id })).toMatchObject({
      amount: 0,
      copies: [{ what: 'single', isVoid: false }],
    })
    expect(await archive()).toEqual([`clothing/${id}`])
    const edition = {
      ...{ proofs: 1, year: null, process: null, reproduction: false, others: null, master: null },
      ...{ signature: 'by_hand' as const, sizes: [{ size: '', total: 2 }] },
    }
    const { product } = await shop.catalogue.create(squarePrint('a', { edition }))
    const print = { ...given, kind: 'prints', productId: product.id, size: '10x10' } as const
    const words = async (sale: Promise<OutsideSale>) => copiesInWords((await sale).copies ?? [])
    expect(await words(sell({ ...print, proof: true }))).toBe('AP 1/1')
    const mistake = await sell(print)
    expect(copiesInWords(mistake.copies ?? [])).toBe('No. 1/2')
    await sold.elsewhere.undo(mistake.id)
    expect(await words(sell(print))).toBe('No. 1/2')
  })

  it('puts nothing back of what was made to order when it was sold', async () => {
    const making = 'to_order' as const
    const { product } = await shop.catalogue.create(sampleMerch({ making, quantity: undefined }))
    const sale = await sell({ kind: 'merch', productId: product.id })
    const counted = { ...sampleMerch({ making: 'counted', quantity: 3 }), pictures: [] }
    await shop.catalogue.update('merch', product.id, counted)
    await sold.elsewhere.undo(sale.id)
    expect(await left('merch', product.id)).toBe(3)
  })

  it('sells a print of a size, which has no stock and stays in its gallery', async () => {
    const { product } = await shop.catalogue.create(squarePrint('a'))
    const print = { kind: 'prints', productId: product.id } as const
    await expect(sell(print)).rejects.toMatchObject({ details: { field: 'size' } })
    await expect(sell({ ...print, size: '9x9' })).rejects.toMatchObject({
      details: { field: 'size' },
    })
    await sell({ ...print, size: '10x10' })
    expect(await shop.catalogue.list('prints')).toHaveLength(1)
    expect(await archive()).toEqual([])
  })

  it('counts on the day that is named, none that is still to come', async () => {
    const id = await pins()
    const pin = { kind: 'merch', productId: id } as const
    const today = new Date(shop.clock.now()).toISOString().slice(0, 10)
    const sale = await sell({ ...pin, soldOn: '2024-03-10' })
    // Noon of a day on which the clocks went forward.
    expect(new Date(sale.soldAt).toISOString().slice(0, 10)).toBe('2024-03-10')
    const later = `${Number(today.slice(0, 4)) + 1}-01-01`
    await expect(sell({ ...pin, soldOn: later })).rejects.toMatchObject({
      details: { field: 'soldOn' },
    })
  })

  it('refuses what isn’t there', async () => {
    const id = await shirt()
    await shop.catalogue.remove('clothing', id)
    await expect(sell({ productId: id })).rejects.toMatchObject({ code: 'gone' })
    await expect(sell({ productId: 99 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shows the last sold first, by the year of the studio', async () => {
    const ids = [await shirt(), await shirt(), await shirt()] as const
    await sell({ productId: ids[0], soldOn: '2024-06-01' })
    await sell({ productId: ids[1], soldOn: '2025-06-01' })
    await sell({ productId: ids[2], soldOn: '2023-06-01' })
    const page = await sold.archive.page()
    expect(page?.cards.map(({ id, year }) => [id, year])).toEqual([
      [ids[1], '2025'],
      [ids[0], '2024'],
      [ids[2], '2023'],
    ])
    expect(page).toMatchObject({ earlier: null, later: null })
    expect(await sold.archive.page(`clothing-${ids[2]}`)).toMatchObject({ cards: [] })
  })

  it('is leafed through to its end and back, without a gap or a piece twice', async () => {
    const timeZone = async () => 'America/New_York'
    const archive = createArchive({ ...shop, timeZone, pageSize: 2 })
    for (const soldOn of ['2024-06-01', '2024-06-01', '2025-06-01', '2024-06-01']) {
      await sell({ productId: await shirt(), soldOn })
    }
    await sell({ kind: 'merch', productId: await pins(1), soldOn: '2024-06-01' })
    const whole = (await sold.archive.page())?.cards.map(archivePlace) ?? []
    expect(whole).toHaveLength(5)
    const leaf = async (way: 'earlier' | 'later', from: string | null) => {
      const pages: string[][] = []
      for (let before: string | null = from; before !== null; ) {
        const page = await archive.page(before || null)
        pages.push(page?.cards.map(archivePlace) ?? [])
        before = page?.[way] ?? null
      }
      return pages
    }
    const there = await leaf('earlier', '')
    expect(there.flat()).toEqual(whole)
    expect(there.map((page) => page.length)).toEqual([2, 2, 1])
    expect(await leaf('later', whole[3] ?? '')).toEqual(there.toReversed())
    const unsold = await shirt()
    for (const none of [`clothing-${unsold}`, 'clothing-999', 'clothing', '1']) {
      expect(await archive.page(none), none).toBeNull()
    }
  })

  it('leaves drafts, deleted pieces, what was never sold, and what the owner leaves out', async () => {
    const ids = [await shirt(), await shirt(), await shirt(), await shirt()] as const
    for (const productId of ids) await sell({ productId })
    await shop.catalogue.setHidden('clothing', ids[0], true)
    await shop.catalogue.remove('clothing', ids[1])
    await shop.catalogue.setInArchive('clothing', ids[2], false)
    const merch = await pins(1)
    await shop.catalogue.changeMerchStock(merch, -1)
    expect(await archive()).toEqual([`clothing/${ids[3]}`])
    await shop.catalogue.setInArchive('clothing', ids[2], true)
    expect(await archive()).toHaveLength(2)
  })

  it('shows what is counted once none is left of it, and no more when there is', async () => {
    const id = await pins(1)
    await sell({ kind: 'merch', productId: id })
    expect(await archive()).toEqual([`merch/${id}`])
    await shop.catalogue.changeMerchStock(id, 2)
    expect(await archive()).toEqual([])
  })

  it('shows no piece that was sold before its moment until then', async () => {
    const id = await shirt({ opensAt: shop.clock.now() + hour })
    await sell({ productId: id })
    expect(await archive()).toEqual([])
    expect(await sold.archive.hasAny()).toBe(false)
    shop.clock.advance(hour)
    expect(await archive()).toHaveLength(1)
    expect(await sold.archive.hasAny()).toBe(true)
  })
})
