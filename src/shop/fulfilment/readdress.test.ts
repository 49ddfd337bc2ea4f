import { afterEach, beforeEach, expect, it } from 'vitest'
import { createManualFulfilment } from '#adapters/fulfilment-manual.ts'
import { createPrintfulFulfilment } from '#adapters/fulfilment-printful.ts'
import { fakeClock } from '#testing/fake-clock.ts'
import { type FakePayment, fakeAddress, fakePayment } from '#testing/fake-payment.ts'
import { type FakePrintful, openFakePrintful, printfulToken } from '#testing/fake-printful.ts'
import { eachDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { openTill, putPrint, shopperWith, type Till } from '#testing/till.ts'

eachDatabase('an address', (lane) => {
  let db: TestDatabase
  let payment: FakePayment
  let fake: FakePrintful
  let till: Till
  const clock = fakeClock()

  beforeEach(async () => {
    db = await openTestDatabase(lane)
    payment = fakePayment(clock)
    fake = await openFakePrintful()
    const account = { token: printfulToken, apiBase: fake.url, timeout: 5000, pauseBeforeRetry: 1 }
    till = openTill({ db, clock, payment, fulfilment: createPrintfulFulfilment(account) })
  })
  afterEach(async () => {
    await fake.close()
    await db.close()
  })

  async function buyPrint(state = fakeAddress.state): Promise<string> {
    const print = await putPrint(db)
    fake.variants.set(`variant-${print}`, 'active')
    const userId = await shopperWith(db, [{ kind: 'prints', productId: print }])
    await till.checkout.startCheckout({ userId, network: 'here' })
    const session = payment.ids.at(-1) ?? ''
    payment.pay(session)
    await till.checkout.returnFromPayment(session)
    const { id } = await db.read
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', session)
      .executeTakeFirstOrThrow()
    const ship_to = JSON.stringify({ ...fakeAddress, state })
    await db.transact((trx) =>
      trx.updateTable('orders').set({ ship_to }).where('id', '=', id).execute(),
    )
    return id
  }
  const orderOf = (id: string) =>
    db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('that no printer would take goes to the owner at once, and to the printer once corrected', async () => {
    const id = await buyPrint('Narnia')
    await till.jobs.runDue()
    expect(fake.calls).toEqual([])
    expect((await orderOf(id)).attention).toBe(
      'The prints could not be ordered: “Narnia” is no state of US.',
    )
    await expect(
      till.fulfilment.readdress(id, { ...fakeAddress, state: 'Mordor' }),
    ).rejects.toMatchObject({
      code: 'bad_input',
      message: '“Mordor” is no state of US.',
      details: { field: 'state' },
    })
    const corrected = await till.fulfilment.readdress(id, { ...fakeAddress, state: 'oregon' })
    expect(corrected.state).toBe('OR')
    await till.jobs.runDue()
    expect(fake.orders.get(id)).toMatchObject({
      status: 'pending',
      recipient: { state_code: 'OR' },
    })
    expect((await orderOf(id)).attention).toBeNull()
    const remarks = await db.read.selectFrom('order_remarks').selectAll().execute()
    expect(remarks).toMatchObject([{ order_id: id, what: 'readdressed', detail: '' }])
  })

  it('can’t be corrected once the printer has it, nor while nothing is paid', async () => {
    const id = await buyPrint()
    await till.jobs.runDue()
    const moved = { ...fakeAddress, line1: '14 Alder Street' }
    await expect(till.fulfilment.readdress(id, moved)).rejects.toMatchObject({ code: 'changed' })
    await expect(till.fulfilment.readdress('0'.repeat(32), moved)).rejects.toMatchObject({
      code: 'not_found',
    })
    await db.transact((trx) =>
      trx.updateTable('orders').set({ state: 'pending' }).where('id', '=', id).execute(),
    )
    await expect(till.fulfilment.readdress(id, moved)).rejects.toMatchObject({ code: 'changed' })
    expect(JSON.parse((await orderOf(id)).ship_to ?? '')).toEqual(fakeAddress)
  })

  it('can be corrected while the studio itself has something to send', async () => {
    const fulfilment = createManualFulfilment()
    till = openTill({ db, clock, payment, fulfilment })
    const id = await buyPrint()
    await till.jobs.runDue()
    const moved = { ...fakeAddress, line1: '14 Alder Street' }
    await till.fulfilment.readdress(id, moved)
    expect(JSON.parse((await orderOf(id)).ship_to ?? '')).toEqual(moved)
    await till.fulfilment.shipByHand(id, 'prints', {
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
    })
    await expect(till.fulfilment.readdress(id, fakeAddress)).rejects.toMatchObject({
      code: 'changed',
    })
  })

  it('that is corrected while the printer is told the old one asks for the owner', async () => {
    const id = await buyPrint()
    fake.trouble = (call) => (call.startsWith('POST') ? { how: 'slow', ms: 300 } : { how: 'none' })
    const sending = till.jobs.runDue()
    while (!fake.calls.some((call) => call.startsWith('POST'))) {
      await new Promise((again) => setTimeout(again, 5))
    }
    await till.fulfilment.readdress(id, { ...fakeAddress, line1: '14 Alder Street' })
    await sending
    expect((await orderOf(id)).attention).toMatch(/as it was before you corrected it/)
  })
})
