import { beforeEach, describe, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import { rowOf } from '#testing/database/rows.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

describe('a cancelled order', () => {
  let stops: boolean
  let asked: string[]
  let meanwhile: (() => Promise<unknown>) | null
  let state: 'sent' | 'failed'
  const printer: PrintProvider = {
    name: 'presses',
    async placeOrder({ orderId }) {
      await meanwhile?.()
      return { ref: orderId, state, reason: null, parcels: [] }
    },
    getOrder: async (orderId) => ({ ref: orderId, state, reason: null, parcels: [] }),
    async cancelOrder(orderId) {
      asked.push(orderId)
      if (stops) state = 'failed'
      return stops
    },
  }
  const shop = eachCheckout('sqlite', printer)
  const basket = each(() => shop.sendBuyer())

  beforeEach(async () => {
    stops = true
    asked = []
    meanwhile = null
    state = 'sent'
    shop.payment.refund = async ({ amount }) => ({ refunded: amount })
    shop.payment.pay('fake_1')
    await shop.sendAll()
  })

  const cancel = async (attempt = 'attempt-1') =>
    shop.refunds.refund((await shop.order()).id, { attempt, restock: true, cancel: true })
  const ship = async () => shop.fulfillment.ship((await shop.order()).id, 'studio', noParcel)
  const kinds = async () => (await shop.mails()).map(({ kind }) => kind)

  it('is refunded and restocked once, and its buyer is told once', async () => {
    await Promise.all([cancel(), cancel()])
    const { refunded, total } = await shop.order()
    expect(refunded).toBe(total)
    expect(await shop.units()).toEqual(basket.free)
    const told = (await shop.mails()).filter(({ kind }) => kind === 'order-refunded')
    expect(told).toMatchObject([{ cents: total, cancels: true }])
    await expect(cancel('once-more')).rejects.toThrow('refunded already')
  })

  it('is either sent or cancelled, never both', async () => {
    const both = await Promise.allSettled([ship(), cancel()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const shipped = both[0]?.status === 'fulfilled'
    expect((await shop.order()).refunded > 0).toBe(!shipped)
    expect((await kinds()).includes('order-shipped')).toBe(shipped)
    await expect(ship().then(() => (shipped ? cancel() : null))).rejects.toThrow(
      shipped ? 'has been shipped' : 'refunded or cancelled',
    )
  })

  it('keeps its prints when the payment provider refuses the refund', async () => {
    shop.payment.refund = async () => {
      throw new ShopError('payment_refused', 'There is no money.')
    }
    await expect(cancel()).rejects.toThrow('There is no money.')
    await shop.jobs.runDue()
    await shop.jobs.runDue()
    expect(asked).toEqual([])
    expect((await rowOf(shop.db.read, 'fulfillments', { kind: 'prints' })).state).toBe('sent')
  })

  it('stops its prints if the printer still allows it', async () => {
    await shop.jobs.runDue()
    await cancel()
    await shop.jobs.runDue()
    expect(asked).toEqual([(await shop.order()).id])
    expect((await rowOf(shop.db.read, 'fulfillments', { kind: 'prints' })).state).toBe('failed')
    expect((await shop.order()).issues.join()).not.toContain('still makes its prints')
  })

  it('also stops prints that the printer is asked for at the same time', async () => {
    meanwhile = () => cancel()
    await shop.jobs.runDue()
    await shop.jobs.runDue()
    expect(asked).toEqual([(await shop.order()).id])
  })

  it('raises an issue when the printer continues', async () => {
    stops = false
    await shop.jobs.runDue()
    await cancel()
    await shop.jobs.runDue()
    expect((await shop.order()).issues).toEqual([expect.stringContaining('still makes its prints')])
  })

  it('differs from a refund, which stops no prints', async () => {
    await shop.jobs.runDue()
    await shop.refunds.refund((await shop.order()).id, { attempt: 'attempt-1', restock: false })
    await shop.jobs.runDue()
    expect(asked).toEqual([])
  })
})
