import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeShares } from '#platform/spread.ts'
import { createOfflineSales } from '#shop/catalogue/archive/offline-sales.server.ts'
import { createCosts } from '#shop/catalogue/costs/costs.server.ts'
import { createLedger } from '#shop/orders/ledger/ledger.server.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { fixedStoreSettings } from '#testing/fakes/fixed-store-settings.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

it('divides a profit in whole units that add up', () => {
  const shares = fc.array(
    fc.integer({ min: -35_000, max: 35_000 }).map((sevenths) => sevenths / 7),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(shares, (exact) => {
      const total = 0 + Math.round(exact.reduce((sum, each) => sum + each, 0))
      const whole = wholeShares(total, exact)
      for (const [at, each] of whole.entries())
        expect(Math.abs(each - (exact[at] ?? 0))).toBeLessThan(1.001)
      expect(whole.reduce((sum, each) => sum + each, 0)).toBe(total)
    }),
  )
})

eachDatabase('profit by piece', (lane) => {
  const shop = eachCheckout(lane)

  it('divides fees and shipping by the paid sums, and subtracts each piece’s own cost', async () => {
    const cost = (kind: 'prints' | 'clothing' | 'merch', sum: number) => ({
      kind,
      gallery: 0,
      size: '',
      cost: sum,
    })
    await createCosts(shop).saveShared({
      costs: [cost('prints', 800), cost('clothing', 1200), cost('merch', 150)],
    })
    // $35 + $48 + 2 × $5, $7 for shipping: $100.
    const { pin } = await shop.sendBuyer()
    shop.payment.pay('fake_1')
    await shop.sendAll()
    const order = await shop.order()
    await shop.refunds.refund(order.id, { attempt: 'a-part', amount: 930, restock: false })
    const ledger = createLedger(shop)
    const query = {
      period: new Date(shop.clock.now()).toISOString().slice(0, 7),
      zone: 'UTC',
      money: 'live' as const,
    }
    // 100.00 − 9.30 − 23.00
    const { profit } = await ledger.profit(query)
    expect(profit).toBe(6770)
    const parts = await ledger.profitParts(query, profit)
    // The rest of −2.30 (shipping less the refund) by price: 35/93, 48/93, 10/93.
    expect(parts.pieces.map(({ kind, quantity, profit: own }) => [kind, quantity, own])).toEqual([
      ['clothing', 1, 4800 - 1200 - 119],
      ['prints', 1, 3500 - 800 - 86],
      ['merch', 2, 1000 - 300 - 25],
    ])
    expect(parts.countries).toEqual([{ country: 'US', sales: 10_000, profit: 6770 }])
    const add = (list: readonly { profit: number }[]) =>
      list.reduce((sum, each) => sum + each.profit, 0)
    expect(add(parts.galleries)).toBe(profit)
    const offline = createOfflineSales({
      ...shop,
      storeSettings: fixedStoreSettings({ currency: 'USD' }),
      timeZone: async () => 'UTC',
    })
    await offline.add({
      kind: 'merch',
      productId: pin,
      size: '',
      quantity: 1,
      price: 600,
      method: 'cash',
      note: '',
      soldOn: null,
      attempt: 'at-the-fair',
    })
    const now = await ledger.profit(query)
    expect(now.profit).toBe(profit + 600 - 150)
    expect(now.offline).toBe(600)
    const after = await ledger.profitParts(query, now.profit)
    expect(after.pieces.find(({ kind }) => kind === 'merch')).toMatchObject({
      quantity: 3,
      sales: 1600,
      profit: 675 + 450,
    })
  })
  if (lane !== 'sqlite') return

  it('counts the units of a free order', async () => {
    await shop.sendBuyer()
    shop.payment.pay('fake_1', { discount: (await shop.order()).total })
    await shop.sendAll()
    const period = new Date(shop.clock.now()).toISOString().slice(0, 7)
    const query = { period, zone: 'UTC', money: 'live' } as const
    const { pieces } = await createLedger(shop).profitParts(query, 0)
    expect(pieces.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 2])
  })
})
