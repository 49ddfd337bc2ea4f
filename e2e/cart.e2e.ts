import type { Route } from '@playwright/test'
import { findingsEverywhere } from './axe.ts'
import { paymentPage } from './buyer.ts'
import {
  addToCart,
  badge,
  expectToastFor,
  fillCart,
  line,
  minus,
  plus,
  quantityIn,
  stopClock,
  sum,
  visit,
} from './shopper.ts'
import { expect, test } from './test.ts'

test('§2 cart: an empty one says so, offers no checkout and leads home', async ({ page }) => {
  await visit(page, '/cart')
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go find something nice' }).click()
  await expect(page).toHaveURL('/')
})

test('§2 cart: on a phone, total and Proceed are in the window until the summary is', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page, [
    { piece: await owner.makePrint(), size: '14x14' },
    { piece: await owner.makeShirt() },
    { piece: await owner.makeSticker(5) },
  ])
  await visit(page, '/cart')
  const proceed = page.getByRole('button', { name: 'Proceed', exact: true })
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await expect(sum(page, 'Total')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).scrollIntoViewIfNeeded()
  await expect(proceed).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await proceed.click()
  await expect(page).toHaveURL(paymentPage)
})

test.describe('what it shows', () => {
  test('§2 cart: heading, made-to-order words, lines grouped by kind that lead to their pieces, and their sums', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    const shirt = await owner.makeShirt()
    const sticker = await owner.makeSticker(5)
    await fillCart(page, [
      { piece: sticker, quantity: 3 },
      { piece: shirt },
      { piece: print, size: '14x14', quantity: 2 },
    ])
    await visit(page, '/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    await expect(page.getByText(/made to order/)).toBeVisible()
    const lines = page.getByRole('main').getByRole('listitem')
    await expect(lines.getByRole('heading', { level: 3 })).toHaveText([
      print.name,
      shirt.name,
      sticker.name,
    ])
    for (const words of ['14 × 14', '$34.50', '$69.00']) {
      await expect(line(page, print)).toContainText(words)
    }
    await expect(line(page, shirt)).toContainText('Work shirt')
    await expect(plus(line(page, shirt))).toHaveCount(0)
    await expect(line(page, sticker)).toContainText('$13.50')
    await expect(sum(page, 'Subtotal')).toHaveText('$146.50')
    await expect(sum(page, 'Shipping')).toHaveText('$7.00')
    await expect(sum(page, 'Total')).toHaveText('$153.50')

    await owner.changePrice(sticker, 5)
    await page.reload()
    await expect(line(page, sticker)).toContainText('(it was $4.50 when you put it in)')
    await expect(sum(page, 'Total')).toHaveText('$155.00')
    await line(page, shirt).getByRole('link', { name: shirt.name }).click()
    await expect(page).toHaveURL(shirt.path)
  })

  test('§4 cart: a shopper’s cart is there after closing the page', async ({ page, owner }) => {
    const sticker = await owner.makeSticker(5)
    await addToCart(page, { piece: sticker, quantity: 2 })
    await page.keyboard.press('Escape')
    const said = page.getByRole('status').filter({ hasText: '2 items in your cart' })
    await expect(said).toBeAttached()
    const later = await page.context().newPage()
    await later.addInitScript(() => {
      const soon = setTimeout
      const late = (run: () => void, ms = 300) => soon(run, ms)
      Object.assign(window, { setTimeout: late })
    })
    await visit(later, '/cart')
    await expect(line(later, sticker)).toBeVisible()
    await expect(badge(later)).toHaveAccessibleName(/\b2\b/)
  })
})

