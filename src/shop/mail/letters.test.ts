import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { contactLetter } from './kinds/contact.server.ts'
import { needsYouLetter } from './kinds/needs-you.server.ts'
import { confirmationLetter } from './kinds/order-confirmation.server.ts'
import { calledOffLetter, refundLetter } from './kinds/order-refunded.server.ts'
import { shippedLetter } from './kinds/order-shipped.server.ts'
import { neverCameLetter, paymentFailedLetter } from './kinds/payment-failed.server.ts'
import { soldLetter } from './kinds/sold.server.ts'
import { wishBackLetter } from './kinds/wish-back.server.ts'
import { wishConfirmLetter } from './kinds/wish-confirm.server.ts'
import type { House, Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { MailOrder } from './mail-order.server.ts'

const house: House = {
  studioName: 'Atelier Heron',
  artistName: 'Maren',
  tagLine: 'Prints & small treasures',
  email: 'maren@heron.example',
  publicUrl: 'https://heron.example',
}
const print = {
  kind: 'prints' as const,
  picture: 'https://heron.example/media/Prints/ab-320.jpg',
  name: 'Moon moths',
  details: ['12 × 18 inches'],
  quantity: 3,
  unitPrice: 3450,
}
const pin = {
  kind: 'studio' as const,
  picture: null,
  name: 'Tide pool',
  details: ['Enamel pin'],
  quantity: 1,
  unitPrice: 900,
}
const order: MailOrder = {
  number: 1042,
  page: 'https://heron.example/orders/abc',
  desk: 'https://heron.example/admin?at=orders&id=1042',
  buyer: { name: 'Robin Field', address: 'robin@example.com' },
  goods: [print, pin],
  subtotal: 11250,
  shipping: 650,
  discount: 0,
  tax: 0,
  total: 11900,
  refunded: 0,
  voidReason: null,
  shipTo: {
    name: 'Robin Field',
    line1: '12 Alder Street',
    line2: null,
    city: 'Portland',
    state: 'OR',
    postal_code: '97205',
    country: 'US',
  },
  fulfillments: [
    { kind: 'prints', state: 'queued', parcels: [] },
    { kind: 'studio', state: 'queued', parcels: [] },
  ],
  beingChecked: false,
}

const wishPaths = { look: '/merch/2', leave: '/waiting/abc' }
const everyLetter = (changes: Partial<MailOrder> = {}, said = 'Hm.'): Record<string, Letter> => {
  const one = { ...order, ...changes }
  const name = one.buyer?.name ?? ''
  const message = { id: 'a1', name, email: 'robin@example.com', subject: said, text: said }
  return {
    confirmation: confirmationLetter(one, house),
    shipped: shippedLetter(one, { fulfillments: ['prints'], parcels: [] }, house),
    refunded: refundLetter(one, 500, house),
    voidReason: calledOffLetter(one, house),
    unpaid: paymentFailedLetter(one, house),
    neverCame: neverCameLetter(one, house),
    sold: soldLetter(one),
    attention: needsYouLetter({ cause: 'attention', reason: said }, 1042, house),
    stuck: needsYouLetter({ cause: 'stuck', topic: 'prints.place', reason: said }, null, house),
    payments: needsYouLetter({ cause: 'payments', reason: 'Stripe refused this.' }, null, house),
    overdue: needsYouLetter({ cause: 'overdue', numbers: [3, 4] }, null, house),
    contact: contactLetter(message, house),
    wishConfirm: wishConfirmLetter(said, '/waiting/abc', house),
    wishBack: wishBackLetter(one.goods[0] ?? null, wishPaths, house),
    shopBack: wishBackLetter(null, { ...wishPaths, look: '/' }, house),
  }
}

/** Both forms of a letter. */
const both = (letter: Letter) => [letterHtml(letter, house), letterText(letter, house)] as const
/** What a person reads of the HTML. */
const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<[^>]+>/gs, ' ')
    .replaceAll('&times;', '×')
    .replace(/\s+/g, ' ')

