import { field, listed, openAdmin } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('a discount is checked at its fields, made, and ended after a question', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/409/)
  await openAdmin(page, 'discounts')
  await field(page, 'Code (optional)').fill('heron-fifteen')
  await page.getByText('An amount', { exact: true }).click()
  await page.getByRole('button', { name: 'Make the discount code' }).click()
  await expect(field(page, 'Amount')).toBeFocused()
  await expect(page.getByRole('main').getByText('Please enter a sum such as')).toBeVisible()

  await field(page, 'Amount').fill('15')
  await page.getByText('All prints, clothing or merch', { exact: true }).click()
  await page.getByRole('button', { name: 'Make the discount code' }).click()
  await expect(page.getByRole('main').getByText('Which pieces is it for?')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Art prints' }).check()
  await page.getByRole('button', { name: 'Make the discount code' }).click()
  await expect(toast(page, 'the discount is ready. hand its code out!')).toBeVisible()
  await expect(field(page, 'Code (optional)')).toHaveValue('')

  await field(page, 'Code (optional)').fill('heron-fifteen')
  await page.getByText('An amount', { exact: true }).click()
  await field(page, 'Amount').fill('15')
  await page.getByRole('button', { name: 'Make the discount code' }).click()
  await expect(
    toast(
      page,
      'The code HERON-FIFTEEN is taken, now or by an earlier discount. Please choose another.',
    ),
  ).toBeVisible()
  await expect(field(page, 'Code (optional)')).toBeFocused()

  const code = listed(page, 'HERON-FIFTEEN')
  await expect(code).toContainText('$15.00 off, for art prints')
  await code.getByRole('button', { name: /^End/ }).click()
  const question = page.getByRole('dialog', { name: 'End the code HERON-FIFTEEN?' })
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(code).toContainText('ended')
  await expect(code.getByRole('button')).toHaveCount(0)
  await expect(page.locator('main :focus')).toContainText('HERON-FIFTEEN')
})
