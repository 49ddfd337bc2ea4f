import { owner as login, signInPath } from '../settings.ts'
import { expect, test } from '../test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript: a discount is made, a piece is edited and a setting is saved', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 422/)
  const sticker = await owner.makeSticker(5)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await page.goto(signInPath)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/admin')

  await test.step('a discount, with too high a percentage first', async () => {
    await page.goto('/admin?at=discounts')
    await field('Code (optional)').fill('no-scripts')
    await field('Percent').fill('140')
    await field('Once per email address').check()
    await main.getByRole('button', { name: 'Make the discount' }).click()
    await expect(field('Percent')).toBeFocused()
    await expect(field('Percent')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Percent')).toHaveValue('140')
    await expect(field('Code (optional)')).toHaveValue('no-scripts')
    await expect(field('Once per email address')).toBeChecked()
    await field('Percent').fill('14')
    await field('Percent').press('Enter')
    await expect(page).toHaveURL(/at=discounts&saved=/)
    await expect(main.getByText('the discount is ready. hand its code out!')).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'NO-SCRIPTS' })).toContainText(
      '14% off',
    )
  })

  await test.step('a piece, whose sizes are rows', async () => {
    await page.goto(`/admin?at=edit-merch&id=${sticker.id}`)
    await field('Price').fill('7,25')
    const sizes = main.locator('summary').filter({ hasText: 'Sizes:' })
    await sizes.click()
    await main.getByRole('button', { name: 'Other size' }).click()
    await expect(field('Price')).toHaveValue('7,25')
    await sizes.click()
    await main.getByRole('button', { name: /^Remove ?: Size 1/ }).click()
    await save.click()
    await expect(page).toHaveURL(/at=edit-merch&id=\d+&saved=/)
    await page.goto(sticker.path)
    await expect(main).toContainText('$7.25')
  })

  await test.step('a price in its dialog, and a button of a list with its question', async () => {
    await page.goto(`/admin?at=products&find=${encodeURIComponent(sticker.name)}`)
    const entry = main.getByRole('listitem').filter({ hasText: sticker.name })
    await entry.getByRole('button', { name: '$7.25' }).click()
    const dialog = page.getByRole('dialog')
    // Texts within 'noscript' are found by no other locator.
    const said = page.locator('main noscript p')
    await dialog.getByLabel('Price').fill('8')
    await dialog.getByLabel('Price').press('Enter')
    await expect(said).toHaveText('Done.')
    await expect(dialog).toHaveCount(0)
    await expect(entry.getByRole('button', { name: '$8' })).toBeVisible()

    await page.goto('/admin?at=discounts')
    const discount = main.getByRole('listitem').filter({ hasText: 'NO-SCRIPTS' })
    const end = discount.getByRole('button', { name: /^End/ })
    await end.click()
    await dialog.getByRole('button').last().click()
    await expect(dialog).toHaveCount(0)
    await end.click()
    await dialog.getByRole('button').first().click()
    await expect(said).toHaveText('Done.')
    await expect(end).toHaveCount(0)
  })

  await test.step('a setting', async () => {
    await page.goto('/admin?at=studio')
    const before = await field('Tag line (optional)').inputValue()
    for (const line of ['Made without scripts.', before]) {
      await field('Tag line (optional)').fill(line)
      await save.click()
      await expect(page).toHaveURL(/at=studio&saved=/)
      await expect(field('Tag line (optional)')).toHaveValue(line)
    }
  })
})
