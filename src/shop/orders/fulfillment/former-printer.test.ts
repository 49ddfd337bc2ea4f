import { beforeEach, expect, it } from 'vitest'
import type { ShopError } from '#platform/errors.ts'
import type { PrintProvider } from '#services/printing/port.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins, addPrint } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

eachDatabase('another printer than the order’s', (lane) => {
  let printer: string
  let placed: string[]
  let id: string
  const provider: PrintProvider = {
    get name() {
      return printer
    },
    async placeOrder({ orderId }) {
      placed.push(orderId)
      return { ref: 'print-77', state: 'sent', reason: null, parcels: [] }
    },
    getOrder: async () => null,
  }
  const shop = eachCheckout(lane, provider)

  async function buy(at: string) {
    printer = at
    const print = await addPrint(shop.db)
    const pin = await addPins(shop.db, 5)
    const userId = await shopperWith(shop.db, [
      { kind: 'prints', productId: print },
      { kind: 'merch', productId: pin },
    ])
    await shop.start(userId)
    shop.payment.pay('fake_1')
    await shop.checkout.returnFromPayment('fake_1')
    id = (await shop.order()).id
  }
  const orders = () => ownerOrdersOf(shop, printer)
  const prints = async () =>
    (await orders().get(id)).fulfillments.find(({ kind }) => kind === 'prints')
  const ship = (kind: 'prints' | 'studio', trackingNumber: string, together = false) =>
    shop.fulfillment.ship(id, kind, {
      carrier: 'Post',
      trackingNumber,
      trackingUrl: null,
      together,
    })
  const correct = (from: string, trackingNumber: string) =>
    shop.fulfillment.correctParcel(id, {
      from,
      parcel: { carrier: 'Post', trackingNumber, trackingUrl: null },
    })
  const undo = () => shop.fulfillment.undoShipping(id, 'prints')
  const changed = expect.objectContaining<Partial<ShopError>>({ code: 'changed' })

  beforeEach(() => {
    placed = []
  })

  it('leaves prints at the printer that has begun them, and takes their parcel by hand', async () => {
    await buy('printful')
    await shop.jobs.runDue()
    printer = 'manual'
    expect(await prints()).toMatchObject({ state: 'sent', selfFulfilled: false, cutOff: true })
    await ship('studio', 'S1')
    expect(await orders().countToShip()).toBe(0)
    await ship('prints', 'P1')
    await correct('P1', 'P2')
    expect(await shop.order()).toMatchObject({ state: 'fulfilled' })
    expect(await orders().lastCarrier()).toBe('Post')
    await expect(undo()).rejects.toEqual(changed)
  })

  it('gives prints that nobody has begun to the studio', async () => {
    await buy('printful')
    printer = 'manual'
    expect(await prints()).toMatchObject({ state: 'queued', selfFulfilled: true, cutOff: false })
    expect(await orders().countToShip()).toBe(1)
    await ship('prints', 'P1', true)
    expect(await shop.order()).toMatchObject({ state: 'fulfilled' })
  })

  it('leaves the studio’s own prints to the studio', async () => {
    await buy('manual')
    await shop.jobs.runDue()
    printer = 'printful'
    placed = []
    expect(await prints()).toMatchObject({ state: 'sent', selfFulfilled: true, cutOff: false })
    await ship('prints', 'P1', true)
    await correct('P1', 'P2')
    expect(await undo()).toBe('sent')
    expect(await prints()).toMatchObject({ state: 'sent', selfFulfilled: true })
    await shop.jobs.runDue()
    expect(placed).toEqual([])
    expect((await orders().nextToShip())?.id).toBe(id)
  })

  it('doesn’t send a printer’s prints together with the studio’s', async () => {
    await buy('printful')
    await shop.jobs.runDue()
    await expect(ship('studio', 'S1', true)).rejects.toEqual(changed)
    await ship('studio', 'S1')
    await expect(ship('prints', 'S1', true)).rejects.toEqual(changed)
    await shop.fulfillment.ship(id, 'prints', {
      carrier: 'UPS',
      trackingNumber: 'P1',
      trackingUrl: null,
    })
    await expect(correct('P1', 'P2')).rejects.toMatchObject({ code: 'not_found' })
    expect(await orders().lastCarrier()).toBe('Post')
  })
})
