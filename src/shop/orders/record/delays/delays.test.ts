import { beforeEach, expect, it } from 'vitest'
import { day } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/zone.ts'
import { addDays } from '#shop/store/dispatch/dispatch.ts'
import { emailText } from '#shop/upkeep/emails/email-text.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { delayEmail } from '#shop/upkeep/emails/parcel-emails.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf, resolveAll } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

const timeZone = 'America/New_York'

eachDatabase('a delay', (lane) => {
  const shop = eachCheckout(lane)
  const owner = each(() => ownerOrdersOf(shop))
  let id: string
  let token: string
  let today: string
  beforeEach(async () => {
    await shop.sendBuyer()
    shop.payment.pay(shop.payment.ids.at(-1) ?? '')
    await shop.sendAll()
    const order = await shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    ;({ id, token } = order)
    today = dayIn(shop.clock.now(), timeZone)
  })
  const tell = (leavesBy: string | null) =>
    owner.tellDelay(id, { kind: 'studio', leavesBy }, timeZone)
  const issues = async () => (await owner.get(id)).issues.map(({ code }) => code)
  const planned = async () => {
    const jobs = await shop.db.read.selectFrom('outbox').select('payload').execute()
    return jobs
      .map(({ payload }) => JSON.parse(payload))
      .filter(({ kind }) => kind === 'order-delayed')
  }

  it('is a new promise: the buyer is told, and silence about a short delay is consent', async () => {
    const told = await tell(addDays(today, 20))
    expect(told.delays).toMatchObject([{ leavesBy: addDays(today, 20), needsConsent: false }])
    expect(told.fulfillments.find(({ kind }) => kind === 'studio')?.leavesBy).toBe(
      addDays(today, 20),
    )
    expect(await planned()).toMatchObject([{ orderId: id, delayId: told.delays[0]?.id }])
    const order = await readMailOrder(shop.db.read, id, 'https://shop.example')
    const [delay] = told.delays
    if (!order || !delay) throw new Error('no order')
    expect(order.fulfillments.find(({ kind }) => kind === 'studio')?.leaves).toEqual({
      from: addDays(today, 20),
      to: addDays(today, 20),
      latest: true,
    })
    const text = emailText(delayEmail(order, delay, brand), brand)
    expect(text).toContain('If I hear nothing, I’ll take it that you wait.')
    expect(text).toContain(`/orders/${token}#delay`)
    expect(text).toContain(`a part of your order ${order.number}`)
    const goods = order.goods.filter(({ kind }) => kind === 'studio')
    expect(emailText(delayEmail({ ...order, goods }, delay, brand), brand)).toContain(
      `I’m sorry: your order ${order.number} isn’t ready`,
    )
    shop.clock.advance(10 * day)
    expect((await owner.recordOverdue()).map(({ kind }) => kind)).toEqual(['prints'])
    expect(await issues()).toEqual([])
    expect((await owner.get(id)).delays).toMatchObject([{ answer: 'silent' }])
    shop.clock.advance(11 * day)
    expect((await owner.recordOverdue()).map(({ kind }) => kind)).toEqual(['studio'])
  })

  it.each([
    ['its buyer waits', (delayId: number) => shop.orders.answerDelay(token, delayId, 'wait')],
    ['the owner tells a newer day', () => tell(addDays(today, 30))],
  ])('holds back prints until %s', async (_, ends) => {
    await shop.jobs.runDue()
    const refused = { ref: id, state: 'failed' as const, reason: 'Paper is out.', parcels: [] }
    await shop.fulfillment.applyPrintStatus(id, refused)
    const { delays } = await tell(null)
    shop.clock.advance(9 * day)
    await owner.recordOverdue()
    await shop.fulfillment.retryPrints(id)
    shop.placed.length = 0
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    shop.clock.advance(day)
    await ends(delays[0]?.id ?? 0)
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([id])
  })

  it('is accepted or cancelled by its buyer once, also after a while, and never refunded by itself', async () => {
    const { delays } = await tell(null)
    const delayId = delays[0]?.id ?? 0
    const answered = async () =>
      (await shop.orders.findByToken(token))?.delays.map((each) => each.answer)
    expect(await answered()).toEqual([null])
    await shop.orders.answerDelay(token, delayId, 'wait')
    shop.clock.advance(20 * day)
    await shop.orders.answerDelay(token, delayId, 'cancel')
    await shop.orders.answerDelay(token, delayId, 'cancel')
    expect(await issues()).toEqual(['delay_cancelled'])
    await expect(shop.orders.answerDelay(token, delayId, 'wait')).rejects.toMatchObject({
      code: 'changed',
    })
    expect(await answered()).toEqual(['cancel'])
    expect((await owner.get(id)).refunded).toBe(0)
    await expect(shop.orders.answerDelay('a'.repeat(43), delayId, 'wait')).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  if (lane !== 'sqlite') return

  it('is refused for an earlier day, and for a shipped part', async () => {
    await expect(tell(today)).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'leavesBy' },
    })
    const { delays } = await tell(addDays(today, 20))
    await shop.fulfillment.ship(id, 'studio', noParcel)
    await expect(tell(addDays(today, 30))).rejects.toMatchObject({ code: 'changed' })
    await expect(
      shop.orders.answerDelay(token, delays[0]?.id ?? 0, 'cancel'),
    ).rejects.toMatchObject({ code: 'changed' })
    expect(await shop.orders.findByToken(token)).toMatchObject({ delays: [] })
  })

  it('names a day within a year, and needs an e-mail address', async () => {
    const refused = { code: 'bad_input', details: { field: 'leavesBy' } }
    await expect(tell(addDays(today, 367))).rejects.toMatchObject(refused)
    await tell(addDays(today, 366))
    await changeRows(shop.db, 'orders', { buyer_email: null }, { id })
    await expect(tell(null)).rejects.toMatchObject({ code: 'changed' })
    expect(await planned()).toHaveLength(1)
  })

  it('raises no issue once everything is refunded', async () => {
    await tell(null)
    await shop.db.transact((trx) =>
      trx
        .updateTable('orders')
        .set((eb) => ({ refunded: eb.ref('total') }))
        .where('id', '=', id)
        .execute(),
    )
    shop.clock.advance(8 * day)
    await owner.recordOverdue()
    expect(await issues()).toEqual([])
  })

  it.each([
    ['too long', 60],
    ['without a day', null],
  ])('that is %s needs consent: silence raises an issue, once', async (_, days) => {
    const { delays } = await tell(days === null ? null : addDays(today, days))
    expect(delays).toMatchObject([{ needsConsent: true }])
    await owner.recordOverdue()
    expect(await issues()).toEqual([])
    shop.clock.advance(8 * day)
    await owner.recordOverdue()
    expect(await issues()).toEqual(['delay_unanswered'])
    await resolveAll(owner, id)
    await owner.recordOverdue()
    expect(await issues()).toEqual([])
  })

  it('is sent once, however often the button is pressed', async () => {
    for (const leavesBy of [null, null, addDays(today, 20), addDays(today, 20)]) {
      await tell(leavesBy)
    }
    expect(await planned()).toHaveLength(2)
    expect((await owner.get(id)).delays).toMatchObject([{ leavesBy: addDays(today, 20) }])
  })

  it('replaces the first when it is the second, and needs consent', async () => {
    const [first] = (await tell(addDays(today, 10))).delays
    const { delays } = await tell(addDays(today, 12))
    expect(delays).toMatchObject([{ needsConsent: true, answer: null }])
    await expect(shop.orders.answerDelay(token, first?.id ?? 0, 'wait')).rejects.toMatchObject({
      code: 'changed',
    })
    await shop.orders.answerDelay(token, delays[0]?.id ?? 0, 'wait')
    shop.clock.advance(11 * day)
    await owner.recordOverdue()
    expect(await issues()).toEqual([])
  })

  it('of another part stays open on the order’s page', async () => {
    await tell(addDays(today, 60))
    const prints = { kind: 'prints', leavesBy: addDays(today, 60) } as const
    const [told] = (await owner.tellDelay(id, prints, timeZone)).delays
    await shop.orders.answerDelay(token, told?.id ?? 0, 'wait')
    expect(await shop.orders.findByToken(token)).toMatchObject({
      delays: [
        { kind: 'prints', answer: 'wait' },
        { kind: 'studio', answer: null },
      ],
    })
  })

  it('of two parts is an issue for each, and an answer ends only its own', async () => {
    await tell(null)
    const { delays } = await owner.tellDelay(id, { kind: 'prints', leavesBy: null }, timeZone)
    shop.clock.advance(8 * day)
    await owner.recordOverdue()
    expect(await issues()).toEqual(['delay_unanswered', 'delay_unanswered'])
    await shop.orders.answerDelay(token, delays[0]?.id ?? 0, 'cancel')
    const left = (await owner.get(id)).issues
    expect(left.map(({ code, details }) => ({ code, details }))).toMatchObject([
      { code: 'delay_unanswered', details: { kind: 'studio' } },
      { code: 'delay_cancelled', details: { kind: 'prints' } },
    ])
    await shop.orders.answerDelay(token, delays[1]?.id ?? 0, 'cancel')
    expect(await issues()).toEqual(['delay_cancelled', 'delay_cancelled'])
  })

  it('can be announced in time: the owner is reminded once, before the promise ends', async () => {
    const soon = async () => {
      const { events } = await owner.get(id)
      return events.filter(({ type }) => type === 'due_soon').map(({ detail }) => detail)
    }
    await owner.recordOverdue()
    expect(await soon()).toEqual([])
    shop.clock.advance(3 * day)
    await owner.recordOverdue()
    await owner.recordOverdue()
    expect(await soon()).toEqual(['studio'])
  })
})
