import { beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { day, minute } from '#platform/time/clock.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachPrintfulCheckout } from '#testing/fixtures/checkout/printful-checkout.ts'

eachDatabase('events of prints', (lane) => {
  const shop = eachPrintfulCheckout(lane)
  let key: string

  beforeEach(async () => {
    await shop.provider.events?.listenAt('https://heron.example')
    key = new URL(shop.fake.webhook?.url ?? '').searchParams.get('key') ?? ''
  })

  async function buyPrint(): Promise<string> {
    const id = await shop.buyPrint()
    await shop.jobs.runDue()
    return id
  }

  const event = (type: string, orderId: string) =>
    shop.providerSync.takeEvent('printful', JSON.parse(shop.fake.event(type, orderId)), key)
  async function kind(orderId: string) {
    const { token } = await shop.orderOf(orderId)
    const order = await shop.orders.findByToken(token)
    return order?.fulfillments.find((each) => each.kind === 'prints')
  }
  const reads = () => shop.fake.calls.filter((call) => call.startsWith('GET /orders'))

  it('are replaced by a nightly question about every unfinished order', async () => {
    const [open, done] = [await buyPrint(), await buyPrint()]
    shop.fake.ship(done, 'P1')
    await event('package_shipped', done)
    await shop.jobs.runDue()
    await shop.planNight()
    await shop.planNight()

    for (const number of ['P7', 'P8']) {
      shop.fake.ship(open, number, 'partial')
      shop.fake.calls.length = 0
      shop.clock.advance(day)
      await shop.jobs.runDue()
      shop.clock.advance(minute)
      await shop.jobs.runDue()
      expect(reads()).toEqual([`GET /orders/@${open}`])
    }
    expect((await kind(open))?.parcels).toHaveLength(2)
  })

  if (lane !== 'sqlite') return

  it('keep the first parcel when a second one is added, and undo nothing later', async () => {
    const id = await buyPrint()
    shop.fake.ship(id, 'P1', 'partial')
    await event('package_shipped', id)
    await shop.jobs.runDue()
    shop.fake.ship(id, 'P2')
    await event('package_shipped', id)
    await shop.jobs.runDue()
    Object.assign(shop.fake.orders.get(id) ?? {}, { status: 'failed' })
    await event('order_failed', id)
    await shop.jobs.runDue()
    expect(await kind(id)).toMatchObject({
      state: 'shipped',
      parcels: [{ trackingNumber: 'P1' }, { trackingNumber: 'P2' }],
    })
    expect((await shop.orderOf(id)).issues).toEqual([])
  })

  it('about a failure go to the owner, who can retry', async () => {
    const id = await buyPrint()
    Object.assign(shop.fake.orders.get(id) ?? {}, { status: 'failed' })
    await event('order_failed', id)
    await shop.jobs.runDue()
    expect((await kind(id))?.state).toBe('failed')
    expect((await shop.orderOf(id)).issues).toEqual([
      expect.stringMatching(/^The prints could not be ordered: Printful sent/),
    ])

    await shop.fulfillment.retryPrints(id)
    await shop.jobs.runDue()
    expect((await kind(id))?.state).toBe('sent')
    expect((await shop.orderOf(id)).issues).toEqual([])
    expect(shop.fake.orders.get(id)?.status).toBe('pending')
  })

  it('come from the provider, but only its answer is trusted', async () => {
    const id = await buyPrint()
    await event('package_shipped', id)
    await shop.jobs.runDue()
    expect((await kind(id))?.state).toBe('sent')

    shop.fake.ship(id, 'P1')
    await event('package_shipped', id)
    await shop.jobs.runDue()
    expect(await kind(id)).toMatchObject({
      state: 'shipped',
      parcels: [{ trackingNumber: 'P1', trackingUrl: 'https://track.example/P1' }],
    })
    expect((await shop.orderOf(id)).state).toBe('fulfilled')
  })

  it('lead to one question, however often they repeat, and from anybody else to none', async () => {
    const id = await buyPrint()
    shop.fake.calls.length = 0
    for (let times = 0; times < 5; times++) await event('order_updated', id)
    await shop.jobs.runDue()
    expect(reads()).toHaveLength(1)
    const body = JSON.parse(shop.fake.event('order_failed', id))
    const notFound = { code: 'not_found' }
    await expect(shop.providerSync.takeEvent('printful', body, 'guess')).rejects.toMatchObject(
      notFound,
    )
    await expect(shop.providerSync.takeEvent('manual', body, key)).rejects.toMatchObject(notFound)
    await event('order_failed', newId())
    await shop.providerSync.takeEvent('printful', 'nonsense', key)
    shop.fake.calls.length = 0
    await shop.jobs.runDue()
    expect(reads()).toEqual([])
  })

  it('at night name orders that wait for the owner, or that the provider doesn’t know', async () => {
    const [held, lost] = [await buyPrint(), await buyPrint()]
    Object.assign(shop.fake.orders.get(held) ?? {}, { status: 'onhold' })
    shop.fake.orders.delete(lost)
    await event('order_put_hold', held)
    await shop.jobs.runDue()
    expect((await shop.orderOf(held)).issues).toEqual([])
    await shop.providerSync.reconcile()
    shop.clock.advance(minute)
    await shop.jobs.runDue()
    expect((await shop.orderOf(held)).issues).toEqual([
      expect.stringMatching(/holds order \d+ until it hears from you/),
    ])
    expect((await shop.orderOf(lost)).issues).toEqual([expect.stringContaining('knows nothing of')])
  })

  it('confirm an order that returned to a draft during its cost calculation', async () => {
    const id = await buyPrint()
    Object.assign(shop.fake.orders.get(id) ?? {}, { status: 'draft' })
    await event('order_remove_hold', id)
    await shop.jobs.runDue()
    expect(shop.fake.orders.get(id)?.status).toBe('pending')
    expect(shop.fake.orders.size).toBe(1)
  })

  it('wait while the provider is away, or refuses access', async () => {
    const id = await buyPrint()
    shop.fake.ship(id, 'P1')
    shop.fake.trouble = () => ({ how: 'error', after: false })
    await event('package_shipped', id)
    await shop.jobs.runDue()
    expect((await kind(id))?.state).toBe('sent')
    shop.fake.trouble = () => ({ how: 'none' })
    shop.clock.advance(minute)
    await shop.jobs.runDue()
    expect((await kind(id))?.state).toBe('shipped')
  })
})
