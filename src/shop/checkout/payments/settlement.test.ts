import { expect, it } from 'vitest'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { eraseAgain, markOf } from '#shop/people/privacy/erasures.server.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { sampleClothing, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { cartOf, fillCart, shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { ownerChanges } from '#testing/fixtures/orders/ledger.ts'
import { withIssues } from '#testing/fixtures/orders/order-issues.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { settlePayment } from './settlement.server.ts'

eachDatabase('settling a payment', (lane) => {
  const shop = eachCheckout(lane)
  const basket = each(() => shop.sendBuyer(3))

  const session = 'fake_1'
  const orderCount = async () =>
    (await shop.db.read.selectFrom('orders').select('id').execute()).length
  const fulfillments = () =>
    shop.db.read.selectFrom('fulfillments').select(['kind', 'state']).orderBy('kind').execute()
  const jobs = (topic: 'prints.place' | 'hold.expire') =>
    shop.db.read.selectFrom('outbox').select('dedupe_key').where('topic', '=', topic).execute()

  it('sells the stock, empties the cart, and queues the prints once, however often it is told', async () => {
    // Else a cached page would show a sold piece.
    const version = await shop.db.contentVersion()
    shop.payment.pay(session)
    await Promise.all([
      shop.sendAll(),
      shop.checkout.returnFromPayment(session),
      shop.sendAll(),
      shop.checkout.returnFromPayment(session),
    ])
    await shop.sendAll()
    expect(await shop.db.contentVersion()).toBe(version + 1)
    expect(await orderCount()).toBe(1)
    expect(await shop.order()).toMatchObject({
      state: 'paid',
      payment_ref: 'ref-fake_1',
      buyer_email: 'robin@example.com',
      ship_to: JSON.stringify(fakeAddress),
      paid_at: shop.clock.now(),
      issues: [],
    })
    expect(await shop.units()).toEqual(basket.sold)
    expect(await cartOf(shop.db, basket.buyer)).toEqual({})
    expect(await shop.db.read.selectFrom('carts').select('id').execute()).toEqual([])
    expect(await fulfillments()).toEqual([
      { kind: 'prints', state: 'queued' },
      { kind: 'studio', state: 'queued' },
    ])
    expect(await jobs('prints.place')).toHaveLength(1)
  })

  it('takes nothing and raises an issue when late money finds a piece gone', async () => {
    await shop.send({ type: 'session', id: 'evt', session: await told('expired', false) })
    await ownerChanges(shop.db, basket.pin, -4)
    await shop.send({ type: 'session', id: 'evt', session: await told('complete', true) })
    expect(await shop.order()).toMatchObject({
      state: 'paid',
      issues: [expect.stringContaining('Tide pool had gone meanwhile. Nothing was taken')],
    })
    expect(await shop.units()).toEqual({
      [`clothing/${basket.shirt}`]: [1, 0],
      [`merch/${basket.pin}`]: [1, 0],
    })
    expect(await jobs('prints.place')).toEqual([])
  })

  it('records money without an order for the owner, once', async () => {
    const unmatched = { ...(await told('complete', true)), id: 'fake_99', orderId: null }
    await shop.send({ type: 'session', id: 'evt', session: unmatched })
    await shop.send({ type: 'session', id: 'evt', session: unmatched })
    const rows = await shop.db.read
      .selectFrom('orders')
      .select(['id', 'state'])
      .where('session_id', '=', 'fake_99')
      .execute()
    expect(await withIssues(shop.db.read, rows)).toMatchObject([
      { state: 'paid', issues: [expect.stringContaining('was paid without an order')] },
    ])
    expect(await shop.units()).toEqual(basket.held)
  })

  const disputed = (id: string, at: number, how: { open: boolean; lost?: boolean }) =>
    shop.send({
      type: 'disputed',
      orderId: null,
      paymentRef: 'ref-fake_1',
      dispute: 'd',
      id,
      at,
      ...how,
    })

  it('flags a dispute and stops unsent prints', async () => {
    shop.payment.pay(session)
    await shop.sendAll()
    await disputed('evt-a', 1, { open: true })
    await shop.jobs.runDue()
    expect(await shop.order()).toMatchObject({
      disputed: 1,
      issues: ['The buyer disputes the payment.'],
    })
    expect(await fulfillments()).toContainEqual({ kind: 'prints', state: 'queued' })
    await disputed('evt-b', 2, { open: false })
    expect(await shop.order()).toMatchObject({ disputed: 0 })
    // Reported after its end, in the same second.
    await disputed('evt-c', 2, { open: true })
    expect(await shop.order()).toMatchObject({ disputed: 0 })
  })

  async function told(status: 'expired' | 'complete', paid: boolean) {
    const open = await shop.payment.getSession(session)
    if (!open) throw new Error('there is no session')
    return { ...open, status, paid, url: null }
  }

  if (lane !== 'sqlite') return

  it('doesn’t change cached pages for prints without a limit', async () => {
    const item = { kind: 'prints', productId: basket.print, quantity: 1 } as const
    const userId = await shopperWith(shop.db, [item])
    const before = await shop.db.contentVersion()
    await shop.start(userId, 'there')
    shop.payment.payLater('fake_2')
    await shop.sendAll()
    shop.payment.endDebit('fake_2', true)
    await shop.sendAll()
    expect(await orderCount()).toBe(2)
    expect(await shop.db.contentVersion()).toBe(before)
  })

  it('restores no erased person whose order was being paid in the backup', async () => {
    const { id } = await shop.order()
    const erasures = [{ at: 2, who: markOf('orders', id) }]
    await eraseAgain(shop.db, [ordersData], erasures, { since: 1, now: 3 })
    shop.payment.pay(session)
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({
      state: 'fulfilled',
      payment_ref: 'ref-fake_1',
      issues: [],
      buyer_email: null,
      buyer_name: null,
      ship_to: null,
    })
    expect(await shop.units()).toEqual(basket.sold)
    const mails = await shop.db.read.selectFrom('outbox').select('payload').execute()
    expect(mails.filter(({ payload }) => payload.includes('order-confirmation'))).toEqual([])
  })

  it('removes bought pieces from the cart, and keeps pieces added later', async () => {
    const items = [
      { kind: 'prints', productId: basket.print, quantity: 4 },
      { kind: 'merch', productId: basket.pin, quantity: 2 },
    ] as const
    shop.payment.pay(session)
    await fillCart(shop.db, basket.buyer, items)
    await shop.sendAll()
    expect(await cartOf(shop.db, basket.buyer)).toEqual({ [`prints/${basket.print}`]: 1 })
  })

  it('sells pieces as agreed, although the owner edits, hides or deletes them meanwhile', async () => {
    const { total } = await shop.order()
    await shop.catalogue.update('clothing', basket.shirt, sampleClothing({ price: 99_900 }))
    await shop.catalogue.remove('clothing', basket.shirt)
    await shop.catalogue.update('merch', basket.pin, sampleMerch({ price: 1 }))
    await shop.catalogue.setHidden('merch', basket.pin, true)
    shop.payment.pay(session)
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({ state: 'paid', total, issues: [] })
    expect(await shop.units()).toEqual(basket.sold)
  })

  it('records a second payment for the owner in its order’s currency, stray money in the studio’s', async () => {
    const euro = { ...(await readSetting(shop.db.read, storeSetting)), currency: 'EUR' } as const
    await shop.db.transact((trx) => writeSetting(trx, storeSetting, euro, 1))
    shop.payment.pay(session)
    await shop.sendAll()
    const paid = await told('complete', true)
    const stray = { ...paid, id: 'fake_98', orderId: null }
    for (const session of [stray, { ...paid, id: 'fake_99' }])
      await shop.send({ type: 'session', id: session.id, session })
    const rows = await withIssues(
      shop.db.read,
      await rowsOf(shop.db.read, 'orders', {}, 'session_id'),
    )
    expect(rows.map(({ currency, issues }) => [currency, ...issues])).toEqual([
      ['USD'],
      ['EUR', expect.stringContaining('was paid without an order')],
      ['USD', expect.stringContaining('a second time for order 1')],
    ])
    expect(await shop.units()).toEqual(basket.sold)
  })

  it('books stray money to the account that took it, although another is connected', async () => {
    const stray = { ...(await told('complete', true)), id: 'fake_97', orderId: null }
    const paidTo = { provider: 'fake', account: 'acct_1', money: 'test' } as const
    shop.payment.readEvent = async () => ({ type: 'session', id: 'evt', session: stray, paidTo })
    await shop.send(undefined)
    expect(await rowsOf(shop.db.read, 'orders', { session_id: 'fake_97' })).toMatchObject([
      { provider: 'fake', provider_account: 'acct_1', money: 'test' },
    ])
  })

  it('raises an issue, and prints nothing, when another sum was paid', async () => {
    shop.payment.pay(session, { total: 100 })
    await shop.sendAll()
    expect(await shop.order()).toMatchObject({
      state: 'paid',
      issues: ['The order is for $170.00, but $1.00 was paid.'],
    })
    expect(await shop.units()).toEqual(basket.sold)
    expect(await jobs('prints.place')).toEqual([])
  })

  it('takes the stock again when money arrives after the hold, found by its session alone', async () => {
    await shop.send({ type: 'session', id: 'evt', session: await told('expired', false) })
    expect(await shop.units()).toEqual(basket.free)
    const anonymous = { ...(await told('complete', true)), orderId: null }
    await shop.send({ type: 'session', id: 'evt', session: anonymous })
    expect(await shop.order()).toMatchObject({ state: 'paid', issues: [] })
    expect(await shop.units()).toEqual(basket.sold)
  })

  it('remembers who took an order’s money, and lets no other provider settle it', async () => {
    expect(await shop.order()).toMatchObject({
      provider: 'fake',
      provider_account: '',
      money: 'live',
    })
    const paid = await told('complete', true)
    const other = { provider: 'other', account: 'acct_2', money: 'live' } as const
    expect(await settlePayment({ ...shop, log: quietLog }, paid, other)).toMatchObject({
      state: 'pending',
      changed: false,
    })
    expect(await shop.units()).toEqual(basket.held)
  })

  it('changes nothing for a declined card, an unknown event, a foreign expiry or another kind of event', async () => {
    const open = await shop.payment.getSession(session)
    if (!open) throw new Error('there is no session')
    await shop.send({ type: 'session', id: 'evt', session: { ...open, failed: true } })
    const stranger = { ...(await told('expired', false)), id: 'other', orderId: null }
    await shop.send({ type: 'session', id: 'evt', session: stranger })
    await shop.send({ type: 'other', id: 'evt' })
    await shop.send({
      type: 'refunded',
      id: 'evt',
      orderId: null,
      paymentRef: 'x',
      at: 1,
      refunded: 5,
    })
    expect(await shop.order()).toMatchObject({ state: 'pending', refunded: 0 })
    expect(await orderCount()).toBe(1)
    expect(await shop.units()).toEqual(basket.held)
  })
})
