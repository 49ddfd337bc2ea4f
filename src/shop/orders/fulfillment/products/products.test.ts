import { expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { aPrintOrder } from '#services/printing/contract.ts'
import { createPrintfulFulfillment } from '#services/printing/printful/printful.ts'
import { findSaleItems } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { printfulToken } from '#testing/fakes/fake-printful.ts'
import { eachPrinterShop } from '#testing/fixtures/orders/printer-shop.ts'

eachDatabase('the owner’s products at the printer', (lane) => {
  const printer = eachPrinterShop(lane)

  it('become prints in their own sizes', async () => {
    const product = await printer.broughtIn(['8″×10″', '12″×18″', '30×40 cm', 'A2 (42×59.4 cm)'])
    const print = await printer.printOf(product.id)
    const measures = print.sizes.map(({ label, width, height, unit }) => [
      label,
      width,
      height,
      unit,
    ])
    expect(measures).toEqual([
      ['8x10', 8, 10, 'in'],
      ['12x18', 12, 18, 'in'],
      ['30x40 cm', 30, 40, 'cm'],
      ['A2', 42, 59.4, 'cm'],
    ])
    expect(print.sizes.every(({ variantId }) => variantId?.startsWith('sync:'))).toBe(true)
    expect(await printer.changes(product.id)).toEqual([])
    const [first] = product.variants
    Object.assign(product.variants[2] ?? {}, { availability_status: 'discontinued' })
    if (first) product.variants.push({ ...first, id: product.id + 9, size: '50×70 cm' })
    await printer.read()
    expect(await printer.changes(product.id)).toEqual(['size:50x70 cm', 'size:30x40 cm'])
    const ref = String(product.id)
    await printer.products().decide(ref, { key: 'size:50x70 cm', answer: 'take', price: 9000 })
    expect(await printer.pricesOf(product.id)).toMatchObject({ '8x10': 2400, '50x70 cm': 9000 })
    expect(await printer.pricesOf(product.id)).not.toHaveProperty('30x40 cm')
  })

  it('can leave the sale once the printer reports an article out of stock', async () => {
    const product = await printer.broughtIn()
    printer.fake.shelf.add('Not in the shop', ['12″×18″'], { article: 7 })
    await printer.read()
    const { events } = printer.fulfillment
    await events?.listenAt('https://heron.example', await printer.products().articles())
    expect(printer.fake.webhook?.params).toEqual({ stock_updated: { product_ids: [1] } })
    const key = new URL(printer.fake.webhook?.url ?? '').searchParams.get('key') ?? ''
    const tell = (product_id: number) => {
      const data = { product_id, variant_stock: { out: [2], discontinued: [] } }
      const event = { type: 'stock_updated', created: 17, data }
      return printer.shop.admin.providerSync.takeEvent('printful', event, key)
    }
    Object.assign(product.variants[1] ?? {}, { availability_status: 'out_of_stock' })
    printer.fake.calls.length = 0
    for (const article of [1, 1, 7, 99]) await tell(article)
    printer.shop.clock.advance(minute)
    await printer.shop.jobs.runDue()
    expect(printer.fake.calls).toEqual([`GET /store/products/${product.id}`])
    expect(await printer.pricesOf(product.id)).toEqual({ '12x18': 2400, '24x36': 3400 })
    expect(await printer.changes(product.id)).toEqual(['size:medium'])
    expect(await printer.products().countChanged()).toBe(1)
  })

  if (lane !== 'sqlite') return

  it('that were deleted at the printer become drafts, marked as gone', async () => {
    const { id } = await printer.broughtIn()
    const print = await printer.printOf(id)
    await printer.shop.catalogue.setHidden('prints', print.id, false)
    printer.fake.shelf.products.delete(id)
    await printer.read()
    expect(await printer.listed(id)).toMatchObject({ isDeleted: true, print: { hidden: true } })
    expect(await printer.changes(id)).toEqual(['size:small', 'size:medium'])
    await printer.products().decide(String(id), { key: 'size:small', answer: 'leave' })
    expect(await printer.changes(id)).toEqual(['size:medium'])
  })

  it('become drafts with pictures, prices and sizes that can be ordered', async () => {
    const { id } = await printer.broughtIn()
    const print = await printer.printOf(id)
    expect(print).toMatchObject({ name: 'Moon moths', hidden: true, dimensions: 'portrait' })
    expect(print.pictures.length).toBeGreaterThan(0)
    expect(await printer.pricesOf(id)).toEqual({ '12x18': 2400, '24x36': 3400 })
    const cost = { amount: 1325, currency: 'USD' }
    expect(await printer.products().costsOf(print.id)).toEqual([
      { label: '12x18', cost },
      { label: '24x36', cost },
    ])
    expect(await printer.products().costsOf(print.id + 1)).toEqual([])
    await printer.shop.catalogue.setHidden('prints', print.id, false)
    const sold = await findSaleItems(
      printer.shop.db.read,
      [{ kind: 'prints', productId: print.id, size: '12x18' }],
      0,
    )
    const variantId = [...sold.values()][0]?.variantId ?? ''
    const order = { ...aPrintOrder(), items: [{ variantId, quantity: 1 }] }
    const provider = createPrintfulFulfillment({ token: printfulToken, apiBase: printer.fake.url })
    expect((await provider.placeOrder(order)).state).toBe('sent')
    expect(printer.fake.orders.get(order.orderId)?.items[0]?.sync_variant_id).toBe(id + 1)
  })

  it('make one print each, however often they are ticked and read, and another once it was deleted', async () => {
    const { id } = await printer.broughtIn()
    await Promise.all([
      printer.products().bringInAll([String(id)]),
      printer.products().bringInAll([String(id)]),
    ])
    await printer.shop.jobs.runDue()
    await printer.read()
    await printer.bringIn(id)
    expect(await printer.shop.catalogue.list('prints', { drafts: true })).toHaveLength(1)
    expect(await printer.changes(id)).toEqual([])
    await printer.shop.catalogue.remove('prints', (await printer.printOf(id)).id)
    expect((await printer.listed(id))?.print).toBeNull()
    await printer.bringIn(id)
    expect((await printer.printOf(id)).name).toBe('Moon moths')
  })

  it('name sizes that fit no print, and need a size and a picture', async () => {
    const shirt = printer.fake.shelf.add('Shirt', ['M', 'L'])
    const bare = printer.fake.shelf.add('Bare', ['12″×18″'], { mockup: null })
    printer.fake.shelf.picture = new Uint8Array([1])
    await printer.read()
    await printer.bringIn(shirt.id, bare.id)
    expect(await printer.listed(shirt.id)).toMatchObject({
      print: null,
      isWanted: false,
      problem: 'None of its sizes has a place in a print yet.',
      without: [{ label: 'M' }, { label: 'L' }],
    })
    expect(await printer.listed(bare.id)).toMatchObject({ print: null, isDrawing: true })
    expect((await printer.listed(bare.id))?.problem).toContain('not a picture')
  })

  it('keep a size without a price, or in another currency, until the owner prices it', async () => {
    const product = printer.fake.shelf.add('Moon moths')
    Object.assign(product.variants[0] ?? {}, { retail_price: null })
    Object.assign(product.variants[1] ?? {}, { currency: 'EUR' })
    await printer.read()
    await printer.bringIn(product.id)
    const { id } = await printer.printOf(product.id)
    expect(await printer.pricesOf(product.id)).toEqual({})
    await expect(printer.shop.catalogue.setHidden('prints', id, false)).rejects.toMatchObject({
      code: 'bad_input',
    })
    expect(await printer.changes(product.id)).toEqual(['size:small', 'size:medium'])
    const ref = String(product.id)
    await expect(
      printer.products().decide(ref, { key: 'size:small', answer: 'take' }),
    ).rejects.toMatchObject({ details: { field: 'price' } })
    await printer.products().decide(ref, { key: 'size:small', answer: 'take', price: 2500 })
    expect(await printer.pricesOf(product.id)).toEqual({ '12x18': 2500 })
  })

  it('offer their changes, and take none before the owner agrees', async () => {
    const product = await printer.broughtIn(['12″×18″'])
    product.name = 'Sun moths'
    product.mockup = 5
    Object.assign(product.variants[0] ?? {}, { retail_price: '30.00' })
    const [small] = product.variants
    if (small) product.variants.push({ ...small, id: product.id + 9, size: '24″×36″' })
    await printer.read()
    const before = await printer.printOf(product.id)
    expect(before).toMatchObject({ name: 'Moon moths', sizes: [{ price: 2400 }] })
    expect(await printer.changes(product.id)).toEqual([
      'name',
      'picture',
      'price:small',
      'size:medium',
    ])
    const ref = String(product.id)
    await printer.products().decide(ref, { key: 'name', answer: 'leave' })
    await printer.products().decide(ref, { key: 'price:small', answer: 'take' })
    await printer.products().decide(ref, { key: 'picture', answer: 'take' })
    await printer.products().decide(ref, { key: 'size:medium', answer: 'take', price: 5000 })
    expect(await printer.changes(product.id)).toEqual([])
    const after = await printer.printOf(product.id)
    expect(after).toMatchObject({ name: 'Moon moths' })
    expect(await printer.pricesOf(product.id)).toEqual({ '12x18': 3000, '24x36': 5000 })
    await printer.read()
    expect(await printer.changes(product.id)).toEqual([])
    await expect(
      printer.products().decide(ref, { key: 'name', answer: 'take' }),
    ).rejects.toMatchObject({
      code: 'changed',
    })
  })

  it('leave the sale by themselves when they can’t be made, and return on request', async () => {
    const product = await printer.broughtIn()
    const [small] = product.variants
    Object.assign(small ?? {}, { availability_status: 'discontinued' })
    await printer.read()
    expect(await printer.pricesOf(product.id)).toEqual({ '24x36': 3400 })
    expect(await printer.changes(product.id)).toEqual(['size:small'])
    Object.assign(small ?? {}, { availability_status: 'active' })
    await printer.read()
    expect((await printer.listed(product.id))?.changes).toMatchObject([
      { key: 'size:small', what: 'size-back', lastPrice: 2400 },
    ])
    const ref = String(product.id)
    await printer.products().decide(ref, { key: 'size:small', answer: 'take' })
    expect(await printer.pricesOf(product.id)).toEqual({ '12x18': 2400, '24x36': 3400 })
  })

  it('may be out of stock: the owner decides whether they leave the sale', async () => {
    const product = await printer.broughtIn()
    const [, medium] = product.variants
    Object.assign(medium ?? {}, { availability_status: 'out_of_stock' })
    await printer.read()
    expect(await printer.pricesOf(product.id)).toEqual({ '12x18': 2400, '24x36': 3400 })
    expect(await printer.changes(product.id)).toEqual(['size:medium'])
    await printer.products().decide(String(product.id), { key: 'size:medium', answer: 'take' })
    expect(await printer.pricesOf(product.id)).toEqual({ '12x18': 2400 })
    Object.assign(medium ?? {}, { availability_status: 'active' })
    await printer.read()
    expect(await printer.changes(product.id)).toEqual(['size:medium'])
    await printer.products().decide(String(product.id), { key: 'size:medium', answer: 'leave' })
    await printer.read()
    expect(await printer.changes(product.id)).toEqual([])
  })
})
