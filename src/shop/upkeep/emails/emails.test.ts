import { describe, expect, it } from 'vitest'
import { addressLines } from '#shop/orders/record/addresses/address-lines.ts'
import { brand, order, pin, print } from '#testing/fixtures/orders/mail-order.ts'
import type { Email } from './email.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import type { MailOrder } from './mail-order.server.ts'
import {
  confirmationEmail,
  paymentFailedEmail,
  refundEmail,
  soldEmail,
  withMoney,
} from './order-emails.server.ts'
import { contactEmail, needsYouEmail, printerAwayEmail } from './owner-emails.server.ts'
import { replacedEmail, shippedEmail, shippingUndoneEmail } from './parcel-emails.server.ts'
import { backEmail, confirmEmail } from './visitor-emails.server.ts'

const subscriptionPaths = { look: '/merch/2', leave: '/waiting/abc' }
const everyEmail = (changes: Partial<MailOrder> = {}, said = 'Hm.'): Record<string, Email> => {
  const one = { ...order, ...changes }
  const name = one.buyer?.name ?? ''
  const message = { id: 'a1', name, email: 'robin@example.com', subject: said, text: said }
  return {
    confirmation: confirmationEmail(one, brand, ''),
    shipped: shippedEmail(one, { fulfillments: ['prints'], parcels: [] }, brand),
    replaced: replacedEmail(one, brand),
    undone: shippingUndoneEmail(one, { fulfillment: 'prints', numbered: true }, brand),
    refunded: refundEmail(one, { cents: 500 }, brand),
    cancelled: refundEmail(one, { cents: 500, cancels: true }, brand),
    cancelledByBuyer: refundEmail(
      { ...one, cancelledByBuyer: true },
      { cents: 500, cancels: true },
      brand,
    ),
    voidReason: refundEmail(one, { cents: 0 }, brand),
    unpaid: paymentFailedEmail(one, 'refused', brand),
    neverCame: paymentFailedEmail(one, 'never_came', brand),
    debitEnded: paymentFailedEmail(one, 'ended', brand),
    sold: soldEmail(one, brand),
    attention: needsYouEmail(
      { cause: 'issue', orderId: 'a', code: 'note', details: { text: said } },
      { number: 1042, total: 2000, refunded: 0, state: 'paid' },
      brand,
    ),
    stuck: needsYouEmail(
      { cause: 'dead-letter', topic: 'prints.place', reason: said },
      null,
      brand,
    ),
    payments: needsYouEmail({ cause: 'payments', reason: 'Stripe refused this.' }, null, brand),
    tax: needsYouEmail({ cause: 'tax' }, null, brand),
    printerAway: printerAwayEmail(said, [3, 4], brand),
    overdue: needsYouEmail({ cause: 'overdue', orderNumbers: [3, 4] }, null, brand),
    contact: contactEmail(message, brand),
    subscriptionConfirm: confirmEmail({ kind: 'merch', name: said }, '/waiting/abc', brand),
    openingConfirm: confirmEmail({ kind: 'opening', name: null }, '/waiting/abc', brand),
    subscriptionBack: backEmail(one.goods[0] ?? 'shop', subscriptionPaths, brand),
    shopBack: backEmail('shop', { ...subscriptionPaths, look: '/' }, brand),
    shopOpen: backEmail('opening', { ...subscriptionPaths, look: '/' }, brand),
  }
}

const both = (email: Email) => [emailHtml(email, brand), emailText(email, brand)] as const
const leftOut = (email: Email, words: readonly string[]) =>
  words.filter((each) => !both(email).every((told) => told.includes(each)))
const mentioned = (email: Email, words: readonly string[]) =>
  words.filter((each) => both(email).some((told) => told.includes(each)))
const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<[^>]+>/gs, ' ')
    .replaceAll('&times;', '×')
    .replace(/\s+/g, ' ')

