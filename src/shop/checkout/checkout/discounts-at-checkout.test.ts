import { beforeEach, describe, expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { day } from '#platform/time/clock.ts'
import type { PaymentRequest } from '#services/payments/port.ts'
import type { DiscountTerms } from '#shop/checkout/discounts/discount.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import { readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { readOrderLines } from '#shop/orders/record/lines.server.ts'
import { paidForUnits } from '#shop/orders/record/refunds/line-paid.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

describe('a checkout with a code', () => {
  const shop = eachCheckout('sqlite')
  const cart = each(() => shop.cart)
  let pin: number
  beforeEach(async () => {
    pin = await addPins(shop.db, 5000)
  })

  const make = (terms: Partial<DiscountTerms>) =>
    createDiscounts(shop).create({ ...noDiscount, ...terms })
  const used = async () => (await createDiscounts(shop).list())[0]?.used
  const shopper = (quantity = 1) =>
    shopperWith(shop.db, [{ kind: 'merch', productId: pin, quantity }])
  const start = (userId: string) => shop.start(userId, userId)
  const request = (order: { attempt_params: string }) =>
    JSON.parse(order.attempt_params) as PaymentRequest

  it('books the discount, the tax on the rest, and adds up', async () => {
    await shop.db.transact(async (trx) => {
      const tax = { ...noTaxYet, mode: 'included', rate: 2000, note: '' } as const
      await writeSetting(trx, storeSetting, { country: 'GB', countries: ['GB'], tax }, 1)
      await trx.updateTable('content').set({ version: 5000 }).execute()
    })
    await make({ amount: 300 })
    const userId = await shopper(3)
    await cart.putCode(userId, 'SPRING', null)
    await start(userId)
    shop.payment.pay('fake_1', { shipTo: { ...fakeAddress, country: 'GB' } })
    await shop.sendAll()
    const order = await shop.order()
    expect(order).toMatchObject({ total: 1600, discount: 300, tax: 267, issues: [] })
    const sums = await readSums(shop.db.read, order.id)
    expect(sums).toEqual({ pieces: 1500, shipping: 400, discount: -300 })
    expect(await shop.orders.findByToken(order.token)).toMatchObject({
      discount: 300,
      discountCode: 'SPRING',
    })
  })

  it('returns its use when the session expires or the provider fails', async () => {
    await make({ percent: 10, most: 1 })
    const userId = await shopper()
    await cart.putCode(userId, 'SPRING', null)
    shop.payment.meet = () => 'before'
    await expect(start(userId)).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await used()).toBe(0)
    shop.payment.meet = () => null
    await start(userId)
    expect(await used()).toBe(1)
    shop.clock.advance(day)
    shop.payment.tick()
    await shop.sendAll()
    expect(await used()).toBe(0)
  })

  it('leaves nothing to pay when it is larger than the cart', async () => {
    await make({ amount: 10_000, freeShipping: true })
    const userId = await shopper(2)
    await cart.putCode(userId, 'SPRING', null)
    expect(await cart.view(userId)).toMatchObject({
      subtotal: 1000,
      quote: { shipping: 0 },
      discount: { amount: 1000, freeShipping: true },
    })
    await start(userId)
    expect(await shop.order()).toMatchObject({ total: 0, discount: 1000, shipping: 0 })
    shop.payment.pay('fake_1')
    await shop.sendAll()
    const order = await shop.order()
    expect(order).toMatchObject({ state: 'paid', total: 0, payment_ref: null, issues: [] })
    const refund = { attempt: 'attempt-1', restock: true }
    expect(await shop.refunds.refund(order.id, refund)).toEqual({ refunded: 0, total: 0 })
    expect(await readSums(shop.db.read, order.id)).toEqual({ pieces: 1000, discount: -1000 })
  })

  it('shows why a code doesn’t apply, and holds nothing', async () => {
    await make({ percent: 10, least: 1500 })
    await make({ code: 'SOON', percent: 10, startsAt: shop.clock.now() + day })
    const over = await make({ code: 'OVER', percent: 10, endsAt: shop.clock.now() })
    const ended = await make({ code: 'ENDED', percent: 10 })
    await createDiscounts(shop).end(ended.id)
    const userId = await shopper()
    await cart.putCode(userId, 'SPRING', null)
    expect((await cart.view(userId)).discount).toMatchObject({
      problem: 'too_little',
      missing: 1000,
    })
    await expect(start(userId)).rejects.toMatchObject({ code: 'code_not_usable' })
    expect(await shop.units()).toEqual({ [`merch/${pin}`]: [5000, 0] })
    const unknown = (code: string) =>
      `The code ${code} doesn’t work. Check the spelling, or the date it starts.`
    for (const code of ['SOON', 'ENDED', 'NEVER-WAS']) {
      await expect(cart.putCode(userId, code, null)).rejects.toMatchObject({
        code: 'code_unknown',
        message: unknown(code),
      })
    }
    await expect(cart.putCode(userId, over.code, null)).rejects.toMatchObject({ code: 'code_over' })
    // The code that was there stays.
    expect((await cart.view(userId)).discount).toMatchObject({ code: 'SPRING' })
    await cart.dropCode(userId)
    await start(userId)
    expect(await shop.order()).toMatchObject({ discount: 0, discount_code: null })
  })

  it('uses a code once per address, if its owner wants it', async () => {
    await make({ percent: 10, oncePerBuyer: true })
    const [first, second] = [await shopper(), await shopper()]
    await cart.putCode(first, 'SPRING', null)
    expect((await cart.view(first)).discount).toMatchObject({ problem: 'email_needed' })
    await cart.putCode(first, 'SPRING', 'robin@example.com')
    await start(first)
    expect(request(await shop.order()).email).toBe('robin@example.com')
    await cart.putCode(second, 'SPRING', 'robin@example.com')
    expect((await cart.view(second)).discount).toMatchObject({ problem: 'used_before' })
    await expect(start(second)).rejects.toMatchObject({ code: 'code_not_usable' })
    await cart.putCode(second, 'SPRING', 'robin+again@example.com')
    expect((await cart.view(second)).discount).toMatchObject({ problem: 'used_before' })
    await cart.putCode(second, 'SPRING', 'kim@example.com')
    await start(second)
  })

  it('restarts when the code has changed', async () => {
    await make({ percent: 10 })
    const userId = await shopper()
    await start(userId)
    await cart.putCode(userId, 'SPRING', null)
    await start(userId)
    const orders = await rowsOf(shop.db.read, 'orders', {}, 'number')
    expect(orders).toMatchObject([
      { state: 'cancelled', total: 900 },
      { state: 'pending', total: 850 },
    ])
  })

  it('refunds a discounted, taxed, partly shipped order in yen to the unit', async () => {
    await shop.db.transact((trx) => writeSetting(trx, storeSetting, { currency: 'JPY' }, 1))
    await make({ percent: 7 })
    const shirt = await addShirt(shop.db)
    const userId = await shopperWith(shop.db, [
      { kind: 'merch', productId: pin, quantity: 3 },
      { kind: 'clothing', productId: shirt },
    ])
    await cart.putCode(userId, 'SPRING', null)
    await start(userId)
    shop.payment.pay('fake_1', { tax: 123 })
    await shop.sendAll()
    const before = await shop.order()
    await shop.fulfillment.ship(before.id, 'studio', noParcel)
    const lines = await readOrderLines(shop.db.read, before.id)
    const [pins] = lines.filter(({ kind }) => kind === 'merch')
    if (!pins) throw new Error('no pins')
    const parts = [1, 1, 1].map((count, at) => paidForUnits(pins, 'JPY', count, at))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1500 - pins.discount)
    let back = 0
    for (const [at, part] of parts.entries()) {
      const input = {
        attempt: `attempt-${at}`,
        restock: false,
        lines: [{ lineId: pins.lineId, quantity: 1 }],
      }
      back += part
      expect(await shop.refunds.refund(before.id, input)).toMatchObject({ refunded: back })
    }
    const rest = { attempt: 'the-rest', restock: false }
    const { refunded, total } = await shop.refunds.refund(before.id, rest)
    expect(refunded).toBe(total)
    const sums = await readSums(shop.db.read, before.id)
    expect(Object.values(sums).reduce((sum, each) => sum + each, 0)).toBe(0)
    expect(shop.payment.holds('ref-fake_1')).toBe(0)
  })

  it('sends the provider each line’s rest to the cent', async () => {
    await make({ percent: 15 })
    const userId = await shopper(7)
    await cart.putCode(userId, ' spring', null)
    expect(await cart.view(userId)).toMatchObject({
      subtotal: 3500,
      discount: { code: 'SPRING', amount: 525, problem: null },
    })
    await start(userId)
    const order = await shop.order()
    expect(order).toMatchObject({
      subtotal: 3500,
      discount: 525,
      total: 3375,
      discount_code: 'SPRING',
    })
    const { lines, shipping, total } = request(order)
    expect(lines).toMatchObject([{ unitPrice: 425, quantity: 7 }])
    expect(lines[0]?.description).toContain('Code SPRING: $5.25 off')
    expect(lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, shipping.amount)).toBe(
      total,
    )
    // An odd cent is divided among a line's pieces.
    await make({ code: 'ODD', amount: 100 })
    const odd = await shopper(3)
    await cart.putCode(odd, 'ODD', null)
    await start(odd)
    const [, second] = await rowsOf(shop.db.read, 'orders', {}, 'number')
    expect(request(second ?? order).lines).toMatchObject([
      { unitPrice: 466, quantity: 1 },
      { unitPrice: 467, quantity: 2 },
    ])
  })

  it('counts paid and open orders as uses, and returns ended ones', async () => {
    await make({ percent: 10, most: 1 })
    const [first, second] = [await shopper(), await shopper()]
    await cart.putCode(first, 'SPRING', null)
    await cart.putCode(second, 'SPRING', null)
    await start(first)
    expect(await used()).toBe(1)
    // The same press again, and its own cart, don't count against it.
    await start(first)
    expect((await cart.view(first)).discount).toMatchObject({ problem: null })
    expect((await cart.view(second)).discount).toMatchObject({ problem: 'used_up', amount: 0 })
    await expect(start(second)).rejects.toMatchObject({
      code: 'code_used_up',
      message: expect.stringContaining('it may work again'),
    })
    await expect(cart.putCode(await shopper(), 'SPRING', null)).rejects.toMatchObject({
      code: 'code_used_up',
    })
    const { id } = await shop.order()
    await shop.checkout.cancelCheckout({ orderId: id, userId: first })
    expect(await used()).toBe(0)
    await start(second)
    shop.payment.pay('fake_2')
    await shop.sendAll()
    expect(await used()).toBe(1)
    await expect(start(first)).rejects.toMatchObject({ code: 'code_used_up' })
  })

  it('refuses a sum that is too small for a card, in words', async () => {
    await make({ amount: 480, freeShipping: true })
    const userId = await shopper()
    await cart.putCode(userId, 'SPRING', null)
    await expect(start(userId)).rejects.toMatchObject({
      message: 'Cards take $0.50 or more, and this is $0.20.',
    })
  })
})
