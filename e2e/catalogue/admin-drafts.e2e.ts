import { field, listed, openAdmin } from '../harness/admin.ts'
import { expectToastFor, ownPage, stopClock } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('a piece is edited in two places: the second is told, loses nothing, and may save over it', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const sticker = await owner.makeSticker(5)
  await openAdmin(page, `edit-merch&id=${sticker.id}`)
  await expect(field(page, 'Name')).toHaveValue(sticker.name)
  await owner.changePrice(sticker, 5)
  await field(page, 'Name').fill(`${sticker.name} again`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody saved this while you were writing')).toBeVisible()
  await expect(field(page, 'Price')).toHaveValue('5.00')
  await expect(field(page, 'Name')).toHaveValue(`${sticker.name} again`)
  await stopClock(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToastFor(page, 'Merch updated. Tidy drawer, tidy mind.', 2000)
  const saved = await (await page.request.get(`/api/merch/id/${sticker.id}`)).json()
  expect(saved).toMatchObject({ printName: `${sticker.name} again`, price: 5 })
})

test('a piece that was deleted in another place keeps what was typed, and is made anew from it', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 404/)
  const sticker = await owner.makeSticker(5)
  await openAdmin(page, `edit-merch&id=${sticker.id}`)
  const name = `${sticker.name} again`
  await field(page, 'Name').fill(name)
  const data = { headers: ownPage }
  const deleted = await page.request.delete(`/api/merch/delete/id/${sticker.id}`, data)
  expect(deleted.ok()).toBe(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(`“${sticker.name}” was deleted meanwhile`)
  await expect(field(page, 'Name')).toHaveValue(name)
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
  await page.getByRole('button', { name: 'Make it anew' }).click()
  await expect(listed(page, name)).toBeVisible()
})