describe('e-mails', () => {
  it.each([
    ['US', []],
    ['GB', ['Withdraw from contract here', 'The terms.']],
    ['DE', ['Withdraw from contract here', 'guarantee of at least two years', 'The terms.']],
  ])('to a buyer in %s contain the legal texts for a durable medium', (country, words) => {
    const shipTo = { ...order.shipTo, country } as MailOrder['shipTo']
    const email = confirmationEmail({ ...order, shipTo }, brand, 'The terms.')
    expect(leftOut(email, words)).toEqual([])
    const every = ['Withdraw from contract here', 'guarantee of at least two years', 'The terms.']
    expect(mentioned(email, every).toSorted()).toEqual(words.toSorted())
  })

  it('to a buyer list every piece, size, quantity, price and sum exactly', () => {
    const email = confirmationEmail(order, brand, '')
    const pieces = ['Moon moths', '12 × 18 inches', '$34.50', '$103.50', 'Tide pool', 'Enamel pin']
    const sums = ['$9.00', '$112.50', '$6.50', '$119.00']
    const buyer = ['12 Alder Street', 'Portland, OR 97205', 'https://heron.example/orders/abc']
    const studio = ['Atelier Heron', 'maren@heron.example']
    expect(leftOut(email, [...pieces, ...sums, ...buyer, ...studio])).toEqual([])
    const [html] = both(email)
    expect(seen(html)).toContain('3 × $34.50 $103.50')
    expect(html).toContain('src="https://heron.example/media/Prints/ab-320.jpg"')
  })

  it('write an address without a region in the usual form', () => {
    const to = { name: 'Jo', line1: 'Hafen 1', line2: null, city: 'Berlin', state: '' }
    expect(addressLines({ ...to, postal_code: '10115', country: 'DE' }, null)).toContain(
      '10115 Berlin',
    )
  })

  it('name the place of a pickup, and announce when the order is ready', () => {
    const picked = { ...order, pickup: '12 Alder Street\nOn Fridays', shipTo: null }
    const [html, confirmed] = both(confirmationEmail(picked, brand, ''))
    expect(html).toContain('12 Alder Street<br>On Fridays')
    expect(confirmed).toContain('When it is ready\n')
    expect(confirmed).not.toContain('withdraw within 14 days')
    const [, atHome] = both(confirmationEmail(picked, brand, 'The terms.', 'DE'))
    expect(atHome).toContain('withdraw within 14 days')
    expect(atHome).toContain('The terms.')
    expect(confirmed).toContain('12 Alder Street\nOn Fridays')
    expect(confirmed).toContain('as soon as it is ready for you')
    const ready = shippedEmail(picked, { fulfillments: ['studio'], parcels: [] }, brand)
    expect(ready.subject).toBe('Your order is ready for you (order 1042)')
    expect(both(ready)[1]).toContain('12 Alder Street\nOn Fridays')
  })

  it('announce one parcel for an order that the studio sends alone', () => {
    const leaves = { from: '2026-11-27', to: '2026-11-30' }
    const own = { state: 'queued', parcels: [], by: 'studio', leaves, arrives: null }
    const kinds = ['prints', 'studio'] as const
    const fulfillments = kinds.map((kind) => ({ ...own, kind })) as MailOrder['fulfillments']
    const email = confirmationEmail({ ...order, fulfillments }, brand, '')
    const [, text] = both(email)
    expect(text.match(/leaves the studio/g)).toHaveLength(1)
  })

  it('about a parcel name its pieces and its tracking, and announce the rest', () => {
    const parcel = {
      carrier: 'DHL',
      trackingNumber: 'JD014',
      trackingUrl: 'https://dhl.example/JD014',
    }
    const second = { carrier: null, trackingNumber: 'XX2', trackingUrl: 'javascript:alert(1)' }
    const fulfillments: MailOrder['fulfillments'] = [
      {
        kind: 'prints',
        state: 'shipped',
        parcels: [parcel, second],
        by: 'printer',
        leaves: null,
        arrives: { from: '2026-12-05', to: '2026-12-09' },
      },
      { kind: 'studio', state: 'queued', parcels: [], by: 'studio', leaves: null, arrives: null },
    ]
    const shipped = { ...order, fulfillments }
    const email = shippedEmail(shipped, { fulfillments: ['prints'], parcels: [] }, brand)
    const words = [
      'JD014',
      'https://dhl.example/JD014',
      'XX2',
      'The rest follows',
      'December 5 and 9',
    ]
    expect(leftOut(email, words)).toEqual([])
    expect(mentioned(email, ['javascript:', 'Tide pool'])).toEqual([])
    const late = shippedEmail(shipped, { fulfillments: ['prints'], parcels: ['XX2'] }, brand)
    expect(emailText(late, brand)).not.toContain('JD014')
  })

  it('about a paid order name each parcel’s dates, or say that the studio must check it first', () => {
    const promised = ['December 2 and 4', 'December 5 and 9', 'December 1 and 3']
    expect(leftOut(confirmationEmail(order, brand, ''), promised)).toEqual([])
    const checked = confirmationEmail({ ...order, beingChecked: true }, brand, '')
    expect(leftOut(checked, ['look at one thing'])).toEqual([])
    const soon = 'as soon as something is on its way'
    expect(mentioned(checked, [...promised, soon])).toEqual([])
  })

  it('about parts in one parcel name both at once, with their number', () => {
    const fulfillments: MailOrder['fulfillments'] = [
      { kind: 'prints', state: 'shipped', parcels: [], by: 'printer', leaves: null, arrives: null },
      {
        kind: 'studio',
        state: 'shipped',
        by: 'studio',
        leaves: null,
        arrives: null,
        parcels: [{ carrier: 'DHL', trackingNumber: 'JD77', trackingUrl: null }],
      },
    ]
    const email = shippedEmail(
      { ...order, fulfillments },
      { fulfillments: ['studio', 'prints'], parcels: [] },
      brand,
    )
    expect(email.subject).toBe('Your order is on its way (order 1042)')
    expect(leftOut(email, ['JD77', 'Moon moths', 'Tide pool'])).toEqual([])
    expect(mentioned(email, ['The rest follows'])).toEqual([])
  })

  it('about a parcel leave out refunded pieces', () => {
    const goods = [{ ...print, refundedQuantity: print.quantity }, pin]
    const shipped = { fulfillments: ['studio', 'prints'] as const, parcels: [] }
    const email = shippedEmail({ ...order, goods }, shipped, brand)
    expect(leftOut(email, ['Tide pool'])).toEqual([])
    expect(mentioned(email, ['Moon moths'])).toEqual([])
    const gone = goods.slice(0, 1)
    const [, text] = both(shippedEmail({ ...order, goods: gone }, shipped, brand))
    expect(text).toContain('Moon moths')
  })

  it('about a refund name the present and the earlier sums', () => {
    const [, text] = both(refundEmail({ ...order, refunded: 2000 }, { cents: 1500 }, brand))
    expect(text).toContain('Refunded before: $5.00\nRefunded now: $15.00')
  })

  it('about a cancelled order say it to a buyer who cancelled it, and don’t ask why', () => {
    const text = (cancelledByBuyer: boolean, cents: number) =>
      emailText(refundEmail({ ...order, cancelledByBuyer }, { cents, cancels: true }, brand), brand)
    expect(text(true, 500)).toContain('You cancelled order 1042, and it is done')
    expect(text(true, 0)).toContain('You cancelled order 1042, and it is done')
    expect(text(true, 0)).not.toContain('Wondering why?')
    expect(text(false, 500)).toContain('Order 1042 is cancelled')
    expect(text(false, 0)).toContain('Wondering why?')
  })

  it('about a subscription show the piece, with links to it and to leave', () => {
    const words = ['Tide pool', 'Enamel pin', '$9.00', '/merch/2', '/waiting/abc']
    expect(leftOut(backEmail(pin, subscriptionPaths, brand), words)).toEqual([])
  })

  it('to the owner name late orders, with links to them', () => {
    const many = Array.from({ length: 25 }, (_, i) => i + 1)
    const email = needsYouEmail({ cause: 'overdue', orderNumbers: many }, null, brand)
    expect(email.subject).toContain('25 parcels are late')
    expect(email.subject).toContain('and 5 more')
    const [, text] = both(needsYouEmail({ cause: 'overdue', orderNumbers: [7] }, null, brand))
    expect(text).toContain('Order 7 should have been on its way by now.')
  })

  it.each(Object.keys(everyEmail()))('%s contains no HTML from users', (kind) => {
    const hostile = `<script>alert("x")</script>'"><img src=x onerror=alert(1)>`
    const email = everyEmail(
      {
        buyer: { name: hostile, address: 'robin@example.com' },
        goods: [{ ...print, name: hostile, details: [hostile], picture: `https://x/"${hostile}` }],
        shipTo: order.shipTo && { ...order.shipTo, name: hostile, line1: hostile },
      },
      hostile,
    )[kind] as Email
    const wicked = { ...brand, studioName: hostile, tagLine: hostile, email: `a"b@${hostile}` }
    const html = emailHtml(email, wicked)
    expect(html).not.toMatch(/<script|<img src=x/i)
    const harmless = html.match(/&gt;&lt;img src=x onerror=/g) ?? []
    expect(harmless.length).toBeGreaterThan(0)
    expect(html.match(/\sonerror\s*=/g)).toHaveLength(harmless.length)
  })

  it.each(Object.keys(everyEmail()))('%s holds names of 200 letters, and empty names', (kind) => {
    const long = 'Æ'.repeat(200)
    const email = everyEmail(
      { buyer: { name: long, address: 'a@b.example' }, goods: [{ ...print, name: long }] },
      long,
    )[kind] as Email
    expect(both(email).every((told) => told.length > 100)).toBe(true)
    const bare = everyEmail({ buyer: null, goods: [], shipTo: null, fulfillments: [] }, '')[
      kind
    ] as Email
    expect(both(bare).join()).not.toMatch(/undefined|null|NaN/)
  })

  it.each(Object.entries(everyEmail()))('%s is complete: language, title, preview', (_, email) => {
    const html = emailHtml(email, brand)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(email.subject.length).toBeGreaterThan(5)
    expect(html.length).toBeLessThan(60_000)
    expect(html.match(/src="(?!https:\/\/)/g)).toBeNull()
    expect(html.match(/href="(?!https:\/\/|mailto:)/g)).toBeNull()
  })
})

describe('an e-mail about an order without real money', () => {
  const sold = (money: MailOrder['money']) =>
    withMoney(soldEmail({ ...order, money }, brand), money)

  it('says so in its subject, at its top, and at its total', () => {
    const email = sold('play')
    expect(email.subject).toBe('You sold something! (play money) $119.00 (order 1042)')
    expect(email.blocks[0]).toMatch(/^Play money: /)
    expect(emailText(email, brand)).toMatch(/Total \(play money\)/)
  })

  it('is called a test in the provider’s test mode', () => {
    expect(sold('test').subject).toBe('You sold something! (test) $119.00 (order 1042)')
    const shipped = { fulfillments: ['prints', 'studio'] as const, parcels: [] }
    const email = shippedEmail({ ...order, money: 'test' }, shipped, brand)
    expect(withMoney(email, 'test').subject).toBe('Your order is on its way (order 1042) (test)')
  })

  it('says nothing for real money', () => {
    expect(sold('live')).toEqual(soldEmail(order, brand))
  })
})
