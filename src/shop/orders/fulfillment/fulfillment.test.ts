import { beforeEach, describe, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { day, minute } from '#platform/time/clock.ts'
import type { PrintOrderStatus, PrintProvider } from '#services/printing/port.ts'
import { mayAdvance } from '#shop/orders/record/fulfillments.server.ts'
import type { Parcel, PrintOrder } from '#shop/orders/record/order.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { addPins, addPrint } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { insertIssue } from '#testing/fixtures/orders/order-issues.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

describe('a fulfillment', () => {
  it.each([
    ['queued', 'sent', true],
    ['sent', 'in_production', true],
    ['in_production', 'shipped', true],
    ['queued', 'shipped', true],
    ['in_production', 'failed', true],
    ['failed', 'shipped', true],
    ['shipped', 'in_production', false],
    ['shipped', 'failed', false],
    ['in_production', 'sent', false],
    ['failed', 'in_production', false],
    ['sent', 'sent', false],
  ] as const)('moves from %s to %s: %s', (from, to, may) => {
    expect(mayAdvance(from, to)).toBe(may)
  })
})

eachDatabase('fulfillment', (lane) => {
  let orderId: string
  let placed: PrintOrder[]
  let answer: () => PrintOrderStatus | Promise<PrintOrderStatus>
  let print: number

  const status = (state: PrintOrderStatus['state'], ...parcels: Parcel[]) => ({
    ref: 'print-77',
    state,
    reason: state === 'failed' ? 'The file is damaged.' : null,
    parcels,
  })
  const parcel = (trackingNumber: string): Parcel => ({
    carrier: 'Post',
    trackingNumber,
    trackingUrl: null,
  })
  const provider: PrintProvider = {
    name: 'fake',
    async placeOrder(order) {
      placed.push(order)
      return answer()
    },
    getOrder: async () => null,
  }

  const shop = eachCheckout(lane, provider)
  beforeEach(async () => {
    placed = []
    answer = () => status('sent')
    print = await addPrint(shop.db)
    const pin = await addPins(shop.db, 5)
    const userId = await shopperWith(shop.db, [
      { kind: 'prints', productId: print, quantity: 2 },
      { kind: 'merch', productId: pin },
    ])
    await shop.start(userId)
    shop.payment.pay('fake_1')
    await shop.checkout.returnFromPayment('fake_1')
    orderId = (await shop.order()).id
  })

  const view = async () => shop.orders.findByToken((await shop.order()).token)
  const partState = async (kind: 'prints' | 'studio') =>
    (await view())?.fulfillments.find((one) => one.kind === kind)?.state

  const giveBack = (attempt: string, lines?: { lineId: number; quantity: number }[]) =>
    shop.refunds.refund(orderId, { attempt, restock: false, ...(lines && { lines }) })
  const printLine = () => rowOf(shop.db.read, 'order_lines', { kind: 'prints' })

  const owners = () => ownerOrdersOf(shop).get(orderId)
  const need = async () => (await owners()).needs

  it('is complete when all unsent parts are refunded', async () => {
    await shop.fulfillment.ship(orderId, 'studio', noParcel)
    await giveBack('both prints', [{ lineId: (await printLine()).id, quantity: 2 }])
    expect(await shop.order()).toMatchObject({ state: 'fulfilled' })
    expect(await need()).toEqual([])
  })

  it('doesn’t ship from a window that shows an order before its refund', async () => {
    const seen = async () => (await owners()).version
    const shown = await seen()
    const ship = async (version?: string) =>
      shop.fulfillment.ship(orderId, 'studio', { ...noParcel, version })
    await giveBack('a print', [{ lineId: (await printLine()).id, quantity: 1 }])
    await expect(ship(shown)).rejects.toMatchObject({
      code: 'changed',
      message: expect.stringContaining('refunded or replaced meanwhile'),
    })
    expect(await partState('studio')).toBe('queued')
    expect(await ship(await seen())).toBe('shipped')
    expect(await ship()).toBe('shipped')
  })

  if (lane !== 'sqlite') return

  it('places only prints that weren’t refunded', async () => {
    answer = () => {
      throw new ShopError('fulfilment_unavailable', 'It does not answer.')
    }
    await shop.jobs.runDue()
    const { id: lineId } = await printLine()
    await giveBack('the first', [{ lineId, quantity: 1 }])
    answer = () => status('sent')
    shop.clock.advance(30 * minute)
    await shop.jobs.runDue()
    expect(placed.at(-1)?.items).toEqual([{ variantId: `variant-${print}`, quantity: 1 }])
  })

  it('tells the owner of prints without an address', async () => {
    const { id } = await shop.order()
    await shop.db.transact((trx) => changeOrder(trx, id, { ship_to: null }, 1))
    await shop.jobs.runDue()
    expect(placed).toEqual([])
    expect(await partState('prints')).toBe('failed')
    expect((await shop.order()).issues).toEqual([
      expect.stringContaining('the order has no address'),
    ])
  })

  it('is complete when the last part is shipped', async () => {
    await shop.jobs.runDue()
    await shop.fulfillment.applyPrintStatus(orderId, status('shipped', parcel('P1')))
    expect((await shop.order()).state).toBe('paid')
    await shop.fulfillment.ship(orderId, 'studio', parcel('S1'))
    expect((await shop.order()).state).toBe('fulfilled')
    // The payment is reported again.
    await shop.checkout.returnFromPayment('fake_1')
    await shop.sendAll()
    expect((await shop.order()).state).toBe('fulfilled')
  })

  it('places the prints at the provider, with their address', async () => {
    await shop.jobs.runDue()
    expect(placed).toEqual([
      {
        orderId,
        money: 'live',
        recipient: { ...fakeAddress, email: 'robin@example.com' },
        items: [{ variantId: `variant-${print}`, quantity: 2 }],
      },
    ])
    expect(await partState('prints')).toBe('sent')
    expect(await partState('studio')).toBe('queued')
  })

  it('ends a part whose pieces are all refunded, but never the last part', async () => {
    answer = () => {
      throw new ShopError('bad_input', 'Variant 1 is discontinued.')
    }
    await shop.jobs.runDue()
    await giveBack('one print', [{ lineId: (await printLine()).id, quantity: 1 }])
    expect(await partState('prints')).toBe('failed')
    expect((await owners()).lines).toMatchObject([
      { kind: 'prints', quantity: 2, refundedQuantity: 1 },
      { kind: 'merch', quantity: 1, refundedQuantity: 0 },
    ])
    const letters = await readMailOrder(shop.db.read, orderId, 'https://heron.example')
    expect(letters?.goods.map(({ refundedQuantity }) => refundedQuantity)).toEqual([1, 0])
    await giveBack('the other', [{ lineId: (await printLine()).id, quantity: 1 }])
    expect((await view())?.fulfillments).toMatchObject([{ kind: 'studio', state: 'queued' }])
    expect(await need()).toEqual(['issue'])
    const pin = await rowOf(shop.db.read, 'order_lines', { kind: 'merch' })
    await giveBack('the pin', [{ lineId: pin.id, quantity: 1 }])
    expect(await partState('studio')).toBe('queued')
  })

  it('removes refunded prints only after the provider has cancelled them', async () => {
    await shop.jobs.runDue()
    await giveBack('both prints', [{ lineId: (await printLine()).id, quantity: 2 }])
    expect(await partState('prints')).toBe('sent')
    await shop.fulfillment.applyPrintStatus(orderId, status('failed'))
    expect((await view())?.fulfillments).toMatchObject([{ kind: 'studio', state: 'queued' }])
  })

  it.each(['a piece', 'everything'])(
    'raises an issue when %s is refunded during the provider’s call',
    async (what) => {
      const { id: lineId } = await printLine()
      answer = async () => {
        await giveBack(what, what === 'a piece' ? [{ lineId, quantity: 1 }] : undefined)
        return status('sent')
      }
      await shop.jobs.runDue()
      expect(placed).toHaveLength(1)
      expect((await shop.order()).issues).toEqual([expect.stringMatching(/while you refunded/)])
    },
  )

  it('tells the owner of a refusal, and doesn’t retry', async () => {
    answer = () => {
      throw new ShopError('bad_input', 'Variant 1 is discontinued.')
    }
    await shop.jobs.runDue()
    shop.clock.advance(day)
    await shop.jobs.runDue()
    expect(placed).toHaveLength(1)
    expect(await partState('prints')).toBe('failed')
    expect(await shop.order()).toMatchObject({
      issues: ['The prints could not be ordered: Variant 1 is discontinued.'],
    })
  })

  it('places nothing for an order with an issue', async () => {
    await shop.db.transact((trx) => insertIssue(trx, orderId, 'Look!'))
    await shop.jobs.runDue()
    expect(placed).toEqual([])
    expect((await view())?.beingChecked).toBe(true)
  })

  it('is complete once, although both parts are shipped in parallel', async () => {
    await Promise.all([
      shop.fulfillment.ship(orderId, 'prints', noParcel),
      shop.fulfillment.ship(orderId, 'studio', noParcel),
    ])
    expect((await shop.order()).state).toBe('fulfilled')
  })
})
