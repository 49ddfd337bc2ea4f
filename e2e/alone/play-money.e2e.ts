import { enterAnew, listed } from '../admin.ts'
import { findings } from '../axe.ts'
import { pay, proceedToPayment } from '../buyer.ts'
import { fillCart, visit } from '../shopper.ts'
import { expect, test } from '../test.ts'

test('§1 play money: said in the cart, at the payment, to the buyer and to the owner, and cleared away', async ({
  page,
  owner,
  anotherShopper,
}) => {
  const sticker = await owner.makeSticker(5)
  const shopper = await anotherShopper()
  await fillCart(shopper, [{ piece: sticker, quantity: 2 }])
  await visit(shopper, '/cart')
  const box = shopper.getByRole('region', { name: 'Order summary' })
  await expect(box).toContainText('play money')
  await expect(box).toContainText('This shop is being tried out: nothing is charged.')
  await proceedToPayment(shopper)
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
  const download = await page.request.get('/api/orders/export.csv')
  expect(await download.text()).toContain('play money')
  await row.getByRole('link').click()
  await expect(page.locator('dt', { hasText: /^Paid/ })).toHaveText('Paid play money')
  await page.goBack()

  const remove = page.getByRole('button', { name: 'Remove the test orders…' })
  await remove.press('Enter')
  const dialog = page.getByRole('dialog', {
    name: /^Remove (?:the test order|all \d+ test orders)\?/,
  })
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove them' }).press('Enter')
  await expect(page.getByRole('region', { name: /messages/i }).getByText(/gone\.$/)).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expect(listed(page, sticker.name)).toHaveCount(0)
  expect((await page.request.get(order)).status()).toBe(404)
  const stock = await (await page.request.get(`/api/merch/id/${sticker.id}`)).json()
  expect(stock.quantity).toBe(5)
  await visit(page, '/admin?at=audit')
  await expect(listed(page, 'removed the test orders').first()).toContainText(/\d+ removed/)
})
