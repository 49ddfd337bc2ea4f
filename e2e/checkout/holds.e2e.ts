import { openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { beginPayment, fillCart, toast, turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§5 stock: the owner sees what is being paid for, by nobody’s name, and ends a hold', async ({
  page,
  owner,
  anotherShopper,
}) => {
  const shirt = await owner.makeShirt()
  const shopper = await anotherShopper()
  await fillCart(shopper, [{ piece: shirt }])
  await beginPayment(shopper)

  await openAdmin(page, 'holds')
  const hold = page.getByRole('main').getByRole('listitem').filter({ hasText: shirt.name })
  await expect(hold).toContainText(/A visitor, since \d+:\d\d [ap]m, until \d+:\d\d [ap]m/)
  expect(await findingsEverywhere(page)).toEqual([])
  await hold.getByRole('button', { name: /End it now/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'End this hold?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(hold).toBeVisible()
  await hold.getByRole('button', { name: /End it now/ }).click()
  await dialog.getByRole('button', { name: 'End it', exact: true }).click()
  await expect(toast(page, 'Everybody can buy it again.')).toBeVisible()
  await expect(hold).toHaveCount(0)
  await turnTo(page, shirt.path)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test.describe('as the shop sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('§5 stock: a cart that is more than one visitor may hold leads to a letter with its list', async ({
    page,
    owner,
  }) => {
    const shirt = await owner.makeShirt()
    await fillCart(page, [{ piece: shirt }])
    await page.goto('/cart?notice=quantity_limit')
    await page.getByRole('link', { name: 'I want all of them: write to me' }).click()
    const field = (name: string) => page.getByRole('textbox', { name })
    await expect(field('Subject')).toHaveValue('All of these, please')
    await expect(field('Message')).toHaveValue(new RegExp(`- 1 × ${shirt.name}`))
  })
})
