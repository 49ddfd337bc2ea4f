import { enterAnew, field } from './admin.ts'
import { testInOwnShop } from './own-shop.ts'
import { toast, visit } from './shopper.ts'
import { expect } from './test.ts'

const test = testInOwnShop({ SIGN_IN_PATH: '' })

test('§2 hidden path: moved under Your account, the old address is no page and the new one opens', async ({
  page,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 40[04]/)
  await enterAnew(page)
  await visit(page, '/admin?at=account')
  const old = await field(page, 'New path').inputValue()
  const move = page.getByRole('button', { name: 'Change the sign-in path' })
  await field(page, 'New path').fill('/no')
  await move.click()
  await expect(page.getByText('/no', { exact: true })).toHaveCount(0)
  await field(page, 'New path').fill('/behind-the-heron')
  await move.click()
  await expect(
    toast(page, 'The sign-in path has changed. Write the new address down.'),
  ).toBeVisible()
  await expect(page.getByText(/\/behind-the-heron$/)).toBeVisible()

  const visitor = await anotherShopper()
  expect((await visitor.goto(old))?.status()).toBe(404)
  expect((await visitor.goto('/behind-the-heron'))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Log in')
})
