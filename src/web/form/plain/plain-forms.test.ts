import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { bodyOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { openPlainForms } from '#testing/harness/plain-forms.ts'

const discount = '/api/discounts/create'

describe('a form without scripts', () => {
  const shop = each(openPlainForms)
  const discounts = () => bodyOf<{ code: string }[]>(shop.owner.get('/api/discounts'))

  it('returns with its problem and the typed values, and is saved once corrected', async () => {
    const typed = { code: 'tides', percent: '140', oncePerBuyer: 'on', 'scope.to': 'kinds' }
    const refused = await shop.send('discounts', discount, typed)
    expect(refused).toMatchObject({
      status: 422,
      values: { code: 'tides', percent: '140', oncePerBuyer: true, scope: { to: 'kinds' } },
    })
    expect(refused.problems?.map(({ field }) => field)).toEqual(['percent', 'scope'])
    expect(await discounts()).toEqual([])
    const shown = { base: refused.base ?? {}, values: refused.values ?? {} }
    const mended = { percent: '14', 'scope.kinds.prints': 'on' }
    const saved = await shop.send('discounts', discount, mended, { shown })
    expect(saved).toEqual({
      status: 303,
      location: '/admin?at=discounts&saved=%2Fapi%2Fdiscounts%2Fcreate#saved',
    })
    expect(await discounts()).toMatchObject([{ code: 'TIDES', scope: { kinds: ['prints'] } }])
  })

  it('is refused like any call: from another site, and without a session', async () => {
    const typed = { percent: '10' }
    const elsewhere = { Origin: 'https://elsewhere.example' }
    expect(await shop.send('discounts', discount, typed, elsewhere)).toMatchObject({ status: 422 })
    expect(await shop.send('discounts', discount, typed, { Cookie: '' })).toMatchObject({
      status: 422,
      reason: expect.any(String),
    })
    expect(await discounts()).toEqual([])
  })

  it('asks for a new sign-in if the call does', async () => {
    await shop.shop.db.transact((trx) =>
      trx.updateTable('sessions').set({ proved_at: null }).execute(),
    )
    const sent = await shop.send('social-feed', '/api/social-feed/token', { token: 'IGQVJ' })
    expect(sent).toMatchObject({ status: 422, reason: expect.stringContaining('log in again') })
  })

  it('never returns a secret', async () => {
    const typed = { current: 'a-long-pass-phrase', password: 'short' }
    const refused = await shop.send('account', '/api/account/password', typed)
    expect(refused.problems?.[0]?.field).toBe('password')
    expect(refused.values).toEqual({ current: '', password: '' })
  })

  it('names values that were changed since it was filled', async () => {
    const { shown } = await shop.draw('invoices', '/api/studio/invoices')
    const meanwhile = { prefix: 'THEIRS-', sellerName: 'Hers' }
    const { version: _, ...now } = await bodyOf<Record<string, unknown>>(
      shop.owner.get('/api/studio/invoices'),
    )
    await bodyOf(shop.owner.put('/api/studio/invoices', { ...now, ...meanwhile }))
    const typed = { prefix: 'MINE-' }
    const refused = await shop.send('invoices', '/api/studio/invoices', typed, { shown })
    expect(refused).toMatchObject({ status: 422, changed: true, values: { prefix: 'MINE-' } })
    expect(refused.base).toEqual(shown?.base)
  })

  it('turns a tick that saves at once', async () => {
    const turn = (allowed: boolean) =>
      shop.send('feeds', `PUT /api/studio/training ${JSON.stringify({ allowed })}`, {})
    const { training } = shop.shop.storefront.feeds
    for (const allowed of [true, false]) {
      expect(await turn(allowed)).toEqual({ status: 303, location: '/admin?at=feeds&done=yes' })
      expect(await training()).toEqual({ allowed })
    }
  })

  it('changes its rows without saving', async () => {
    const pressed = await shop.send('studio', '/api/studio', { 'social.add': 'press' })
    const { social = [] } = pressed.values as { social?: object[] }
    expect(social.at(-1)).toEqual({ label: '', url: '' })
    const studio = await bodyOf<{ social: object[] }>(shop.owner.get('/api/studio'))
    expect(studio.social.length).toBe(social.length - 1)
  })

  it('lets a choice fill other fields, and keeps typed values beside it', async () => {
    const typed = { mailbox: 'fastmail', user: 'maren' }
    const refused = await shop.send('services&id=mail', '/api/services/mail', typed)
    expect(refused.values).toMatchObject({ host: 'smtp.fastmail.com', user: 'maren' })
  })

  it('that asks is answered by its page, and what was asked about is done by the next form', async () => {
    const { number, id } = await placeOrder(shop.shop.db, { paidAt: shop.shop.clock.now() })
    const [to, next] = ['/api/orders/tracking/check', '/api/orders/tracking/ship']
    const text = `${number}, 9400 1118 9956, USPS`
    const asked = await shop.send('postage', to, { text })
    const lines = [{ number, carrier: 'USPS', problem: null }]
    expect(asked).toMatchObject({ status: 200, values: { text }, answer: lines })
    const shown = { base: { values: { text }, version: {} }, values: { text } }
    const shipped = await shop.send('postage', next, {}, { shown })
    expect(shipped).toMatchObject({ status: 200, answer: lines })
    expect((await shop.shop.admin.orders.get(id)).state).toBe('fulfilled')
  })

  it('erases a person’s data after its question', async () => {
    const email = 'robin@example.com'
    await placeOrder(shop.shop.db, {
      email,
      paidAt: 1,
      state: 'fulfilled',
      fulfillments: { studio: 'shipped' },
    })
    const found = await shop.send('privacy', '/api/privacy/find', { email })
    expect(found).toMatchObject({ status: 200, answer: { found: { orders: 1 } } })
    const shown = { base: { values: { email }, version: {} }, values: { email } }
    const to = '/api/privacy/erase'
    const asked = await shop.send('privacy', to, {}, { shown })
    expect(asked.question?.title).toContain(email)
    const { status, reason } = await shop.send('privacy', to, { _yes: 'yes' }, { shown })
    expect([status, reason]).toEqual([303, undefined])
  })

  it('sends a new piece as a draft by its button', async () => {
    const typed = { printName: 'Newt', descName: 'Sticker', price: '4,50', quantity: '3' }
    const refused = await shop.send('create-merch', '/api/merch/create', {
      ...typed,
      draft: 'press',
    })
    expect(refused).toMatchObject({ status: 422, values: { ...typed, hidden: true } })
    expect(refused.problems?.[0]?.field).toBe('primaryImage')
  })
})
