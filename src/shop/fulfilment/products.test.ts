import { beforeEach, expect, it } from 'vitest'
import { createPrintfulFulfilment } from '#adapters/fulfilment-printful.ts'
import { minute, second } from '#kernel/clock.ts'
import { findSaleItems } from '#shop/catalogue/sale-item.server.ts'
import { aPrintOrder } from '#testing/contracts/fulfilment-contract.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { photograph } from '#testing/fixtures/photographs.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import type { FulfilmentProvider } from './print-provider.ts'

eachDatabase('the owner’s products at the printer', (lane) => {
  let fake: FakePrintful
  let shop: TestShop
  let fulfilment: FulfilmentProvider
  const products = () => shop.admin.printerProducts
  const listed = async (ref: number) =>
    (await products().list()).products.find((each) => each.ref === String(ref))
  const changes = async (ref: number) => (await listed(ref))?.changes.map(({ key }) => key)
  const printOf = async (ref: number) => {
    const id = (await listed(ref))?.print?.id ?? 0
    const found = await shop.catalogue.find('prints', id)
    if (!('product' in found) || found.product.product.kind !== 'prints') throw new Error('none')
    return found.product.product
  }
  const pricesOf = async (ref: number) =>
    Object.fromEntries((await printOf(ref)).sizes.map(({ label, price }) => [label, price]))

  /** Runs what is due until the reading has ended. */
  async function runOut(): Promise<void> {
    for (let i = 0; i < 100; i += 1) {
      await shop.jobs.runDue()
      if (!(await products().list()).reading.isRunning) return
      shop.clock.advance(4 * second)
    }
  }
  async function read(): Promise<void> {
    await products().read()
    await runOut()
  }
  async function bringIn(...refs: number[]): Promise<void> {
    await products().bringInAll(refs.map(String))
    await shop.jobs.runDue()
  }
  async function broughtIn(sizes?: readonly string[]) {
    const product = fake.shelf.add('Moon moths (in)', sizes)
    await read()
    await bringIn(product.id)
    return product
  }

  beforeEach(async () => {
    fake = await openFakePrintful()
    fake.shelf.picture = await photograph(600, 900).png().toBuffer()
    const account = { token: printfulToken, apiBase: fake.url, timeout: 5000, pauseBeforeRetry: 1 }
    fulfilment = createPrintfulFulfilment(account)
    shop = await createTestShop({ lane, fulfilment, images: memoryStore() })
    return async () => {
      await shop.close()
      await fake.close()
    }
  })

  it('are read by jobs, a few at a time, and shown with what making them costs', async () => {
    for (let i = 0; i < 20; i += 1) fake.shelf.add(`Print ${i}`)
    await products().read()
    await shop.jobs.runDue()
    expect((await products().list()).reading).toMatchObject({ isRunning: true, total: 20, done: 8 })
    await runOut()
    const { reading, store, products: all } = await products().list()
    expect(reading).toMatchObject({ isRunning: false, done: 20, problem: null })
    expect([store, all.length]).toEqual(['Heron & Moth', 20])
    expect(all[0]?.sizes[0]).toEqual({
      label: '12x18',
      own: null,
      price: { amount: 2400, currency: 'USD' },
      cost: { amount: 1325, currency: 'USD' },
      availability: 'available',
    })
    expect((await products().miniature(all[0]?.ref ?? ''))?.byteLength).toBeGreaterThan(100)
    expect(fake.calls.filter((call) => call.startsWith('GET /store/products/'))).toHaveLength(20)
  })

  it('become drafts with pictures, prices and sizes that can be ordered', async () => {
    const { id } = await broughtIn()
    const print = await printOf(id)
    expect(print).toMatchObject({ name: 'Moon moths', hidden: true, dimensions: 'portrait' })
    expect(print.pictures.length).toBeGreaterThan(0)
    expect(await pricesOf(id)).toEqual({ '12x18': 2400, '24x36': 3400 })
    const cost = { amount: 1325, currency: 'USD' }
    expect(await products().costsOf(print.id)).toEqual([
      { label: '12x18', cost },
      { label: '24x36', cost },
    ])
    expect(await products().costsOf(print.id + 1)).toEqual([])
    await shop.catalogue.setHidden('prints', print.id, false)
    const sold = await findSaleItems(
      shop.db.read,
      [{ kind: 'prints', productId: print.id, size: '12x18' }],
      0,
    )
    const variantId = [...sold.values()][0]?.variantId ?? ''
    const order = { ...aPrintOrder(), items: [{ variantId, quantity: 1 }] }
    const provider = createPrintfulFulfilment({ token: printfulToken, apiBase: fake.url })
    expect((await provider.placeOrder(order)).state).toBe('sent')
    expect(fake.orders.get(order.orderId)?.items[0]?.sync_variant_id).toBe(id + 1)
  })

  it('make one print each, however often they are ticked and read', async () => {
    const { id } = await broughtIn()
    await Promise.all([products().bringInAll([String(id)]), products().bringInAll([String(id)])])
    await shop.jobs.runDue()
    await read()
    await bringIn(id)
    expect(await shop.catalogue.list('prints', { drafts: true })).toHaveLength(1)
    expect(await changes(id)).toEqual([])
  })

  it('can be brought in again once their print was deleted', async () => {
    const { id } = await broughtIn()
    await shop.catalogue.remove('prints', (await printOf(id)).id)
    expect((await listed(id))?.print).toBeNull()
    await bringIn(id)
    expect((await printOf(id)).name).toBe('Moon moths')
  })

  it('say what has no place, and are not brought in without a size or a picture', async () => {
    const shirt = fake.shelf.add('Shirt', ['M', 'L'])
    const bare = fake.shelf.add('Bare', ['12″×18″'], { mockup: null })
    fake.shelf.picture = new Uint8Array([1])
    await read()
    await bringIn(shirt.id, bare.id)
    expect(await listed(shirt.id)).toMatchObject({
      print: null,
      isWanted: false,
      problem: 'None of its sizes has a place in a print yet.',
      without: [{ label: 'M' }, { label: 'L' }],
    })
    expect(await listed(bare.id)).toMatchObject({ print: null, isDrawing: true })
    expect((await listed(bare.id))?.problem).toContain('not a picture')
  })

  it('leave a size without a price, or in other money, until the owner prices it', async () => {
    const product = fake.shelf.add('Moon moths')
    Object.assign(product.variants[0] ?? {}, { retail_price: null })
    Object.assign(product.variants[1] ?? {}, { currency: 'EUR' })
    await read()
    await bringIn(product.id)
    const { id } = await printOf(product.id)
    expect(await pricesOf(product.id)).toEqual({})
    await expect(shop.catalogue.setHidden('prints', id, false)).rejects.toMatchObject({
      code: 'bad_input',
    })
    expect(await changes(product.id)).toEqual(['size:small', 'size:medium'])
    const ref = String(product.id)
    await expect(
      products().decide(ref, { key: 'size:small', answer: 'take' }),
    ).rejects.toMatchObject({ details: { field: 'price' } })
    await products().decide(ref, { key: 'size:small', answer: 'take', price: 2500 })
    expect(await pricesOf(product.id)).toEqual({ '12x18': 2500 })
  })

  it('offer what changed there, and take nothing before the owner says so', async () => {
    const product = await broughtIn(['12″×18″'])
    product.name = 'Sun moths'
    product.mockup = 5
    Object.assign(product.variants[0] ?? {}, { retail_price: '30.00' })
    const [small] = product.variants
    if (small) product.variants.push({ ...small, id: product.id + 9, size: '24″×36″' })
    await read()
    const before = await printOf(product.id)
    expect(before).toMatchObject({ name: 'Moon moths', sizes: [{ price: 2400 }] })
    expect(await changes(product.id)).toEqual(['name', 'picture', 'price:small', 'size:medium'])
    const ref = String(product.id)
    await products().decide(ref, { key: 'name', answer: 'leave' })
    await products().decide(ref, { key: 'price:small', answer: 'take' })
    await products().decide(ref, { key: 'picture', answer: 'take' })
    await products().decide(ref, { key: 'size:medium', answer: 'take', price: 5000 })
    expect(await changes(product.id)).toEqual([])
    const after = await printOf(product.id)
    expect(after).toMatchObject({ name: 'Moon moths' })
    expect(await pricesOf(product.id)).toEqual({ '12x18': 3000, '24x36': 5000 })
    await read()
    expect(await changes(product.id)).toEqual([])
    await expect(products().decide(ref, { key: 'name', answer: 'take' })).rejects.toMatchObject({
      code: 'changed',
    })
  })

  it('go off the sale by themselves where they can’t be made, and come back when asked', async () => {
    const product = await broughtIn()
    const [small] = product.variants
    Object.assign(small ?? {}, { availability_status: 'discontinued' })
    await read()
    expect(await pricesOf(product.id)).toEqual({ '24x36': 3400 })
    expect(await changes(product.id)).toEqual(['size:small'])
    Object.assign(small ?? {}, { availability_status: 'active' })
    await read()
    expect((await listed(product.id))?.changes).toMatchObject([
      { key: 'size:small', what: 'size-back', lastPrice: 2400 },
    ])
    const ref = String(product.id)
    await products().decide(ref, { key: 'size:small', answer: 'take' })
    expect(await pricesOf(product.id)).toEqual({ '12x18': 2400, '24x36': 3400 })
  })

  it('may be out of stock for a while: whether they leave the sale is the owner’s word', async () => {
    const product = await broughtIn()
    const [, medium] = product.variants
    Object.assign(medium ?? {}, { availability_status: 'out_of_stock' })
    await read()
    expect(await pricesOf(product.id)).toEqual({ '12x18': 2400, '24x36': 3400 })
    expect(await changes(product.id)).toEqual(['size:medium'])
    await products().decide(String(product.id), { key: 'size:medium', answer: 'take' })
    expect(await pricesOf(product.id)).toEqual({ '12x18': 2400 })
    Object.assign(medium ?? {}, { availability_status: 'active' })
    await read()
    expect(await changes(product.id)).toEqual(['size:medium'])
    await products().decide(String(product.id), { key: 'size:medium', answer: 'leave' })
    await read()
    expect(await changes(product.id)).toEqual([])
  })

  it('that were deleted there are a draft, and said to be gone', async () => {
    const { id } = await broughtIn()
    const print = await printOf(id)
    await shop.catalogue.setHidden('prints', print.id, false)
    fake.shelf.products.delete(id)
    await read()
    expect(await listed(id)).toMatchObject({ isDeleted: true, print: { hidden: true } })
    expect(await changes(id)).toEqual(['size:small', 'size:medium'])
    await products().decide(String(id), { key: 'size:small', answer: 'leave' })
    expect(await changes(id)).toEqual(['size:medium'])
  })

  it('are offered to leave the sale once the printer says that an article is out of stock', async () => {
    const product = await broughtIn()
    fake.shelf.add('Not in the shop', ['12″×18″'], { article: 7 })
    await read()
    const { events } = fulfilment
    await events?.listenAt('https://heron.example', await products().articles())
    expect(fake.webhook?.params).toEqual({ stock_updated: { product_ids: [1] } })
    const key = new URL(fake.webhook?.url ?? '').searchParams.get('key') ?? ''
    const tell = (product_id: number) => {
      const data = { product_id, variant_stock: { out: [2], discontinued: [] } }
      const event = { type: 'stock_updated', created: 17, data }
      return shop.admin.providerSync.takeEvent('printful', event, key)
    }
    Object.assign(product.variants[1] ?? {}, { availability_status: 'out_of_stock' })
    fake.calls.length = 0
    for (const article of [1, 1, 7, 99]) await tell(article)
    shop.clock.advance(minute)
    await shop.jobs.runDue()
    expect(fake.calls).toEqual([`GET /store/products/${product.id}`])
    expect(await pricesOf(product.id)).toEqual({ '12x18': 2400, '24x36': 3400 })
    expect(await changes(product.id)).toEqual(['size:medium'])
    expect(await products().countChanged()).toBe(1)
  })

  it('are read again after an event about them', async () => {
    const { id } = await broughtIn()
    fake.shelf.products.delete(id)
    await products().noteChanged({ productRef: String(id), name: 'a' })
    await products().noteChanged({ productRef: String(id), name: 'a' })
    shop.clock.advance(minute)
    fake.calls.length = 0
    await shop.jobs.runDue()
    expect(fake.calls).toEqual([`GET /store/products/${id}`])
    expect((await listed(id))?.isDeleted).toBe(true)
  })

  it('go on being read where a pause or a failure interrupted it', async () => {
    for (let i = 0; i < 10; i += 1) fake.shelf.add(`Print ${i}`)
    await products().read()
    let calls = 0
    fake.trouble = (call) => {
      if (!call.startsWith('GET /store/products/')) return { how: 'none' }
      calls += 1
      if (calls === 4) return { how: 'too many' }
      return calls === 6 || calls === 7 ? { how: 'error', after: false } : { how: 'none' }
    }
    await shop.jobs.runDue()
    expect((await products().list()).reading.problem).toContain('pause')
    for (let i = 0; i < 5; i += 1) {
      shop.clock.advance(5 * minute)
      await shop.jobs.runDue()
    }
    expect((await products().list()).reading).toMatchObject({ isRunning: false, done: 10 })
    expect(calls).toBe(13)
  })

  it('can’t be read with a token that may not: the reading ends with what to do', async () => {
    fake.scopes = ['orders']
    await read()
    expect((await products().list()).reading).toMatchObject({ isRunning: false, total: 0 })
    expect((await products().list()).reading.problem).toContain('may not look at your store')
  })

  it('stay shown while the printer can’t be had', async () => {
    const { id } = await broughtIn()
    fake.trouble = () => ({ how: 'error', after: false })
    await products().read()
    await shop.jobs.runDue()
    expect((await products().list()).reading).toMatchObject({ isRunning: true })
    expect((await listed(id))?.print).not.toBeNull()
  })

  it('of another store are left alone, and said to be there', async () => {
    await broughtIn()
    fake.shelf.products.clear()
    fake.shelf.stores = [{ id: 9002, name: 'Second' }]
    const account = { token: printfulToken, apiBase: fake.url }
    const fulfilment = createPrintfulFulfilment(account)
    const again = await createTestShop({
      lane,
      fulfilment,
      images: memoryStore(),
      database: shop.db as never,
    })
    await again.admin.printerProducts.read()
    await again.jobs.runDue()
    expect(await again.admin.printerProducts.list()).toMatchObject({
      store: 'Second',
      elsewhere: 1,
      products: [],
    })
  })
})
