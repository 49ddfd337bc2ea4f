import { findings } from './axe.ts'
import { paymentPage } from './buyer.ts'
import { visit } from './shopper.ts'
import { expect, test } from './test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a present is found by a sentence, narrowed and sorted, and the address says it all', async ({
    page,
  }) => {
    await page.goto('/search')
    await page.getByLabel('What they like').selectOption({ index: 1 })
    await page.getByLabel('For at most').selectOption({ label: '$150' })
    await page.getByLabel('By which day').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Show me' }).click()
    await expect(page).toHaveURL(
      /\/search\?likes=[\w+]+&under=150\.00&by=20\d\d-\d\d-\d\d#results$/,
    )
    await expect(
      page.getByRole('heading', { level: 2, name: /^For somebody who likes/ }),
    ).toBeVisible()
    await expect(page.getByText(/^Ordered today, it .+ should be there by .+\.$/)).toBeVisible()
    await page.getByText('Narrow it down').click()
    await page.getByLabel('Gallery').selectOption({ label: 'Art Prints' })
    await page.getByRole('button', { name: 'Show these' }).click()
    await expect(page).toHaveURL(/gallery=prints/)
    await page.getByRole('link', { name: 'Without Art Prints' }).click()
    await expect(page).not.toHaveURL(/gallery/)
  })
})

test('what is found, and nothing found, can be seen, read and reached by keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/search?q=heron')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=herons/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await visit(page, `/search?q=${encodeURIComponent(`"zebra" OR 1=1 ${'x'.repeat(300)}`)}`)
  await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Clothing' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('a present for $40 is being paid for six taps after the home page', async ({
  page,
  owner,
}) => {
  const { name } = await owner.makeSticker(5, { price: 40 })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('heading', { name: 'For anybody, up to $40' })).toBeVisible()
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await expect(page).toHaveURL(paymentPage)
})

test('a misspelt word leads to what was meant', async ({ page }) => {
  await visit(page, '/search?q=hern')
  await page.getByRole('main').getByRole('link', { name: 'heron', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
