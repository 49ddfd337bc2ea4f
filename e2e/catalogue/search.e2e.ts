import { findingsEverywhere } from '../harness/axe.ts'
import { visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

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

test('a misspelt word leads to what was meant, what is found is reached by keys, and nothing found leads on', async ({
  page,
}) => {
  await visit(page, '/search?q=hern')
  await page.getByRole('main').getByRole('link', { name: 'heron', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=herons/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('"zebra" OR 1=1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Clothing' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
})

/** The piece, the cart and the payment take four more: adding, cart, keyboard and checkout. */
test('a present for $40 is found two taps after the home page', async ({ page, owner }) => {
  const { name, path } = await owner.makeSticker(5, { price: 40 })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.getByRole('heading', { name: 'For anybody, up to $40' })).toBeVisible()
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click()
  await expect(page).toHaveURL(path)
})
