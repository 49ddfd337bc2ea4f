import type { Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { createApi } from '#http/app.ts'
import { writeSetting } from '#platform/db/settings.ts'
import { formatMoney } from '#platform/money/money.ts'
import { day } from '#platform/time/clock.ts'
import { listOverdue } from '#shop/orders/back-office/overdue.server.ts'
import { readOpenIssues } from '#shop/orders/record/order-issues.server.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { confirmationEmail } from '#shop/upkeep/emails/order-emails.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { mailedTo } from '#testing/fixtures/mailed.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { noParcel, placeOrder } from '#testing/fixtures/orders/orders.ts'
import { bodyOf, createApiClient, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { exemptWords } from './withdrawals.server.ts'

const robin = 'robin@example.com'
const bought = [{ kind: 'merch' as const, name: 'Tide pool' }]
const herNameAndPin = [
  { kind: 'clothing' as const, name: 'Her name on a shirt', personalised: true },
  ...bought,
]

eachDatabase('withdrawing from a contract', (lane) => {
  const server = each(startMailServer)
  const shop = each(() => createTestShop({ lane, env: mailedTo(server) }))

  const visitor = (address = '203.0.113.5') => createApiClient(createApi(shop), { address })
  const statement = (more: object = {}) => ({
    name: 'Robin Field',
    orderNumber: '1042',
    email: 'Robin@Example.com',
    ...more,
  })
  async function withdraw(more: object = {}, client = visitor()): Promise<string> {
    const { token } = await bodyOf<{ token: string }>(
      client.post('/api/withdrawals', statement(more)),
    )
    await bodyOf(client.post(`/api/withdrawals/${token}/confirm`, {}))
    return token
  }
  const prepare = (more: object) =>
    shop.storefront.withdrawals.prepare({ ...statement(), pieces: '', email: robin, ...more })
  const mailsTo = async (address: string): Promise<Email[]> => {
    await shop.jobs.runDue()
    return server.mails.filter((mail) => mail.to?.[0]?.address === address)
  }
  const letters = () => shop.storefront.messages.list({ search: '', limit: 50 })

  it('is acknowledged with the exempt pieces, and the reason', async () => {
    const { number } = await placeOrder(shop.db, {
      paidAt: shop.clock.now(),
      bought: herNameAndPin,
    })
    await withdraw({ orderNumber: String(number) })
    const why = '“Her name on a shirt” is made to your wishes'
    const [all] = await mailsTo(robin)
    expect(all?.text?.replaceAll(/\s+/g, ' ')).toContain(why)
    await withdraw({ orderNumber: String(number), pieces: '1 × Tide pool' })
    const mails = await mailsTo(robin)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text?.replaceAll(/\s+/g, ' ')).not.toContain(why)
    const rows = await shop.db.read.selectFrom('messages').selectAll().execute()
    const told = rows.map((row) => JSON.stringify(row).includes(why))
    expect(told.toSorted()).toEqual([false, true])
  })

  async function placeFor(country: string) {
    const placed = await placeOrder(shop.db, { paidAt: shop.clock.now(), bought })
    const to = JSON.stringify({ ...fakeAddress, country })
    await shop.db.transact((trx) => changeOrder(trx, placed.id, { ship_to: to }, shop.clock.now()))
    return placed
  }
  const wordsOf = async (id: string) =>
    (await shop.admin.orders.get(id)).issues.map(
      ({ words }) => words.split('among your letters. ')[1],
    )

  it('holds the order: it isn’t to ship, and ships only at the owner’s word', async () => {
    shop.clock.set(Date.UTC(2026, 10, 23, 9))
    const { id, number } = await placeFor('DE')
    const { orders, fulfillment } = shop.admin
    const toShip = async () =>
      (await orders.list({ filter: 'to-ship', search: '', limit: 10 })).map((order) => order.id)
    expect(await toShip()).toEqual([id])
    await withdraw({ orderNumber: String(number) })
    expect(await toShip()).toEqual([])
    const late = shop.clock.now() + 40 * day
    expect(await listOverdue(shop.db.read, late)).toEqual([])
    const { total } = await orders.get(id)
    const refund = (left: number) =>
      `Don’t ship. Refund ${formatMoney(left, 'USD')} by December 7, 2026 (right of withdrawal).`
    expect(await wordsOf(id)).toEqual([refund(total)])
    await shop.db.transact((trx) => changeOrder(trx, id, { refunded: 100 }, shop.clock.now()))
    expect(await wordsOf(id)).toEqual([refund(total - 100)])
    await expect(fulfillment.ship(id, 'studio', noParcel)).rejects.toMatchObject({
      code: 'changed',
    })
    expect(await fulfillment.ship(id, 'studio', { ...noParcel, anyway: true })).toBe('shipped')
    expect((await wordsOf(id))[0]).toMatch(
      /^If it came within 14 days after the last parcel, refund/,
    )
  })

  if (lane !== 'sqlite') return

  it('from a network with very many is stored, but mailed only for known orders', async () => {
    const { number } = await placeOrder(shop.db, { paidAt: shop.clock.now() })
    for (let i = 0; i < 12; i += 1) {
      await shop.storefront.withdrawals.confirm(await prepare({ email: `a${i}@example.com` }), true)
    }
    await shop.storefront.withdrawals.confirm(await prepare({ orderNumber: `${number}` }), true)
    await shop.jobs.runDue()
    const written = server.mails.map(({ to }) => to?.[0]?.address ?? '')
    expect(written.filter((address) => address.endsWith('@example.com'))).toEqual([robin])
    const kept = await shop.db.read.selectFrom('messages').select('id').execute()
    expect(kept).toHaveLength(13)
  })

  it('counts once confirmed, and is acknowledged with its text and its moment', async () => {
    const { number } = await placeOrder(shop.db, { paidAt: shop.clock.now() })
    const client = visitor()
    const prepared = client.post(
      '/api/withdrawals',
      statement({ orderNumber: `No. ${number}`, pieces: 'the tea towel' }),
    )
    const { token } = await bodyOf<{ token: string }>(prepared)
    expect(await shop.storefront.withdrawals.find(token)).toMatchObject({ statedAt: null })
    expect(await mailsTo(robin)).toEqual([])
    await bodyOf(client.post(`/api/withdrawals/${token}/confirm`, {}))
    shop.clock.advance(1000)
    await bodyOf(client.post(`/api/withdrawals/${token}/confirm`, {}))
    const mails = await mailsTo(robin)
    expect(mails).toHaveLength(1)
    const words = mails[0]?.text ?? ''
    expect(mails[0]?.subject).toBe(`Your withdrawal was received: order ${number}`)
    expect(words).toContain(`I, Robin Field, withdraw from my contract, order No. ${number}`)
    expect(words).toContain('the tea towel')
    expect(Object.keys((await shop.storefront.withdrawals.find(token)) ?? {})).not.toContain(
      'orderId',
    )
    const moment = new Date((await shop.storefront.withdrawals.find(token))?.statedAt ?? 0)
    expect(words).toContain(moment.toISOString().slice(11, 19))
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      `Withdrawal: order No. ${number}`,
    ])
  })

  it('that was never begun, or is forgotten, is not found', async () => {
    const client = visitor()
    const lost = client.post(`/api/withdrawals/${'x'.repeat(43)}/confirm`, {})
    expect(await failureOf(lost)).toMatchObject({ status: 404 })
    const prepared = client.post('/api/withdrawals', statement())
    const { token } = await bodyOf<{ token: string }>(prepared)
    const stated = await withdraw()
    shop.clock.advance(2 * day)
    await shop.storefront.withdrawals.cleanUp()
    expect(await shop.storefront.withdrawals.find(token)).toBeNull()
    expect(await shop.storefront.withdrawals.find(stated)).not.toBeNull()
    expect(await shop.storefront.withdrawals.find('\0')).toBeNull()
  })

  it('reads a form’s tick boxes as lines, one piece each, and takes a tab pasted into a name', async () => {
    const fields = [
      ...Object.entries(statement({ name: 'Robin\tReed' })),
      ['pieces[]', '1 × Tide pool'],
      ['pieces[]', '2 × Moon moths'],
    ] as [string, string][]
    const body = new URLSearchParams(fields).toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await visitor().send('POST', '/api/withdrawals', body, headers)
    expect(answer.status).toBe(303)
    const token = answer.headers.get('Location')?.split('/').at(-1) ?? ''
    expect(await shop.storefront.withdrawals.find(token)).toMatchObject({
      name: 'Robin\tReed',
      pieces: '1 × Tide pool\n2 × Moon moths',
    })
  })

  it('of a picked-up order follows the law of the studio’s own country, as its mail says', async () => {
    const pickedUp = async (country: string) => {
      const placed = await placeOrder(shop.db, { paidAt: shop.clock.now(), bought })
      await shop.db.transact(async (trx) => {
        await writeSetting(trx, storeSetting, { country }, shop.clock.now())
        const facts = { ship_to: null, destination: 'pickup' }
        await changeOrder(trx, placed.id, facts, shop.clock.now())
      })
      await withdraw({ orderNumber: String(placed.number) })
      return (await wordsOf(placed.id))[0]
    }
    expect(await pickedUp('DE')).toMatch(/^Don’t ship\. Refund/)
    expect(await pickedUp('US')).toMatch(/^Check whether the law of the country/)
  })

  it('names no duty without a known right of withdrawal, and no sum for some pieces', async () => {
    const abroad = await placeFor('US')
    await withdraw({ orderNumber: String(abroad.number) })
    expect((await wordsOf(abroad.id))[0]).toMatch(/^Check whether the law of the country/)
    const some = await placeFor('DE')
    await withdraw({ orderNumber: String(some.number), pieces: '1 × Tide pool' })
    expect((await wordsOf(some.id))[0]).toMatch(
      /^Don’t ship what it names\. Refund what was paid for the pieces that it names by/,
    )
  })

  it('names as exempt no piece whose name only begins alike', async () => {
    const bought = [
      { kind: 'merch' as const, name: 'Mug', personalised: true },
      { kind: 'merch' as const, name: 'Mug, large' },
    ]
    const { number } = await placeOrder(shop.db, { paidAt: shop.clock.now(), bought })
    const exempt = async (pieces: string) => {
      const token = await prepare({ orderNumber: String(number), pieces })
      await shop.storefront.withdrawals.confirm(token)
      return exemptWords(shop.db.read, token)
    }
    expect(await exempt('the Mug, large')).toEqual([])
    const mug = [expect.stringMatching(/^“Mug” is made to your wishes/)]
    expect(await exempt('the Mug')).toEqual(mug)
    expect(await exempt('the Mug, large and the Mug')).toEqual(mug)
  })

  it.each([
    ['an order that nobody placed', { orderNumber: '99' }],
    ['an order without a number', { orderNumber: 'the blue one, in May' }],
    ['an order of somebody else', { email: 'other@example.com' }],
  ])('from %s is accepted and acknowledged anyway', async (_, more) => {
    const order = await placeOrder(shop.db, { paidAt: shop.clock.now() })
    const number = String(order.number)
    const token = await withdraw({ orderNumber: number, ...more })
    expect((await shop.storefront.withdrawals.find(token))?.statedAt).not.toBeNull()
    expect(await readOpenIssues(shop.db.read, [order.id])).toEqual(new Map())
    expect(await letters()).toHaveLength(1)
    const [mail] = await mailsTo('email' in more ? more.email : robin)
    expect(mail?.subject).toBe('Your withdrawal was received')
  })

  it('sends no stranger’s text to an address that fits no order', async () => {
    const words = {
      name: 'Win money',
      orderNumber: 'see http://evil.example',
      pieces: 'Press here',
    }
    await withdraw(words)
    const [mail] = await mailsTo(robin)
    const whole = JSON.stringify(mail)
    for (const each of ['Win money', 'evil.example', 'Press here'])
      expect(whole).not.toContain(each)
  })

  it('names a missing or wrong field', async () => {
    for (const [field, more] of [
      ['name', { name: ' ' }],
      ['orderNumber', { orderNumber: '' }],
      ['email', { email: 'robin' }],
      ['email', { email: 'robin@example.com, other@example.com' }],
      ['name', { name: 'Robin\nBcc: all@example.com' }],
      ['pieces', { pieces: 'x'.repeat(1001) }],
    ] as const) {
      const refused = visitor().post('/api/withdrawals', statement(more))
      expect(await failureOf(refused)).toMatchObject({ status: 400, field })
    }
  })

  it('fills nobody’s mailbox, but counts every time', async () => {
    for (let i = 0; i < 9; i += 1) {
      const email = i % 2 === 0 ? robin : 'robin+1@example.com'
      await withdraw({ email }, visitor(`203.0.113.${i}`))
    }
    expect(await mailsTo(robin)).toHaveLength(3)
    expect(await mailsTo('robin+1@example.com')).toHaveLength(2)
    expect(await letters()).toHaveLength(9)
    const { number } = await placeOrder(shop.db, { paidAt: shop.clock.now() })
    for (let i = 0; i < 6; i += 1)
      await withdraw({ orderNumber: `${number}` }, visitor(`203.0.113.${i}`))
    expect(await mailsTo(robin)).toHaveLength(3 + 5)
  })

  it('is offered for pieces that aren’t personalised, with the reason for the others', async () => {
    const mailOf = async (count: number, home: string) => {
      const facts = { paidAt: shop.clock.now(), bought: herNameAndPin.slice(0, count) }
      const { id } = await placeOrder(shop.db, facts)
      const order = await readMailOrder(shop.db.read, id, 'https://heron.example')
      if (!order) throw new Error('no order')
      const picked = { ...order, shipTo: null, pickup: 'At the studio.' }
      const text = JSON.stringify(confirmationEmail(picked, brand, 'the terms', home).blocks)
      return [text.includes('is made to your wishes'), text.includes('/withdrawal?order=')]
    }
    expect(await mailOf(2, 'NO')).toEqual([true, true])
    expect(await mailOf(1, 'NO')).toEqual([true, false])
    expect(await mailOf(2, 'US')).toEqual([false, false])
  })
})
