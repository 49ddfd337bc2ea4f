import { field, listed, openAdmin } from './admin.ts'
import { expectToastFor, stopClock, toast, turnTo, visit } from './shopper.ts'
import { expect, test } from './test.ts'

test('a piece becomes a draft: gone for shoppers, previewed by the owner, shown again', async ({
  page,
  owner,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 404/)
  const shirt = await owner.makeShirt()
  const shopper = await anotherShopper()
  await openAdmin(page, 'edit-clothing')
  await listed(page, shirt.name).getByRole('button', { name: 'Make it a draft' }).click()
  await expect(toast(page, `${shirt.name} is a draft now. Only you can see it.`)).toBeVisible()
  await expect(listed(page, shirt.name)).toContainText('Draft')
  expect((await shopper.request.get(shirt.path)).status()).toBe(404)
  expect((await shopper.request.get(`${shirt.path}?preview=1`)).status()).toBe(404)
  expect(await (await shopper.request.get('/clothing-gallery')).text()).not.toContain(shirt.name)
  await listed(page, shirt.name).getByRole('link', { name: 'See the draft' }).click()
  await expect(page.getByText('This is a draft: only you can see it')).toBeVisible()
  await turnTo(page, '/admin?at=edit-clothing')
  await listed(page, shirt.name).getByRole('button', { name: 'Publish' }).click()
  await expect(
    listed(page, shirt.name).getByRole('button', { name: 'Make it a draft' }),
  ).toBeVisible()
  expect((await shopper.request.get(shirt.path)).status()).toBe(200)
})

test('two tabs edit one piece: the second is told, loses nothing, and may save over it', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const print = await owner.makePrint()
  await openAdmin(page, `edit-print&id=${print.id}`)
  await expect(field(page, 'Name')).toHaveValue(print.name)
  const other = await page.context().newPage()
  await visit(other, `/admin?at=edit-print&id=${print.id}`)
  await field(other, 'Small size price').fill('23')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(other, 'Fresh off the press. Print updated!')).toBeVisible()
  await other.close()
  await field(page, 'Name').fill(`${print.name} again`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Somebody saved this while you were writing')).toBeVisible()
  await expect(field(page, 'Small size price')).toHaveValue('23.00')
  await expect(field(page, 'Name')).toHaveValue(`${print.name} again`)
  await stopClock(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToastFor(page, 'Fresh off the press. Print updated!', 2000)
  const saved = await (await page.request.get(`/api/prints/id/${print.id}`)).json()
  expect(saved).toMatchObject({ name: `${print.name} again`, smallPrice: 23 })
})
