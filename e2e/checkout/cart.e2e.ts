import type { Route } from '@playwright/test'
import { findingsEverywhere } from '../harness/axe.ts'
import { paymentPage } from '../harness/buyer.ts'
import {
  badge,
  expectToastFor,
  fillCart,
  line,
  minus,
  plus,
  quantityIn,
  stopClock,
  sum,
  turnTo,
  visit,
} from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 cart: made-to-order words, lines grouped by kind that lead to their pieces, sums, and Proceed in a phone’s window', async ({
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
  await owner.changePrice(sticker, 5)
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
  await expect(page.getByText(/made to order/)).toBeVisible()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.getByRole('heading', { level: 3 })).toHaveText([
    print.name,
    shirt.name,
    sticker.name,
  ])
  for (const { name, path } of [print, shirt, sticker]) {
    await expect(lines.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^${path}`))
  }
  for (const words of ['14 × 14', '$34.50', '$69.00']) {
    await expect(line(page, print)).toContainText(words)
  }
  await expect(line(page, shirt)).toContainText('Work shirt')
  await expect(plus(line(page, shirt))).toHaveCount(0)
  await expect(line(page, sticker)).toContainText('$15.00')
  await expect(line(page, sticker)).toContainText('(it was $4.50 when you put it in)')
  await expect(sum(page, 'Subtotal')).toHaveText('$148.00')
  await expect(sum(page, 'Shipping')).toHaveText('$7.00')
  await expect(sum(page, 'Total')).toHaveText('$155.00')

  await page.setViewportSize({ width: 390, height: 844 })
  const proceed = page.getByRole('button', { name: 'Proceed', exact: true })
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await expect(sum(page, 'Total')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).scrollIntoViewIfNeeded()
  await expect(proceed).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await proceed.click()
  await expect(page).toHaveURL(paymentPage)
})

test('§4 cart: presses count, a number stops at the stock, below one asks to remove, and a change that fails is undone and said', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 503/)
  const print = await owner.makePrint()
  const sticker = await owner.makeSticker(3)
  await fillCart(page, [{ piece: print, size: '10x10' }, { piece: sticker }])
  await visit(page, '/cart')
  const prints = quantityIn(line(page, print))
  const stickers = quantityIn(line(page, sticker))

  await test.step('presses', async () => {
    await plus(line(page, print)).click({ clickCount: 5 })
    await expect(prints).toHaveValue('6')
    await expect(badge(page)).toHaveAccessibleName(/\b7\b/)
    await expect(sum(page, 'Subtotal')).toHaveText('$130.50')
    await minus(line(page, print)).click({ clickCount: 5 })
    await expect(prints).toHaveValue('1')
    await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
  })

  await test.step('the last one, and below one', async () => {
    const last = page.getByRole('dialog', { name: "You've got the last one!" })
    await stickers.fill('99')
    await stickers.press('Enter')
    await expect(last).toBeVisible()
    expect(await findingsEverywhere(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(last).toBeHidden()
    await expect(stickers).toHaveValue('3')
    await plus(line(page, sticker)).click()
    await expect(last).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(plus(line(page, sticker))).toBeFocused()
    await minus(line(page, sticker)).click({ clickCount: 2 })
    await expect(stickers).toHaveValue('1')
    await minus(line(page, sticker)).click()
    await expect(page.getByRole('dialog')).toContainText(sticker.name)
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect(stickers).toHaveValue('1')
  })

  await test.step('a failure', async () => {
    await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
    const pressed = Promise.withResolvers<void>()
    const fail = async (route: Route) => {
      await pressed.promise
      await route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'Busy.' } } })
    }
    await page.route('**/update-quantity/**', fail, { times: 1 })
    await plus(line(page, print)).click({ clickCount: 2 })
    pressed.resolve()
    await expect(badge(page)).toHaveAccessibleName(/\b4\b/)
    await expect(prints).toHaveValue('3')
    await page.route('**/update-quantity/**', fail, { times: 1 })
    await plus(line(page, print)).click()
    const said = page.getByRole('region', { name: /messages/i })
    await expect(said).toContainText('Please try again')
    await expect(prints).toHaveValue('3')
  })
})

test('§4 cart: the count is the newest one, whichever answer comes last', async ({
  page,
  owner,
}) => {
  const print = await owner.makePrint()
  await fillCart(page, [{ piece: print, size: '10x10' }])
  await visit(page, '/cart')
  const held = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  await page.route(
    '**/api/session',
    async (route) => {
      const response = await route.fetch()
      read.resolve()
      await held.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const late = page.waitForRequest('**/api/session')
  await plus(line(page, print)).click()
  await read.promise
  await plus(line(page, print)).click()
  await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
  held.resolve()
  await (await (await late).response())?.finished()
  // The answer is shown with the next drawing.
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
  await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
})

test('§4 cart: remove asks first and is said for 1.5 s; an empty cart says so and leads home', async ({
  page,
  owner,
}) => {
  const print = await owner.makePrint()
  await fillCart(page, [
    { piece: print, size: '10x10' },
    { piece: print, size: '14x14' },
  ])
  await visit(page, '/cart')
  const dialog = page.getByRole('dialog')
  const large = `${print.name}, 14 × 14 in`
  const remove = page.getByRole('button', { name: `Remove ${large}` })
  await remove.click()
  await expect(page.getByRole('dialog', { name: `Take ${large} out of your cart?` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await expect(line(page, print)).toHaveCount(2)

  await remove.click()
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expectToastFor(page, `${large} is out of your cart.`, 1500)
  await page.clock.resume()
  await expect(line(page, print)).toHaveCount(1)
  await expect(page.getByLabel(`Quantity of ${print.name}`, { exact: true })).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName(/\b1\b/)

  await page.getByRole('button', { name: `Remove ${print.name}` }).click()
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByText('Your cart is empty!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go find something nice' }).click()
  await expect(page).toHaveURL('/')
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
  await turnTo(page, '/cart')
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker }])
  await restore()
  await expect(line(page, sticker)).toBeVisible()
})
