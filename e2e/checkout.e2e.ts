import type { APIRequestContext } from '@playwright/test'
import { findingsEverywhere } from './axe.ts'
import { fillAddress, pay, paymentPage, proceedToPayment } from './buyer.ts'
import type { Piece } from './owner.ts'
import { addToCart, badge, fillCart, line, sum, turnTo, visit } from './shopper.ts'
import { expect, test } from './test.ts'

async function left(request: APIRequestContext, sticker: Piece): Promise<number> {
  const answer = await request.get(`/api/merch/id/${sticker.id}`)
  return ((await answer.json()) as { quantity: number }).quantity
}

test('§1 the shop: a print, a shirt and two stickers are bought, and the stock is right', async ({
  page,
  owner,
  request,
}) => {
  const print = await owner.makePrint()
  // Others list pieces meanwhile: the first page of a kind may not have these.
  const gallery = (await owner.makeGallery()).slug
  const shirt = await owner.makeShirt({ gallery })
  const sticker = await owner.makeSticker(3, { gallery })
  await fillCart(page, [{ piece: print, size: '14x14' }, { piece: shirt }])
  await addToCart(page, { piece: sticker, quantity: 2 })
  await page.getByRole('dialog').getByRole('link', { name: 'Go to cart' }).click()
  await expect(sum(page, 'Total')).toHaveText('$114.50')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()

  await expect(page).toHaveURL(paymentPage)
  await expect(page.getByText('No money moves, and nothing will be sent.')).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await pay(page)

  await expect(page).toHaveURL(/\/order-success\?/)
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await expect(page.getByText(/within 24 hours/)).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await expect(badge(page)).not.toHaveAccessibleName(/\d/)

  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]{20,}$/)
  const main = page.getByRole('main')
  await expect(main).toContainText(print.name)
  await expect(main).toContainText(shirt.name)
  await expect(main).toContainText(sticker.name)
  await expect(main).toContainText('$114.50')
  await expect(main).toContainText('12 Willow Lane')
  const studio = main.getByText('Slow Heron', { exact: true })
  await expect(studio).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(studio).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  expect(await left(request, sticker)).toBe(1)
  const gone = await request.get(`/api/clothing/id/${shirt.id}`)
  expect(gone.status()).toBe(404)
  expect((await gone.json()).error.code).toBe('sold')

  await visit(page, `/gallery/${gallery}`)
  await expect(page.getByRole('listitem').filter({ hasText: sticker.name })).toContainText(
    'Last one',
  )
  await expect(page.getByRole('link', { name: shirt.name })).toHaveCount(0)
  await turnTo(page, shirt.path)
  await expect(page.getByText('So sorry! This item has already been sold.')).toBeVisible()
  await turnTo(page, '/cart')
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
})

test('§2 order success: looked at again it still says so, sells nothing twice, tells strangers nothing, and Done goes home, as it does when there is no order', async ({
  page,
  owner,
  request,
  anotherShopper,
}) => {
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker, quantity: 2 }])
  await proceedToPayment(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  expect(await left(request, sticker)).toBe(3)

  const stranger = await anotherShopper()
  await visit(stranger, page.url())
  await expect(stranger.getByRole('link', { name: 'See your order' })).toHaveCount(0)
  expect(await stranger.content()).not.toContain('Willow Lane')
  expect(await stranger.content()).not.toMatch(/["'=]\/orders\//)

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
  for (const none of ['', '?session_id=demo_nobody-knows-this-one']) {
    const answer = await page.request.get(`/order-success${none}`)
    expect(new URL(answer.url()).pathname).toBe('/')
  }
})

test('§5 payment: what is missing is named beside its field, and a declined card can be tried again', async ({
  page,
  owner,
}) => {
  const shirt = await owner.makeShirt()
  await fillCart(page, [{ piece: shirt }])
  await proceedToPayment(page)
  await fillAddress(page)
  await page.getByLabel('ZIP code').fill('9720')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('alert')).toContainText('One field')
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/five digits/)
  expect(await findingsEverywhere(page)).toEqual([])

  await pay(page, 'Demo card without money')
  await expect(page.getByRole('alert')).toContainText('declined')
  expect(await findingsEverywhere(page)).toEqual([])
  await expect(page.getByLabel('City')).toHaveValue('Portland')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
})

test('§5 payment: cancelling keeps the cart and gives the pieces back at once', async ({
  page,
  owner,
  request,
}) => {
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker, quantity: 3 }])
  await proceedToPayment(page)
  expect(await left(request, sticker)).toBe(2)
  await page.getByRole('link', { name: /Cancel and go back/ }).click()
  await expect(page).toHaveURL(/\/cart/)
  await expect(line(page, sticker)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'without paying' })).toBeVisible()
  await expect.poll(() => left(request, sticker)).toBe(5)
})

test('§5 payment: Proceed to Checkout pressed twice starts one payment, and the browser’s back button leads to a cart that can be paid', async ({
  page,
  owner,
  request,
}) => {
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker, quantity: 2 }])
  await visit(page, '/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).dblclick()
  await expect(page).toHaveURL(paymentPage)
  expect(await left(request, sticker)).toBe(3)
  const first = page.url()
  await page.goBack()
  await expect(line(page, sticker)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(first)
})

test('§4 order success: a payment that never arrives is told, and the piece comes back', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(1)
  await fillCart(page, [{ piece: sticker }])
  await proceedToPayment(page)
  await pay(page, 'Demo bank debit that bounces')
  await expect(page.getByRole('heading', { name: /One moment/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing was paid.' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await turnTo(page, sticker.path)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})
