import { enter } from '../harness/admin.ts'
import { pay, paymentPage } from '../harness/buyer.ts'
import type { Piece } from '../harness/owner.ts'
import { line, quantityIn } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use({ javaScriptEnabled: false })

test('§2 without JavaScript: from a gallery to a piece and back, and by the menu of a phone', async ({
  page,
}) => {
  await page.goto('/print-gallery')
  // Tests beside this one delete the newest prints.
  await page.getByRole('main').locator('a[href^="/image/"]').last().click()
  await expect(page).toHaveURL(/\/image\/\d+$/)
  await page.getByRole('link', { name: /Return to Previous/ }).click()
  await expect(page).toHaveURL('/print-gallery')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Merch', exact: true }).click()
  await expect(page).toHaveURL('/merch-gallery')
})

test('§4 without JavaScript: pieces are added, the cart says what is sold out or low, is changed and paid for', async ({
  page,
  owner,
  request,
}) => {
  const [print, shirt] = [await owner.makePrint(), await owner.makeShirt()]
  const sticker = await owner.makeSticker(5)
  const add = () => page.getByRole('button', { name: 'Add to cart' }).click()
  const remove = (piece: Piece) => line(page, piece).getByRole('button', { name: 'Remove' }).click()
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
  await page.goto(sticker.path)
  await page.getByLabel('Quantity', { exact: true }).fill('4')
  await add()

  await owner.deleteShirt(shirt)
  await owner.changeStock(sticker, -3)
  await page.goto('/cart')
  await expect(line(page, shirt)).toContainText('just got snatched and is now out of stock.')
  await expect(line(page, sticker)).toContainText('is low in stock. We only have 2 left.')
  await expect(line(page, print)).toContainText('14 × 14')
  await expect(line(page, print)).toContainText('$103.50')
  await remove(shirt)
  await remove(print)
  await quantityIn(line(page, sticker)).fill('2')
  await line(page, sticker).getByRole('button', { name: 'Update' }).click()
  await expect(quantityIn(line(page, sticker))).toHaveValue('2')

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(paymentPage)
  await pay(page)
  await expect(page).toHaveURL(/\/order-success\?/)
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('main')).toContainText(sticker.name)
  const sold = await request.get(`/api/merch/id/${sticker.id}`)
  expect(await sold.json()).toMatchObject({ quantity: 0 })
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
  await enter(page)
  const admin = async (query: string) => (await page.request.get(`/admin${query}`)).text()
  expect(await admin('')).toMatch(/<noscript>.*JavaScript is off in this browser\./s)
  expect(await admin('?at=account&problem=bad_input')).toMatch(/<noscript>.*Nothing was saved\./s)
})
