import { enterAnew, listed } from '../harness/admin.ts'
import { pay } from '../harness/buyer.ts'
import { fillCart, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§1 play money: said in the cart, at the payment, to the buyer and to the owner, and cleared away', async ({
  page,
  owner,
  anotherShopper,
}) => {
  const sticker = await owner.makeSticker(5)
  const shopper = await anotherShopper()
  await fillCart(shopper, [{ piece: sticker, quantity: 2 }])
  await shopper.goto('/cart')
  const box = shopper.getByRole('region', { name: 'Order summary' })
  await expect(box).toContainText('This shop is being tried out: nothing is charged.')
  await shopper.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(shopper.getByText('Play money: nothing is charged.')).toBeVisible()
  await pay(shopper)
  await shopper.getByRole('link', { name: 'See your order' }).click()
  await expect(shopper.getByText(/^Play money: nothing is charged/)).toBeVisible()
  await expect(shopper.locator('dt', { hasText: /^Total/ })).toHaveText('Total play money')
  const order = shopper.url()

  await enterAnew(page)
  await visit(page, '/admin?at=orders')
  const row = listed(page, 'Robin Reed').filter({ hasText: sticker.name })
  await expect(row).toContainText('play money')
  const table = await page.request.get('/api/orders/export.csv')
  expect(await table.text()).toContain('play money')
  await row.getByRole('link').click()
  await expect(page.locator('dt', { hasText: /^Paid/ })).toHaveText('Paid play money')
  await page.goBack()
  await page.getByRole('button', { name: 'Remove the test orders…' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).press('Enter')
  await expect(row).toHaveCount(0)
  expect((await page.request.get(order)).status()).toBe(404)
})
