import { beforeEach, describe, expect, it } from 'vitest'
import { readSetting, writeSetting } from '#platform/db/settings.ts'
import { storeSetting } from '#shop/store/store-settings/store-settings.schema.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { fakeAddress } from '#testing/fakes/fake-payment.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'

describe('tax', () => {
  const shop = eachCheckout('sqlite')
  let pin: number
  beforeEach(async () => {
    pin = await addPins(shop.db, 5)
  })

  async function sellIn(country: string, mode: 'none' | 'included' | 'small_business' = 'none') {
    await shop.db.transact(async (trx) => {
      const tax = { ...noTaxYet, mode, rate: 2000, note: 'No VAT here.' }
      await writeSetting(trx, storeSetting, { country, countries: [country], tax }, 1)
      await trx.updateTable('content').set({ version: 5000 }).execute()
    })
    const userId = await shopperWith(shop.db, [{ kind: 'merch', productId: pin, quantity: 1 }])
    await shop.start(userId)
  }
  const placeIn = async () => ({
    country: 'GB',
    ...(await readSetting(shop.db.read, storeSetting)),
  })
  async function pay(change: { discount?: number; tax?: number; total?: number } = {}) {
    const { country } = await placeIn()
    shop.payment.pay('fake_1', { shipTo: { ...fakeAddress, country }, ...change })
    await shop.sendAll()
    return shop.order()
  }

  it('that the provider wrongly adds raises an issue for the owner', async () => {
    await sellIn('GB', 'included')
    expect((await pay({ tax: 77 })).issues).toEqual(['The order is for $9.00, but $9.77 was paid.'])
  })

  it('is added in a country with prices without tax', async () => {
    await sellIn('US')
    expect(await pay({ tax: 50 })).toMatchObject({
      subtotal: 500,
      total: 950,
      tax: 50,
      tax_included: 0,
      issues: [],
    })
  })

  it('is missing for a small business, whose buyers read the reason', async () => {
    await sellIn('GB', 'small_business')
    const { token, tax } = await pay()
    expect(tax).toBe(0)
    expect(await shop.orders.findByToken(token)).toMatchObject({ taxNote: 'No VAT here.' })
  })
})
