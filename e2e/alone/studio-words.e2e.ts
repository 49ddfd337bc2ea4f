import { endSession, field, openAdmin, picture, upload } from '../harness/admin.ts'
import { owner } from '../harness/settings.ts'
import { toast, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 studio: words, links and pictures change on every page at once', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|401|403|409)/)
  await openAdmin(page, 'studio')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await field(page, 'Studio name').fill('Quick Otter')
  await page.getByLabel('Take commissions').uncheck()
  await expect(field(page, 'In one line')).toHaveCount(0)
  await page.getByLabel('Take commissions').check()
  await field(page, 'Web address of the form (optional)').fill('javascript:alert(1)')
  await save.click()
  await expect(field(page, 'Web address of the form (optional)')).toBeFocused()
  await field(page, 'Web address of the form (optional)').fill('www.forms.example.com/otter')

  await page.getByRole('button', { name: 'Add a link' }).click()
  await expect(page.getByLabel('Name', { exact: true }).last()).toBeFocused()
  await page.keyboard.type('Letters')
  await page.getByLabel('Address', { exact: true }).last().fill('@otter')
  await save.click()
  await expect(page.getByLabel('Address', { exact: true }).last()).toBeFocused()
  await page.getByLabel('Address', { exact: true }).last().fill('@otter@letters.example')
  await page.getByRole('button', { name: 'Move Letters up' }).click()
  await expect(page.getByRole('button', { name: 'Move Letters up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Pinterest' }).click()
  await upload(page, 'Picture of the artist', await picture('otter.jpg'))

  // The session ends meanwhile: after a new sign-in the form still has everything typed.
  await endSession(page)
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toHaveValue(owner.email)
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(toast(page, 'Fresh paint! The whole shop shows it now.')).toBeVisible()

  await visit(page, '/about')
  await expect(page.getByRole('banner')).toContainText('Quick Otter')
  await expect(page).toHaveTitle(/Quick Otter/)
  const links = page.getByRole('contentinfo').locator('a[rel~="me"]')
  await expect(links).toHaveText(['Instagram', 'Letters', 'YouTube'])
  await expect(links.nth(1)).toHaveAttribute('href', 'https://letters.example/@otter')
  const commissions = await page.request.get('/commissions')
  expect(await commissions.text()).toContain('href="https://www.forms.example.com/otter"')
})
