/* All places that show one order give the same answer. */
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { orderPath } from '#platform/addresses/page-paths.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { dayIn } from '#platform/time/zone.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import { loadProduct } from '#shop/catalogue/products/pages/load-product.server.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { lineDetail, makingTimes } from '#shop/checkout/cart/pages/quantities.ts'
import { cartDates, loadDates } from '#shop/checkout/checkout/pages/cart-dates.server.ts'
import { lineWords } from '#shop/orders/back-office/admin/detail/line-words.ts'
import { goesAlong, partDates } from '#shop/orders/record/pages/timeline.ts'
import { parcelsInWords, when } from '#shop/store/dispatch/dispatch.copy.ts'
import { addDays } from '#shop/store/dispatch/dispatch.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { emailText } from '#shop/upkeep/emails/email-text.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { confirmationEmail, soldEmail } from '#shop/upkeep/emails/order-emails.server.ts'
import { rowOf } from '#testing/database/rows.ts'
import { fakeClock } from '#testing/fakes/fake-clock.ts'
import type { FakePayment } from '#testing/fakes/fake-payment.ts'
import { fakePayment } from '#testing/fakes/fake-payment.ts'
import { addPins, addPrint, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { wantInvoices } from '#testing/fixtures/orders/invoices.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { shopContext } from '#web/shop-context.ts'

const presses: PrintProvider = {
  name: 'presses',
  placeOrder: async ({ orderId }) => ({ ref: orderId, state: 'sent', reason: null, parcels: [] }),
  getOrder: async () => null,
}

describe.each(['a printer elsewhere', 'the studio alone'])('an order of %s', (sender) => {
  const printing = sender === 'a printer elsewhere'
  let shop: TestShop
  let payment: FakePayment
  let pieces: { print: number; shirt: number; pin: number }
  let userId: string
  beforeEach(async () => {
    payment = fakePayment(fakeClock())
    shop = await closing(createTestShop({ payment, ...(printing && { fulfillment: presses }) }))
    const { db } = shop
    await wantInvoices(db)
    pieces = { print: await addPrint(db), shirt: await addShirt(db), pin: await addPins(db, 3) }
    await db.transact(async (trx) => {
      const plan = shippingPlanSetting.schema.parse(undefined)
      const zones = plan.zones.map((zone) => ({ ...zone, transit: { from: 2, to: 5 } }))
      await writeSetting(trx, shippingPlanSetting, { ...plan, zones }, 1)
      raiseContentVersion(trx)
    })
    userId = await shopperWith(db, [
      { kind: 'prints', productId: pieces.print },
      { kind: 'clothing', productId: pieces.shirt },
      { kind: 'merch', productId: pieces.pin, quantity: 2 },
    ])
  })

  async function cart() {
    const view = await shop.storefront.cart.view(userId)
    const dates = cartDates(view, await loadDates(shop), shop.clock.now(), printing)
    return { view, ...dates }
  }

  async function buy() {
    await shop.storefront.checkout.startCheckout({ userId, network: 'a', wideNetwork: 'a' })
    const request = payment.ids.at(-1) ?? ''
    payment.pay(request)
    for (const event of payment.events)
      await shop.storefront.checkout.handleEvent('fake', ...payment.post(event))
    const { id, token, number } = await rowOf(shop.db.read, 'orders')
    const order = await shop.storefront.orders.findByToken(token)
    const mailed = await readMailOrder(shop.db.read, id, 'http://localhost:3000')
    const owned = await shop.admin.orders.byNumber(number)
    if (!order || !mailed || !owned) throw new Error('no order')
    return { id, order, mailed, owned, page: orderPath(token) }
  }

  async function pageOf(kind: 'prints' | 'clothing' | 'merch', id: number) {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    const url = new URL('http://localhost:3000/')
    return loadProduct(kind, { context, params: { id: String(id) }, url })
  }

  it('has the same parcels and days, from the cart to the mail', async () => {
    const { view, words, parcels } = await cart()
    expect(parcels).toBe(printing ? 2 : 1)
    expect(
      makingTimes(
        view.lines,
        { prints: 'Prints take a while.', others: '', ready: '' },
        parcels,
      )[1],
    ).toBe(
      printing
        ? 'The rest is ready now and ships separately.'
        : 'The rest is ready now and ships with it.',
    )
    expect(words.map((each) => each.split(' leaves the ')[0])).toEqual(
      printing ? ['One parcel', 'The other'] : ['It'],
    )
    const { order, mailed } = await buy()
    expect(parcelsInWords(order.fulfillments)).toEqual(words)
    const mail = emailText(confirmationEmail(mailed, brand, ''), brand).replace(/\s+/g, ' ')
    for (const each of words) expect(mail).toContain(each)
    const after = (each: string | null | undefined) => each?.split(' leaves the ')[1]
    const told = order.fulfillments.map((part) => after(partDates(part, false)))
    expect([...new Set(told)].sort()).toEqual(words.map(after).sort())
    const along = order.fulfillments.map((part) => goesAlong(order.fulfillments, part))
    expect(along.filter((each) => !each)).toHaveLength(parcels)

    const shipping = await shop.settings.page('shipping')
    expect(shipping).toContain(printing ? 'comes in two parcels' : 'comes in one parcel')
    expect((await shop.settings.shipping()).rule).toBe(
      'One flat rate for the whole order, within the United States.',
    )
  })

  it('has its pieces’ days on pages, in feeds and in texts', async () => {
    const { words } = await cart()
    const print = await pageOf('prints', pieces.print)
    const slowest = words.find((each) => each.includes(printing ? 'printer' : 'studio'))
    expect(print.dates[0]?.words.split(' leaves the ')[1]).toBe(slowest?.split(' leaves the ')[1])
    const rows: Record<string, string>[] = parse(
      await text(shop.storefront.feeds.table('google')),
      { columns: true, delimiter: '\t', quote: null },
    )
    const today = dayIn(shop.clock.now(), (await shop.settings.dispatchTerms()).timeZone)
    const row = rows.find(({ id }) => id?.startsWith('prints-'))
    const [from, to] = [row?.min_handling_time, row?.max_handling_time].map((days) =>
      addDays(today, Number(days)),
    )
    expect(slowest).toContain(when({ from: from ?? '', to: to ?? '' }))
    expect(print.madeHow).toContain(printing ? 'up to 5 working days' : 'up to 7 days')
    expect(await shop.settings.page('shipping')).toContain(
      printing
        ? 'leave the printer in 2 to 5 working days'
        : 'made to order leave the studio in 3 to 7 days',
    )
  })

  it('names its garment’s size everywhere', async () => {
    const shirt = <L extends { kind: string }>(lines: readonly L[]) =>
      lines.find(({ kind }) => kind === 'clothing') as L
    const { view } = await cart()
    const { id, order, mailed, owned } = await buy()
    const { request } = await shop.db.read
      .selectFrom('orders')
      .select('attempt_params as request')
      .executeTakeFirstOrThrow()
    const { paper: slip } = await shop.admin.orders
      .byNumber(order.number)
      .then((found) => shop.storefront.papers.slip(found ?? owned, { prices: true }))
    const [ref] = await shop.admin.invoices.list(id)
    const invoice = await shop.storefront.papers.invoice(ref?.id ?? '')
    const places = {
      cart: lineDetail(shirt(view.lines)),
      payment: request,
      order: saleItemDetails(shirt(order.lines)).join(', '),
      buyer: emailText(confirmationEmail(mailed, brand, ''), brand),
      owner: emailText(soldEmail(mailed, brand), brand),
      list: lineWords(shirt(owned.lines)),
      slip: JSON.stringify(slip.lines),
      invoice: JSON.stringify(invoice?.paper.lines),
    }
    for (const [place, words] of Object.entries(places)) {
      expect(words, place).toMatch(/hand printed(, | · )size M/)
    }
    const { product } = await pageOf('clothing', pieces.shirt)
    expect(saleItemDetails({ ...product, size: '', garmentSize: product.size })).toEqual([
      'hand printed',
      'size M',
    ])
  })
})
