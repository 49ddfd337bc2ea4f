import { describe, expect, it } from 'vitest'
import { isTimeZone } from '#platform/time/zone.ts'
import type { Recipients } from '#shop/store/settings/privacy.copy.ts'
import { firstPage } from '#shop/store/settings/sentences.ts'
import { isLink, socialNetwork } from '#shop/store/settings/studio.ts'
import { factWords, filledIn, linked, pageNames, parseBlocks, plainPage } from './pages.ts'

const facts = {
  studioName: 'Slow Heron',
  artistName: 'Maren',
  email: 'hello@heron.example',
  currency: 'USD',
  shipping: {
    rule: 'One flat rate for the whole order, within the United States.',
    rates: { prints: '$6.50', clothing: 'free', merch: '$4.00' },
  },
  days: '9',
  leavingDays: 'Pieces leave in 9 days.',
  paidApart: false,
  area: 'within the United States',
  printedElsewhere: false,
  taxOnTop: false,
  customs: false,
  returnDays: 21,
  returnPostage: 'You pay for sending it back.',
  withdrawal: false,
  mails: true,
  recipients: {
    payment: 'stripe',
    printer: 'manual',
    mailHost: null,
    pictures: null,
    backupHost: null,
  },
  countries: ['US'],
  seller: ['Slow Heron'],
}

