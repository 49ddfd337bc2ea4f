import { describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aPrintOrder } from '#services/printing/contract.ts'
import { openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { each } from '#testing/harness/each.ts'
import { createPrintfulFulfillment } from './printful.ts'

const fake = each(openFakePrintful)

const open = (storeId?: string) =>
  createPrintfulFulfillment({
    token: printfulToken,
    apiBase: fake.url,
    storeId,
    pauseBeforeRetry: 1,
  })
const productsOf = (storeId?: string) => {
  const { products } = open(storeId)
  if (!products) throw new Error('Printful has products.')
  return products
}

describe('the owner’s products at Printful', () => {
  it.each(['native', 'shopify'])('are read from a store of the kind %s', async (kind) => {
    fake.shelf.kind = kind
    const { id } = fake.shelf.add('Moon moths', ['12″×18″'])
    const products = productsOf()
    expect(await products.store()).toEqual({ ref: '9001', name: 'Heron & Moth' })
    expect(await products.list(0)).toMatchObject({
      products: [{ ref: String(id), name: 'Moon moths' }],
      next: null,
    })
    expect(await products.read(String(id))).toEqual({
      ref: String(id),
      name: 'Moon moths',
      isDrawing: false,
      pictures: [
        { key: String(id + 50), address: `${fake.url}/files/${id + 50}.png` },
        { key: String(id), address: `${fake.url}/files/${id}.png` },
      ],
      variants: [
        {
          ref: `sync:${id + 1}`,
          label: '12″×18″',
          price: { amount: 2400, currency: 'USD' },
          cost: { amount: 1325, currency: 'USD' },
          availability: 'available',
          article: '1',
        },
      ],
    })
  })

  it('come page by page, without ignored products', async () => {
    for (let i = 0; i < 100; i += 1) fake.shelf.add(`Print ${i}`)
    fake.shelf.add('Ignored', [], { is_ignored: true })
    const products = productsOf()
    const first = await products.list(0)
    expect(first).toMatchObject({ next: 100 })
    expect(await products.list(100)).toEqual({ products: [], next: null })
    expect(first.products).toHaveLength(100)
  })

  it('need one request for each article’s cost', async () => {
    const [one, other] = [fake.shelf.add('One'), fake.shelf.add('Other')]
    const products = productsOf()
    await products.read(String(one.id))
    await products.read(String(other.id))
    expect(fake.calls.filter((call) => call === 'GET /products/1')).toHaveLength(1)
  })

  it('say why they can’t be ordered: no price, or another currency', async () => {
    const made = fake.shelf.add('Odd', ['1', '2', '3', '4', '5', '6'])
    const changes = [
      { variant_id: null, synced: false },
      { is_ignored: true },
      { availability_status: 'discontinued' },
      { availability_status: 'temporary_out_of_stock' },
      { retail_price: null },
      { retail_price: '1200', currency: 'JPY' },
    ]
    made.variants.forEach((variant, index) => {
      Object.assign(variant, changes[index])
    })
    const { variants = [] } = (await productsOf().read(String(made.id))) ?? {}
    expect(variants.map(({ availability, price }) => [availability, price?.amount])).toEqual([
      ['gone', 2400],
      ['gone', 3400],
      ['gone', 4400],
      ['out_of_stock', 5400],
      ['available', undefined],
      ['available', 1200],
    ])
    expect(variants.at(-1)?.price).toEqual({ amount: 1200, currency: 'JPY' })
  })

  it('without a picture so far are reported as being drawn, and a deleted one is null', async () => {
    const { id } = fake.shelf.add('New', ['12″×18″'], { mockup: null })
    const products = productsOf()
    expect(await products.read(String(id))).toMatchObject({
      isDrawing: true,
      pictures: [{ key: String(id) }],
    })
    fake.shelf.products.clear()
    expect(await products.read(String(id))).toBeNull()
  })

  it('have pictures that are read from Printful', async () => {
    fake.shelf.picture = new Uint8Array([7, 8])
    expect([...(await productsOf().picture(`${fake.url}/files/1.png`))]).toEqual([7, 8])
    await expect(productsOf().picture('http://127.0.0.1/x.png')).rejects.toMatchObject({
      code: 'bad_input',
    })
  })

  it('are ordered by Printful’s own number of the variant', async () => {
    const { id } = fake.shelf.add('Moon moths')
    const order = { ...aPrintOrder(), orderId: newId() }
    order.items = [{ variantId: `sync:${id + 1}`, quantity: 2 }]
    expect(await open().placeOrder(order)).toMatchObject({ state: 'sent' })
    expect(fake.orders.get(order.orderId)?.items).toEqual([
      { sync_variant_id: id + 1, quantity: 2 },
    ])
  })

  it.each(['native', 'etsy'])('are checked before they are sold, in a %s store', async (kind) => {
    fake.shelf.kind = kind
    const { id, variants } = fake.shelf.add('Moon moths')
    for (const variant of variants.slice(1)) variant.availability_status = 'discontinued'
    const checked = await open().checkVariants?.(['sync:1', `sync:${id + 1}`, `sync:${id + 2}`])
    expect(Object.fromEntries(checked ?? [])).toEqual({
      'sync:1': 'unknown',
      [`sync:${id + 1}`]: 'known',
      [`sync:${id + 2}`]: 'not_made',
    })
  })
})

describe('what stops the reading is said in words', () => {
  it('for a token without the scope', async () => {
    fake.scopes = ['orders']
    await expect(productsOf().store()).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining('may not look at your store'),
    })
  })

  it('for a token of another store, or of several', async () => {
    await expect(productsOf('1').store()).rejects.toThrow('belongs to another store')
    fake.shelf.stores.push({ id: 9002, name: 'Second' })
    await expect(productsOf().store()).rejects.toThrow('several stores')
    expect(await productsOf('9002').store()).toMatchObject({ name: 'Second' })
  })

  it('for a pause that Printful requests, before orders would have to wait', async () => {
    fake.callsLeft = 19
    await expect(productsOf().list(0)).rejects.toMatchObject({ details: { retryAfter: 60 } })
    fake.callsLeft = 119
    fake.trouble = () => ({ how: 'too many' })
    await expect(productsOf().list(0)).rejects.toMatchObject({ details: { retryAfter: 60 } })
  })

  it('for an invalid answer', async () => {
    const { id } = fake.shelf.add('Moon moths')
    const products = productsOf()
    await products.store()
    for (const how of ['error', 'broken', 'reset'] as const) {
      fake.trouble = () => ({ how, after: false })
      await expect(products.read(String(id))).rejects.toMatchObject({
        code: 'fulfilment_unavailable',
      })
    }
  })
})

