import { expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { createPrintfulFulfillment } from '#services/printing/printful/printful.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { printfulToken } from '#testing/fakes/fake-printful.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { eachPrinterShop } from '#testing/fixtures/orders/printer-shop.ts'
import { createTestShop } from '#testing/harness/shop.ts'

eachDatabase('reading the owner’s products at the printer', (lane) => {
  const printer = eachPrinterShop(lane)

  it('runs in jobs, a few products at a time, and shows the making costs', async () => {
    for (let i = 0; i < 10; i += 1) printer.fake.shelf.add(`Print ${i}`)
    await printer.products().read()
    await printer.shop.jobs.runDue()
    expect((await printer.products().list()).reading).toMatchObject({
      isRunning: true,
      total: 10,
      done: 8,
    })
    await printer.runOut()
    const { reading, store, products: all } = await printer.products().list()
    expect(reading).toMatchObject({ isRunning: false, done: 10, problem: null })
    expect([store, all.length]).toEqual(['Heron & Moth', 10])
    expect(all[0]?.sizes[0]).toEqual({
      label: '12x18',
      own: null,
      price: { amount: 2400, currency: 'USD' },
      cost: { amount: 1325, currency: 'USD' },
      availability: 'available',
    })
    expect((await printer.products().miniature(all[0]?.ref ?? ''))?.byteLength).toBeGreaterThan(100)
    expect(
      printer.fake.calls.filter((call) => call.startsWith('GET /store/products/')),
    ).toHaveLength(10)
  })

  it('is repeated after an event about a product', async () => {
    const { id } = await printer.broughtIn()
    printer.fake.shelf.products.delete(id)
    await printer.products().recordChange({ productRef: String(id), name: 'a' })
    await printer.products().recordChange({ productRef: String(id), name: 'a' })
    printer.shop.clock.advance(minute)
    printer.fake.calls.length = 0
    await printer.shop.jobs.runDue()
    expect(printer.fake.calls).toEqual([`GET /store/products/${id}`])
    expect((await printer.listed(id))?.isDeleted).toBe(true)
  })

  if (lane !== 'sqlite') return

  it('continues after a pause or a failure', async () => {
    for (let i = 0; i < 10; i += 1) printer.fake.shelf.add(`Print ${i}`)
    await printer.products().read()
    let calls = 0
    printer.fake.trouble = (call) => {
      if (!call.startsWith('GET /store/products/')) return { how: 'none' }
      calls += 1
      if (calls === 4) return { how: 'too many' }
      return calls === 6 || calls === 7 ? { how: 'error', after: false } : { how: 'none' }
    }
    await printer.shop.jobs.runDue()
    expect((await printer.products().list()).reading.problem).toContain('to wait')
    for (let i = 0; i < 5; i += 1) {
      printer.shop.clock.advance(5 * minute)
      await printer.shop.jobs.runDue()
    }
    expect((await printer.products().list()).reading).toMatchObject({ isRunning: false, done: 10 })
    expect(calls).toBe(13)
  })

  it('ends with an explanation when the token lacks the right', async () => {
    printer.fake.scopes = ['orders']
    await printer.read()
    expect((await printer.products().list()).reading).toMatchObject({ isRunning: false, total: 0 })
    expect((await printer.products().list()).reading.problem).toContain(
      'may not look at your store',
    )
  })

  it('keeps the former products while the printer fails', async () => {
    const { id } = await printer.broughtIn()
    printer.fake.trouble = () => ({ how: 'error', after: false })
    await printer.products().read()
    await printer.shop.jobs.runDue()
    expect((await printer.products().list()).reading).toMatchObject({ isRunning: true })
    expect((await printer.listed(id))?.print).not.toBeNull()
  })

  it('leaves another store’s products alone, and names them', async () => {
    await printer.broughtIn()
    printer.fake.shelf.products.clear()
    printer.fake.shelf.stores = [{ id: 9002, name: 'Second' }]
    const account = { token: printfulToken, apiBase: printer.fake.url }
    const fulfillment = createPrintfulFulfillment(account)
    const again = await createTestShop({
      lane,
      fulfillment,
      images: memoryStore(),
      database: printer.shop.db as never,
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
