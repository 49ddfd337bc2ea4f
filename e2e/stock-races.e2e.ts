import { findingsEverywhere } from './axe.ts'
import { pay, paymentPage, proceedToPayment } from './buyer.ts'
import { cut } from './cut.ts'
import { addButton, fillCart, line, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const aTime = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b/

test('§5 stock: two shoppers, one shirt: cart, page and card say so, with the time it may come back, and the rest can be paid for', async ({
  page,
  owner,
  anotherShopper,
}) => {
  const shirt = await owner.makeShirt()
  const sticker = await owner.makeSticker(5)
  const second = await anotherShopper()
  await fillCart(page, [{ piece: shirt }])
  await fillCart(second, [{ piece: shirt }])
  await visit(second, '/cart')
  await proceedToPayment(page)

  const proceed = second.getByRole('button', { name: 'Proceed to Checkout' })
  await proceed.click()
  await expect(second).toHaveURL(/\/cart\?notice=held/)
  await expect(second.getByRole('status').filter({ hasText: 'may come back' })).toBeVisible()
  await expect(line(second, shirt)).toContainText('Somebody is buying this right now.')
  await expect(line(second, shirt)).toContainText(aTime)
  await expect(proceed).toBeDisabled()
  expect(await findingsEverywhere(second)).toEqual([])

  await visit(second, '/clothing-gallery')
  const card = second.getByRole('main').getByRole('listitem').filter({ hasText: shirt.name })
  await expect(card).toContainText('Someone is buying this')
  await second.setViewportSize({ width: 390, height: 844 })
  expect(await cut(second, 200)).toEqual([])
  await card.getByRole('link').first().click()
  await expect(second.getByText('Somebody is buying this right now.')).toBeVisible()
  await expect(second.getByRole('main')).toContainText(aTime)
  await expect(addButton(second)).toHaveCount(0)
  expect(await findingsEverywhere(second)).toEqual([])

  await second.setViewportSize({ width: 1280, height: 900 })
  await fillCart(second, [{ piece: sticker, quantity: 2 }])
  await visit(second, '/cart')
  await second.getByRole('button', { name: 'Pay for the rest' }).click()
  await expect(second).toHaveURL(paymentPage)
  await expect(second.getByRole('main')).toContainText(sticker.name)
  await expect(second.getByRole('main')).not.toContainText(shirt.name)
})

test('§5 stock: adding what was sold meanwhile says so and shows the piece as sold', async ({
  page,
  owner,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 4(?:04|09)/)
  const shirt = await owner.makeShirt()
  await visit(page, shirt.path)
  const second = await anotherShopper()
  await fillCart(second, [{ piece: shirt }])
  await proceedToPayment(second)
  await pay(second)
  await expect(second.getByRole('heading', { name: "It's ordered!" })).toBeVisible()

  await addButton(page).click()
  await expect(page.getByText('So sorry! This item has already been sold.')).toBeVisible()
})
