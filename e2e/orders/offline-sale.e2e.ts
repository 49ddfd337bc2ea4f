import { openAdmin } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('an offline sale is one tap on a phone, is listed, and is undone', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/409/)
  await page.setViewportSize({ width: 390, height: 844 })
  const sticker = await owner.makeSticker(3)
  await openAdmin(page, `edit-merch&id=${sticker.id}`)
  await page.locator('summary', { hasText: 'Offline sales' }).click()
  await expect(page.getByRole('main').getByText('Size', { exact: true })).toHaveCount(0)
  await page.getByLabel('How many').fill('5')
  await page.getByRole('button', { name: 'Paid in cash' }).click()
  await expect(toast(page, 'oops, that sale wasn’t recorded')).toBeVisible()
  await expect(page.getByLabel('How many')).toHaveValue('5')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Paid in cash' }).click()
  await expect(toast(page, 'sold! it’s in your books')).toBeVisible()
  await expect(page.getByText('2 pieces')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this sale' }).click()
  await expect(toast(page, 'Undone: it’s back in the shop.')).toBeVisible()
})
