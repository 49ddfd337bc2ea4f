import { beforeEach, describe, expect, it } from 'vitest'
import { lockOrder } from '#shop/orders/record/order-record.server.ts'
import { changeRows, rowOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { wantInvoices } from '#testing/fixtures/orders/invoices.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { invoiceFormSchema } from './invoice.schema.ts'
import { invoicePaidOrder } from './invoices.server.ts'

eachDatabase('an invoice', (lane) => {
  const shop = eachCheckout(lane)
  let pin: number
  beforeEach(async () => {
    pin = await addPins(shop.db, 50)
  })

  /** Returns the order's id. Play money and real money have separate series. */
  async function buy({ money = 'live', quantity = 2 } = {}): Promise<string> {
    const userId = await shopperWith(shop.db, [{ kind: 'merch', productId: pin, quantity }])
    await shop.start(userId, userId)
    const session = `fake_${shop.payment.ids.length}`
    await changeRows(shop.db, 'orders', { money: money as 'live' }, { session_id: session })
    shop.payment.pay(session)
    await shop.sendAll()
    const order = shop.db.read.selectFrom('orders').select('id').where('session_id', '=', session)
    return (await order.executeTakeFirstOrThrow()).id
  }

  const names = async (orderId: string) =>
    (await shop.invoices.list(orderId)).map(({ name, amount }) => [name, amount])

  it('leaves no gap when its transaction fails', async () => {
    await wantInvoices(shop.db)
    await buy()
    const later = await buy({ money: 'test' })
    await changeRows(shop.db, 'orders', { money: 'live' }, { id: later })
    await shop.db.transact((trx) =>
      trx.deleteFrom('invoices').where('order_id', '=', later).execute(),
    )
    const failing = shop.db.transact(async (trx) => {
      const order = await lockOrder(trx, later)
      if (order) await invoicePaidOrder(trx, order, [], 1)
      throw new Error('the machine stops here')
    })
    await expect(failing).rejects.toThrow('stops here')
    expect((await names(await buy()))[0]?.[0]).toBe('R-8')
  })

  if (lane !== 'sqlite') return

  it('is written with the payment, if the owner wants invoices, under the next number', async () => {
    expect(await names(await buy())).toEqual([])
    expect(await shop.invoices.listByToken('\0')).toEqual([])
    await wantInvoices(shop.db)
    const { total } = await rowOf(shop.db.read, 'orders')
    expect(await names(await buy())).toEqual([['R-7', total]])
    // Test money takes no number from real invoices.
    const [[name] = []] = await names(await buy({ money: 'test' }))
    expect(name).toBe('TEST-R-1')
    expect(await names(await buy())).toEqual([['R-8', total]])
  })

  it('gets credit notes that add up to the refunds', async () => {
    await wantInvoices(shop.db)
    const id = await buy()
    await shop.refunds.refund(id, { attempt: 'a', restock: false, amount: 300 })
    await shop.refunds.refund(id, { attempt: 'b', restock: true })
    const [invoice, ...notes] = await shop.invoices.list(id)
    expect(notes.map(({ name, amount }) => [name, amount])).toEqual([
      ['CN-R-1', -300],
      ['CN-R-2', 300 - (invoice?.amount ?? 0)],
    ])
  })

  it('is written by hand for an earlier order, once, with its refunds', async () => {
    const id = await buy()
    await expect(shop.invoices.issue(id)).rejects.toMatchObject({ code: 'bad_input' })
    await shop.refunds.refund(id, { attempt: 'a', restock: false, amount: 100 })
    await wantInvoices(shop.db)
    const { name } = await shop.invoices.issue(id)
    await shop.invoices.issue(id)
    expect((await names(id)).map(([each]) => each)).toEqual([name, 'CN-R-1'])
    const free = await buy()
    await changeRows(shop.db, 'orders', { total: 0 }, { id: free })
    await shop.db.transact((trx) =>
      trx.deleteFrom('invoices').where('order_id', '=', free).execute(),
    )
    await expect(shop.invoices.issue(free)).rejects.toMatchObject({ code: 'bad_input' })
    expect(await shop.papers.invoice('0'.repeat(32))).toBeNull()
  })

  it('uses the last saved settings, and the second of two tabs is told', async () => {
    await wantInvoices(shop.db)
    const { version, ...seen } = await shop.invoices.settings()
    const saved = await shop.invoices.save({ ...seen, prefix: 'A-', version })
    await expect(shop.invoices.save({ ...seen, taxNumber: '', version })).rejects.toMatchObject({
      code: 'changed',
    })
    expect(await shop.invoices.settings()).toEqual(saved)
    await shop.invoices.save({ ...seen, taxNumber: '', version: saved.version })
    expect(await shop.invoices.settings()).toMatchObject({ prefix: 'R-', taxNumber: '' })
  })

  it('names seller and buyer, with accents, as a PDF of one sheet', async () => {
    await wantInvoices(shop.db)
    const [ref] = await shop.invoices.list(await buy())
    const found = await shop.papers.invoice(ref?.id ?? '')
    expect(found?.paper).toMatchObject({
      title: 'Invoice',
      from: 'Märta Öberg',
      fromLines: ['Storgatan 1', 'Åre', 'Sweden', 'VAT SE123'],
      lines: [{ quantity: 2, name: 'Tide pool', sum: '$10.00' }],
    })
    expect(found?.paper.to[0]).toBeTruthy()
    if (!found) return
    for (const sheet of ['A4', 'Letter'] as const) {
      const pdf = String((await shop.papers.draw(found, sheet))?.toString('latin1'))
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
  })
})

describe('the invoice settings', () => {
  const seller = { sellerName: 'M', sellerAddress: '', taxNumber: '', prefix: '', first: 1 }

  it('need an address once invoices are switched on', () => {
    expect(invoiceFormSchema.safeParse({ ...seller, on: false }).success).toBe(true)
    const refused = invoiceFormSchema.safeParse({ ...seller, on: true })
    expect(refused.error?.issues[0]?.path).toEqual(['sellerAddress'])
  })

  it.each([
    ['first', { first: 0 }],
    ['prefix', { prefix: '<b>' }],
    ['sellerAddress', { sellerAddress: 'a\n'.repeat(9) }],
  ])('are refused naming %s', (field, changes) => {
    const refused = invoiceFormSchema.safeParse({ ...seller, on: false, ...changes })
    expect(refused.error?.issues[0]?.path).toEqual([field])
  })
})
