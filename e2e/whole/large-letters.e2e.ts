import { openAdmin, tabs } from '../harness/admin.ts'
import { turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'
import { cut } from '../screens/cut.ts'

const sections = ['law', 'invoices', 'shipping', 'size-guide', 'backups', 'imports', 'theme']

test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    // The size that a visitor sets in the browser, which moves the breakpoints in rem as well.
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
})

test('§7 letters of 32 px at 1280 px leave the forms their width', async ({ page }) => {
  await openAdmin(page, 'create-print')
  for (const at of sections) {
    await turnTo(page, `/admin?at=${at}`)
    expect(await cut(page), at).toEqual([])
  }
})

test('§7 letters of 32 px on a phone leave the save button to the press, however many rows the tabs take', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, 'shipping')
  await page.getByLabel('Where and when').focus()
  const save = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox()
  const bar = await tabs(page).boundingBox()
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(844)
})

test('§7 letters of 32 px on a phone leave a piece’s name the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, 'products')
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
  const name = row.first().getByRole('link')
  const picture = await row.first().locator('img').boundingBox()
  expect((await name.boundingBox())?.x).toBe(picture?.x)
})
