import { expect, it } from 'vitest'
import { addRows, changeRows } from '#testing/database/rows.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'

it('warns of a tax limit before it is reached, from this year’s books', async () => {
  const shop = await closing(createTestShop())
  const { form } = await shop.settings.storeSettings.choices()
  const german = { ...form, country: 'DE', currency: 'EUR' as const, timeZone: 'UTC' }
  await shop.settings.storeSettings.choose(
    { ...german, countries: ['DE', 'FR'] },
    undefined,
    'manual',
  )
  const found = async () =>
    (await shop.admin.checkUp.look()).find(({ key }) => key === 'tax-limits')
  expect(await found()).toMatchObject({ verdict: 'good' })
  const { id } = await placeOrder(shop.db)
  const now = shop.clock.now()
  const sell = (gross: number, at = now) =>
    addRows(shop.db, 'tax_entries', {
      order_id: id,
      country: 'FR',
      rate: 2000,
      gross,
      tax: gross / 6,
      at,
    })
  await changeRows(shop.db, 'orders', { money: 'play' })
  await sell(600_000)
  expect(await found()).toMatchObject({ verdict: 'good' })
  await sell(336_000)
  expect(await found()).toMatchObject({
    verdict: 'look',
    says: expect.stringMatching(/^€7,800\.00 of €10,000\.00 sold to other countries/),
  })
  const yearBefore = new Date(now).getUTCFullYear() - 1
  await sell(1_200_000, Date.UTC(yearBefore, 5, 1))
  expect(await found()).toMatchObject({
    says: expect.stringMatching(
      new RegExp(`In ${yearBefore}: €10,000\\.00 of €10,000\\.00 sold to other countries`),
    ),
  })
})
