import { endSession, field, openAdmin, picture, tabs, upload } from '../admin.ts'
import { owner } from '../settings.ts'
import { toast, turnTo, visit } from '../shopper.ts'
import { expect, test } from '../test.ts'

const saved = 'Fresh paint! The whole shop shows it now.'

test('§2 studio: words, links and pictures change on every page at once', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|401|403|409)/)
  await openAdmin(page, 'studio')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(toast(page, 'Nothing has changed, so nothing needs saving.')).toBeVisible()

  await field(page, 'Studio name').fill('Quick Otter')
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
  await expect(toast(page, saved)).toBeVisible()

  await visit(page, '/about')
  await expect(page.getByRole('banner')).toContainText('Quick Otter')
  await expect(page).toHaveTitle(/Quick Otter/)
  const links = page.getByRole('contentinfo').locator('a[rel~="me"]')
  await expect(links).toHaveText(['Instagram', 'Letters', 'YouTube'])
  await expect(links.nth(1)).toHaveAttribute('href', 'https://letters.example/@otter')
  await turnTo(page, '/commissions')
  await expect(page.getByRole('link', { name: /Request your commission/ })).toHaveAttribute(
    'href',
    'https://www.forms.example.com/otter',
  )
})

test('§2 commissions: once they are off, no page leads there and nothing answers', async ({
  page,
}) => {
  await openAdmin(page, 'studio')
  await page.getByLabel('Take commissions').uncheck()
  await expect(field(page, 'In one line')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, saved)).toBeVisible()
  for (const path of ['/', '/archive', '/search?q=walrus', '/terms', '/shipping']) {
    await (path === '/' ? visit : turnTo)(page, path)
    await expect(page.getByText(/commission/i)).toHaveCount(0)
  }
  expect((await page.request.get('/commissions')).status()).toBe(404)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('commissions')
  await openAdmin(page, 'studio')
  await page.getByLabel('Take commissions').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, saved)).toBeVisible()
  await visit(page, '/commissions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commissions')
})

test('§2 studio: the second of two tabs is told, and both keep what they wrote', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  await openAdmin(page, 'studio')
  const other = await context.newPage()
  await visit(other, '/admin?at=studio')
  await field(page, 'Tag line (optional)').fill('One')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, saved)).toBeVisible()
  await field(other, 'Artist’s name').fill('Two')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('Everything you typed is still here')
  await expect(field(other, 'Tag line (optional)')).toHaveValue('One')
  await expect(field(other, 'Artist’s name')).toHaveValue('Two')
  await tabs(other).getByRole('link', { name: /^More/ }).click()
  await expect(other.getByRole('dialog')).toContainText('Leave it unfinished?')
  await other.getByRole('button', { name: 'Stay here' }).click()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(other, saved)).toBeVisible()
})

test('§2 shipping: rates and dispatch time are said on product pages at once', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  await openAdmin(page, 'shipping')
  await field(page, 'Art prints').fill('9.999')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Art prints')).toBeFocused()
  await field(page, 'Art prints').fill('9.25')
  await field(page, 'Made to order: days, to').fill('12')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Stamped and posted. The new rates are up!')).toBeVisible()
  await visit(page, '/shipping')
  await expect(page.getByRole('main')).toContainText('Art prints: $9.25')
  await expect(page.getByRole('main')).toContainText('to 12 days')
  await turnTo(page, '/image/1')
  await expect(page.getByRole('main')).toContainText('$9.25 shipping')
  await expect(page.getByText(/It leaves the studio between .* should be with you/)).toBeAttached()
})
