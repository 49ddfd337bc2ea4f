import { beforeEach, describe, expect, it } from 'vitest'
import type { MoneyMode } from '#platform/money/money.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import type { PrintOrder } from '#shop/orders/record/order.ts'
import { addPrint } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { forRealMoney } from './real-money-prints.ts'

describe('a printer that charges', () => {
  let placed: PrintOrder[]
  let atPrinter: 'draft' | 'sent'
  const printer: PrintProvider = {
    name: 'printer',
    async placeOrder(order) {
      placed.push(order)
      return { ref: 'print-77', state: 'sent', reason: null, parcels: [] }
    },
    getOrder: async () => ({ ref: 'print-77', state: atPrinter, reason: null, parcels: [] }),
  }
  const shop = eachCheckout('sqlite', forRealMoney(printer))
  beforeEach(() => {
    placed = []
    atPrinter = 'sent'
  })

  async function buyPrintWith(money: MoneyMode): Promise<string> {
    Object.assign(shop.payment, { money })
    const print = await addPrint(shop.db)
    const userId = await shopperWith(shop.db, [{ kind: 'prints', productId: print }])
    await shop.start(userId)
    shop.payment.pay('fake_1')
    await shop.checkout.returnFromPayment('fake_1')
    await shop.jobs.runDue()
    return (await shop.order()).id
  }
  const prints = () =>
    shop.db.read
      .selectFrom('fulfillments')
      .select(['state', 'provider'])
      .where('kind', '=', 'prints')
      .executeTakeFirstOrThrow()

  it('gets prints that real money paid', async () => {
    const orderId = await buyPrintWith('live')
    expect(placed).toMatchObject([{ orderId, money: 'live' }])
    expect(await prints()).toEqual({ state: 'sent', provider: 'printer' })
  })

  it.each(['play', 'test'] as const)(
    'never hears of an order paid with %s money',
    async (money) => {
      const orderId = await buyPrintWith(money)
      expect(placed).toEqual([])
      expect(await prints()).toEqual({ state: 'queued', provider: null })
      expect(await shop.order()).toMatchObject({ id: orderId, state: 'paid', money, issues: [] })
      expect(await shop.fulfillment.waitingPrints()).toBe(0)
      const open = shop.db.read.selectFrom('outbox').select('last_error')
      expect(
        await open.where('topic', '=', 'prints.place').where('state', '!=', 'done').execute(),
      ).toEqual([])
    },
  )

  it('gets no print paid with play money when the owner retries', async () => {
    const orderId = await buyPrintWith('test')
    await shop.fulfillment.applyPrintStatus(orderId, {
      ref: 'print-77',
      state: 'failed',
      reason: 'No such size.',
      parcels: [],
    })
    await shop.fulfillment.retryPrints(orderId)
    await shop.jobs.runDue()
    expect(placed).toEqual([])
  })

  it('confirms no draft without real money', async () => {
    const orderId = await buyPrintWith('test')
    await shop.fulfillment.applyPrintStatus(orderId, {
      ref: 'print-77',
      state: 'sent',
      reason: null,
      parcels: [],
    })
    atPrinter = 'draft'
    await shop.providerSync.ask({ orderId, nightly: true })
    expect(placed).toEqual([])
    expect(await shop.order()).toMatchObject({ issues: [] })
  })
})
