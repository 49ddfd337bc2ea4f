import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { addUp } from '#platform/spread.ts'
import type { PaymentRequest, PaymentSession } from '#services/payments/port.ts'
import { changeCart } from '#shop/checkout/cart/cart-lines.server.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import type { RefundInput } from '#shop/checkout/payments/refunds/refund.schema.ts'
import { exportOrders } from '#shop/orders/back-office/export-orders.server.ts'
import { bookRows } from '#shop/orders/ledger/books/book-rows.server.ts'
import type { BookRow } from '#shop/orders/ledger/books/book-rows.ts'
import { sumOfEntries } from '#shop/orders/ledger/ledger.ts'
import { readSums } from '#shop/orders/ledger/ledger-rows.server.ts'
import { taxesByCountry } from '#shop/orders/ledger/reports.server.ts'
import { taxWithin } from '#shop/orders/record/order.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import type { TaxClass } from '#shop/store/tax/tax.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { emailText } from '#shop/upkeep/emails/email-text.ts'
import { readMailOrder } from '#shop/upkeep/emails/mail-order.server.ts'
import { confirmationEmail } from '#shop/upkeep/emails/order-emails.server.ts'
import { rowsOf } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { addShirt, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { wantInvoices } from '#testing/fixtures/orders/invoices.ts'
import { brand } from '#testing/fixtures/orders/mail-order.ts'
import { outOfEurope, type TaxRow, taxSellers } from '#testing/fixtures/orders/tax-figures.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

const cases = Object.entries(taxSellers).flatMap(([home, { to }]) =>
  Object.entries(to).map(([goesTo, expected]) => [home, goesTo, expected] as const),
)

eachDatabase('tax by destination', (lane) => {
  const shop = eachCheckout(lane)
  // One sale runs every statement.
  const sales = cases.filter(
    ([home, goesTo]) => lane === 'sqlite' || (home === 'DE' && goesTo === 'DE'),
  )

  async function open(home: string, more: Record<string, unknown> = {}): Promise<void> {
    const { currency = 'USD', tax } = taxSellers[home] ?? {}
    await shop.db.transact(async (trx) => {
      const countries = ['CH', 'DE', 'FR', 'GB', 'JP', 'US']
      const storeSettings = {
        country: home,
        currency,
        countries,
        tax: { ...noTaxYet, ...tax, ...more },
      }
      await writeSetting(trx, storeSetting, storeSettings as never, 1)
      await trx.updateTable('content').set({ version: 5000 }).execute()
    })
    await wantInvoices(shop.db)
  }

  /**
   * Sells to a destination; `typed`: the address that the buyer types, if another; `paid`: the
   * provider's own sums.
   */
  async function sell(
    home: string,
    goesTo: string,
    typed = goesTo,
    paid: Partial<PaymentSession> = {},
  ) {
    const standard = await addShirt(shop.db, 10_000)
    const merch = async (price: number, taxClass: TaxClass) =>
      (await shop.catalogue.create(sampleMerch({ price, quantity: 5, taxClass }))).product.id
    const lower = await merch(3000, taxSellers[home]?.lower ?? 'reduced')
    const original = await merch(20_000, 'original')
    const userId = await shopperWith(shop.db, [
      { kind: 'clothing', productId: standard },
      { kind: 'merch', productId: lower },
      { kind: 'merch', productId: original },
    ])
    const codes = createDiscounts({ db: shop.db, clock: shop.clock })
    await codes.create(tenPercent)
    await shop.db.transact((trx) =>
      changeCart(trx, userId, { destination: goesTo, discount_code: 'TEN' }, 1),
    )
    await shop.start(userId)
    const [country = '', state = 'OR'] = typed.split('-')
    shop.payment.pay('fake_1', {
      ...paid,
      shipTo: { ...fakeAddress, country, state },
    })
    await shop.sendAll()
    return shop.order()
  }

  async function taxes() {
    const period = new Date(shop.clock.now()).toISOString().slice(0, 7)
    const { money } = await shop.order()
    return taxesByCountry(shop.db.read, { period, zone: 'UTC', money })
  }
  const rows = async () =>
    (await taxes()).map(({ country, rate, gross, tax }): TaxRow => [country, rate, gross, tax])

  /** The tax columns of an export with a single order: the tax, and whether the sums include it. */
  async function exportedTax(): Promise<(string | undefined)[]> {
    const range = { from: null, to: null, zone: 'UTC' }
    const rule = { now: shop.clock.now(), timeZone: 'UTC', printProvider: 'printful' }
    const context = { ...rule, stuck: new Set<string>() }
    let table = ''
    for await (const part of exportOrders(shop.db.read, range, context)) table += part
    const [headings = [], row = []]: string[][] = parse(table, { bom: true })
    return ['Tax is in the sums', 'Tax ('].map(
      (words) => row[headings.findIndex((one) => one.startsWith(words))],
    )
  }

  it.each(sales)('of a seller in %s, sent to %s', async (home, goesTo, expected) => {
    await open(home)
    const order = await sell(home, goesTo)
    expect([order.total, order.issues]).toEqual([expected.total, []])
    const shown = await shop.orders.findByToken(order.token)
    const mailed = await readMailOrder(shop.db.read, order.id, 'https://shop.example')
    for (const each of [shown, mailed]) {
      const words = each ? taxWithin(each).map(({ words: said, cents }) => [said, cents]) : null
      expect(words).toEqual(expected.words)
      expect(each?.total).toBe(expected.total)
    }
    const taxed = expected.month.reduce((sum, [, , , tax]) => sum + tax, 0)
    expect(await readSums(shop.db.read, order.id)).toEqual(expected.ledger)
    const isWithin = taxed > 0 && home !== 'US'
    expect(await exportedTax()).toEqual([isWithin ? 'yes' : 'no', toDecimalText(taxed, home)])
    const mail = mailed ? emailText(confirmationEmail(mailed, brand, ''), brand) : ''
    for (const [words] of expected.words) expect(mail).toContain(words)
    if (taxed === 0) expect(mail).not.toMatch(/tax in it|sales tax/i)
    const [ref] = await shop.invoices.list(order.id)
    const invoice = (await shop.invoices.find(ref?.id ?? ''))?.document
    for (const [words, amount] of expected.words) {
      expect(invoice?.sums).toContainEqual({ words, amount })
    }
    expect(ref?.amount).toBe(expected.total)
    expect(await rows()).toEqual(expected.month)

    const line = shown?.lines.findIndex(({ kind }) => kind === 'merch') ?? -1
    const lines = await rowsOf(shop.db.read, 'order_lines', { order_id: order.id }, 'id')
    const refund = {
      attempt: 'a',
      restock: false,
      lines: [{ lineId: lines[line]?.id ?? 0, quantity: 1 }],
    }
    await shop.refunds.refund(order.id, refund)
    expect(await rows()).toEqual(expected.afterRefund)
    const refunded = 0 - (expected.refund ?? 2700)
    expect(await readSums(shop.db.read, order.id)).toEqual({ ...expected.ledger, refund: refunded })
    await shop.refunds.refund(order.id, { attempt: 'b', restock: false })
    expect(await rows()).toEqual([])
    expect(sumOfEntries(await readSums(shop.db.read, order.id))).toBe(0)
    const notes = (await shop.invoices.list(order.id)).slice(1)
    expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(-expected.total)
    const taxes = await Promise.all(
      notes.map(async ({ id }) => (await shop.invoices.find(id))?.document.taxes ?? []),
    )
    const credited = taxes.flat().reduce((sum, { tax }) => sum + tax, 0)
    expect(credited).toBe(-taxed || 0)
  })

  if (lane !== 'sqlite') return

  it('asks the owner after a payment of another state’s sales tax', async () => {
    await open('US')
    const { issues } = await sell('US', 'US-NY', 'US-OR')
    expect(issues.join()).toMatch(/another one for the sales tax/)
  })

  it('follows a country’s own rates if the owner is registered there', async () => {
    await open('DE', {
      elsewhere: [{ country: 'FR', standard: 2000, reduced: 550, original: 550 }],
    })
    await sell('DE', 'FR')
    // 9212 at 20% has 1535 in it; 21188 at 5.5% has 1105.
    expect(await rows()).toEqual([
      ['FR', 2000, 9212, 1535],
      ['FR', 550, 21_188, 1105],
    ])
  })

  it('follows the typed address, at the shown sum', async () => {
    await open('DE')
    const order = await sell('DE', 'DE', 'CH')
    expect(order).toMatchObject({ total: 30_400, tax: 0, tax_note: outOfEurope })
    expect(await rows()).toEqual([['CH', 0, 30_400, 0]])
  })

  it('has no export note when the payment provider took tax', async () => {
    await open('DE', { byProvider: true })
    const order = await sell('DE', 'CH', 'CH', { tax: 300, total: 30_400 })
    expect(order).toMatchObject({ total: 30_400, tax: 300, tax_note: null })
    expect(await rows()).toEqual([['CH', null, 30_400, 300]])
  })

  it('isn’t taken back with a sum that was paid beyond the total', async () => {
    await open('DE')
    const { id, total } = await sell('DE', 'DE', 'DE', { total: 35_000 })
    const sold = taxSellers.DE?.to.DE
    const notes = async () => (await shop.invoices.list(id)).slice(1).map(({ amount }) => amount)
    const refund = (attempt: string, of: Partial<RefundInput>) =>
      shop.refunds.refund(id, { attempt, restock: false, ...of })
    await refund('beyond', { amount: 4600 })
    expect([await rows(), await notes()]).toEqual([sold?.month, []])
    const [, lower] = await rowsOf(shop.db.read, 'order_lines', { order_id: id }, 'id')
    shop.clock.advance(1000)
    await refund('piece', { lines: [{ lineId: lower?.id ?? 0, quantity: 1 }] })
    expect([await rows(), await notes()]).toEqual([sold?.afterRefund, [-2700]])
    shop.clock.advance(1000)
    await refund('rest', {})
    expect([await rows(), addUp(await notes())]).toEqual([[], -total])
    const booked: BookRow[] = []
    const year = { period: '2026', zone: 'UTC', money: 'live' } as const
    for await (const part of bookRows(shop.db.longReads, year)) booked.push(...part)
    const [first, ...others] = booked.filter(({ kind }) => kind === 'refund')
    expect(first).toMatchObject({ rate: null, net: -4600, tax: 0, gross: -4600, invoice: null })
    expect(others.every(({ invoice }) => invoice !== null)).toBe(true)
  })

  it('stays as requested on top when the payment provider gave a discount', async () => {
    await open('US')
    const given = { discount: 1000, total: 31_977 }
    expect(await sell('US', 'US-NY', 'US-NY', given)).toMatchObject({ total: 31_977, tax: 2577 })
    // 1000 shared out over 27,636 and 2,764: 909 and 91.
    expect(await rows()).toEqual([
      ['US-NY', 887.5, 29_180, 2453],
      ['US-NY', 450, 2797, 124],
    ])
  })

  it.each([
    ['DE', [undefined, 'txcd_10000001', 'txcd_10000002']],
    ['GB', [undefined, 'txcd_00000000', 'txcd_10000002']],
  ])('sends the provider each piece’s tax class, for a seller in %s', async (home, codes) => {
    const own = { reducedCode: 'txcd_10000001', originalCode: 'txcd_10000002' }
    await open(home, { byProvider: true, ...own })
    const { attempt_params } = await sell(home, home)
    const { lines } = JSON.parse(attempt_params) as PaymentRequest
    expect(lines.map(({ taxCode }) => taxCode)).toEqual(codes)
  })
})

const toDecimalText = (amount: number, home: string) =>
  home === 'JP' || amount === 0 ? String(amount) : (amount / 100).toFixed(2)

const tenPercent = { ...noDiscount, code: 'TEN', percent: 10 }