test.describe('quantities', () => {
  test('§4 cart: plus takes one more, minus one away, quick presses each count, and everything follows', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    await fillCart(page, [{ piece: print, size: '10x10' }])
    await visit(page, '/cart')
    const quantity = quantityIn(line(page, print))
    await plus(line(page, print)).click()
    await expect(quantity).toHaveValue('2')
    await expect(sum(page, 'Subtotal')).toHaveText('$42.00')
    await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
    await plus(line(page, print)).click({ clickCount: 4 })
    await expect(quantity).toHaveValue('6')
    await expect(badge(page)).toHaveAccessibleName(/\b6\b/)
    await page.reload()
    await expect(quantity).toHaveValue('6')
    await minus(line(page, print)).click({ clickCount: 5 })
    await expect(quantity).toHaveValue('1')
    await expect(badge(page)).toHaveAccessibleName(/\b1\b/)
  })

  test('§4 cart: a number, stepped or typed, stops at the stock with You’ve got the last one!, and below one asks to remove', async ({
    page,
    owner,
  }) => {
    const sticker = await owner.makeSticker(3)
    await fillCart(page, [{ piece: sticker }])
    await visit(page, '/cart')
    const quantity = quantityIn(line(page, sticker))
    const last = page.getByRole('dialog', { name: "You've got the last one!" })
    await quantity.fill('99')
    await quantity.press('Enter')
    await expect(last).toBeVisible()
    expect(await findingsEverywhere(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(last).toBeHidden()
    await expect(quantity).toHaveValue('3')
    await plus(line(page, sticker)).click()
    await expect(last).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(last).toBeHidden()
    await expect(quantity).toHaveValue('3')
    await expect(plus(line(page, sticker))).toBeFocused()
    await quantity.fill('0')
    await quantity.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(sticker.name)
    expect(await findingsEverywhere(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(quantity).toHaveValue('3')
    await minus(line(page, sticker)).click({ clickCount: 2 })
    await expect(quantity).toHaveValue('1')
    await minus(line(page, sticker)).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect(quantity).toHaveValue('1')
  })

  test('§7 cart: two lines of one name are told apart by what they are', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    await fillCart(page, [
      { piece: print, size: '10x10' },
      { piece: print, size: '14x14' },
    ])
    await visit(page, '/cart')
    await page.getByRole('button', { name: `Remove ${print.name}, 14 × 14 in` }).click()
    const dialog = page.getByRole('dialog', {
      name: `Take ${print.name}, 14 × 14 in out of your cart?`,
    })
    await dialog.getByRole('button', { name: 'Take it out' }).click()
    await expect(page.getByLabel(`Quantity of ${print.name}`, { exact: true })).toBeVisible()
  })

  test('§8 cart: a change that fails is undone and said, and a press meanwhile is sent all the same', async ({
    page,
    owner,
    mayComplain,
  }) => {
    mayComplain(/status of 503/)
    const print = await owner.makePrint()
    await fillCart(page, [{ piece: print, size: '10x10' }])
    await visit(page, '/cart')
    const pressed = Promise.withResolvers<void>()
    const fail = async (route: Route) => {
      await pressed.promise
      await route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'Busy.' } } })
    }
    await page.route('**/update-quantity/**', fail, { times: 1 })
    await plus(line(page, print)).click({ clickCount: 2 })
    pressed.resolve()
    await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
    await expect(quantityIn(line(page, print))).toHaveValue('3')
    await page.route('**/update-quantity/**', fail, { times: 1 })
    await plus(line(page, print)).click()
    await expect(page.getByRole('region', { name: /messages/i })).toContainText('Please try again')
    await expect(quantityIn(line(page, print))).toHaveValue('3')
  })
})

test('§4 cart: remove asks first; a piece that is kept stays, one taken out is said to be for 1.5 s', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(5)
  const shirt = await owner.makeShirt()
  await fillCart(page, [{ piece: sticker, quantity: 2 }, { piece: shirt }])
  await visit(page, '/cart')
  const dialog = page.getByRole('dialog')
  const remove = line(page, shirt).getByRole('button', { name: 'Remove' })
  await remove.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await expect(line(page, shirt)).toBeVisible()

  await line(page, sticker).getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toContainText(sticker.name)
  await expect(line(page, sticker)).toBeVisible()
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expectToastFor(page, `${sticker.name} is out of your cart.`, 1500)
  await page.clock.resume()
  await expect(line(page, sticker)).toHaveCount(0)
  await expect(line(page, shirt)).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/\b1\b/)

  await remove.click()
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
})

test('§8 cart: a cart that can’t be loaded says An error occurred. and goes home after 2 s', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/./)
  await visit(page, '/about')
  await page.route('**/cart.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await stopClock(page)
  await badge(page).click()
  await expect(page.getByText('An error occurred.')).toBeVisible()
  await page.clock.runFor(1900)
  await expect(page.getByText('An error occurred.')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/')
})

test('§7 cart: a page out of the browser’s memory asks for the count again, and a cart is looked at again', async ({
  page,
  owner,
}) => {
  const restore = () =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
  await fillCart(page, [{ piece: await owner.makeSticker(5), quantity: 3 }])
  await visit(page, '/about')
  await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
  await fillCart(page, [{ piece: await owner.makeSticker(5), quantity: 2 }])
  await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
  await restore()
  await expect(badge(page)).toHaveAccessibleName(/\b5\b/)
  await visit(page, '/cart')
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker }])
  await restore()
  await expect(line(page, sticker)).toBeVisible()
})
