import { beforeEach, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import { recallSales } from '#shop/catalogue/stock/stock.server.ts'
import { readReport } from '#shop/orders/ledger/reports.server.ts'
import { buyerCancel } from '#shop/orders/record/buyer-cancel.ts'
import { findOrder } from '#shop/orders/record/read-orders.server.ts'
import { orderVersion } from '#shop/orders/record/refunds/order-version.server.ts'
import { dispatchTimeSetting } from '#shop/store/dispatch/dispatch.schema.ts'
import { rowOf, rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { sampleEdition, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('a replacement', (lane) => {
  const shop = eachCheckout(lane)
  const basket = each(() => shop.sendBuyer())
  const owner = each(() => ownerOrdersOf(shop))
  let orderId: string

  const lineOf = async (kind: 'prints' | 'clothing' | 'merch') =>
    (await rowOf(shop.db.read, 'order_lines', { kind, order_id: orderId })).id
  const send = async (kind: 'prints' | 'clothing' | 'merch', attempt = 'attempt-1', quantity = 1) =>
    shop.replacements.replace(orderId, {
      attempt,
      why: 'It arrived bent.',
      lines: [{ lineId: await lineOf(kind), quantity }],
    })
  const units = async () => (await shop.units())[`merch/${basket.pin}`]

  beforeEach(async () => {
    shop.payment.pay('fake_1')
    await shop.sendAll()
    orderId = (await shop.order()).id
  })

  it('leaves an edition’s number with the replaced copy', async () => {
    const edition = sampleEdition(3)
    const { product } = await shop.catalogue.create(squarePrint('ed', { name: 'Fjord', edition }))
    const piece = { kind: 'prints', productId: product.id, quantity: 1, size: '10x10' } as const
    const userId = await shopperWith(shop.db, [piece])
    await shop.start(userId, userId)
    shop.payment.pay('fake_2')
    await shop.sendAll()
    orderId = (await rowOf(shop.db.read, 'orders', { session_id: 'fake_2' })).id
    await shop.fulfillment.ship(orderId, 'prints', noParcel)
    await send('prints')
    const lines = await rowsOf(shop.db.read, 'order_lines', {
      product_id: product.id,
      kind: 'prints',
    })
    expect(lines.filter(({ edition_id }) => edition_id !== null)).toHaveLength(1)
    expect(await rowsOf(shop.db.read, 'certificates')).toHaveLength(1)
    const { number } = await rowOf(shop.db.read, 'orders', { replaces: orderId })
    const again = await owner.byNumber(number)
    if (!again) throw new Error('There is no replacement.')
    const { paper } = await shop.papers.slip(again, { prices: false })
    expect(paper.notes.join()).not.toContain('limited')
  })

  it('leaves by the studio’s days of now, not of the first order', async () => {
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    const time = dispatchTimeSetting.schema.parse(undefined)
    const closed = [{ from: '2020-01-01', until: '2099-12-31' }]
    await shop.db.transact((trx) =>
      writeSetting(trx, dispatchTimeSetting, { ...time, closed }, shop.clock.now()),
    )
    const again = await owner.byNumber(await send('merch'))
    expect(again?.fulfillments.map(({ leavesBy }) => leavesBy)).toEqual([
      expect.stringMatching(/^2100-01-/),
    ])
  })

  it('of two windows is made once', async () => {
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    const version = await orderVersion(shop.db.read, orderId)
    const lines = [{ lineId: await lineOf('merch'), quantity: 1 }]
    const ask = (attempt: string) =>
      shop.replacements.replace(orderId, { attempt, version, lines, why: '' })
    const number = await ask('one')
    await expect(ask('other')).rejects.toMatchObject({ code: 'changed' })
    expect(await ask('one')).toBe(number)
    lines[0] = { lineId: await lineOf('clothing'), quantity: 1 }
    await expect(ask('one')).rejects.toMatchObject({ code: 'changed' })
  })

  if (lane !== 'sqlite') return

  it('is an order at no charge, packed and shipped like others, made once for one press', async () => {
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    const before = (await units())?.[0] ?? 0
    const [number, same] = await Promise.all([send('merch'), send('merch')])
    expect(same).toBe(number)
    expect((await units())?.[0]).toBe(before - 1)
    const made = await owner.byNumber(number)
    expect(made).toMatchObject({ state: 'paid', total: 0, voidReason: null, ledger: {} })
    expect(made?.replacing).toEqual({
      number: (await owner.get(orderId)).number,
      why: 'It arrived bent.',
    })
    expect((await owner.get(orderId)).replacedBy).toEqual([number])
    const { token } = await rowOf(shop.db.read, 'orders', { id: orderId })
    expect(await shop.orders.findByToken(token)).toMatchObject({ replacedBy: [number] })
    expect(
      (await owner.list({ filter: 'to-ship', search: '', limit: 9 })).map((one) => one.number),
    ).toContain(number)
    const id = made?.id ?? ''
    const asBought = await findOrder(shop.db.read, 'id', id)
    expect(asBought && buyerCancel(asBought)).toBeNull()
    await shop.fulfillment.ship(id, 'studio', { ...noParcel, trackingNumber: 'T1' })
    const kinds = (await shop.mails()).filter((mail) => mail.orderId === id).map(({ kind }) => kind)
    expect(kinds).toEqual(['order-replaced', 'order-shipped'])
    const zone = 'UTC'
    const period = new Date(shop.clock.now()).toISOString().slice(0, 7)
    const report = await readReport(shop.db.read, { period, zone, money: 'live' })
    expect(report.orders).toBe(1)
  })

  it('is refused with a reason for a sold-out piece, and takes nothing', async () => {
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    await expect(send('clothing')).rejects.toThrow('not enough left of')
    expect(await rowsOf(shop.db.read, 'orders', {}, 'number')).toHaveLength(1)
    const results = await Promise.allSettled([
      send('merch', 'attempt-1', 2),
      send('merch', 'attempt-2', 2),
    ])
    // Two of five pins were sold.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await units()).toEqual([1, 0])
  })

  it('is printed again by the printer, as its own order', async () => {
    await shop.fulfillment.ship(orderId, 'prints', noParcel)
    const number = await send('prints')
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([(await owner.byNumber(number))?.id])
  })

  it('is refused for refunded, unbought or unsent pieces', async () => {
    await expect(send('merch')).rejects.toThrow('Nothing of this order was shipped yet')
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    await expect(send('merch', 'attempt-1', 3)).rejects.toThrow('more than was bought')
    shop.payment.refund = async ({ amount }) => ({ refunded: amount })
    await shop.refunds.refund(orderId, { attempt: 'attempt-9', restock: false })
    await expect(send('merch')).rejects.toThrow('was refunded')
  })

  it('doesn’t count as a sale of its piece', async () => {
    const pin = { kind: 'merch', productId: basket.pin, size: '' } as const
    const soldAt = async () => {
      await shop.db.transact((trx) => recallSales(trx, pin))
      return (await rowOf(shop.db.read, 'stock', { kind: 'merch' })).sold_at
    }
    const before = await soldAt()
    expect(before).not.toBeNull()
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    shop.clock.advance(day)
    await send('merch')
    expect(await soldAt()).toBe(before)
  })

  it('is cancelled like any order, and its pieces return', async () => {
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    const before = await units()
    const number = await send('merch')
    const id = (await owner.byNumber(number))?.id ?? ''
    await shop.refunds.refund(id, { attempt: 'attempt-1', restock: true, cancel: true })
    expect(await units()).toEqual(before)
    expect((await owner.byNumber(number))?.voidReason).toBe('voided')
    const { token } = await rowOf(shop.db.read, 'orders', { id: orderId })
    expect(await shop.orders.findByToken(token)).not.toHaveProperty('replacedBy')
  })
})
