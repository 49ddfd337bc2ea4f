import { readFileSync } from 'node:fs'
import { enter } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { ownPage, visit } from '../harness/shopper.ts'
import { join } from '../harness/staff.ts'
import { expect, test } from '../harness/test.ts'

test('§2 admin, audit: what owner and helper did stands there, filtered and as a table', async ({
  page,
  owner,
  anotherShopper,
}) => {
  await enter(page)
  const helpersPage = await anotherShopper()
  const helper = await join(helpersPage, page, 'helper')
  const sticker = await owner.makeSticker(3)
  const restock = { data: { quantity: 2 }, headers: ownPage }
  const path = `/api/merch/update/id/${sticker.id}`
  expect((await helpersPage.request.put(path, restock)).status()).toBe(200)

  await visit(page, '/admin?at=audit')
  const entries = page.getByRole('main').getByRole('listitem')
  const line = (name: string, words: string) =>
    entries.filter({ hasText: name }).filter({ hasText: words })
  await expect(line(helper.name, 'changed the stock of a piece')).toContainText(sticker.name)
  const invited = entries.filter({ hasText: 'made an invitation' })
  await expect(invited.first()).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Who').selectOption({ label: helper.name })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/person=/)
  await expect(invited).toHaveCount(0)
  await page.getByLabel('What').selectOption({ label: 'changed the stock of a piece' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(entries).toHaveCount(1)

  const wrong = await page.request.get('/admin?at=audit&from=2026-02-30')
  expect(await wrong.text()).toContain('names no such day or action')

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the table (CSV)' }).click()
  const table = readFileSync(await (await coming).path(), 'utf8')
  expect(table.trim().split('\n')).toHaveLength(2)
  expect(table).toContain(helper.name)
})
