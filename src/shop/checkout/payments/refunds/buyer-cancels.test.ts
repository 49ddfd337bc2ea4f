import { beforeEach, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { createBuyerCancels } from './buyer-cancels.server.ts'
import { createRefunds } from './refunds.server.ts'

eachDatabase('an order that its buyer cancels', (lane) => {
  const shop = eachCheckout(lane)
  const basket = each(() => shop.sendBuyer())

  beforeEach(async () => {
    shop.payment.refund = async ({ amount }) => ({ refunded: amount })
    shop.payment.pay('fake_1')
    await shop.sendAll()
  })

  const cancel = async () => {
    const { db, clock, payment } = shop
    const refunds = createRefunds({ db, clock, payment, log: quietLog })
    await createBuyerCancels({ db, clock, refunds }).cancel((await shop.order()).token)
  }
  const seen = async () => shop.orders.findByToken((await shop.order()).token)

  it('can’t be cancelled once slips or postage exist, and isn’t packed once cancelled', async () => {
    const { id } = await shop.order()
    const { fulfillment } = shop
    await fulfillment.beginPacking([id])
    await fulfillment.beginPacking([id])
    expect((await seen())?.cancel).toBe('begun')
    await expect(cancel()).rejects.toMatchObject({ code: 'changed' })
    expect(await rowsOf(shop.db.read, 'order_events', {}, 'at')).toHaveLength(1)
    await shop.db.transact((trx) => trx.deleteFrom('order_events').execute())
    await cancel()
    await expect(fulfillment.beginPacking([id])).rejects.toMatchObject({ code: 'changed' })
  })

  if (lane !== 'sqlite') return

  it('says that it is being cancelled while the provider is silent, and is refunded later', async () => {
    const answer = shop.payment.refund
    shop.payment.refund = async () => {
      throw new ShopError('payment_unavailable', 'Silent.')
    }
    await cancel()
    expect((await seen())?.cancel).toBe('asked')
    shop.payment.refund = answer
    const [refund] = await rowsOf(shop.db.read, 'refunds', {}, 'asked_at')
    await shop.refunds.resumeRefund(refund?.id ?? '')
    const { refunded, total } = await shop.order()
    expect(refunded).toBe(total)
  })

  it('can’t be cancelled when its refund was refused before', async () => {
    shop.payment.refund = async () => {
      throw new ShopError('payment_refused', 'No.')
    }
    await cancel()
    expect((await seen())?.beingChecked).toBe(true)
    await shop.db.transact((trx) => trx.deleteFrom('order_issues').execute())
    await expect(cancel()).rejects.toMatchObject({ code: 'payment_refused' })
    expect(await rowsOf(shop.db.read, 'messages', {}, 'created_at')).toHaveLength(1)
  })

  it('can still be cancelled while its prints wait for the studio', async () => {
    const set = (changes: { state?: 'sent' | 'in_production' | 'failed'; provider?: string }) =>
      shop.db.transact((trx) =>
        trx.updateTable('fulfillments').set(changes).where('kind', '=', 'prints').execute(),
      )
    await set({ state: 'sent', provider: 'presses' })
    expect((await seen())?.cancel).toBe('begun')
    await set({ provider: 'manual' })
    expect((await seen())?.cancel).toBe('possible')
    await set({ state: 'in_production' })
    expect((await seen())?.cancel).toBe('begun')
    await set({ state: 'failed' })
    expect((await seen())?.cancel).toBeNull()
  })

  it('is refunded and restocked once, and the owner gets one e-mail', async () => {
    expect((await seen())?.cancel).toBe('possible')
    await Promise.all([cancel(), cancel()])
    await cancel()
    const { refunded, total } = await shop.order()
    expect(refunded).toBe(total)
    expect(await shop.units()).toEqual(basket.free)
    const letters = await rowsOf(shop.db.read, 'messages', {}, 'created_at')
    // Unread, and it needs no answer.
    expect(letters).toMatchObject([{ read_at: null, answered_at: shop.clock.now() }])
    expect(await rowsOf(shop.db.read, 'refunds', {}, 'asked_at')).toHaveLength(1)
    expect(await seen()).toMatchObject({ voidReason: 'voided', cancel: null })
    const { id } = await shop.order()
    const owner = ownerOrdersOf(shop, 'manual')
    const events = (await owner.get(id)).events.map(({ type, detail }) => [type, detail])
    expect(events).toContainEqual(['voided', 'buyer'])
    const mailed = await readMailOrder(shop.db.read, id, 'https://shop.example')
    expect(mailed?.cancelledByBuyer).toBe(true)
  })

  it('can’t be cancelled once a part is begun, or by an unknown token', async () => {
    await shop.db.transact((trx) =>
      trx.updateTable('fulfillments').set({ state: 'sent' }).where('kind', '=', 'studio').execute(),
    )
    expect((await seen())?.cancel).toBe('begun')
    await expect(cancel()).rejects.toMatchObject({ code: 'changed' })
    expect((await shop.order()).refunded).toBe(0)
    const { db, clock, refunds } = shop
    const unknown = createBuyerCancels({ db, clock, refunds }).cancel('a'.repeat(43))
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })
})
