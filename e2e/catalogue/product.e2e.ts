import type { Page } from '@playwright/test'
import {
  addButton,
  badge,
  expectToastFor,
  line,
  minus,
  plus,
  quantityIn,
  stopClock,
  toast,
  visit,
  waitForToast,
} from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§4 print: no size is chosen beforehand; a chosen one shows its price and is in the address; adding wants one, once', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 409/)
  const print = await owner.makePrint()
  await visit(page, print.path)
  const main = page.getByRole('main')
  const sizes = page.getByRole('group', { name: 'Print size' }).getByRole('radio')
  const size = (name: RegExp) => page.getByRole('radio', { name })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(print.name)
  for (const name of [/10 × 10/, /14 × 14/, /18 × 18/]) await expect(size(name)).not.toBeChecked()
  await expect(sizes).toHaveCount(3)
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
  await test.step('three toasts stand at once, and one that is pointed at stays', async () => {
    const asked = toast(page, 'Select print size')
    for (const count of [1, 2, 3, 3]) {
      await addButton(page).click()
      await expect(asked).toHaveCount(count)
    }
    const areBelowOneAnother = () =>
      asked.evaluateAll((all) => {
        const tops = all.map((one) => one.getBoundingClientRect().top)
        return tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? 0))
      })
    await expect.poll(areBelowOneAnother).toBe(true)
    await page.clock.runFor(20_000)
    await expect(asked).toHaveCount(0)
    await addButton(page).click()
    await waitForToast(page, 'Select print size')
    await asked.hover()
    await page.clock.runFor(20_000)
    await expect(asked).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(asked).toBeHidden()
  })
  await page.clock.resume()

  await size(/14 × 14/).check()
  const price = main.locator('[aria-live]').filter({ hasText: '$' })
  await expect(price).toHaveText('$34.50')
  await expect(page).toHaveURL(`${print.path}?size=14x14`)
  await page.reload()
  await expect(size(/14 × 14/)).toBeChecked()

  const added = page.getByRole('dialog').getByRole('link', { name: 'Go to cart' })
  for (const name of [/14 × 14/, /10 × 10/]) {
    await size(name).check()
    await addButton(page).click()
    await expect(added).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(added).toBeHidden()
  }
  await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
  await stopClock(page)
  await addButton(page).click()
  await expectToastFor(page, 'Item already in cart!', 1500)
  await expect(badge(page)).toHaveAccessibleName(/\b2\b/)
})

test('§4 merch: the quantity goes from one to the stock, into the cart and its badge, which stay after closing the page', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(3)
  await visit(page, sticker.path)
  const main = page.getByRole('main')
  await minus(main).click()
  await expect(quantityIn(main)).toHaveValue('1')
  await plus(main).click({ clickCount: 3 })
  await expect(quantityIn(main)).toHaveValue('3')
  await minus(main).click()
  await expect(quantityIn(main)).toHaveValue('2')
  await quantityIn(main).fill('50')
  await quantityIn(main).blur()
  await expect(quantityIn(main)).toHaveValue('3')
  await expect(main.getByText(/Ready to ship\./)).toBeAttached()
  await expect(main.getByText(/made to order/)).toHaveCount(0)
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(badge(page)).toHaveAccessibleName(/\b3\b/)
  const said = page.getByRole('status').filter({ hasText: '3 items in your cart' })
  await expect(said).toBeAttached()
  await page.getByRole('link', { name: /Return to Previous/ }).click()
  // Without history it leads to the gallery.
  await expect(page).toHaveURL('/merch-gallery')

  const later = await page.context().newPage()
  // Parts of the page come to life late, after the session is known.
  await later.addInitScript(() => {
    const soon = setTimeout
    const late = (run: () => void, ms = 300) => soon(run, ms)
    Object.assign(window, { setTimeout: late })
  })
  await visit(later, '/cart')
  await expect(line(later, sticker)).toBeVisible()
  await expect(badge(later)).toHaveAccessibleName(/\b3\b/)
})

test('§2 detail: pages begin at their top, the motif is shown on other things, and Return to Previous goes back', async ({
  page,
  owner,
}) => {
  const print = await owner.makePrint()
  const sticker = await owner.makeSticker(5, { printName: print.name })
  const shirt = await owner.makeShirt({ printName: print.name })
  await owner.changePrice(sticker, 5.25)
  await page.setViewportSize({ width: 1280, height: 600 })
  const scroll = async () => {
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  }
  const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const back = () => page.getByRole('link', { name: /Return to Previous/ }).click()
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

  const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('link')
  await expect(cards).toHaveCount(4)
  await expect(cards.first()).toHaveAttribute('href', shirt.path)
  await expect(cards.nth(1)).toContainText('$5.25')
  await cards.nth(1).click()
  await expect(page).toHaveURL(sticker.path)
  await expect(page.getByText('Vinyl sticker').first()).toBeVisible()
  await isAtTop()
  await expect(cards.first()).toHaveAttribute('href', print.path)
  await back()
  await expect(page).toHaveURL(`${print.path}?size=14x14`)
  await back()
  await expect(page).toHaveURL('/print-gallery')
})

test.describe('as the shop sends it', () => {
  test.use({ javaScriptEnabled: false })

  const own = (page: Page) => page.getByRole('article').first()
  /** Without scripts it is hidden. */
  const guide = (page: Page) => page.locator('main button').filter({ hasText: 'Size guide' })

  test('§2 clothing: shows name, kind, description, size guide and no quantity', async ({
    page,
    owner,
  }) => {
    const description = 'Washed twice.\nNever ironed.'
    const shirt = await owner.makeShirt({ size: 'M', measurements: 'Chest 44 in', description })
    await page.goto(shirt.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shirt.name)
    await expect(own(page).getByText('Work shirt', { exact: true })).toBeVisible()
    await expect(page.getByText('Washed twice.')).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Washed twice. Never ironed.',
    )
    await expect(quantityIn(page.getByRole('main'))).toHaveCount(0)
    await expect(guide(page)).toBeAttached()
    const crumbs = page.getByRole('navigation', { name: /breadcrumb/i })
    const gallery = crumbs.getByRole('link', { name: 'Clothing' })
    await expect(gallery).toHaveAttribute('href', '/clothing-gallery')
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(shirt.name)
    const bandana = await owner.makeShirt({ size: 'One size' })
    await page.goto(bandana.path)
    await expect(page.getByText('One size', { exact: true })).toBeVisible()
    await expect(guide(page)).toHaveCount(0)
  })

  test('§2 merch: the last one says so, and a sold-out piece keeps its page and says so', async ({
    page,
    owner,
  }) => {
    const sticker = await owner.makeSticker(1)
    await page.goto(sticker.path)
    await expect(own(page).getByText('Last one', { exact: true })).toBeVisible()
    await owner.changeStock(sticker, -1)
    await expect(async () => {
      await page.goto(sticker.path)
      await expect(page.getByText('So sorry! This item has already been sold.')).toBeVisible({
        timeout: 1,
      })
    }).toPass()
    // It is counted, so it may come back.
    await expect(page.getByText('Out of stock just now.')).toBeVisible()
    await expect(page.getByText('It has found a home.')).toHaveCount(0)
    await expect(addButton(page)).toHaveCount(0)
  })

  test('§2 detail: a piece that the owner deleted answers 410', async ({ owner, request }) => {
    const print = await owner.makePrint()
    await owner.deletePrint(print)
    const answer = await request.get(print.path)
    expect(answer.status()).toBe(410)
    expect(await answer.text()).toMatch(/<header.*<h1/s)
  })
})
