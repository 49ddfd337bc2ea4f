import { beforeEach, describe, expect, it } from 'vitest'
import { aPrintOrder, fulfillmentContract } from '#services/printing/contract.ts'
import { openFakePrintful, printfulToken } from '#testing/fakes/fake-printful.ts'
import { shared } from '#testing/harness/each.ts'
import { createPrintfulFulfillment } from './printful.ts'
import { toOrderRequest } from './printful-order.ts'

const fake = shared(openFakePrintful)
beforeEach(() => {
  fake.orders.clear()
  fake.calls.length = 0
  fake.webhook = null
  fake.trouble = () => ({ how: 'none' })
  fake.costsPending = false
  fake.callsLeft = 119
  fake.scopes = ['orders', 'sync_products', 'webhooks', 'stores_list']
  fake.wantsStoreId = false
  fake.submitsTo = 'pending'
  fake.variants.clear()
  fake.variants.set('variant-1', 'active')
})

/** Milliseconds that suit a busy machine; a test that awaits silence passes fewer. */
const open = (token = printfulToken, timeout = 5000) =>
  createPrintfulFulfillment({ token, apiBase: fake.url, timeout, pauseBeforeRetry: 1 })
const openFor = ({ how }: { how: string }) => open(printfulToken, how === 'silence' ? 800 : 5000)

fulfillmentContract('Printful', () => open())

