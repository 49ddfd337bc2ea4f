import { field, openAdmin } from './admin.ts'
import { expectToastFor, stopClock } from './shopper.ts'
import { expect, test } from './test.ts'

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
