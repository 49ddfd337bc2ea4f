import { beforeEach, expect, it } from 'vitest'
import type { FulfillmentState } from '#platform/db/tables/tables.ts'
import { newId } from '#platform/ids.ts'
import { day, minute } from '#platform/time/clock.ts'
import { advanceFulfillment } from '#shop/orders/record/fulfillments.server.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { findOrder } from '#shop/orders/record/read-orders.server.ts'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { issuesOf } from '#testing/fixtures/orders/order-issues.ts'
import {
  addOrder,
  bringFulfillments,
  noParcel,
  type PlacedFacts,
  placeOrder,
} from '#testing/fixtures/orders/orders.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('the owner’s actions on an order', (lane) => {
  const api = each(() => openOwnerApi(lane))
  let order: string

  beforeEach(async () => {
    order = await paidOrder({ studio: 'queued', prints: 'failed' })
  })

  const paidOrder = (fulfillments: Record<string, FulfillmentState>) =>
    api.shop.db.transact(async (trx) => {
      const { id } = await addOrder(trx, { state: 'paid', paid_at: 1, total: 2000 })
      const refused = { code: 'prints_refused', details: { reason: 'no ink' } } as const
      await raiseIssue(trx, id, refused, 1)
      await bringFulfillments(trx, id, fulfillments)
      return id
    })
  const post = (action: string, body?: object, id = order) =>
    api.owner.post(`/api/orders/id/${id}/${action}`, body)
  const parcels = () => api.shop.db.read.selectFrom('parcels').selectAll().execute()
  const mailsOnTheirWay = async () =>
    (
      await api.shop.db.read
        .selectFrom('outbox')
        .select('dedupe_key')
        .where('dedupe_key', 'like', 'mail:order-shipped:%')
        .execute()
    ).length
  const parcel = (trackingNumber: string) => ({ kind: 'studio', carrier: 'USPS', trackingNumber })

  it('correct a wrong tracking number, and tell the buyer the right one once', async () => {
    await post('ship', parcel('9400'))
    const correct = (from: string, trackingNumber: string) =>
      api.owner.put(`/api/orders/id/${order}/parcel`, { from, trackingNumber, carrier: 'UPS' })
    expect(await bodyOf(correct('9400', '1Z99'))).toEqual({ trackingNumber: '1Z99' })
    expect((await correct('9400', '1Z99')).status).toBe(200)
    expect(await parcels()).toEqual([
      expect.objectContaining({ kind: 'studio', carrier: 'UPS', tracking_number: '1Z99' }),
    ])
    expect(await mailsOnTheirWay()).toBe(2)
    expect((await correct('no such', '1Z00')).status).toBe(404)
    expect((await correct('1Z99', ' ')).status).toBe(400)
    await post('ship', { ...parcel('9401'), another: true })
    expect((await correct('9401', '1Z99')).status).toBe(400)
  })

  const bought = async (fulfillments: NonNullable<PlacedFacts['fulfillments']>) => {
    const pieces = Object.keys(fulfillments).map((kind) => ({
      kind: kind === 'prints' ? ('prints' as const) : ('merch' as const),
      name: 'Tide pool',
    }))
    return (await placeOrder(api.shop.db, { bought: pieces, fulfillments })).id
  }
  const undo = (kind = 'studio', id = order) => post('ship/undo', { kind }, id)
  const planned = async () => {
    const jobs = api.shop.db.read.selectFrom('outbox').select('payload').orderBy('id')
    const mails = (await jobs.where('topic', '=', 'mail.send').execute()).map(({ payload }) =>
      JSON.parse(payload),
    )
    const toBuyer = mails.filter(({ kind }) => kind !== 'needs-you')
    return toBuyer.map(({ kind, fulfillments }) => [kind, ...(fulfillments ?? [])].join(' '))
  }

  it('undo one of two parts in a parcel: the parcel and the mail stay with the other', async () => {
    const mixed = await bought({ studio: 'queued', prints: 'sent' })
    await post('ship', { ...parcel('9400'), kind: 'prints', together: true }, mixed)
    api.shop.clock.advance(60_000)
    expect(await bodyOf(undo('studio', mixed))).toEqual({ state: 'queued' })
    const seen = (await findOrder(api.shop.db.read, 'id', mixed))?.fulfillments ?? []
    expect(
      seen.map(({ kind, state, parcels: [one] }) => [kind, state, one?.trackingNumber]),
    ).toEqual([
      ['prints', 'shipped', '9400'],
      ['studio', 'queued', undefined],
    ])
    expect(await planned()).toEqual(['order-shipped prints'])
  })

  it('ship a part once from two windows, unless it is one more parcel', async () => {
    const both = await Promise.all(['9400', '9401'].map((number) => post('ship', parcel(number))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [known] = await parcels()
    const same = parcel(known?.tracking_number ?? '')
    const shipped = { state: 'shipped' }
    expect(await bodyOf(post('ship', same))).toEqual(shipped)
    expect(await bodyOf(post('ship', { kind: 'studio', ...noParcel }))).toEqual(shipped)
    expect(await failureOf(post('ship', parcel('9402')))).toMatchObject({ code: 'changed' })
    expect([await parcels(), await mailsOnTheirWay()]).toEqual([[known], 1])
    const more = { ...parcel('9402'), another: true }
    expect(await bodyOf(post('ship', more))).toEqual(shipped)
    expect(await parcels()).toHaveLength(2)
    await undo()
    expect(await failureOf(post('ship', more))).toMatchObject({ code: 'changed' })
  })

  it('send refused prints to the printer again, and resolve their issue', async () => {
    expect(await bodyOf(post('prints/retry'))).toEqual({ state: 'queued' })
    expect(await issuesOf(api.shop.db.read, order)).toEqual([])
    const job = await rowOf(api.shop.db.read, 'outbox', { topic: 'prints.place' })
    expect(JSON.parse(job.payload)).toEqual({ orderId: order })
    expect((await post('prints/retry')).status).toBe(409)
  })

  if (lane !== 'sqlite') return

  it('mail the buyer if there is an address', async () => {
    const letter = { attempt: 'attempt-1', subject: 'Your order', text: 'Blue or green?' }
    expect((await post('letter', letter)).status).toBe(400)
    await api.shop.db.transact((trx) =>
      trx.updateTable('orders').set({ buyer_email: 'robin@field.example' }).execute(),
    )
    expect(await bodyOf(post('letter', letter))).toEqual({ sent: true })
    expect(await bodyOf(post('letter', letter))).toEqual({ sent: true })
    const kept = await api.shop.db.read.selectFrom('answers').selectAll().execute()
    expect(kept).toMatchObject([{ message_id: order, email: 'robin@field.example' }])
    expect((await post('letter', letter, 'f'.repeat(32))).status).toBe(404)
  })

  it('ship all unsent parts in one parcel, which each part knows, with one mail', async () => {
    const mixed = await paidOrder({ studio: 'queued', prints: 'sent' })
    const body = { ...parcel('9400'), kind: 'prints', together: true }
    expect(await bodyOf(post('ship', body, mixed))).toEqual({ state: 'shipped' })
    expect(await bodyOf(post('ship', body, mixed))).toEqual({ state: 'shipped' })
    expect(await mailsOnTheirWay()).toBe(1)
    const seen = (await findOrder(api.shop.db.read, 'id', mixed))?.fulfillments ?? []
    expect(
      seen.map(({ kind, state, parcels }) => [kind, state, parcels[0]?.trackingNumber]),
    ).toEqual([
      ['prints', 'shipped', '9400'],
      ['studio', 'shipped', '9400'],
    ])
    expect((await api.shop.admin.orders.get(mixed)).state).toBe('fulfilled')
    expect(await api.shop.admin.orders.lastCarrier()).toBe('USPS')
  })

  it('require a fresh sign-in for refunds of more than 100.00', async () => {
    const { db, clock } = api.shop
    clock.advance(11 * minute)
    const paid = { state: 'paid', paid_at: clock.now(), payment_ref: 'ref', total: 500_00 } as const
    await changeRows(db, 'orders', paid, { id: order })
    const refund = async (amount: string) =>
      (await failureOf(post('refund', { attempt: newId(), amount }))).code
    expect(await refund('100.01')).toBe('confirm_sign_in')
    expect(await refund('100.00')).not.toBe('confirm_sign_in')
  })

  it('ship without a number, and add a second parcel beside the first', async () => {
    expect(await bodyOf(post('ship', { kind: 'studio', ...noParcel }))).toEqual({
      state: 'shipped',
    })
    expect(await parcels()).toEqual([])
    const mails = await mailsOnTheirWay()
    await post('ship', { ...parcel('9400'), another: true })
    await post('ship', { ...parcel('9401'), another: true })
    expect((await parcels()).map((each) => each.tracking_number)).toEqual(['9400', '9401'])
    expect(await mailsOnTheirWay()).toBe(mails + 2)
  })

  it('undo a shipment: the parcel and its waiting mail are removed', async () => {
    const pins = await bought({ studio: 'queued' })
    await post('ship', parcel('9400'), pins)
    api.shop.clock.advance(60_000)
    expect(await bodyOf(undo('studio', pins))).toEqual({ state: 'queued' })
    expect(await bodyOf(undo('studio', pins))).toEqual({ state: 'queued' })
    expect([await parcels(), await planned()]).toEqual([[], []])
    const seen = await api.shop.admin.orders.get(pins)
    expect(seen).toMatchObject({ state: 'paid', needs: expect.arrayContaining(['overdue']) })
    const undone = seen.events.filter(({ type }) => type === 'shipping_undone')
    expect(undone).toMatchObject([{ detail: 'studio' }])
    await post('ship', parcel('9400'), pins)
    expect(await planned()).toEqual(['order-shipped studio'])
    expect((await api.shop.admin.orders.get(pins)).state).toBe('fulfilled')
  })

  it('tell a buyer who heard of an undone parcel, and announce the next one again', async () => {
    order = await bought({ studio: 'queued' })
    await post('ship', parcel('9400'))
    await api.shop.jobs.runDue()
    api.shop.clock.advance(60_000)
    await undo()
    await undo()
    expect(await planned()).toEqual(['order-shipped studio', 'shipping-undone'])
    api.shop.clock.advance(60_000)
    await post('ship', parcel('9400'))
    expect((await planned()).at(-1)).toBe('order-shipped studio')
    api.shop.clock.advance(60_000)
    await undo()
    expect(await planned()).toEqual(['order-shipped studio', 'shipping-undone'])
  })

  it('undo no shipment that is old, the printer’s, or unknown', async () => {
    const { db, clock } = api.shop
    const gone = { state: 'shipped', mailed: [] } as const
    const longAgo = clock.now() - 14 * day - 1
    await db.transact((trx) => advanceFulfillment(trx, order, 'studio', gone, longAgo))
    expect((await undo()).status).toBe(409)
    const printed = await bought({ prints: 'sent' })
    const byPrinter = { ...gone, provider: 'printful', ref: 'PF-1' }
    await db.transact((trx) => advanceFulfillment(trx, printed, 'prints', byPrinter, clock.now()))
    expect((await undo('prints', printed)).status).toBe(409)
    expect((await undo('studio', printed)).status).toBe(404)
    expect((await undo('attic')).status).toBe(400)
  })

  it('keep the number of a parcel with both parts, shipped one after the other', async () => {
    const mixed = await paidOrder({ studio: 'queued', prints: 'sent' })
    await post('ship', parcel('9400'), mixed)
    api.shop.clock.advance(60_000)
    await post('ship', { ...parcel('9400'), kind: 'prints' }, mixed)
    const seen = (await findOrder(api.shop.db.read, 'id', mixed))?.fulfillments ?? []
    expect(seen.map(({ parcels }) => parcels.map((each) => each.trackingNumber))).toEqual([
      ['9400'],
      ['9400'],
    ])
  })

  it('refuse a wrong parcel, naming the field', async () => {
    for (const [body, field] of [
      [{ kind: 'attic' }, 'kind'],
      [{ kind: 'studio', trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
      [{ kind: 'studio', trackingUrl: 'https://dhl.example/1' }, 'trackingNumber'],
      [{ kind: 'studio', trackingNumber: 'x'.repeat(101) }, 'trackingNumber'],
      [{ kind: 'studio', carrier: 'UPS\r\nX: y' }, 'carrier'],
    ] as const) {
      expect(await failureOf(post('ship', body))).toMatchObject({ status: 400, field })
    }
  })

  it('ship nothing of an unpaid or unknown order, or of a missing part', async () => {
    const unpaid = await api.shop.db.transact((trx) => addOrder(trx))
    expect((await post('ship', { kind: 'studio' }, unpaid.id)).status).toBe(409)
    const printsOnly = await paidOrder({ prints: 'queued' })
    expect((await post('ship', { kind: 'studio' }, printsOnly)).status).toBe(404)
    expect((await post('ship', { kind: 'studio' }, 'f'.repeat(32))).status).toBe(404)
    expect((await post('ship', { kind: 'studio' }, 'nonsense')).status).toBe(400)
  })
})
