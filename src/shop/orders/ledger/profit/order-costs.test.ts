import { expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { createCosts } from '#shop/catalogue/costs/costs.server.ts'
import { createLedger } from '#shop/orders/ledger/ledger.server.ts'
import { readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { firstZone } from '#shop/store/shipping/shipping.ts'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

eachDatabase('an order’s costs', (lane) => {
  const shop = eachCheckout(lane)
  const costs = () => createCosts(shop)
  const ledger = () => createLedger(shop)
  const query = () => ({
    period: new Date(shop.clock.now()).toISOString().slice(0, 7),
    zone: 'UTC',
    money: 'live' as const,
  })

  const enter = (prints: number, clothing: number | null, merch: number) =>
    costs().saveShared({
      costs: [
        { kind: 'prints', gallery: 0, size: '', cost: prints },
        { kind: 'clothing', gallery: 0, size: '', cost: clothing },
        { kind: 'merch', gallery: 0, size: '', cost: merch },
      ],
    })

  const rates = (prints: number, clothing: number, merch: number) => {
    const of = (first: number, cost: number) => ({ first, more: 0, cost })
    const zone = {
      ...firstZone,
      rates: { prints: of(650, prints), clothing: of(700, clothing), merch: of(400, merch) },
    }
    const plan = { zones: [zone], printsApart: false, pickup: null }
    return shop.db.transact((trx) =>
      writeSetting(trx, shippingPlanSetting, shippingPlanSetting.schema.parse(plan), 1),
    )
  }

  const enterAll = async () => {
    await enter(800, 1200, 150)
    await rates(900, 550, 300)
  }

  /** A print, a shirt and two pins. */
  async function buy() {
    await shop.sellToBuyer()
    return shop.order()
  }

  const booked = async (id: string) => {
    const { made = 0, posted = 0 } = await readSums(shop.db.read, id)
    return { made, posted }
  }

  it('are fixed by size and zone at the payment; a later cost changes no earlier sale', async () => {
    await enterAll()
    const { id } = await buy()
    // 8.00 + 12.00 + 2 × 1.50; the print goes by the printer, the shirt is the dearest to post.
    expect(await booked(id)).toEqual({ made: -2300, posted: -550 })
    await enter(9999, 9999, 9999)
    await rates(9999, 9999, 9999)
    await ledger().fillCosts(query())
    expect(await booked(id)).toEqual({ made: -2300, posted: -550 })
    expect(await ledger().profit(query())).toMatchObject({ unknownCosts: 0, unknownPostage: 0 })
  })

  it('of a replacement are booked although it earns nothing, and end with it', async () => {
    await enterAll()
    const { id } = await buy()
    await shop.fulfillment.ship(id, 'studio', noParcel)
    const pins = await rowOf(shop.db.read, 'order_lines', { kind: 'merch', order_id: id })
    const lines = [{ lineId: pins.id, quantity: 1 }]
    await shop.replacements.replace(id, { attempt: 'attempt-1', why: '', lines })
    const again = await rowOf(shop.db.read, 'orders', { replaces: id })
    expect(await readSums(shop.db.read, again.id)).toEqual({ replacement: -450 })
    await shop.refunds.refund(again.id, { attempt: 'attempt-2', restock: true, cancel: true })
    expect(await readSums(shop.db.read, again.id)).toEqual({})
  })

  if (lane !== 'sqlite') return

  it('shrink with refunds before shipping, and end with a whole refund', async () => {
    await enterAll()
    const order = await buy()
    const pins = await rowOf(shop.db.read, 'order_lines', { kind: 'merch' })
    const lines = [{ lineId: pins.id, quantity: 2 }]
    await shop.refunds.refund(order.id, { attempt: 'pins-back', lines, restock: true })
    expect(await booked(order.id)).toEqual({ made: -2000, posted: -550 })
    await shop.refunds.refund(order.id, { attempt: 'all-back', restock: true })
    expect(await booked(order.id)).toEqual({ made: 0, posted: 0 })
    const { sales, refunds, profit } = await ledger().profit(query())
    expect([sales + refunds, profit]).toEqual([0, 0])
  })

  it('have no postage when the buyer picks the order up', async () => {
    await enterAll()
    await shop.sendBuyer()
    await changeRows(shop.db, 'orders', { destination: 'pickup' })
    shop.payment.pay('fake_1')
    await shop.sendAll()
    expect(await booked((await shop.order()).id)).toMatchObject({ posted: 0 })
    expect(await ledger().profit(query())).toMatchObject({ unknownPostage: 0 })
  })

  it('are replaced by the printer’s invoice and by costs written on the order', async () => {
    await enterAll()
    const { id } = await buy()
    const cost = { amount: '13.60', currency: 'USD' }
    await shop.fulfillment.applyPrintStatus(id, {
      ref: '1',
      state: 'sent',
      reason: null,
      parcels: [],
      cost,
    })
    expect(await booked(id)).toEqual({ made: -1500, posted: -550 })
    await ledger().setCost(id, 'print_cost', 4000)
    await ledger().setCost(id, 'postage', 720)
    expect(await booked(id)).toEqual({ made: 0, posted: 0 })
    expect(await ledger().profit(query())).toMatchObject({ making: -4000, postage: -720 })
  })

  it('that were unknown are listed, and filled in on the day of the sale', async () => {
    await enter(800, null, 150)
    const { id } = await buy()
    expect(await ledger().profit(query())).toMatchObject({ unknownCosts: 1, unknownPostage: 1 })
    const paidIn = query()
    shop.clock.advance(40 * 86_400_000)
    await enter(1, 1200, 1)
    await rates(1, 550, 1)
    await ledger().fillCosts(paidIn)
    expect(await booked(id)).toEqual({ made: -2300, posted: -550 })
    expect(await ledger().profit(paidIn)).toMatchObject({
      making: -2300,
      postage: -550,
      unknownCosts: 0,
      unknownPostage: 0,
    })
    expect(await ledger().profit(query())).toMatchObject({ profit: 0 })
  })
})
