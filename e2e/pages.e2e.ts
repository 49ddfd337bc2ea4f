import { field, heading, openAdmin } from './admin.ts'
import { toast, visit } from './shopper.ts'
import { expect, test } from './test.ts'

test('§7 pages: shipping, privacy and terms are public, linked and listed', async ({
  page,
  request,
}) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Shipping and returns', '/shipping'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const) {
    await footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(name)
    await expect(page.getByRole('main')).not.toContainText(/[{}]/)
    const kept = await request.get(path)
    expect(kept.headers().etag).toBeTruthy()
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`)
  }
  await visit(page, '/image/1')
  await page.getByRole('link', { name: 'More on shipping and returns' }).click()
  await expect(page).toHaveURL('/shipping')
})

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
