import type { Page } from '@playwright/test'
import { findingsEverywhere } from './axe.ts'
import {
  addButton,
  addToCart,
  badge,
  expectToastFor,
  minus,
  plus,
  quantityIn,
  stopClock,
  turnTo,
  visit,
} from './shopper.ts'
import { expect, test } from './test.ts'

const own = (page: Page) => page.getByRole('article').first()

const sizes = (page: Page) => page.getByRole('group', { name: 'Print size' })

test.describe('prints', () => {
  test('§4 print: no size is chosen beforehand, and adding wants one; choosing one shows its price and puts it into the address', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    await visit(page, print.path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(print.name)
    await expect(sizes(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('form').or(main)).toContainText('From $21.00')
    for (const words of ['Shipping', 'Returns']) {
      await main.getByText(words, { exact: true }).click()
    }
    await expect(main.getByText('$6.50', { exact: false })).toBeVisible()
    await expect(main.getByText(/made to order/)).toBeAttached()
    await stopClock(page)
    await addButton(page).click()
    await expectToastFor(page, 'Select print size', 1500)
    await plus(main).click()
    await expectToastFor(page, 'Please select print size.', 2000)
    await page.clock.resume()

    for (const size of [/10 × 10/, /14 × 14/, /18 × 18/]) {
      await expect(page.getByRole('radio', { name: size })).toBeAttached()
    }
    await expect(sizes(page).getByRole('radio')).toHaveCount(3)
    await page.getByRole('radio', { name: /14 × 14/ }).check()
    const price = main.locator('[aria-live]').filter({ hasText: '$' })
    await expect(price).toHaveText('$34.50')
    await expect(page).toHaveURL(`${print.path}?size=14x14`)
    await page.reload()
    await expect(page.getByRole('radio', { name: /14 × 14/ })).toBeChecked()
  })

  test('§5 print: another size is another line; the same one says Item already in cart!, for 1.5 s', async ({
    page,
    owner,
    mayComplain,
  }) => {
    mayComplain(/status of 409/)
    const piece = await owner.makePrint()
    await addToCart(page, { piece, size: '10 × 10' })
    await addToCart(page, { piece, size: '14 × 14' })
    await page.keyboard.press('Escape')
    await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
    await stopClock(page)
    await addButton(page).click()
    await expectToastFor(page, 'Item already in cart!', 1500)
    await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
  })
})

test.describe('clothing', () => {
  test('§2 clothing: shows name, kind, description, size guide and no quantity', async ({
    page,
    owner,
  }) => {
    const description = 'Washed twice.\nNever ironed.'
    const shirt = await owner.makeShirt({ size: 'M', measurements: 'Chest 44 in', description })
    await visit(page, shirt.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shirt.name)
    await expect(own(page).getByText('Work shirt', { exact: true })).toBeVisible()
    await expect(page.getByText('Washed twice.')).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Washed twice. Never ironed.',
    )
    await expect(quantityIn(page.getByRole('main'))).toHaveCount(0)
    await page.getByRole('button', { name: 'Size guide' }).click()
    await expect(page.getByRole('dialog', { name: 'Size guide' })).toContainText('Chest 44 in')
    expect(await findingsEverywhere(page)).toEqual([])
    const bandana = await owner.makeShirt({ size: 'One size' })
    await turnTo(page, bandana.path)
    await expect(page.getByText('One size', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Size guide' })).toHaveCount(0)
  })
})

test.describe('merch', () => {
  test('§4 merch: the quantity goes from one to the stock, by steps or typed, into the cart and its badge', async ({
    page,
    owner,
  }) => {
    const sticker = await owner.makeSticker(3)
    await visit(page, sticker.path)
    const main = page.getByRole('main')
    await expect(quantityIn(main)).toHaveValue('1')
    await minus(main).click()
    await expect(quantityIn(main)).toHaveValue('1')
    await plus(main).click()
    await plus(main).click()
    await expect(quantityIn(main)).toHaveValue('3')
    await plus(main).click()
    await expect(quantityIn(main)).toHaveValue('3')
    await minus(main).click()
    await expect(quantityIn(main)).toHaveValue('2')
    await quantityIn(main).fill('50')
    await quantityIn(main).blur()
    await expect(quantityIn(main)).toHaveValue('3')
    await expect(main.getByText(/Ready to ship\./)).toBeAttached()
    await expect(main.getByText(/made to order/)).toHaveCount(0)
    await addButton(page).click()
    await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
  })

  test('§2 merch: a sold-out piece keeps its page and says so', async ({ page, owner }) => {
    const sticker = await owner.makeSticker(2)
    await owner.changeStock(sticker, -1)
    await visit(page, sticker.path)
    await expect(own(page).getByText('Last one', { exact: true })).toBeVisible()
    await owner.changeStock(sticker, -1)
    await page.reload()
    await expect(page.getByText('So sorry! This item has already been sold.')).toBeVisible()
    // It is counted, so it may come back.
    await expect(page.getByText('Out of stock just now.')).toBeVisible()
    await expect(page.getByText('It has found a home.')).toHaveCount(0)
    await expect(addButton(page)).toHaveCount(0)
    expect(await findingsEverywhere(page)).toEqual([])
  })
})

test.describe('every piece', () => {
  test('§2 detail: galleries and pieces begin at their top, and Return to Previous goes back to where the shopper came from', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    await page.setViewportSize({ width: 1280, height: 600 })
    const scroll = async () => {
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
    }
    const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await visit(page, '/about')
    await scroll()
    await page.mouse.wheel(0, -60)
    await page.getByRole('banner').getByRole('link', { name: 'Art Prints' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Art Prints' })).toBeVisible()
    await isAtTop()
    await scroll()
    await page.getByRole('link', { name: print.name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: print.name })).toBeVisible()
    await isAtTop()
    await page.getByRole('radio', { name: /14 × 14/ }).check()
    await page.getByRole('link', { name: /Return to Previous/ }).click()
    await expect(page).toHaveURL('/print-gallery')
  })

  test('§2 detail: without history Return to Previous leads to the gallery, as the breadcrumb does', async ({
    page,
    owner,
  }) => {
    const shirt = await owner.makeShirt()
    await visit(page, shirt.path)
    const crumbs = page.getByRole('navigation', { name: /breadcrumb/i })
    await expect(crumbs.getByRole('link', { name: 'Clothing' })).toHaveAttribute(
      'href',
      '/clothing-gallery',
    )
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(shirt.name)
    await page.getByRole('link', { name: /Return to Previous/ }).click()
    await expect(page).toHaveURL('/clothing-gallery')
  })

  test('§2 detail: the end of the page shows the motif on other things, at the price of today, and Return to Previous comes back from there', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    const sticker = await owner.makeSticker(5, { printName: print.name })
    const shirt = await owner.makeShirt({ printName: print.name })
    await owner.changePrice(sticker, 5.25)
    await visit(page, print.path)
    const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('link')
    await expect(cards).toHaveCount(4)
    await expect(cards.first()).toHaveAttribute('href', shirt.path)
    await expect(cards.nth(1)).toContainText('$5.25')
    await cards.nth(1).click()
    await expect(page.getByText('Vinyl sticker').first()).toBeVisible()
    await expect(page).toHaveURL(sticker.path)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(cards.first()).toHaveAttribute('href', print.path)
    await page.getByRole('link', { name: /Return to Previous/ }).click()
    await expect(page).toHaveURL(print.path)
  })

  test('§2 detail: a piece that the owner deleted answers 410', async ({
    page,
    owner,
    mayComplain,
  }) => {
    mayComplain(/status of 410/)
    const print = await owner.makePrint()
    await owner.deletePrint(print)
    const answer = await page.goto(print.path)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await findingsEverywhere(page)).toEqual([])
  })
})
