import { beforeEach, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { minute } from '#platform/time/clock.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { orderVersion } from '#shop/orders/record/refunds/order-version.server.ts'
import { rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'
import { type RefundInput, refundSchema } from './refund.schema.ts'

eachDatabase('a refund', (lane) => {
  const shop = eachCheckout(lane)
  const basket = each(() => shop.sendBuyer())
  let asked: { key: string; amount: number }[]
  let answer: () => void | Promise<void>

  /** Paid back at the provider itself. */
  let atProvider: number

  beforeEach(async () => {
    asked = []
    answer = () => {}
    atProvider = 0
    // The provider pays once for a key, whatever becomes of its answer.
    shop.payment.refund = async ({ key, amount }) => {
      if (!asked.some((each) => each.key === key)) asked.push({ key, amount })
      await answer()
      return { refunded: asked.reduce((sum, each) => sum + each.amount, atProvider) }
    }
    shop.payment.pay('fake_1')
    await shop.sendAll()
  })

  const input = (more: Partial<RefundInput> = {}): RefundInput => ({
    attempt: 'attempt-1',
    restock: false,
    ...more,
  })
  const refund = async (more: Partial<RefundInput> = {}) =>
    shop.refunds.refund((await shop.order()).id, input(more))
  const lineOf = async (kind: 'prints' | 'clothing' | 'merch') =>
    (await rowOf(shop.db.read, 'order_lines', { kind })).id
  const printsState = async () =>
    (await rowOf(shop.db.read, 'fulfillments', { kind: 'prints' })).state
  const mails = () =>
    shop.db.read
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', 'mail:order-refunded:%')
      .execute()

  it('restocks pieces once, although it failed and is paid again', async () => {
    const { id } = await shop.order()
    const fails = async (refunded: number) => {
      const [{ key, amount } = { key: '', amount: 0 }] = asked.slice(-1)
      shop.clock.advance(minute)
      const about = { orderId: id, paymentRef: 'ref-fake_1', at: shop.clock.now(), refunded }
      const event = { type: 'refund_failed', id: key, refund: key, amount, ...about } as const
      await shop.send(event)
    }
    await refund({ restock: true })
    await fails(0)
    expect((await shop.order()).refunded).toBe(0)
    await refund({ restock: true, attempt: 'once-more' })
    expect(await shop.units()).toEqual(basket.free)
    expect(await told()).toHaveLength(2)
  })

  it('of two windows is made once: the second sees an older order, and may repeat its own', async () => {
    const { id } = await shop.order()
    const version = await orderVersion(shop.db.read, id)
    const first = { version, amount: 500 }
    await refund(first)
    await expect(refund({ ...first, attempt: 'another' })).rejects.toMatchObject({
      code: 'changed',
    })
    await refund(first)
    expect(asked).toHaveLength(1)
    const again = { amount: 500, attempt: 'another', version: await orderVersion(shop.db.read, id) }
    await refund(again)
    expect(asked).toHaveLength(2)
  })

  it('that is refused releases prints that waited for it', async () => {
    const lineId = await lineOf('prints')
    answer = async () => {
      await shop.jobs.runDue()
      expect(await printsState()).toBe('queued')
      throw new ShopError('payment_refused', 'The payment is too old.')
    }
    await expect(refund({ lines: [{ lineId, quantity: 1 }] })).rejects.toThrow('too old')
    await shop.jobs.runDue()
    expect(await printsState()).toBe('sent')
  })

  it('of pieces that cost nothing takes them out, asks no provider and tells nobody of money', async () => {
    const lineId = await lineOf('prints')
    await shop.db.transact((trx) =>
      trx.updateTable('order_lines').set({ unit_price: 0 }).where('id', '=', lineId).execute(),
    )
    await refund({ lines: [{ lineId, quantity: 1 }] })
    expect(asked).toEqual([])
    expect(await told()).toEqual([])
    await shop.jobs.runDue()
    expect(shop.placed).toEqual([])
    const { id, total } = await shop.order()
    const owners = () => ownerOrdersOf(shop).get(id)
    expect((await owners()).events.map(({ type }) => type)).not.toContain('voided')
    await tell(total)
    expect((await owners()).voidReason).toBe('refunded')
  })

  const tell = async (refunded: number) => {
    const { id } = await shop.order()
    const about = { orderId: id, paymentRef: 'ref-fake_1', at: shop.clock.now(), refunded }
    await shop.send({ type: 'refunded', id: 'e', ...about })
  }
  const told = async () =>
    (await shop.mails()).filter(({ kind }) => kind === 'order-refunded').map(({ cents }) => cents)

  it('is refused from a window that shows the order before a refund at the provider', async () => {
    const { id } = await shop.order()
    const seen = () => orderVersion(shop.db.read, id)
    const version = await seen()
    atProvider = 700
    await tell(atProvider)
    await expect(refund({ version, amount: 500 })).rejects.toMatchObject({ code: 'changed' })
    await refund({ version: await seen(), amount: 500 })
    const shown = await seen()
    await tell(1200)
    expect(await seen()).toBe(shown)
  })

  if (lane !== 'sqlite') return

  it('is impossible for an unpaid or unknown order', async () => {
    const nobody = shop.refunds.refund('0'.repeat(32), input())
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' })
    const { id } = await shop.order()
    await shop.db.transact((trx) => changeOrder(trx, id, { paid_at: null }, 1))
    await expect(refund()).rejects.toThrow('Nothing was paid')
    expect(asked).toEqual([])
  })

  it('leaves no more than neither the provider nor a running refund has taken', async () => {
    const { total } = await shop.order()
    await tell(3000)
    answer = () => {
      throw new ShopError('payment_unavailable', 'No answer.')
    }
    await expect(refund({ amount: 2000 })).rejects.toMatchObject({ code: 'payment_unavailable' })
    const more = refund({ amount: total - 4999, attempt: 'too-much' })
    await expect(more).rejects.toMatchObject({ details: { field: 'amount' } })
    answer = () => {}
    atProvider = 3000
    shop.clock.advance(2 * minute)
    await shop.jobs.runDue()
    expect((await shop.order()).refunded).toBe(5000)
    expect(await refund({ attempt: 'the-rest' })).toMatchObject({ refunded: total })
    expect(asked.at(-1)?.amount).toBe(total - 5000)
  })

  it('restocks nothing that was never taken', async () => {
    const { id } = await shop.order()
    await shop.db.transact((trx) => changeOrder(trx, id, { stock_taken: 0 }, 1))
    await refund({ restock: true })
    expect((await shop.units())[`clothing/${basket.shirt}`]).toEqual([0, 0])
  })

  it('is paid once for one attempt, pressed twice and in parallel', async () => {
    await Promise.all([refund({ restock: true }), refund({ restock: true })])
    await refund({ restock: true })
    expect(asked).toHaveLength(1)
    expect(await shop.units()).toEqual(basket.free)
    expect(await mails()).toHaveLength(1)
  })

  it('doesn’t restock without the request, and prints no refunded piece', async () => {
    await refund()
    expect(await shop.units()).toEqual(basket.sold)
    await shop.jobs.runDue()
    expect(await printsState()).toBe('queued')
  })

  it('reports a changed request under an attempt whose answer was lost', async () => {
    const lineId = await lineOf('merch')
    await refund({ amount: 150 })
    await expect(refund({ amount: 300 })).rejects.toThrow('$1.50 was asked for a moment ago')
    await expect(refund({ lines: [{ lineId, quantity: 1 }] })).rejects.toThrow('$1.50 was asked')
    expect(await refund({ amount: 150 })).toMatchObject({ refunded: 150 })
    expect(asked).toHaveLength(1)
  })

  it('covers single pieces, but never more than were bought', async () => {
    const lineId = await lineOf('merch')
    const one = { lines: [{ lineId, quantity: 1 }], restock: true }
    expect(await refund({ ...one, attempt: 'first-pin' })).toMatchObject({ refunded: 500 })
    expect(await refund({ ...one, attempt: 'second-pin' })).toMatchObject({ refunded: 1000 })
    await expect(refund({ ...one, attempt: 'third-pin' })).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'lines' },
    })
    expect((await shop.units())[`merch/${basket.pin}`]).toEqual([5, 0])
    expect(await mails()).toHaveLength(2)
  })

  it('covers a sum, but never more than is left', async () => {
    const { total } = await shop.order()
    expect(await refund({ amount: 1200, restock: true })).toMatchObject({ refunded: 1200 })
    await expect(refund({ amount: total, attempt: 'too-much' })).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'amount' },
    })
    expect(await refund({ attempt: 'the-rest' })).toMatchObject({ refunded: total })
    await expect(refund({ attempt: 'once-more' })).rejects.toThrow('refunded already')
    expect(asked.map(({ amount }) => amount)).toEqual([1200, total - 1200])
    expect((await shop.units())[`clothing/${basket.shirt}`]).toEqual([0, 0])
  })

  it('continues by itself when the provider’s answer is lost, and is paid once', async () => {
    answer = () => {
      throw new ShopError('payment_unavailable', 'No answer.')
    }
    await expect(refund({ restock: true })).rejects.toMatchObject({ code: 'payment_unavailable' })
    await expect(refund({ attempt: 'another-press' })).rejects.toThrow('on its way back already')
    answer = () => {}
    shop.clock.advance(2 * minute)
    await shop.jobs.runDue()
    const { refunded, total } = await shop.order()
    expect(refunded).toBe(total)
    expect(asked).toHaveLength(1)
    expect((await shop.units())[`clothing/${basket.shirt}`]).toEqual([1, 0])
  })

  it('changes nothing when the provider refuses, and can be tried again', async () => {
    answer = () => {
      asked.pop()
      throw new ShopError('payment_refused', 'The payment is too old.')
    }
    await expect(refund({ restock: true })).rejects.toThrow('too old')
    expect((await shop.order()).refunded).toBe(0)
    expect((await shop.units())[`clothing/${basket.shirt}`]).toEqual([0, 0])
    answer = () => {}
    const { total } = await shop.order()
    expect(await refund({ attempt: 'next-day' })).toMatchObject({ refunded: total })
  })

  it('restocks the second of two pieces after the first refund was paid again', async () => {
    const { id } = await shop.order()
    const one = { lines: [{ lineId: await lineOf('merch'), quantity: 1 }], restock: true }
    await refund({ ...one, attempt: 'first-pin' })
    const about = { orderId: id, paymentRef: 'ref-fake_1', at: shop.clock.now() + 1, refunded: 0 }
    const name = { id: 'evt_f', refund: asked[0]?.key ?? '', amount: 500 }
    const event = { type: 'refund_failed', ...name, ...about } as const
    await shop.send(event)
    await refund({ ...one, attempt: 'first-again' })
    expect((await shop.units())[`merch/${basket.pin}`]).toEqual([4, 0])
    await refund({ ...one, attempt: 'second-pin' })
    expect((await shop.units())[`merch/${basket.pin}`]).toEqual([5, 0])
  })

  it.each([
    { how: 'late', before: [], during: [], after: [1000, 1800], mails: [1800] },
    { how: 'in the wrong order', before: [], during: [], after: [1800, 1000], mails: [1800] },
    { how: 'first', before: [1000], during: [], after: [1800], mails: [1000, 800] },
    { how: 'before the answer', before: [1000], during: [1800], after: [], mails: [1000, 800] },
    { how: 'at once', before: [], during: [1800, 1000], after: [], mails: [1800] },
  ])('names money refunded at the provider once, when its event comes $how', async (event) => {
    atProvider = 1000
    answer = async () => {
      for (const sum of event.during) await tell(sum)
    }
    for (const sum of event.before) await tell(sum)
    await refund({ amount: 800 })
    for (const sum of event.after) await tell(sum)
    expect((await shop.order()).refunded).toBe(1800)
    expect(await told()).toEqual(event.mails)
  })
})

it('the owner’s refund request is pieces, or dollars above zero, with a named attempt', () => {
  const attempt = 'abcdefgh'
  const parse = (value: object) => refundSchema('USD').safeParse({ attempt, ...value })
  expect(parse({ amount: '12.50' }).data).toMatchObject({ amount: 1250 })
  const lines = [{ lineId: 1, quantity: 1 }]
  const sums = [0, -1, 'x', 1.234, null].map((amount) => ({ amount }))
  const none = { lines: [{ lineId: 1, quantity: 0 }] }
  for (const wrong of [...sums, { lines, amount: 5 }, { attempt: '', lines }, none]) {
    expect(parse(wrong).success, JSON.stringify(wrong)).toBe(false)
  }
})
