import { pay, paymentPage } from './buyer.ts'
import { owner as login, signInPath } from './settings.ts'
import { line, quantityIn } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('§2 without JavaScript: from home by a gallery to a piece and back, and by the menu of a phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Art Prints' }).click()
  await page.getByRole('main').locator('a[href^="/image/"]').first().click()
  await expect(page).toHaveURL(/\/image\/\d+$/)
  await page.getByRole('link', { name: /Return to Previous/ }).click()
  await expect(page).toHaveURL('/print-gallery')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Merch', exact: true }).click()
  await expect(page).toHaveURL('/merch-gallery')
})

test('§4 without JavaScript: a print wants a size, a duplicate is said, quantities are changed and lines removed', async ({
  page,
  owner,
}) => {
  const [print, shirt] = [await owner.makePrint(), await owner.makeShirt()]
  const add = () => page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto(print.path)
  await add()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${print.path}`))
  await page.getByRole('radio', { name: /14 × 14/ }).check({ force: true })
  await page.getByLabel('Quantity', { exact: true }).fill('3')
  await add()
  await page.goto(shirt.path)
  await add()
  await page.goto(shirt.path)
  await add()
  await expect(page.getByText('Item already in cart!')).toBeVisible()
  await page.goto('/cart')
  await expect(line(page, print)).toContainText('14 × 14')
  await expect(line(page, print)).toContainText('$103.50')
  await quantityIn(line(page, print)).fill('4')
  await line(page, print).getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(quantityIn(line(page, print))).toHaveValue('4')
  for (const piece of [print, shirt]) {
    await line(page, piece).getByRole('button', { name: 'Remove' }).click()
  }
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
})

test('§8 without JavaScript: sold out and low stock are said in the cart', async ({
  page,
  owner,
}) => {
  const shirt = await owner.makeShirt()
  const sticker = await owner.makeSticker(5)
  await page.goto(shirt.path)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto(sticker.path)
  await page.getByLabel('Quantity', { exact: true }).fill('4')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await owner.deleteShirt(shirt)
  await owner.changeStock(sticker, -3)
  await page.goto('/cart')
  await expect(line(page, shirt)).toContainText('just got snatched and is now out of stock.')
  await expect(line(page, sticker)).toContainText('is low in stock. We only have 2 left.')
})

test('§4 without JavaScript: a shirt is bought', async ({ page, owner, request }) => {
  const shirt = await owner.makeShirt()
  await page.goto(shirt.path)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(paymentPage)
  await pay(page)
  await expect(page).toHaveURL(/\/order-success\?/)
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('main')).toContainText(shirt.name)
  const gone = await request.get(`/api/clothing/id/${shirt.id}`)
  expect((await gone.json()).error.code).toBe('sold')
})

test('§7 without JavaScript: a gallery of more than 24 has a link to the rest', async ({
  page,
  owner,
}) => {
  for (let made = 0; made < 10; made += 1) await owner.makePrint()
  await page.goto('/print-gallery')
  const first = await page
    .getByRole('main')
    .locator('a[href^="/image/"]')
    .first()
    .getAttribute('href')
  await page.getByRole('main').locator('a[href*="before="]').click()
  await expect(page).toHaveURL(/\/print-gallery\?before=\d+$/)
  await expect(page.getByRole('main').locator('a[href^="/image/"]').first()).toBeVisible()
  await expect(page.getByRole('main').locator(`a[href="${first}"]`)).toHaveCount(0)
})

test('without JavaScript: words that don’t fit a piece are in the cart, to be mended there', async ({
  page,
  owner,
}) => {
  const asked = { label: 'Name on the mug', required: true, lines: 1, most: 5 }
  const mug = await owner.makeSticker(5, { personalisation: JSON.stringify(asked) })
  const name = page.getByRole('main').getByLabel(/^Name on the mug/)
  await page.goto(mug.path)
  await name.fill('Ottoline')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(line(page, mug)).toContainText('“Name on the mug” takes at most 5 characters.')
  await expect(name).toHaveValue('Ottoline')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(name).toHaveValue('Ottoline')
  await name.fill('Ottol')
  await line(page, mug).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(line(page, mug)).not.toContainText('takes at most')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(paymentPage)
})

test('without JavaScript: the admin can be read, and says what needs it', async ({ page }) => {
  await page.goto(signInPath)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/admin')
  // Texts within 'noscript' are found by no other locator.
  const said = page.locator('main noscript p')
  await expect(said).toContainText('JavaScript is off in this browser.')
  await page.goto('/admin?at=account&problem=bad_input')
  await expect(said).toContainText('Nothing was saved.')
})
