import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeSetting } from '#platform/db/settings.ts'
import { isShopError } from '#platform/errors.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp } from '#platform/spread.ts'
import { day } from '#platform/time/clock.ts'
import { monthsIn } from '#platform/time/period.ts'
import { createOfflineSales } from '#shop/catalogue/archive/offline-sales.server.ts'
import { changeCart } from '#shop/checkout/cart/cart-lines.server.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import { bookKnownFees, bookOrderFees } from '#shop/checkout/payments/fees.server.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { eachDatabase, type Lane } from '#testing/database/test-database.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { addPins, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import {
  expectBooksToAddUp,
  expectTaxToAddUp,
  paidOrders,
  sharedOut,
} from '#testing/fixtures/orders/adds-up.ts'
import { type LedgerStep, ledgerStep } from '#testing/fixtures/orders/ledger-steps.ts'
import { taxSellers } from '#testing/fixtures/orders/tax-figures.ts'
import { openCheckout } from '#testing/harness/checkout.ts'
import { createLedger } from './ledger.server.ts'
import { accountKinds, sumOfEntries } from './ledger.ts'
import { readSums } from './ledger-rows.server.ts'
import { readPeriodSums } from './reports.server.ts'

eachDatabase('the ledger', (lane) => {
  // One seller on PostgreSQL: the SQL is the same for all of them.
  it.each(lane === 'sqlite' ? Object.keys(taxSellers) : ['DE'])(
    'equals the provider’s balance, and its tax books equal the sales, in %s',
    async (home) => {
      const maxLength = lane === 'sqlite' ? 40 : 12
      const history = fc.array(ledgerStep, { minLength: 5, maxLength, size: 'max' })
      // One history for each seller: each run of the tests takes others.
      const runs = { numRuns: 1, endOnFailure: true }
      await fc.assert(
        fc.asyncProperty(history, (steps) => live(lane, home, steps)),
        runs,
      )
    },
  )
})

