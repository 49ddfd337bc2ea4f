import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPrintfulFulfilment } from '#adapters/fulfilment-printful.ts'
import { day, minute } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { type FakeClock, fakeClock } from '#testing/fake-clock.ts'
import { type FakePayment, fakePayment } from '#testing/fake-payment.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fake-printful.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { openTill, putPrint, shopperWith, type Till } from '#testing/till.ts'
import type { FulfilmentProvider } from './fulfilment.ts'

eachDatabase('news of prints', (lane) => {
  let db: TestDatabase
  let clock: FakeClock
  let payment: FakePayment
  let fake: FakePrintful
  let provider: FulfilmentProvider
  let till: Till
  let key: string

  beforeEach(async () => {
    db = await openTestDatabase(lane)
    clock = fakeClock()
    payment = fakePayment(clock)
    fake = await openFakePrintful()
    const account = { token: printfulToken, apiBase: fake.url, timeout: 5000, pauseBeforeRetry: 1 }
    provider = createPrintfulFulfilment(account)
    till = openTill({ db, clock, payment, fulfilment: provider })
    await provider.news?.listenAt('https://heron.example')
    key = new URL(fake.webhook?.url ?? '').searchParams.get('key') ?? ''
  })
  afterEach(async () => {
    await fake.close()
    await db.close()
  })

  async function buyPrint(): Promise<string> {
    const print = await putPrint(db)
    fake.variants.set(`variant-${print}`, 'active')
    const userId = await shopperWith(db, [{ kind: 'prints', productId: print }])
    await till.checkout.startCheckout({ userId, network: 'here' })
    const session = payment.ids.at(-1) ?? ''
    payment.pay(session)
    await till.checkout.returnFromPayment(session)
    const { id } = await db.read
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', session)
      .executeTakeFirstOrThrow()
    await till.jobs.runDue()
    return id
  }

  const event = (type: string, orderId: string) =>
    till.printNews.takeEvent('printful', JSON.parse(fake.event(type, orderId)), key)
  const orderOf = (id: string) =>
    db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  async function part(orderId: string) {
    const { token } = await orderOf(orderId)
    const order = await till.orders.findByToken(token)
    return order?.parts.find((each) => each.part === 'prints')
  }
  const reads = () => fake.calls.filter((call) => call.startsWith('GET /orders'))

  it('come by the provider’s call, but only what it answers is believed', async () => {
    const id = await buyPrint()
    await event('package_shipped', id)
    await till.jobs.runDue()
    expect((await part(id))?.state).toBe('sent')

    fake.ship(id, 'P1')
    await event('package_shipped', id)
    await till.jobs.runDue()
    expect(await part(id)).toMatchObject({
      state: 'shipped',
      parcels: [{ trackingNumber: 'P1', trackingUrl: 'https://track.example/P1' }],
    })
    expect((await orderOf(id)).state).toBe('fulfilled')
  })

  it('lead to one question, however often the same thing is told', async () => {
    const id = await buyPrint()
    fake.calls.length = 0
    for (let times = 0; times < 5; times++) await event('order_updated', id)
    await till.jobs.runDue()
    expect(reads()).toHaveLength(1)
  })

  it('keep the first parcel when a second one comes, and take nothing back afterwards', async () => {
    const id = await buyPrint()
    fake.ship(id, 'P1', 'partial')
    await event('package_shipped', id)
    await till.jobs.runDue()
    fake.ship(id, 'P2')
    await event('package_shipped', id)
    await till.jobs.runDue()
    Object.assign(fake.orders.get(id) ?? {}, { status: 'failed' })
    await event('order_failed', id)
    await till.jobs.runDue()
    expect(await part(id)).toMatchObject({
      state: 'shipped',
      parcels: [{ trackingNumber: 'P1' }, { trackingNumber: 'P2' }],
    })
    expect((await orderOf(id)).attention).toBeNull()
  })

  it('of a failure go to the owner, who can have it tried again', async () => {
    const id = await buyPrint()
    Object.assign(fake.orders.get(id) ?? {}, { status: 'failed' })
    await event('order_failed', id)
    await till.jobs.runDue()
    expect((await part(id))?.state).toBe('failed')
    expect((await orderOf(id)).attention).toMatch(/^The prints could not be ordered: Printful sent/)

    await till.fulfilment.retryPrints(id)
    await till.jobs.runDue()
    expect((await part(id))?.state).toBe('sent')
    expect((await orderOf(id)).attention).toBeNull()
    expect(fake.orders.get(id)?.status).toBe('pending')
  })

  it('from anybody else, or about nobody’s order, change nothing', async () => {
    const id = await buyPrint()
    const body = JSON.parse(fake.event('order_failed', id))
    const notFound = { code: 'not_found' }
    await expect(till.printNews.takeEvent('printful', body, 'guess')).rejects.toMatchObject(
      notFound,
    )
    await expect(till.printNews.takeEvent('manual', body, key)).rejects.toMatchObject(notFound)
    await event('order_failed', newId())
    await till.printNews.takeEvent('printful', 'nonsense', key)
    fake.calls.length = 0
    await till.jobs.runDue()
    expect(reads()).toEqual([])
  })

  it('are asked for every night, of all that isn’t finished, and of nothing else', async () => {
    const [open, done] = [await buyPrint(), await buyPrint()]
    fake.ship(done, 'P1')
    await event('package_shipped', done)
    await till.jobs.runDue()
    await till.printNews.begin()
    await till.printNews.begin()

    for (const number of ['P7', 'P8']) {
      fake.ship(open, number, 'partial')
      fake.calls.length = 0
      clock.advance(day)
      await till.jobs.runDue()
      clock.advance(minute)
      await till.jobs.runDue()
      expect(reads()).toEqual([`GET /orders/@${open}`])
    }
    expect((await part(open))?.parcels).toHaveLength(2)
  })

  it('tell the owner at night of an order that waits for her, or that nobody knows', async () => {
    const [held, lost] = [await buyPrint(), await buyPrint()]
    Object.assign(fake.orders.get(held) ?? {}, { status: 'onhold' })
    fake.orders.delete(lost)
    await event('order_put_hold', held)
    await till.jobs.runDue()
    expect((await orderOf(held)).attention).toBeNull()
    await till.printNews.reconcile()
    clock.advance(minute)
    await till.jobs.runDue()
    expect((await orderOf(held)).attention).toMatch(/holds order \d+ until it hears from you/)
    expect((await orderOf(lost)).attention).toContain('knows nothing of')
  })

  it('confirm what fell back to a draft while its costs were worked out', async () => {
    const id = await buyPrint()
    Object.assign(fake.orders.get(id) ?? {}, { status: 'draft' })
    await event('order_remove_hold', id)
    await till.jobs.runDue()
    expect(fake.orders.get(id)?.status).toBe('pending')
    expect(fake.orders.size).toBe(1)
  })

  it('wait while the provider is away, and while it doesn’t let us look', async () => {
    const id = await buyPrint()
    fake.ship(id, 'P1')
    fake.trouble = () => ({ how: 'error', after: false })
    await event('package_shipped', id)
    await till.jobs.runDue()
    expect((await part(id))?.state).toBe('sent')
    fake.trouble = () => ({ how: 'none' })
    clock.advance(minute)
    await till.jobs.runDue()
    expect((await part(id))?.state).toBe('shipped')
  })
})
