import { findingsEverywhere } from '../harness/axe.ts'
import { buy } from '../harness/bought.ts'
import { paymentPage } from '../harness/buyer.ts'
import { addButton, beginPayment, fillCart, line, turnTo, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'
import { cut } from '../screens/cut.ts'

const aTime = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/

test('§5 stock: two shoppers, one shirt: cart, page and card say so, with the time it may come back, and the rest can be paid for', async ({
  page,
  owner,
  anotherShopper,
}) => {
  const shirt = await owner.makeShirt()
  const sticker = await owner.makeSticker(5)
  const other = await anotherShopper()
  await fillCart(other, [{ piece: shirt }])
  await fillCart(page, [{ piece: shirt }, { piece: sticker, quantity: 2 }])
  await visit(page, '/cart')
  await beginPayment(other)

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(/\/cart\?notice=held/)
  await expect(page.getByRole('status').filter({ hasText: 'may come back' })).toBeVisible()
  await expect(line(page, shirt)).toContainText('Somebody is buying this right now.')
  await expect(line(page, shirt)).toContainText(aTime)
  expect(await findingsEverywhere(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await turnTo(page, '/clothing-gallery')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: shirt.name })
  await expect(card).toContainText('Somebody is buying this')
  expect(await cut(page, 200)).toEqual([])
  await card.getByRole('link').first().click()
  await expect(page.getByText('Somebody is buying this right now.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(aTime)
  await expect(addButton(page)).toHaveCount(0)
  expect(await findingsEverywhere(page)).toEqual([])

  await turnTo(page, '/cart')
  await page.getByRole('button', { name: 'Pay for the rest' }).last().click()
  await expect(page).toHaveURL(paymentPage)
  await expect(page.getByRole('main')).toContainText(sticker.name)
  await expect(page.getByRole('main')).not.toContainText(shirt.name)
})

test('§5 stock: adding what was sold meanwhile says so and shows the piece as sold', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 4(?:04|09)/)
  const shirt = await owner.makeShirt()
  await visit(page, shirt.path)
  await buy(owner, { pieces: [{ piece: shirt }] })
  await addButton(page).click()
  await expect(page.getByText('So sorry! This item has already been sold.')).toBeVisible()
})