async function live(lane: Lane, home: string, steps: readonly LedgerStep[]): Promise<void> {
  const seller = taxSellers[home]
  const { currency = 'USD', tax } = seller ?? {}
  const shop = await openCheckout(lane)
  const { db, clock, payment } = shop
  const log = quietLog
  const deps = { db, clock, payment, log }
  const ledger = createLedger({ db, clock })
  const costs = new Map<string, Cents>()
  const refunds: string[] = []
  const sold: number[] = []
  let cash: Cents = 0
  const offlineSales = createOfflineSales({
    db,
    clock,
    storeSettings: fixedStoreSettings({ currency }),
    timeZone: async () => 'Asia/Tokyo',
  })
  const years = ['2025', '2026', '2027', '2028']
  let attempts = 0
  const query = (period: string) => ({ period, zone: 'Asia/Tokyo', money: 'live' as const })
  try {
    const countries = ['CH', 'DE', 'FR', 'GB', 'JP', 'US']
    const storeSettings = { country: home, currency, countries, tax: { ...noTaxYet, ...tax } }
    await db.transact((trx) => writeSetting(trx, storeSetting, storeSettings as never, 1))
    const pin = await addPins(db, 1000)
    const classes = [seller?.lower ?? 'reduced', 'original'] as const
    const others = classes.map(async (taxClass) => {
      const { product } = await shop.catalogue.create(
        sampleMerch({ price: 900, quantity: 1000, taxClass }),
      )
      return product.id
    })
    const pieces = [pin, ...(await Promise.all(others))]
    const discounts = createDiscounts({ db, clock })
    await discounts.create({ ...noDiscount, code: 'SEVEN', percent: 7 })
    await discounts.create({ ...noDiscount, code: 'SUM', amount: 250 })
    await discounts.create({ ...noDiscount, code: 'ALL', percent: 100, freeShipping: true })
    for (const one of steps) {
      clock.advance(1000)
      await take(one)
    }
    clock.advance(1000)
    for (const event of payment.events) await shop.send(event)
    await bookKnownFees(deps)
    clock.advance(6 * day)
    for (const id of await askedAbout()) await bookOrderFees(deps, id)
    await expectAllToAddUp()

    async function take(one: LedgerStep): Promise<void> {
      if (one.do === 'wait') {
        await bookKnownFees(deps)
        clock.advance(one.days * day)
        return
      }
      if (one.do === 'report') return report(one.event)
      if (one.do === 'buy') return buy(one)
      if (one.do === 'sell offline') return sellOffline(one.price)
      if (one.do === 'undo') return undo(one.which)
      const order = await orderAt(one.which)
      if (!order) return
      if (one.do === 'cost') {
        costs.set(`${order.id} ${one.kind}`, one.amount)
        await ledger.setCost(order.id, one.kind, one.amount)
      } else if (one.do === 'fee') {
        // The shop asks the provider about a fee for a month only.
        if (clock.now() - order.paidAt < 28 * day) payment.setFee(order.ref, one.amount)
      } else if (one.do === 'dispute') {
        payment.dispute(order.ref, one.how, one.fee, one.part)
      } else if (one.do === 'refund outside') payment.refundOutside(order.ref, one.amount, one.fee)
      else if (one.do === 'refund fails') payment.failRefund(refunds[one.which] ?? '')
      else await refund(order.id, one.amount)
    }

    async function buy(one: Extract<LedgerStep, { do: 'buy' }>): Promise<void> {
      const userId = await shopperWith(db, [
        { kind: 'merch', productId: pin, quantity: one.quantity },
        ...(one.piece > 0
          ? [{ kind: 'merch' as const, productId: pieces[one.piece] ?? pin, quantity: 1 }]
          : []),
      ])
      const [country = '', state = 'OR'] = one.goesTo.split('-')
      const destination = home === 'US' ? one.goesTo : country
      await db.transact((trx) =>
        changeCart(trx, userId, { discount_code: one.code, destination }, clock.now()),
      )
      await shop.checkout.startCheckout({ userId, network: userId, wideNetwork: userId })
      const id = payment.ids.at(-1) ?? ''
      const order = await db.read
        .selectFrom('orders')
        .select(['total', 'subtotal', 'discount'])
        .where('session_id', '=', id)
        .executeTakeFirstOrThrow()
      const { wrong } = one
      const { total } = order
      // A provider's own discount adds to a code's, and lowers no shipping.
      const discount = Math.min(one.discount, order.subtotal - order.discount)
      // The tax in a sum can't exceed the sum.
      const tax = Math.min(one.tax, total - discount)
      const onTop = home === 'US' ? tax : 0
      payment.pay(id, {
        discount,
        tax,
        total: Math.max(0, total - discount + onTop + wrong),
        shipTo: { ...fakeAddress, country, state },
      })
      await shop.checkout.returnFromPayment(id)
    }

    async function sellOffline(price: Cents): Promise<void> {
      attempts += 1
      const piece = { kind: 'merch', productId: pin, size: '', quantity: 1 } as const
      const method = price === 0 ? 'given' : 'cash'
      const how = { method, note: '', soldOn: null, attempt: `sale-${attempts}-1` } as const
      const sale = await offlineSales.add({ ...piece, ...how, price })
      sold.push(sale.id)
      cash += price
    }

    async function undo(at: number): Promise<void> {
      const id = sold[at]
      const before = (await offlineSales.list()).find((sale) => sale.id === id)
      const isOpen = before && before.undoneAt === null && clock.now() - before.bookedAt < 30 * day
      if (!isOpen) return
      await offlineSales.undo(before.id)
      cash -= before.amount
    }

    async function refund(orderId: string, amount: Cents): Promise<void> {
      attempts += 1
      try {
        await shop.refunds.refund(orderId, {
          attempt: `attempt-${attempts}`,
          amount,
          restock: false,
        })
      } catch (error) {
        if (!isShopError(error)) throw error
      }
      const rows = await db.read.selectFrom('refunds').select('id').orderBy('asked_at').execute()
      for (const { id } of rows) if (!refunds.includes(id)) refunds.push(id)
    }

    async function report(at: number): Promise<void> {
      const event = payment.events[at % Math.max(1, payment.events.length)]
      if (event) await shop.send(event)
    }

    async function orderAt(at: number) {
      const paid = await paidOrders(db)
      const order = paid[at % Math.max(1, paid.length)]
      return order && { id: order.id, ref: order.payment_ref ?? '', paidAt: order.paid_at ?? 0 }
    }

    async function expectAllToAddUp(): Promise<void> {
      const all = await paidOrders(db)
      const sums = await Promise.all(all.map(({ id }) => readSums(db.read, id)))
      for (const [at, order] of all.entries()) {
        const own = sums[at] ?? {}
        expect(sumOfEntries(own, accountKinds)).toBe(payment.holds(order.payment_ref ?? ''))
        expect((own.postage ?? 0) + (costs.get(`${order.id} postage`) ?? 0)).toBe(0)
      }
      await expectTaxToAddUp(db)
      const sumIn = async (periods: readonly string[]) => {
        const found = await Promise.all(periods.map((each) => readPeriodSums(db.read, query(each))))
        return addUp(found.map((own) => sumOfEntries(own)))
      }
      const off = sums.reduce((sum, own) => sum - (own.discount ?? 0), 0)
      expect(await sharedOut(db)).toBe(off)
      const ofOrders = sums.reduce((sum, own) => sum + sumOfEntries(own), 0)
      expect([await sumIn(years.flatMap(monthsIn)), await sumIn(years)]).toEqual([
        ofOrders + cash,
        ofOrders + cash,
      ])
      for (const year of years) {
        const { profit } = await ledger.profit(query(year))
        const { pieces, galleries, countries, loose } = await ledger.profitParts(
          query(year),
          profit,
        )
        const all = (list: readonly { profit: Cents }[]) => addUp(list.map((each) => each.profit))
        expect([all(pieces) + loose, all(galleries) + loose, all(countries)]).toEqual([
          profit,
          profit,
          profit,
        ])
      }
      await expectBooksToAddUp(db, years.map(query), cash)
    }

    async function askedAbout(): Promise<Set<string>> {
      const rows = await db.read
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'fees.ask')
        .where('due_at', '<=', clock.now())
        .execute()
      return new Set(rows.map(({ payload }) => JSON.parse(payload).orderId))
    }
  } finally {
    await db.close()
  }
}
