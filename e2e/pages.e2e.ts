import { field, heading, openAdmin } from './admin.ts'
import { toast, visit } from './shopper.ts'
import { expect, test } from './test.ts'

test('§7 pages: the owner writes one with a preview, and two tabs lose nothing', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  await openAdmin(page, 'pages')
  await page.getByRole('link', { name: /^Terms/ }).click()
  await expect(heading(page)).toHaveText('Terms')
  const preview = page.getByRole('region', { name: 'How it looks' })
  const text = field(page, 'The text')
  const other = await context.newPage()
  await visit(other, '/admin?at=pages&id=terms')

  await text.fill('# Fair is fair\nWrite to {email}.\n\n- <b>one</b>\n- two')
  await expect(preview.getByRole('heading', { name: 'Fair is fair' })).toBeVisible()
  await expect(preview.getByRole('listitem').first()).toHaveText('<b>one</b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Fine print, finely printed. The page is up!')).toBeVisible()

  await field(other, 'The text').fill('Mine, in another tab.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('alert')).toContainText('Somebody saved this while you were writing')
  await expect(other.getByRole('alert')).toContainText('# Fair is fair')
  await expect(field(other, 'The text')).toHaveValue('Mine, in another tab.')

  await visit(page, '/terms')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Fair is fair' })).toBeVisible()
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('alert')).toBeHidden()
  await visit(page, '/terms')
  await expect(main).toContainText('Mine, in another tab.')
})
