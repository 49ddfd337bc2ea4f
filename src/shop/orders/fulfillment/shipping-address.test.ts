import { describe, expect, it } from 'vitest'
import { createManualFulfillment } from '#services/printing/manual.ts'
import { changeOrder } from '#shop/orders/record/order-record.server.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { eachPrintfulCheckout } from '#testing/fixtures/checkout/printful-checkout.ts'
import { addOrder, bringFulfillments, noParcel } from '#testing/fixtures/orders/orders.ts'
import { openSelling } from '#testing/harness/checkout.ts'

describe('a shipping address', () => {
  const shop = eachPrintfulCheckout('sqlite')

  async function buyPrint(state = fakeAddress.state): Promise<string> {
    const id = await shop.buyPrint()
    const ship_to = JSON.stringify({ ...fakeAddress, state })
    await shop.db.transact((trx) => changeOrder(trx, id, { ship_to }, 1))
    return id
  }

  it('that no printer accepts goes to the owner, and to the printer once corrected', async () => {
    const id = await buyPrint('Narnia')
    await shop.jobs.runDue()
    expect(shop.fake.calls).toEqual([])
    expect((await shop.orderOf(id)).issues).toEqual([
      'The prints could not be ordered: “Narnia” isn’t a state of the United States.',
    ])
    await expect(
      shop.fulfillment.changeShippingAddress(id, { ...fakeAddress, state: 'Mordor' }),
    ).rejects.toMatchObject({
      code: 'bad_input',
      message: '“Mordor” isn’t a state of the United States.',
      details: { field: 'state' },
    })
    const corrected = await shop.fulfillment.changeShippingAddress(id, {
      ...fakeAddress,
      state: 'oregon',
    })
    expect(corrected.state).toBe('OR')
    await shop.jobs.runDue()
    expect(shop.fake.orders.get(id)).toMatchObject({
      status: 'pending',
      recipient: { state_code: 'OR' },
    })
    expect((await shop.orderOf(id)).issues).toEqual([])
    const events = await shop.db.read.selectFrom('order_events').selectAll().execute()
    expect(events).toMatchObject([{ order_id: id, type: 'address_changed', detail: '' }])
  })

  it('can’t be corrected once the printer has it, or before the payment', async () => {
    const id = await buyPrint()
    await shop.jobs.runDue()
    const moved = { ...fakeAddress, line1: '14 Alder Street' }
    await expect(shop.fulfillment.changeShippingAddress(id, moved)).rejects.toMatchObject({
      code: 'changed',
    })
    await expect(
      shop.fulfillment.changeShippingAddress('0'.repeat(32), moved),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
    const unpaid = await shop.db.transact(async (trx) => {
      const { id: pending } = await addOrder(trx)
      await bringFulfillments(trx, pending, { prints: 'queued' })
      return pending
    })
    await expect(shop.fulfillment.changeShippingAddress(unpaid, moved)).rejects.toMatchObject({
      code: 'changed',
    })
    expect(JSON.parse((await shop.orderOf(id)).ship_to ?? '')).toEqual(fakeAddress)
  })

  it('can be corrected while the studio itself has an unsent part', async () => {
    Object.assign(shop, await openSelling({ ...shop, provider: createManualFulfillment() }))
    const id = await buyPrint()
    await shop.jobs.runDue()
    const moved = { ...fakeAddress, line1: '14 Alder Street' }
    await shop.fulfillment.changeShippingAddress(id, moved)
    expect(JSON.parse((await shop.orderOf(id)).ship_to ?? '')).toEqual(moved)
    await shop.fulfillment.ship(id, 'prints', noParcel)
    await expect(shop.fulfillment.changeShippingAddress(id, fakeAddress)).rejects.toMatchObject({
      code: 'changed',
    })
  })

  it('corrected during the printer’s call raises an issue', async () => {
    const id = await buyPrint()
    const asked = Promise.withResolvers<void>()
    const corrected = Promise.withResolvers<void>()
    shop.fake.trouble = (call) => {
      if (!call.startsWith('POST')) return { how: 'none' }
      asked.resolve()
      return { how: 'slow', until: corrected.promise }
    }
    const sending = shop.jobs.runDue()
    await asked.promise
    await shop.fulfillment.changeShippingAddress(id, {
      ...fakeAddress,
      line1: '14 Alder Street',
    })
    corrected.resolve()
    await sending
    expect((await shop.orderOf(id)).issues).toEqual([
      expect.stringMatching(/as it was before you corrected it/),
    ])
  })
})
