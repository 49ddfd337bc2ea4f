import { field, heading, openAdmin } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§7 pages: the owner writes one with a preview', async ({ page, request }) => {
  await openAdmin(page, 'pages')
  await page.getByRole('link', { name: /^Terms/ }).click()
  await expect(heading(page)).toHaveText('Terms')
  const preview = page.getByRole('region', { name: 'How it looks' })
  await field(page, 'The text').fill('# Fair is fair\nWrite to {email}.\n\n- <b>one</b>\n- two')
  await expect(preview.getByRole('heading', { name: 'Fair is fair' })).toBeVisible()
  await expect(preview.getByRole('listitem').first()).toHaveText('<b>one</b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Fine print, finely printed. The page is up!')).toBeVisible()
  await expect(async () => {
    const terms = await (await request.get('/terms')).text()
    expect(terms).toMatch(/Fair is fair<\/h2>.*href="mailto:.*&lt;b&gt;one/s)
  }).toPass()
})
