import { enterAnew, field } from './admin.ts'
import { openShop } from './own-shop.ts'
import { toast, visit } from './shopper.ts'
import { test as base, expect } from './test.ts'

const test = base.extend<{ shopUrl: string }>({
  shopUrl: async ({ browserName: _ }, use, { parallelIndex }) => {
    // Above the ports of the printer's tests.
    const port = Number(process.env.E2E_PORT ?? 4173) + 12 + parallelIndex
    const shop = await openShop(port, { SIGN_IN_PATH: '' })
    await use(shop.url)
    await shop.close()
  },
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
})

test('§2 hidden path: moved under Your account, the old address is no page and the new one opens', async ({
  page,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 40[04]/)
  await enterAnew(page)
  await visit(page, '/admin?at=account')
  const old = await field(page, 'Move it to').inputValue()
  const move = page.getByRole('button', { name: 'Move the door' })
  await field(page, 'Move it to').fill('/no')
  await move.click()
  await expect(page.getByText('/no', { exact: true })).toHaveCount(0)
  await field(page, 'Move it to').fill('/behind-the-heron')
  await move.click()
  await expect(toast(page, 'The door has moved. Write the new address down.')).toBeVisible()
  await expect(page.getByText(/\/behind-the-heron$/)).toBeVisible()

  const visitor = await anotherShopper()
  expect((await visitor.goto(old))?.status()).toBe(404)
  expect((await visitor.goto('/behind-the-heron'))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Log in')
})
