/* By keyboard alone, at a phone's width. */
import type { Page } from '@playwright/test'
import { shopifyExport } from '#testing/fixtures/upkeep/shop-exports.ts'
import { enterAnew, field, heading, listed } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { testInOwnShop } from '../harness/own-shop.ts'
import { visit } from '../harness/shopper.ts'
import { expect } from '../harness/test.ts'

const test = testInOwnShop()
test.use({ viewport: { width: 390, height: 844 } })

// The first product's picture points to this machine, which the shop never requests; the others
// have none. Its name differs from all others, so a search finds it alone.
const list = shopifyExport(12, (at) => (at === 0 ? ['http://127.0.0.1:9/a.jpg'] : [])).replaceAll(
  'Heron No. 0,',
  'Hidden Reed,',
)

async function bring(page: Page, text: string): Promise<void> {
  await visit(page, '/admin?at=imports')
  const buffer = Buffer.from(text)
  await field(page, 'The file').setInputFiles({
    name: 'products_export.csv',
    mimeType: 'text/csv',
    buffer,
  })
}

test('§12 moving in: a list is looked at, chosen from and imported, and twice is once', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  const main = page.getByRole('main')
  const status = main.getByRole('status').first()
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeEnabled()
    await button.press('Enter')
  }
  await enterAnew(page)

  await bring(page, 'Date,Weather\n2026-01-01,rain\n')
  await expect(main).toContainText('Shopify, Etsy, Squarespace')
  await bring(page, list)
  await expect(heading(page)).toHaveText('Shopify')
  await expect(status).toContainText('12 pieces can be imported. They become drafts')
  await page.getByLabel('What Hidden Reed becomes').selectOption('Leave it out')
  await expect(status).toContainText('11 pieces')
  await press('left out')
  await expect(status).toContainText('Nothing of this list is left')
  await press('merch')
  await expect(field(page, 'What Heron Pin No. 2 becomes')).toHaveValue('merch')
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('button', { name: /^Import \d+ as drafts/ }).press('Enter')
  await expect(page.locator('#import-status')).toBeFocused()
  await expect(status).toContainText('pieces are imported, as drafts.')
  await expect(main).toContainText('of them have no picture yet')
  await expect(listed(page, 'Hidden Reed')).toContainText('A draft without its pictures')

  await listed(page, 'Hidden Reed').getByRole('link').press('Enter')
  await expect(main).toContainText('visitors would see this empty frame')
  await visit(page, '/admin?at=edit-merch&find=Hidden+Reed')
  await listed(page, 'Hidden Reed')
    .first()
    .getByRole('button', { name: /^Publish/ })
    .press('Enter')
  const ask = page.getByRole('dialog', { name: 'Publish it without a picture?' })
  await ask.getByRole('button', { name: 'Cancel' }).press('Enter')

  await bring(page, list)
  await expect(status).toContainText('Nothing of this list is left to import.')
  await expect(main.getByText('Already here').first()).toBeVisible()
  await press('Delete this import')
  await page.getByRole('button', { name: 'Delete it', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('Imports and export')
})
