import { describe, expect, it } from 'vitest'
import type { Mail } from '#services/mail/port.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { goodForm } from '#testing/fakes/demo-payment.ts'
import {
  type FakeStripe,
  openFakeStripe,
  stripeSecretKey,
  stripeWebhookSecret,
} from '#testing/fakes/fake-stripe.ts'
import { addPrint, pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { fillCart } from '#testing/fixtures/checkout/buyers.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { flatPlan } from '#testing/fixtures/orders/shipping.ts'
import { type OwnerApi, openOwnerApi } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'

const places = {
  yen: { timeZone: 'Asia/Tokyo', country: 'JP', currency: 'JPY', countries: ['JP'] },
  pounds: { timeZone: 'Europe/London', country: 'GB', currency: 'GBP', countries: ['GB', 'IE'] },
  krónur: { timeZone: 'Atlantic/Reykjavik', country: 'IS', currency: 'ISK', countries: ['IS'] },
}

let api: OwnerApi
let stripe: FakeStripe | undefined

/** A guest with two prints of 3,500 smallest units each; answers the payment page's address. */
async function goToPay(productId: number): Promise<URL> {
  const guest = await asGuest(api.client())
  await fillCart(api.shop.db, guest.userId, [{ kind: 'prints', productId, quantity: 2 }])
  const { url } = await bodyOf<{ url: string }>(
    guest.post(`/api/cart/create-checkout-session/id/${guest.userId}`, {}),
  )
  return new URL(url)
}

const order = () => api.shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

describe.each(Object.entries(places))('a shop that sells in %s', (name, storeSettings) => {
  it('takes payments and refunds through Stripe in this currency', async () => {
    stripe = await closing(openFakeStripe({ now: () => api.shop.clock.now() }))
    const env = {
      STRIPE_SECRET_KEY: stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      STRIPE_API_BASE: stripe.url,
    }
    api = await closing(openOwnerApi('sqlite', { env }))
    await bodyOf(api.owner.put('/api/studio/law', metLaw))
    await bodyOf(api.owner.put('/api/store-settings', storeSettings))
    const print = await addPrint(api.shop.db)
    const id = (await goToPay(print)).pathname.split('/').at(-1) ?? ''
    stripe.pay(id)
    await api.shop.storefront.checkout.returnFromPayment(id)
    const { total, subtotal, state, currency, id: orderId } = await order()
    expect({ subtotal, state, currency }).toEqual({
      subtotal: 7000,
      state: 'paid',
      currency: storeSettings.currency,
    })
    const { refunded } = await bodyOf<{ refunded: number }>(
      api.owner.post(`/api/orders/id/${orderId}/refund`, {
        attempt: `attempt-${name.length}-of-it`,
      }),
    )
    expect(refunded).toBe(storeSettings.currency === 'GBP' ? total / 100 : total)
    const told = await bodyOf(api.owner.get(`/api/orders/id/${orderId}`))
    expect(told).toMatchObject({ currency: storeSettings.currency })
  })

  it('takes payments on the demo’s page in this currency, with its own destinations', async () => {
    api = await closing(openOwnerApi('sqlite'))
    await bodyOf(api.owner.put('/api/studio/law', metLaw))
    await bodyOf(api.owner.put('/api/store-settings', storeSettings))
    const print = await addPrint(api.shop.db)
    const url = await goToPay(print)
    const hosted = api.shop.services.hostedPayment
    const page = await (await hosted?.respond(new Request(url)))?.text()
    expect(page).toContain(
      { JPY: '¥7,000', GBP: '£70.00', ISK: 'ISK\u00a07,000' }[storeSettings.currency],
    )
    const form = { ...goodForm, state: '', postal_code: 'N1 9GU', country: storeSettings.country }
    const body = new URLSearchParams(form)
    await hosted?.respond(new Request(url, { method: 'POST', body }))
    await api.shop.storefront.checkout.returnFromPayment(url.pathname.split('/').at(-1) ?? '')
    const { state, currency, ship_to } = await order()
    expect({ state, currency }).toEqual({ state: 'paid', currency: storeSettings.currency })
    expect(JSON.parse(ship_to ?? '{}')).toMatchObject({ country: storeSettings.country })
  })
})

it('writes yen without decimals in mails, the table of the books and the export', async () => {
  const mails: Mail[] = []
  const mailer = {
    name: 'kept',
    send: async (mail: Mail) => void mails.push(mail),
    close: async () => {},
  }
  api = await closing(openOwnerApi('sqlite', { mailer }))
  await bodyOf(api.owner.put('/api/store-settings', places.yen))
  const url = await goToPay(await addPrint(api.shop.db))
  const form = { ...goodForm, state: '', postal_code: '100-0001', country: 'JP' }
  const body = new URLSearchParams(form)
  await api.shop.services.hostedPayment.respond(new Request(url, { method: 'POST', body }))
  await api.shop.storefront.checkout.returnFromPayment(url.pathname.split('/').at(-1) ?? '')
  await api.shop.jobs.runDue()
  const { total } = await order()
  const sum = `¥${total.toLocaleString('en')}`
  expect(mails).toHaveLength(2)
  for (const { subject, text, html } of mails) {
    expect(`${text}${html}`).toContain('¥7,000')
    expect(`${text}${html}`).toContain(sum)
    expect(`${subject}${text}${html}`).not.toMatch(/¥[\d,]*\.\d|\$\d/)
  }
  const table = await (await api.owner.get('/api/orders/export.csv')).text()
  expect(table).toContain('Total (JPY)')
  expect(table).toContain(`,7000,`)
  expect(table).toContain(`,${total},`)
  const taken = await (await api.owner.get('/api/export')).text()
  expect(taken).toContain(`"currency":"JPY","subtotal":7000,`)
})

it('warns of a cart that is too small for a card before the payment', async () => {
  api = await closing(openOwnerApi('sqlite'))
  await api.shop.settings.set(shippingPlanSetting, flatPlan(0, 0, 0))
  await bodyOf(api.owner.put('/api/store-settings', places.yen))
  const productId = await addPrint(api.shop.db, 12)
  const guest = await asGuest(api.client())
  await fillCart(api.shop.db, guest.userId, [{ kind: 'prints', productId, quantity: 1 }])
  const refused = guest.post(`/api/cart/create-checkout-session/id/${guest.userId}`, {})
  expect(await failureOf(refused)).toMatchObject({
    status: 400,
    message: 'Cards take ¥50 or more, and this is ¥12.',
  })
})

it('reads prices in the currency’s decimals, and says how', async () => {
  api = await closing(openOwnerApi('sqlite'))
  await bodyOf(api.owner.put('/api/store-settings', places.yen))
  const merch = { printName: 'Moth', descName: 'enamel pin', quantity: 3 }
  const primaryImage = '/media/Merch/main.jpg'
  const add = (price: unknown) =>
    api.owner.post('/api/merch/create', { ...merch, price, primaryImage })
  expect(await failureOf(add('12.50'))).toMatchObject({
    field: 'price',
    message: 'Please enter a price in whole Japanese yen such as 2450, at most 99,999,999.',
  })
})

it('uses its own currency in a process with several shops', async () => {
  api = await closing(openOwnerApi('sqlite'))
  const other = await closing(openOwnerApi('sqlite'))
  await bodyOf(other.owner.put('/api/store-settings', places.yen))
  const merch = { printName: 'Moth', descName: 'enamel pin', quantity: 3 }
  const body = { ...merch, price: '12.50', primaryImage: pictureAt('main') }
  expect(await bodyOf(api.owner.post('/api/merch/create', body))).toMatchObject({ price: 12.5 })
  expect(await failureOf(other.owner.post('/api/merch/create', body))).toMatchObject({
    field: 'price',
  })
  const theirs = await addPrint(other.shop.db, 3500)
  expect(await bodyOf(other.guest.get(`/api/prints/id/${theirs}`))).toMatchObject({ price: 3500 })
  const print = await addPrint(api.shop.db, 3500)
  expect(await bodyOf(api.guest.get(`/api/prints/id/${print}`))).toMatchObject({ price: 35 })
})
