/** Runs last of the tests in this folder: the demo studio is gone after it. */
import { inspectBackup } from '#shop/upkeep/backup/backup.server.ts'
import { heading, openAdmin } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { toast, turnTo, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 studio: after a backup the demo is cleared in one confirmed click, and empty walls look right', async ({
  page,
  request,
}) => {
  await openAdmin(page, 'backups')
  await expect(page.getByText('Nobody has downloaded one yet.')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a backup' }).click()
  const backup = await coming
  expect(backup.suggestedFilename()).toMatch(/^atelier-\d{4}-\d{2}-\d{2}\.tar\.gz$/)
  expect((await inspectBackup(await backup.path())).madeAt).toBeGreaterThan(0)
  await expect(page.getByText('Last downloaded: today')).toBeVisible()

  await turnTo(page, '/admin?at=clear-demo')
  await page.getByLabel('Type “clear”').fill('Clear')
  await page.getByLabel('Type “clear”').press('Enter')
  await expect(toast(page, 'All clear! Now tell people who you are.')).toBeVisible()
  await expect(heading(page)).toHaveText('Admin Homepage')
  await expect(page.getByText(/^Set up: \d+ of \d+ done/)).toBeVisible()

  await turnTo(page, '/admin?at=clear-demo')
  await expect(page.getByText('Nothing of the demo studio is left.')).toBeVisible()

  await turnTo(page, '/admin?at=vacation')
  await expect(page.getByText('The shop hasn’t opened yet')).toBeVisible()

  for (const path of ['/', '/print-gallery']) {
    await (path === '/' ? visit : turnTo)(page, path)
    const broken = await page
      .locator('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((one) => one.complete && one.naturalWidth === 0)
          .map((one) => one.src),
      )
    expect([path, broken]).toEqual([path, []])
    expect([path, await findings(page)]).toEqual([path, []])
  }
  for (const kind of ['prints', 'clothing', 'merch', 'hero']) {
    expect(await (await request.get(`/api/${kind}`)).json()).toEqual([])
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/image/')
})