describe('a page’s text', () => {
  it('is plain in a mail, without marks of headings and lists', () => {
    expect(plainPage('# Buying\nIt is yours.\n\n- One\n- Two')).toBe(
      'Buying\n\nIt is yours.\n\n• One\n• Two',
    )
  })

  it('becomes headings, paragraphs and lists, and nothing else', () => {
    const text = '# Hello\nOne\ntwo\n\n- a\n- b\n  goes on\n\nThree\n- c'
    expect(parseBlocks(text)).toEqual([
      { kind: 'heading', text: 'Hello' },
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'list', items: ['a', 'b goes on'] },
      { kind: 'paragraph', text: 'Three' },
      { kind: 'list', items: ['c'] },
    ])
  })

  it('promises an email only where the shop has a mailbox', () => {
    for (const name of ['shipping', 'terms'] as const) {
      const text = (mails: boolean) => filledIn(firstPage(name), factWords({ ...facts, mails }))
      expect(text(true)).toMatch(/get an email/)
      expect(text(false)).not.toMatch(/get an email|[{}]/)
      expect(text(false)).toContain('page of your order')
    }
  })

  it('shows HTML as text', () => {
    expect(parseBlocks('<script>alert(1)</script>\r\n#hash, -dash')).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script>\n#hash, -dash' },
    ])
  })

  it('is no block when it is empty', () => {
    expect(parseBlocks(' \n\n ')).toEqual([])
  })

  it('fills in known placeholders, and leaves other braces alone', () => {
    const text =
      '{studio} by {artist}, {prints rate}, {clothing rate}, {days} days {where parcels go}, {nonsense} {constructor}'
    expect(filledIn(text, factWords(facts))).toBe(
      'Slow Heron by Maren, $6.50, free, 9 days within the United States, {nonsense} {constructor}',
    )
  })

  it('mentions a printer and two parcels only when prints are made elsewhere', () => {
    const told = (printedElsewhere: boolean) =>
      filledIn(firstPage('shipping'), factWords({ ...facts, printedElsewhere }))
    expect(told(true)).toContain('An order with both comes in two parcels.')
    expect(told(false)).not.toMatch(/printer|two parcels/)
  })

  it('promises the cart’s sum, and mentions tax and customs only where they are added', () => {
    const told = (taxOnTop: boolean) =>
      filledIn(firstPage('terms'), factWords({ ...facts, taxOnTop }))
    expect(told(true)).toContain('Only sales tax, where there is one, comes on top')
    expect(told(false)).toContain('What you see in your cart is what you pay, shipping included.')
    expect(told(false)).not.toContain('tax')
    expect(factWords({ ...facts, customs: true })['what you pay']).toMatch(
      /what you pay, shipping included\. Sent to another country, customs duty and import tax may come on top\.$/,
    )
  })

  it('states the owner’s returns, and agrees with the withdrawal instructions', () => {
    const told = (withdrawal: boolean) =>
      filledIn(firstPage('shipping'), factWords({ ...facts, withdrawal }))
    expect(told(false)).toContain(
      'Write within 21 days after it arrived, to hello@heron.example. You pay for sending it back.',
    )
    expect(told(false)).toContain('once the piece is here again')
    expect(told(false)).not.toContain('withdraw')
    expect(told(true)).toContain('within 14 days after you told me, standard delivery included')
  })

  it('promises no return days that the owner did not set', () => {
    const told = (returnDays: number | null, withdrawal = false) =>
      filledIn(firstPage('shipping'), factWords({ ...facts, returnDays, withdrawal }))
    expect(told(null)).not.toMatch(/\d+ days after|money/i)
    expect(told(null, true)).toContain('you may withdraw from the contract within 14 days')
    expect(told(0)).toContain('Nothing can be sent back without a reason.')
    expect(told(0, true)).toContain('Beyond what the law gives you, nothing can be sent back')
  })

  it('never promises fewer days than the law gives', () => {
    const told = (countries: string[]) =>
      factWords({ ...facts, returnDays: 7, withdrawal: true, countries })
    expect(told(['DE', 'FR']).returns).toContain('Write within 14 days after it arrived')
    const mixed = told(['US', 'FR'])
    expect(mixed.returns).toContain('Write within 7 days after it arrived')
    expect(mixed.returns).toContain('European Union and the United Kingdom have 14 days by law.')
    expect(mixed['return days']).toBe('14')
  })

  it('names the recipients of a buyer’s data: the connected services, and no other', () => {
    const told = (recipients: Recipients, countries: string[]) =>
      filledIn(
        firstPage('privacy'),
        factWords({ ...facts, recipients, countries, seller: ['Ada Marsh', '1 Mill Lane'] }),
      )
    const own = {
      payment: 'demo',
      printer: 'manual',
      mailHost: null,
      pictures: null,
      backupHost: null,
    }
    const alone = told(own, ['US'])
    expect(alone).toContain('Ada Marsh\n1 Mill Lane')
    expect(alone).not.toMatch(/Stripe|Printful|Cloudinary|email server|backups|Art\. 6|complain/)
    expect(alone).toContain('The fonts and pictures come from this shop itself')
    const connected = told(
      {
        payment: 'stripe',
        printer: 'printful',
        mailHost: 'smtp.post.example',
        pictures: 'cloudinary',
        backupHost: 'box.store.example',
      },
      ['DE', 'GB'],
    )
    expect(connected).toContain('Stripe, where you pay')
    expect(connected).toContain('Printful, the printer of art prints')
    expect(connected).toContain('The email server smtp.post.example')
    expect(connected).toContain('The server box.store.example: backups of the whole shop')
    expect(connected).toContain('the pictures from Cloudinary')
    expect(connected).toContain(
      'Stripe, Printful, and Cloudinary belong to firms in the United States',
    )
    expect(connected).toContain('Art. 6(1)(b)')
    expect(connected).toContain('complain to a data protection authority')
    expect(connected).toContain('Information Commissioner’s Office')
  })

  it('links web addresses and mailboxes, without the full stop behind them', () => {
    expect(linked('See https://a.example/b, or write to x@y.example. Bye')).toEqual([
      { text: 'See ' },
      { text: 'https://a.example/b', to: 'https://a.example/b' },
      { text: ', or write to ' },
      { text: 'x@y.example', to: 'mailto:x@y.example' },
      { text: '. Bye' },
    ])
    expect(linked('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }])
  })

  it.each(pageNames)('%s exists from the start, and its placeholders are known', (name) => {
    const text = filledIn(firstPage(name), factWords(facts))
    expect(text).not.toMatch(/[{}]/)
    expect(parseBlocks(text).length).toBeGreaterThan(5)
  })
})

describe('the studio’s link', () => {
  it('is a website or a mailbox, and no script', () => {
    const good = ['https://a.example', 'http://a.example/b?c', 'mailto:x@y.example']
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'a.example',
      '//a.example',
      'https://',
      '',
    ]
    expect(good.filter(isLink)).toEqual(good)
    expect(bad.filter(isLink)).toEqual([])
  })

  it('is in an existing zone', () => {
    expect(['Europe/Berlin', 'America/New_York'].every(isTimeZone)).toBe(true)
    expect(['', 'Moon/Sea of Rain'].some(isTimeZone)).toBe(false)
  })

  it('is recognised by its network', () => {
    expect(socialNetwork({ label: 'My Instagram', url: 'https://x.example' })).toBe('instagram')
    expect(socialNetwork({ label: 'Films', url: 'https://www.youtube.com/@x' })).toBe('youtube')
    expect(socialNetwork({ label: 'Slow Web!', url: 'https://x.example' })).toBe('slow-web-')
  })
})
