import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentRequest } from '#services/payments/port.ts'
import { changeCart } from '#shop/checkout/cart/cart-lines.server.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { presentWords } from '#shop/orders/record/present.copy.ts'
import { findPrints } from '#shop/orders/record/print-orders.server.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { confirmationEmail, soldEmail } from '#shop/upkeep/emails/order-emails.server.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

const note = 'For you, Kim.\nFrom your brother'

describe('an order that is a present', () => {
  const shop = eachCheckout('sqlite')
  const basket = each(() => shop.sendBuyer())
  beforeEach(() => makePresent(note))

  async function makePresent(gift_note: string | null) {
    const changes = { gift_note, wanted_by: gift_note === null ? null : '2026-12-24' }
    await shop.db.transact((trx) => changeCart(trx, basket.buyer, changes, 1))
    const userId = basket.buyer
    await shop.start(userId)
  }
  const orders = () =>
    shop.db.read.selectFrom('orders').selectAll().orderBy('number', 'desc').execute()
  async function paid() {
    shop.payment.pay(shop.payment.ids.at(-1) ?? '')
    await shop.sendAll()
    const [order] = await orders()
    if (!order) throw new Error('no order')
    return order
  }

  it('tells the payment page, and restarts when the present changes', async () => {
    const [order] = await orders()
    expect(JSON.parse(order?.attempt_params ?? '') as PaymentRequest).toMatchObject({
      present: true,
    })
    await makePresent('Another note')
    const found = (await orders()).map(({ state, gift_note }) => [state, gift_note])
    expect(found).toEqual([
      ['pending', 'Another note'],
      ['cancelled', note],
      ['cancelled', null],
    ])
  })

  it('keeps its note and day on page, print order and mails, and loses the note with its buyer', async () => {
    const { id, token } = await paid()
    const view = await shop.orders.findByToken(token)
    expect(view).toMatchObject({ giftNote: note, withoutPrices: true, wantedBy: '2026-12-24' })
    expect(view && presentWords(view)).toEqual([
      `“${note}”`,
      'No paper of the studio in the parcel shows a price.',
      'Wished to arrive by December 24, 2026.',
    ])
    expect(await findPrints(shop.db.read, id, ['queued', 'sent'])).toMatchObject({
      order: { giftNote: note },
    })
    const order = await readMailOrder(shop.db.read, id, 'https://shop.example')
    if (!order) throw new Error('no order')
    const mails = [confirmationEmail(order, brand, ''), soldEmail(order, brand)]
    for (const { blocks } of mails) {
      expect(blocks).toContainEqual({
        type: 'panel',
        title: 'It’s a present',
        lines: presentWords(order),
      })
    }
    expect(order.buyer?.address).toBe('robin@example.com')
    const found = await ordersData.find(shop.db.read, 'robin@example.com')
    expect(found).toMatchObject([{ giftNote: note }])
    await shop.db.transact((trx) => ordersData.erase(trx, 'robin@example.com', 1))
    expect(await shop.orders.findByToken(token)).toBeNull()
    const erased = (await orders()).find((order) => order.id === id)
    expect(erased).toMatchObject({ gift_note: '', buyer_email: null })
  })
})
