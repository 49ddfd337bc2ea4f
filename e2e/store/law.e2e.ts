import { metLaw } from '#testing/fixtures/law.ts'
import { findings } from '../harness/axe.ts'
import { paymentPage } from '../harness/buyer.ts'
import { testInOwnShop } from '../harness/own-shop.ts'
import { signIn } from '../harness/owner.ts'
import { fillCart } from '../harness/shopper.ts'
import { expect } from '../harness/test.ts'

const test = testInOwnShop()
test.use({ viewport: { width: 390, height: 844 } })

const storeSettings = {
  timeZone: 'Europe/Berlin',
  country: 'DE',
  currency: 'EUR',
  countries: ['DE'],
  tax: { mode: 'included', rate: 19 },
}

test('§2 the law: a buyer in Berlin is told what is wanted there, and nothing else', async ({
  page,
}) => {
  const { token } = await signIn(page.request)
  const headers = { Authorization: `Bearer ${token}` }
  for (const [path, data] of [
    ['/api/studio/law', metLaw],
    ['/api/store-settings', storeSettings],
  ] as const) {
    const saved = await page.request.put(path, { headers, data })
    expect(await saved.text()).not.toContain('error')
  }
  await page.context().clearCookies()

  const sold = await (await page.request.get('/clothing/1')).text()
  const told = ['€48.00', '100% cotton', '1 Mill Lane', 'at least two years', 'includes 19% VAT']
  for (const words of [...told, 'Legal notice', 'Withdraw from contract here']) {
    expect(sold).toContain(words)
  }
  expect(sold).not.toContain('Responsible there')

  await fillCart(page, [{ piece: { id: 1, path: '/clothing/1', name: '', descName: '' } }])
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(page.getByText('ordered with an obligation to pay')).toBeVisible()
  await expect(main.getByText('€55.00').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(paymentPage)
  await expect(page.getByRole('button', { name: 'Pay €55.00' })).toBeVisible()

  await page.goto('/imprint')
  await expect(main.getByText('Ada Marsh')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