it('reports a changed product, by the same name when it is repeated', async () => {
  const { events } = open()
  await events?.listenAt('https://heron.example')
  const key = new URL(fake.webhook?.url ?? '').searchParams.get('key') ?? ''
  const event = { type: 'product_updated', created: 17, data: { sync_product: { id: 70_100 } } }
  const read = events?.read(event, key)
  expect(read).toMatchObject({ productRef: '70100' })
  expect(events?.read({ ...event, retries: 2 }, key)).toEqual(read)
  expect(fake.webhook?.types).toContain('product_deleted')
})

it('reports an article’s stock after it is asked to, and keeps earlier subscriptions', async () => {
  const { events } = open()
  await events?.listenAt('https://heron.example')
  expect(fake.webhook?.types).not.toContain('stock_updated')
  await events?.listenAt('https://heron.example', ['1', '2'])
  await events?.listenAt('https://heron.example', ['3'])
  await events?.listenAt('https://heron.example')
  expect(fake.webhook).toMatchObject({ params: { stock_updated: { product_ids: [1, 2, 3] } } })
  expect(fake.webhook?.types).toContain('order_failed')
  expect(fake.calls.filter((call) => call === 'POST /webhooks')).toHaveLength(3)
  const key = new URL(fake.webhook?.url ?? '').searchParams.get('key') ?? ''
  const data = { product_id: 1, variant_stock: { out: [2], discontinued: [] } }
  const event = { type: 'stock_updated', created: 17, data }
  const read = events?.read(event, key)
  expect(read).toMatchObject({ article: '1' })
  expect(events?.read({ ...event, created: 18 }, key)).not.toEqual(read)
})
