import { expect, it } from 'vitest'
import type { PrintOrderStatus } from '#services/printing/port.ts'
import { createLedger } from '#shop/orders/ledger/ledger.server.ts'
import { readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

eachDatabase('a printer’s charge', (lane) => {
  const shop = eachCheckout(lane)
  const status = (changes: Partial<PrintOrderStatus> = {}): PrintOrderStatus => ({
    ref: '1',
    state: 'sent',
    reason: null,
    parcels: [],
    cost: { amount: '13.60', currency: 'USD' },
    ...changes,
  })

  async function buy(): Promise<string> {
    await shop.sellToBuyer()
    await shop.jobs.runDue()
    return (await shop.order()).id
  }
  const apply = (id: string, changes?: Partial<PrintOrderStatus>) =>
    shop.fulfillment.applyPrintStatus(id, status(changes))

  it('in another currency is shown, but not booked before the owner enters its value', async () => {
    const id = await buy()
    const ledger = createLedger(shop)
    const waiting = () => ledger.countUnbooked('live')
    const told = async () =>
      (await shop.db.read.selectFrom('fulfillments').select('foreign_cost').execute()).map(
        ({ foreign_cost }) => foreign_cost,
      )
    await apply(id)
    await apply(id, { cost: { amount: '9.00', currency: 'EUR' } })
    expect(await readSums(shop.db.read, id)).not.toHaveProperty('printer_cost')
    expect([await told(), await waiting()]).toEqual([expect.arrayContaining(['9.00 EUR']), 1])
    const month = { period: '2026-01', zone: 'UTC', money: 'live' } as const
    const year = { ...month, period: new Date(shop.clock.now()).toISOString().slice(0, 4) }
    expect(await ledger.report(year)).toMatchObject({ unbooked: 1 })
    await ledger.setCost(id, 'print_cost', 980)
    expect([await waiting(), await ledger.report(year)]).toMatchObject([0, { unbooked: 0 }])
    await ledger.setCost(id, 'print_cost', 0)
    await apply(id, { cost: { amount: 'much', currency: 'EUR' } })
    await apply(id, { cost: { amount: '14.10', currency: 'USD' } })
    expect([await told(), await waiting()]).toEqual([expect.not.arrayContaining(['9.00 EUR']), 0])
    expect(await readSums(shop.db.read, id)).toMatchObject({ printer_cost: -1410 })
  })

  if (lane !== 'sqlite') return

  it('is booked with its order, once, and as it changes', async () => {
    const id = await buy()
    const booked = async () => (await readSums(shop.db.read, id)).printer_cost
    await apply(id)
    await apply(id)
    expect(await booked()).toBe(-1360)
    await apply(id, { cost: { amount: '14.10', currency: 'USD' } })
    expect(await booked()).toBe(-1410)
    await apply(id, { cost: { amount: 'much', currency: 'USD' } })
    expect(await booked()).toBe(-1410)
    await apply(id, { state: 'failed', reason: 'Cancelled there.' })
    expect(await booked()).toBeUndefined()
  })

  it('is replaced by the cost that the owner enters', async () => {
    const id = await buy()
    await apply(id)
    const ledger = createLedger(shop)
    expect(await ledger.setCost(id, 'print_cost', 1500)).toMatchObject({ print_cost: -1500 })
    await apply(id, { state: 'in_production' })
    expect(await readSums(shop.db.read, id)).not.toHaveProperty('printer_cost')
    expect(await ledger.setCost(id, 'print_cost', 0)).toMatchObject({ printer_cost: -1360 })
    await apply(id, { state: 'in_production' })
    expect(await readSums(shop.db.read, id)).toMatchObject({ printer_cost: -1360 })
    await ledger.setCost(id, 'print_cost', 1500)
    await apply(id, { state: 'failed', reason: 'Cancelled there.' })
    expect(await ledger.setCost(id, 'print_cost', 0)).not.toHaveProperty('printer_cost')
  })
})