describe('an order at Printful', () => {
  it('has our id, the recipient and the items as the specification has them, confirmed', async () => {
    const order = aPrintOrder()
    await open().placeOrder(order)
    expect(fake.orders.get(order.orderId)).toMatchObject({
      status: 'pending',
      recipient: {
        name: order.recipient.name,
        address1: order.recipient.line1,
        address2: order.recipient.line2,
        city: order.recipient.city,
        state_code: order.recipient.state,
        country_code: 'US',
        zip: order.recipient.postal_code,
        email: 'robin@example.com',
      },
      items: [{ external_variant_id: 'variant-1', quantity: 2 }],
    })
    expect(fake.calls).toEqual([`GET /orders/@${order.orderId}`, 'POST /orders?confirm=1'])
  })

  it('prints the buyers’ own words on its packing slip', () => {
    const order = aPrintOrder()
    expect(toOrderRequest(order)).not.toHaveProperty('packing_slip')
    const items = ['Otto', 'Ida'].map((name) => ({
      variantId: 'variant-1',
      quantity: 1,
      note: `1 × Heron, Name: “${name}”`,
    }))
    expect(toOrderRequest({ ...order, items })).toMatchObject({
      items: items.map(() => ({ external_variant_id: 'variant-1', quantity: 1 })),
      packing_slip: { message: '1 × Heron, Name: “Otto”\n1 × Heron, Name: “Ida”' },
    })
  })

  it('prints only whole notes, and only as many as fit the slip', () => {
    const items = Array.from({ length: 5 }, (_, at) => ({
      variantId: 'variant-1',
      quantity: 1,
      note: `1 × Heron, Name: “${'a'.repeat(300)}${at}”`,
    }))
    const { message = '' } = toOrderRequest({ ...aPrintOrder(), items }).packing_slip ?? {}
    expect(message.length).toBeLessThanOrEqual(1000)
    expect(message.split('\n').map((line) => line.slice(-2))).toEqual(['0”', '1”', 'r.'])
  })

  it('has no state for an address that needs none', async () => {
    const order = aPrintOrder()
    const berlin = { city: 'Berlin', state: 'Berlin', postal_code: '10115', country: 'de' }
    Object.assign(order.recipient, berlin)
    await open().placeOrder(order)
    expect(fake.orders.get(order.orderId)?.recipient).toMatchObject({
      state_code: null,
      country_code: 'DE',
    })
  })

  it('isn’t sent with an address that can’t be used', async () => {
    const order = aPrintOrder()
    order.recipient.state = 'Narnia'
    await expect(open().placeOrder(order)).rejects.toMatchObject({
      code: 'bad_input',
      message: '“Narnia” isn’t a state of the United States.',
    })
    expect(fake.calls).toEqual([])
  })

  const lost = (how: 'silence' | 'reset' | 'error' | 'broken') => ({ how, after: true })
  it.each([lost('silence'), lost('reset'), lost('error'), lost('broken')])(
    'is found again when it was made without an answer: $how',
    async (trouble) => {
      fake.trouble = (call) => (call.startsWith('POST') ? trouble : { how: 'none' })
      const order = aPrintOrder()
      expect((await openFor(trouble).placeOrder(order)).state).toBe('sent')
      expect(fake.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
    },
  )

  it.each([
    { how: 'silence', after: false },
    { how: 'reset', after: false },
    { how: 'error', after: false },
    { how: 'broken', after: false },
    { how: 'too many' },
  ] as const)('can be tried again when it was not made: $how', async (trouble) => {
    fake.trouble = (call) => (call.startsWith('POST') ? trouble : { how: 'none' })
    const order = aPrintOrder()
    await expect(openFor(trouble).placeOrder(order)).rejects.toMatchObject({
      code: 'fulfilment_unavailable',
    })
    fake.trouble = () => ({ how: 'none' })
    expect((await open().placeOrder(order)).state).toBe('sent')
    expect(fake.orders.size).toBe(1)
  })

  it('is read once more after a failure, but never while Printful asks for a pause', async () => {
    const { orderId } = aPrintOrder()
    fake.trouble = () =>
      fake.calls.length === 1 ? { how: 'reset', after: false } : { how: 'none' }
    expect(await open().getOrder(orderId)).toBeNull()
    fake.calls.length = 0
    fake.trouble = () => ({ how: 'too many' })
    await expect(open().getOrder(orderId)).rejects.toMatchObject({ details: { retryAfter: 60 } })
    expect(fake.calls).toHaveLength(1)
  })

  it('reports its total cost once it is known, and nothing after a cancellation', async () => {
    const order = aPrintOrder()
    const provider = open()
    const placed = await provider.placeOrder(order)
    expect(placed).not.toHaveProperty('cost')
    const made = fake.orders.get(order.orderId)
    if (made) made.costs = { currency: 'usd', total: '13.60' }
    const cost = { amount: '13.60', currency: 'USD' }
    expect(await provider.getOrder(order.orderId)).toMatchObject({ cost })
    if (made) made.status = 'canceled'
    expect(await provider.getOrder(order.orderId)).not.toHaveProperty('cost')
  })

  it('is confirmed later when its costs are still unknown', async () => {
    fake.costsPending = true
    const order = aPrintOrder()
    await expect(open().placeOrder(order)).rejects.toMatchObject({
      code: 'fulfilment_unavailable',
      message: 'Printful is still calculating the cost.',
    })
    expect((await open().getOrder(order.orderId))?.state).toBe('draft')
    fake.costsPending = false
    expect((await open().placeOrder(order)).state).toBe('sent')
    expect(fake.orders.get(order.orderId)?.status).toBe('pending')
  })

  it('has the present address when it is confirmed later', async () => {
    fake.costsPending = true
    const order = aPrintOrder()
    await expect(open().placeOrder(order)).rejects.toThrow('still calculating')
    fake.costsPending = false
    order.recipient.line1 = '14 Alder Street'
    expect((await open().placeOrder(order)).state).toBe('sent')
    const made = fake.orders.get(order.orderId)
    expect(made?.recipient.address1).toBe('14 Alder Street')
    expect(made?.items).toHaveLength(1)
    fake.calls.length = 0
    await open().placeOrder(order)
    expect(fake.calls).toEqual([`GET /orders/@${order.orderId}`])
  })

  it.each(['pending', 'inprocess'])(
    'counts as confirmed when somebody else was faster: %s',
    async (to) => {
      fake.costsPending = true
      const order = aPrintOrder()
      await expect(open().placeOrder(order)).rejects.toThrow(/calculating/)
      fake.costsPending = false
      fake.trouble = (call) => {
        const made = fake.orders.get(order.orderId)
        if (made && call.endsWith('/confirm')) made.status = to
        return { how: 'none' }
      }
      expect(await open().placeOrder(order)).toMatchObject({
        state: expect.not.stringMatching('failed'),
      })
      expect(fake.calls.filter((call) => call.endsWith('/confirm'))).toHaveLength(2)
    },
  )

  it('is sent again with the same items after it was returned', async () => {
    fake.submitsTo = 'failed'
    const order = aPrintOrder()
    const refused = await open().placeOrder(order)
    expect(refused).toMatchObject({ state: 'failed', reason: expect.stringMatching(/sent its/) })
    fake.submitsTo = 'pending'
    order.recipient.line1 = '14 Alder Street'
    expect((await open().placeOrder(order)).state).toBe('sent')
    const made = fake.orders.get(order.orderId)
    expect(made?.items).toEqual([{ external_variant_id: 'variant-1', quantity: 2 }])
    expect(made?.recipient.address1).toBe('14 Alder Street')
  })

  it('reports all its parcels, and no invalid address', async () => {
    const order = aPrintOrder()
    await open().placeOrder(order)
    fake.ship(order.orderId, 'P1', 'partial')
    expect((await open().getOrder(order.orderId))?.state).toBe('in_production')
    fake.ship(order.orderId, 'P2')
    Object.assign(fake.orders.get(order.orderId)?.shipments[1] ?? {}, {
      tracking_url: 'javascript:alert(1)',
    })
    expect(await open().getOrder(order.orderId)).toMatchObject({
      state: 'shipped',
      parcels: [
        { carrier: 'USPS', trackingNumber: 'P1', trackingUrl: 'https://track.example/P1' },
        { carrier: 'USPS', trackingNumber: 'P2', trackingUrl: null },
      ],
    })
  })

  it.each([
    ['onhold', 'sent', true],
    ['inprocess', 'in_production', false],
    ['canceled', 'failed', false],
    ['a new word', 'sent', false],
  ] as const)('that is %s is %s to the shop', async (status, state, onHold) => {
    fake.submitsTo = status
    expect(await open().placeOrder(aPrintOrder())).toMatchObject({ state, onHold })
  })
})

describe('what Printful refuses', () => {
  it('comes with a reason for the owner', async () => {
    const order = aPrintOrder()
    fake.variants.set('variant-1', 'discontinued')
    await expect(open().placeOrder(order)).rejects.toThrow(/out of stock or discontinued/)
    fake.variants.clear()
    await expect(open().placeOrder(order)).rejects.toThrow(/look at Printful products/)
    await expect(open('an old token').placeOrder(order)).rejects.toThrow(/make a new one there/)
    expect(fake.orders.size).toBe(0)
  })

  it('never answers more than can be stored', async () => {
    fake.variants.set('variant-1', 'x'.repeat(3 * 1024 * 1024))
    await expect(open().checkVariants?.(['variant-1'])).rejects.toThrow('too long')
  })
})

describe('a check of Printful', () => {
  it('says that all is well, and whether the store reports', async () => {
    const well = { lacks: [], countries: expect.arrayContaining(['US', 'CA', 'DE']) }
    expect(await open().check?.()).toEqual({ ...well, reports: false })
    await open().events?.listenAt('https://heron.example')
    expect(await open().check?.()).toEqual({ ...well, reports: true })
  })

  it('names what the token may not do', async () => {
    fake.scopes = ['orders/read', 'sync_products/read']
    expect(await open().check?.()).toMatchObject({
      lacks: ['orders', 'webhooks', 'stores_list/read'],
    })
  })

  it('says when the token is refused, or the store isn’t named', async () => {
    await expect(open('an old token').check?.()).rejects.toThrow(/make a new one there/)
    fake.wantsStoreId = true
    await expect(open().check?.()).rejects.toThrow(/which store it is/)
  })
})

describe('Printful’s sizes', () => {
  it('exist, exist no more, or are unknown', async () => {
    fake.variants.set('variant-2', 'out_of_stock')
    const checked = await open().checkVariants?.(['variant-1', 'variant-2', 'variant-3'])
    expect(Object.fromEntries(checked ?? [])).toEqual({
      'variant-1': 'known',
      'variant-2': 'not_made',
      'variant-3': 'unknown',
    })
  })

  it('are asked for one by one, but not when orders would have to wait', async () => {
    await open().checkVariants?.(['a b', 'variant-1', 'variant-1'])
    expect(fake.calls.toSorted()).toEqual([
      'GET /store/variants/@a%20b',
      'GET /store/variants/@variant-1',
    ])
    fake.callsLeft = 19
    await expect(open().checkVariants?.(['variant-1'])).rejects.toMatchObject({
      code: 'fulfilment_unavailable',
      details: { retryAfter: 60 },
    })
  })
})
