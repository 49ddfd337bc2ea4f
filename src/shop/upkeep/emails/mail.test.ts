import type { Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { enqueue } from '#platform/db/outbox/outbox.ts'
import { day, hour } from '#platform/time/clock.ts'
import { paymentAccount } from '#services/payments/port.ts'
import { applyEvent } from '#shop/checkout/payments/provider-events.server.ts'
import { advanceFulfillment } from '#shop/orders/record/fulfillments.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import type { Issue } from '#shop/orders/record/order-issues.ts'
import { messagesData } from '#shop/people/messages/personal-data.server.ts'
import { mailPaidOrder, mailRefund } from '#shop/people/notifications/plan-mail.server.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { addRows, changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { mailedTo } from '#testing/fixtures/mailed.ts'
import { type Placed, type PlacedFacts, placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'

const owner = 'maren@heron.example'

eachDatabase('mails', (lane) => {
  const server = each(startMailServer)
  const shop = each(() =>
    createTestShop({ lane, env: { ...mailedTo(server), STUDIO_EMAIL: owner } }),
  )

  const place = (facts: PlacedFacts = {}) =>
    placeOrder(shop.db, { paidAt: shop.clock.now(), ...facts })
  const paid = async (facts: PlacedFacts = {}): Promise<Placed> => {
    const order = await place(facts)
    await shop.db.transact((trx) => mailPaidOrder(trx, order.id, shop.clock.now()))
    return order
  }
  const to = (mail: Email | undefined) => mail?.to?.[0]?.address
  const subjects = (address: string) =>
    server.mails.filter((mail) => to(mail) === address).map((mail) => mail.subject)

  /** Passes hours, with this many rounds of the outbox in each. */
  const pass = async (hours: number, rounds = 4) => {
    for (let i = 0; i < hours * rounds; i += 1) {
      shop.clock.advance(hour / rounds)
      await shop.jobs.runDue()
    }
  }

  it('keep their Message-ID when the process ends between sending and recording', async () => {
    await paid()
    await shop.jobs.runDue()
    const first = server.mails.map((mail) => mail.messageId).sort()
    await changeRows(shop.db, 'outbox', { state: 'waiting', due_at: 0 })
    await shop.jobs.runDue()
    expect(
      server.mails
        .slice(2)
        .map((mail) => mail.messageId)
        .sort(),
    ).toEqual(first)
  })

  it('accompany each sent part, and each later parcel', async () => {
    const { id } = await place({ fulfillments: { studio: 'queued', prints: 'sent' } })
    const parcel = (trackingNumber: string) => ({
      carrier: 'DHL',
      trackingNumber,
      trackingUrl: null,
    })
    const tell = async (kind: 'studio' | 'prints', ...numbers: string[]) => {
      const update = { state: 'shipped' as const, parcels: numbers.map(parcel) }
      await shop.db.transact((trx) => advanceFulfillment(trx, id, kind, update, shop.clock.now()))
      await shop.jobs.runDue()
      return server.mails.splice(0).map(({ text }) => text ?? '')
    }
    expect(await tell('studio')).toHaveLength(1)
    expect(await tell('studio')).toEqual([])
    const [both] = await tell('prints', 'PARCEL-1', 'PARCEL-2')
    expect(both).toMatch(/PARCEL-1.*PARCEL-2/s)
    expect(await tell('prints', 'PARCEL-1', 'PARCEL-2')).toEqual([])
    const [third, ...rest] = await tell('prints', 'PARCEL-1', 'PARCEL-3')
    expect(third).toContain('PARCEL-3')
    expect(third).not.toContain('PARCEL-1')
    expect(rest).toEqual([])
  })

  if (lane !== 'sqlite') return

  it('report a refund once, and later additions', async () => {
    const { id } = await place()
    const { payment_ref } = await rowOf(shop.db.read, 'orders', { id })
    const refund = async (refunded: number) => {
      const about = { id: 'e', orderId: id, paymentRef: payment_ref ?? '', at: 1 }
      await applyEvent(shop, paymentAccount(shop.services.payment), {
        type: 'refunded',
        ...about,
        refunded,
      })
      await shop.jobs.runDue()
    }
    for (const refunded of [500, 500, 300, 1500]) await refund(refunded)
    expect(subjects('robin@example.com').map((one) => one?.split(' ')[0])).toEqual([
      '$5.00',
      '$10.00',
    ])
  })

  it('and messages are erased with their person', async () => {
    const letter = { name: 'Zoë', email: 'Zoe@example.com', subject: 'Hi', message: 'Hello' }
    await shop.storefront.messages.leave(letter)
    expect(await shop.storefront.messages.list({ search: '', limit: 9 })).toHaveLength(1)
    await shop.db.transact((trx) => messagesData.erase(trx, 'zoe@example.com'))
    expect(await shop.storefront.messages.list({ search: '', limit: 9 })).toEqual([])
    await shop.jobs.runDue()
    expect(server.mails).toEqual([])
  })

  it('to a refused address are not retried for a day: the owner is told', async () => {
    const { id, number } = await place()
    await shop.db.transact((trx) => mailRefund(trx, id, 500, 're_1', shop.clock.now()))
    server.behave('recipient_550')
    await shop.jobs.runDue()
    server.behave('well')
    await pass(1)
    expect(server.mails.map(to)).toEqual([owner])
    expect(server.mails[0]?.subject).toBe(`Order ${number} needs you`)
    expect(server.mails[0]?.text).not.toContain('robin@example.com')
    expect(server.mails[0]?.text).toContain('No such person here')
    const { events, issues } = await shop.admin.orders.get(id)
    expect(events.at(-1)).toMatchObject({ type: 'mail_refused' })
    // The refusal says nothing about the order: prints are not held back.
    expect(issues).toEqual([])
  })

  it('tell the owner of each cause once', async () => {
    const { id, number } = await place()
    const raise = (issue: Issue) =>
      shop.db.transact((trx) => raiseIssue(trx, id, issue, shop.clock.now()))
    await raise({ code: 'amount_mismatch', details: { due: 2000, paid: 1000 } })
    await raise({ code: 'amount_mismatch', details: { due: 2000, paid: 1000 } })
    await raise({ code: 'dispute_open', details: {} })
    await shop.jobs.runDue()
    expect(subjects(owner)).toEqual([`Order ${number} needs you`, `Order ${number} needs you`])
  })

  it('tell the owner of late parcels in one mail', async () => {
    const late = [await place(), await place()]
    shop.clock.advance(8 * day)
    await shop.admin.orders.recordOverdue()
    await shop.admin.orders.recordOverdue()
    await shop.jobs.runDue()
    const numbers = late.map(({ number }) => number).join(' and ')
    expect(subjects(owner)).toEqual([`2 parcels are late (orders ${numbers})`])
  })

  it('tell the owner of dead-lettered jobs', async () => {
    const { id, number } = await place()
    await addRows(shop.db, 'outbox', {
      topic: 'mail.send',
      payload: JSON.stringify({ kind: 'no-such-kind', orderId: id }),
      state: 'waiting',
      due_at: 0,
      leased_until: 0,
      attempts: 500,
      created_at: 1,
    })
    await shop.jobs.runDue()
    expect(subjects(owner)).toEqual([`Order ${number} needs you`])
    expect(server.mails[0]?.text).toContain('has failed for a day')
  })

  it('from visitors can be answered, and never have their sender', async () => {
    await shop.storefront.messages.leave({
      name: 'Eve\u2028Bcc: x@y.example',
      email: 'eve@example.com',
      subject: 'Hi',
      message: 'Is this you?\n.\nBye',
    })
    await shop.settings.set(studioTextsSetting, { email: 'new@heron.example' })
    await shop.jobs.runDue()
    const [mail] = server.mails
    expect(to(mail)).toBe('new@heron.example')
    expect(mail?.from?.address).toBe('shop@heron.example')
    expect(mail?.replyTo).toMatchObject([{ address: 'eve@example.com' }])
    expect(mail?.text).toContain('> Is this you?\n> .\n> Bye')
    expect(server.recipients).toEqual(['new@heron.example'])
  })

  it('tell the buyer and the owner of an order once, with links and reply addresses, from the shop’s own address', async () => {
    const { id, number, token } = await paid()
    await shop.db.transact((trx) => mailPaidOrder(trx, id, shop.clock.now()))
    await shop.jobs.runDue()
    expect(server.mails.map(to).sort()).toEqual([owner, 'robin@example.com'])
    const mail = server.mails.find((one) => to(one) === 'robin@example.com')
    expect(mail?.from?.address).toBe('shop@heron.example')
    expect(mail?.replyTo?.[0]?.address).toBe(owner)
    expect(mail?.text).toContain(`https://heron.example/orders/${token}`)
    expect(mail?.html).toContain(`https://heron.example/orders/${token}`)
    const told = server.mails.find((one) => to(one) === owner)
    expect(told?.replyTo).toMatchObject([{ address: 'robin@example.com' }])
    const door = await shop.settings.signInPath(undefined)
    const next = encodeURIComponent(`/admin?at=orders&id=${number}`)
    expect(told?.text).toContain(`https://heron.example${door}?next=${next}`)
    expect(told?.html).toContain(`https://heron.example${door}?next=${next}`)
    await shop.db.transact((trx) => mailRefund(trx, id, 500, 're_1', shop.clock.now()))
    await shop.db.transact((trx) => mailRefund(trx, id, 500, 're_1', shop.clock.now()))
    await shop.jobs.runDue()
    expect(server.mails).toHaveLength(3)
  })

  it('planned by the former version are still sent', async () => {
    const { id, number } = await place()
    const key = 'mail:order-refunded:older'
    const older = { kind: 'order-refunded', key, at: 1, orderId: id, facts: { cents: 500 } }
    await shop.db.transact((trx) =>
      enqueue(trx, { topic: 'mail.send', payload: older, key, dueAt: 0, now: 0 }),
    )
    await shop.jobs.runDue()
    expect(subjects('robin@example.com')).toEqual([
      `$5.00 is on its way back to you (order ${number})`,
    ])
  })

  it('wait for hours while the mail server is down, and are then sent', async () => {
    server.behave('recipient_451')
    for (const name of ['a', 'b']) await paid({ email: `${name}@example.com` })
    // The mail server delays its greeting for everybody.
    await pass(3, 1)
    expect(server.mails).toEqual([])
    server.behave('well')
    await pass(1)
    expect(server.mails.map(to).sort()).toEqual(['a@example.com', 'b@example.com', owner, owner])
  })

  it('are skipped without a buyer’s address', async () => {
    await paid({ email: null })
    await shop.jobs.runDue()
    expect(server.mails.map(to)).toEqual([owner])
  })

  it('never go to an unusable address, and the owner is told', async () => {
    for (const email of ['a@b.example, c@d.example', 'x@y\r\nBcc: z@w.example', 'nobody']) {
      const { id } = await place({ email })
      await shop.db.transact((trx) => mailRefund(trx, id, 500, `re_${id}`, shop.clock.now()))
      await shop.jobs.runDue()
      expect(server.recipients.splice(0), email).toEqual([owner])
    }
  })
})
