import { enter } from '../harness/admin.ts'
import { buy } from '../harness/bought.ts'
import { expect, test } from '../harness/test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('without JavaScript: an amount of an order is paid back', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 422/)
  const piece = await owner.makeSticker(9)
  const order = await buy(owner, { pieces: [{ piece, quantity: 3 }] })
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  // Texts within 'noscript' are found by no other locator.
  const said = page.locator('main noscript p')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await enter(page)
  await page.goto(`/admin?at=orders&id=${order.number}`)

  await press('Refund…')
  await dialog.getByRole('radio', { name: 'An amount' }).check()
  await press('Refund')
  const amount = dialog.getByLabel('Amount in dollars')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription('Please enter a sum such as 12.50.')
  await amount.fill('1,50')
  await press('Refund')
  await expect(said).toHaveText('Done.')
  await expect(dialog).toHaveCount(0)
  await expect(main.getByText('−$1.50')).toBeVisible()
})
