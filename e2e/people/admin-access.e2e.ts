import { field, heading, listed, openAdmin } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

/** Stand before the piece's form. */
const actions = ['See it in the shop', 'Duplicate', 'Make it a draft', 'Make it hot', 'Delete']

test('§2 keyboard: merch is edited without a mouse', async ({ page, owner }) => {
  const sticker = await owner.makeSticker(3)
  await openAdmin(page, 'edit-merch')
  await page.getByLabel('Find by name').fill(sticker.name)
  // The address changes before the list.
  await expect(page.getByRole('main').locator('li a[href*="id="]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(listed(page, sticker.name).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Help' })).toBeFocused()
  for (const action of actions) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toContainText(action)
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Offline sales' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused()
  await field(page, 'Quantity').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Merch updated. Tidy drawer, tidy mind.')).toBeVisible()
  await expect(heading(page)).toHaveText('Edit Merch')
  await expect(heading(page)).toBeFocused()
  await expect(listed(page, sticker.name)).toContainText('9 in stock')
})