describe('letters', () => {
  it('to a buyer tell every piece, size, quantity, price and sum exactly', () => {
    for (const told of both(confirmationLetter(order, house))) {
      for (const words of [
        'Moon moths',
        '12 × 18 inches',
        '$34.50',
        '$103.50',
        'Tide pool',
        'Enamel pin',
        '$9.00',
        '$112.50',
        '$6.50',
        '$119.00',
        '12 Alder Street',
        'Portland, OR 97205',
        'https://heron.example/orders/abc',
        'Atelier Heron',
        'maren@heron.example',
      ]) {
        expect(told).toContain(words)
      }
    }
    const [html] = both(confirmationLetter(order, house))
    expect(seen(html)).toContain('3 × $34.50 $103.50')
    expect(html).toContain('src="https://heron.example/media/Prints/ab-320.jpg"')
  })

  it('say that something waits when the studio must look at the order first', () => {
    const [, text] = both(confirmationLetter({ ...order, beingChecked: true }, house))
    expect(text).toContain('one thing I have to look at')
    expect(text).not.toContain('as soon as something is on its way')
  })

  it('about a parcel tell what is in it, how to follow it, and that the rest comes later', () => {
    const parcel = {
      carrier: 'DHL',
      trackingNumber: 'JD014',
      trackingUrl: 'https://dhl.example/JD014',
    }
    const second = { carrier: null, trackingNumber: 'XX2', trackingUrl: 'javascript:alert(1)' }
    const fulfillments: MailOrder['fulfillments'] = [
      { kind: 'prints', state: 'shipped', parcels: [parcel, second] },
      { kind: 'studio', state: 'queued', parcels: [] },
    ]
    const shipped = { ...order, fulfillments }
    for (const told of both(
      shippedLetter(shipped, { fulfillments: ['prints'], parcels: [] }, house),
    )) {
      expect(told).toContain('JD014')
      expect(told).toContain('https://dhl.example/JD014')
      expect(told).toContain('XX2')
      expect(told).not.toContain('javascript:')
      expect(told).toContain('The rest follows')
      expect(told).not.toContain('Tide pool')
    }
    const late = shippedLetter(shipped, { fulfillments: ['prints'], parcels: ['XX2'] }, house)
    expect(letterText(late, house)).not.toContain('JD014')
  })

  it('about parts that left together tell of both at once, with their number', () => {
    const fulfillments: MailOrder['fulfillments'] = [
      { kind: 'prints', state: 'shipped', parcels: [] },
      {
        kind: 'studio',
        state: 'shipped',
        parcels: [{ carrier: 'DHL', trackingNumber: 'JD77', trackingUrl: null }],
      },
    ]
    const letter = shippedLetter(
      { ...order, fulfillments },
      { fulfillments: ['studio', 'prints'], parcels: [] },
      house,
    )
    expect(letter.subject).toBe('Your order is on its way (order 1042)')
    for (const told of both(letter)) {
      for (const words of ['JD77', 'Moon moths', 'Tide pool']) expect(told).toContain(words)
      expect(told).not.toContain('The rest follows')
    }
  })

  it('about a whole order on its way say so', () => {
    const whole = { ...order, goods: [print], fulfillments: order.fulfillments.slice(0, 1) }
    const letter = shippedLetter(whole, { fulfillments: ['prints'], parcels: [] }, house)
    expect(letter.subject).toBe('Your order is on its way (order 1042)')
    expect(letterText(letter, house)).not.toContain('The rest follows')
  })

  it('about a parcel name only what travels, not what was paid back', () => {
    const goods = [{ ...print, refundedQuantity: print.quantity }, pin]
    const shipped = { fulfillments: ['studio', 'prints'] as const, parcels: [] }
    for (const told of both(shippedLetter({ ...order, goods }, shipped, house))) {
      expect(told).toContain('Tide pool')
      expect(told).not.toContain('Moon moths')
    }
    const gone = goods.slice(0, 1)
    const [, text] = both(shippedLetter({ ...order, goods: gone }, shipped, house))
    expect(text).toContain('Moon moths')
  })

  it('about a refund tell what goes back now, and what went back before', () => {
    const [, text] = both(refundLetter({ ...order, refunded: 2000 }, 1500, house))
    expect(text).toContain('Paid back before: $5.00\nPaid back now: $15.00')
  })

  it('about a wish show the piece, and the way to it and off the list', () => {
    for (const told of both(wishBackLetter(pin, wishPaths, house))) {
      for (const words of ['Tide pool', 'Enamel pin', '$9.00', '/merch/2', '/waiting/abc']) {
        expect(told).toContain(words)
      }
    }
  })

  it('to the owner name late orders, and lead to them', () => {
    const many = Array.from({ length: 25 }, (_, i) => i + 1)
    const letter = needsYouLetter({ cause: 'overdue', numbers: many }, null, house)
    expect(letter.subject).toContain('25 parcels are late')
    expect(letter.subject).toContain('and 5 more')
    const [, text] = both(needsYouLetter({ cause: 'overdue', numbers: [7] }, null, house))
    expect(text).toContain('Order 7 should have been on its way by now.')
  })

  it.each(Object.keys(everyLetter()))('%s lets nobody’s words become HTML', (kind) => {
    const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
    const letter = everyLetter(
      {
        buyer: { name: hostile, address: 'robin@example.com' },
        goods: [{ ...print, name: hostile, details: [hostile], picture: `https://x/"${hostile}` }],
        shipTo: order.shipTo && { ...order.shipTo, name: hostile, line1: hostile },
      },
      hostile,
    )[kind] as Letter
    const wicked = { ...house, studioName: hostile, tagLine: hostile, email: `a"b@${hostile}` }
    const html = letterHtml(letter, wicked)
    expect(html).not.toMatch(/<script|<img src=x/i)
    expect(html.match(/\sonerror\s*=/g) ?? []).toHaveLength(
      html.match(/&gt;&lt;img src=x onerror=/g)?.length ?? 0,
    )
  })

  it.each(Object.keys(everyLetter()))('%s holds names of 200 letters, and none at all', (kind) => {
    const long = 'Æ'.repeat(200)
    const letter = everyLetter(
      { buyer: { name: long, address: 'a@b.example' }, goods: [{ ...print, name: long }] },
      long,
    )[kind] as Letter
    expect(both(letter).every((told) => told.length > 100)).toBe(true)
    const bare = everyLetter({ buyer: null, goods: [], shipTo: null, fulfillments: [] }, '')[
      kind
    ] as Letter
    expect(both(bare).join()).not.toMatch(/undefined|null|NaN/)
  })

  it.each(Object.entries(everyLetter()))('%s is whole: language, title, preview', (_, letter) => {
    const html = letterHtml(letter, house)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(letter.subject.length).toBeGreaterThan(5)
    expect(html.length).toBeLessThan(60_000)
    expect(html.match(/src="(?!https:\/\/)/g)).toBeNull()
    expect(html.match(/href="(?!https:\/\/|mailto:)/g)).toBeNull()
  })

  it('can be read by a mail program', async () => {
    const html = letterHtml(confirmationLetter(order, house), house)
    const raw = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`
    expect((await PostalMime.parse(raw)).html).toContain('It&#39;s ordered!')
  })
})
