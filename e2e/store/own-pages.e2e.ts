import { randomInt } from 'node:crypto'
import { field, openAdmin, picture } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('a page begins with a ready one, is seen once it is no draft, and is deleted', async ({
  page,
  request,
}) => {
  const title = `Exhibitions ${randomInt(1e6)}`
  const slug = title.toLowerCase().replace(' ', '-')
  await openAdmin(page, 'pages')
  await page.getByRole('link', { name: /^CV Exhibitions/ }).click()
  await field(page, 'Title').fill(title)
  const words = page.getByRole('group', { name: 'Part 3, Text' }).getByLabel('The text')
  await words.fill('# Solo exhibitions\n\n- 2025 Low water, Rockland\n- 2023 Reeds, Belfast')
  const shown = page.getByRole('group', { name: 'Part 2, Picture' })
  await shown.locator('input[type=file]').setInputFiles(await picture('studio.jpg'))
  await expect(shown.getByText('studio.jpg')).toBeVisible()
  await shown.getByLabel(/^What it shows/).fill('The studio in the morning')
  await page.getByRole('button', { name: 'Quotation', exact: true }).click()
  await page.getByRole('textbox', { name: 'Quotation' }).fill('Slow.')
  await page.getByRole('button', { name: 'Move up: Part 4, Quotation' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Kept as a draft.')).toBeVisible()
  await expect(page).toHaveURL(/id=\d+$/)

  await page.getByRole('link', { name: 'See the draft' }).click()
  await expect(page.getByText('A draft: only the studio sees this page.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Low water, Rockland')
  expect((await request.get(`/pages/${slug}`)).status()).toBe(404)
  await page.goBack()

  await page.getByLabel('A draft').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'The page is up!')).toBeVisible()
  await expect(async () => {
    const [up, about] = await Promise.all([request.get(`/pages/${slug}`), request.get('/about')])
    expect(await up.text()).toContain('alt="The studio in the morning"')
    expect(await about.text()).toContain(`href="/pages/${slug}"`)
  }).toPass()

  await page.getByRole('button', { name: 'Delete this page' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Yes|Delete)/ })
    .click()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('a row of pictures waits until those that failed are sent again, or left out', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 503/)
  await openAdmin(page, 'pages&id=new')
  await field(page, 'Title').fill('Not to be')
  await page.getByRole('button', { name: 'Pictures in a row', exact: true }).click()
  await page.route('/api/images', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable' } } }),
  )
  const row = page.getByRole('group', { name: 'Part 1, Pictures in a row' })
  await row.locator('input[type=file]').setInputFiles(await picture('reeds.jpg'))
  await expect(row.getByRole('button', { name: 'Try again reeds.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  const words = 'reeds.jpg was not uploaded. Try again, or leave it out.'
  await expect(row.getByText(words)).toBeVisible()
  await expect(page).toHaveURL(/id=new$/)
})
