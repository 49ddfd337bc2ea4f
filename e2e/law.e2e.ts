import { metLaw } from '#testing/fixtures/law.ts'
import { freePort } from '#testing/harness/process.ts'
import { findings } from './axe.ts'
import { paymentPage } from './buyer.ts'
import { openShop } from './own-shop.ts'
import { signIn } from './owner.ts'
import { test as base, expect } from './test.ts'

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const shop = await openShop(await freePort(), {})
    await use(shop.url)
    await shop.close()
  },
  viewport: { width: 390, height: 844 },
})

const rate = { mode: 'included' }
const buyers = [
  {
    from: 'Maine',
    place: { timeZone: 'America/New_York', country: 'US', currency: 'USD', countries: ['US'] },
    price: '$48.00',
    told: [/Imported/, /100% cotton/],
    untold: [/Made by/, /Responsible there/, /guarantee/i, /obligation to pay/, /include/],
    pays: '$55.00',
    footer: ['Legal notice'],
  },
  {
    from: 'Berlin',
    place: {
      ...{ timeZone: 'Europe/Berlin', country: 'DE', currency: 'EUR', countries: ['DE'] },
      tax: { ...rate, rate: 19 },
    },
    price: '€48.00',
    told: [/100% cotton/, /1 Mill Lane/, /at least two years/, /The price includes 19% VAT/],
    untold: [/Responsible there/],
    pays: '€55.00',
    footer: ['Legal notice', 'Withdraw from contract here'],
  },
  {
    from: 'London',
    place: {
      ...{ timeZone: 'Europe/London', country: 'GB', currency: 'GBP', countries: ['GB'] },
      tax: { ...rate, rate: 20 },
    },
    price: '£48.00',
    told: [/100% cotton/, /1 Mill Lane/, /The price includes 20% VAT/],
    untold: [/Responsible there/, /at least two years/],
    pays: '£55.00',
    footer: ['Legal notice', 'Withdraw from contract here'],
  },
]

for (const { from, place, price, told, untold, pays, footer } of buyers) {
  test(`§2 the law: a buyer in ${from} is told what is wanted there, and nothing else`, async ({
    page,
  }) => {
    const { token } = await signIn(page.request)
    const headers = { Authorization: `Bearer ${token}` }
    for (const [path, data] of [
      ['/api/studio/law', metLaw],
      ['/api/studio/place', place],
    ] as const) {
      const saved = await page.request.put(path, { headers, data })
      expect(await saved.text()).not.toContain('error')
    }
    await page.context().clearCookies()

    await page.goto('/clothing/1')
    const main = page.getByRole('main')
    await expect(main.getByText(price).first()).toBeVisible()
    for (const words of told) await expect(main.getByText(words).first()).toBeVisible()
    for (const words of untold) await expect(main.getByText(words)).toHaveCount(0)
    const links = page.getByRole('contentinfo').getByRole('link')
    for (const name of footer) await expect(links.filter({ hasText: name })).toBeVisible()

    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/cart')
    const binding = page.getByText('ordered with an obligation to pay')
    await expect(binding).toHaveCount(place.country === 'US' ? 0 : 1)
    await expect(main.getByText(pays)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(paymentPage)
    await expect(page.getByRole('button', { name: `Pay ${pays}` })).toBeVisible()

    await page.goto('/imprint')
    await expect(main.getByText('Ada Marsh')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}
