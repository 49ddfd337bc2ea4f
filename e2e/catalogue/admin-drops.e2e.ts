import { field, openAdmin } from '../harness/admin.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('a drop whose moment has passed opens its secret piece only after a question', async ({
  page,
  owner,
  baseURL,
}) => {
  const seen = async (path: string) => (await fetch(new URL(path, baseURL))).status
  const secret = await owner.makeSticker(3, { hidden: true })
  await openAdmin(page, 'drops')
  await field(page, 'Title').fill('Night market')
  await field(page, 'In the shop from').fill('2026-01-05T10:00')
  await page.getByRole('checkbox', { name: secret.name }).check()
  await page.getByRole('button', { name: 'Save the drop' }).click()
  const question = page.getByRole('dialog', { name: 'That moment has passed. Open the drop now?' })
  await question.getByRole('button', { name: 'Choose another moment' }).click()
  await expect(question).toBeHidden()
  expect(await seen(secret.path)).toBe(404)
  await page.getByRole('button', { name: 'Save the drop' }).click()
  await question.getByRole('button', { name: 'Open it now' }).click()
  await expect(toast(page, 'It’s open now: its pieces are in the shop.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await seen(secret.path)).toBe(200)
})

test('a piece whose moment has passed leaves its secret only after a question', async ({
  page,
  owner,
  baseURL,
}) => {
  const seen = async (path: string) => (await fetch(new URL(path, baseURL))).status
  const secret = await owner.makeSticker(3, { opensAt: Date.now() + 86_400_000 })
  await openAdmin(page, `edit-merch&id=${secret.id}`)
  await page.getByText('In the shop from').click()
  await field(page, 'Day and time (optional)').fill('2026-01-05T10:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'That moment has passed. Open it now?' })
  await question.getByRole('button', { name: 'Choose another moment' }).click()
  await expect(question).toBeHidden()
  expect(await seen(secret.path)).toBe(404)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Open it now' }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => seen(secret.path)).toBe(200)
})
