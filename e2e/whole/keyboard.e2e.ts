import type { Locator, Page } from '@playwright/test'
import { openAdmin, unfold } from '../harness/admin.ts'
import { findingsEverywhere, phone } from '../harness/axe.ts'
import { paymentPage } from '../harness/buyer.ts'
import { isOnTop, tabTo } from '../harness/keys.ts'
import { turnTo, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

async function stopsOf(
  page: Page,
  count: number,
  look: (focused: HTMLElement) => string,
): Promise<string[]> {
  const stops: string[] = []
  while (stops.length < count) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
    stops.push(await focused.evaluate(look))
  }
  return stops
}

test('§7 keyboard: a print is chosen and taken to the payment without a mouse', async ({
  page,
  owner,
}) => {
  const print = await owner.makePrint()
  await visit(page, '/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Art Prints' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/print-gallery')
  await tabTo(page, page.getByRole('main').locator(`a[href="${print.path}"]`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(print.path)

  await tabTo(page, page.getByRole('radio', { name: /10 × 10/ }))
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('group', { name: 'Print size' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Go to cart' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')

  await tabTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paymentPage)
})

test('§7 keyboard: a dialog keeps the focus inside', async ({ page, owner }) => {
  const shirt = await owner.makeShirt({ size: 'M', measurements: 'Chest 44 in' })
  await visit(page, shirt.path)
  await page.getByRole('button', { name: 'Size guide' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await expect(dialog).toContainText('Chest 44 in')
  const stops = await stopsOf(page, 6, (one) => {
    if (one === document.body) return 'the browser'
    return one.closest('dialog') ? 'inside' : 'outside'
  })
  expect(stops).toContain('inside')
  expect(stops).not.toContain('outside')
  // After the last stop the focus goes to the browser's bar and back.
  expect(stops.join(' ')).not.toContain('the browser the browser')
  expect(await findingsEverywhere(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Size guide' })).toBeFocused()
})

test('§7 keyboard: whatever has the focus shows it', async ({ page }) => {
  await visit(page, '/image/1')
  const stops = await stopsOf(page, 30, (one) => {
    const around = [one, ...one.querySelectorAll('*'), one.parentElement].flatMap((near) =>
      near instanceof HTMLElement ? [near] : [],
    )
    const looks = () =>
      around.map((near) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(near)
        const isWide = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return `${isWide} ${boxShadow}`
      })
    const focused = looks()
    one.blur()
    const left = looks()
    one.focus({ preventScroll: true })
    return focused.join() === left.join() ? one.outerHTML.slice(0, 120) : 'a ring'
  })
  expect(new Set(stops)).toEqual(new Set(['a ring']))
})

test('§7 keyboard: a date shows the focus at each stop, and a removed entry of a list leaves it beside', async ({
  page,
}) => {
  await openAdmin(page, 'shipping')
  const press = async (button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await press(button('Add closed days'))
  await page.locator('input[type=date]').first().focus()
  const stops = await stopsOf(
    page,
    4,
    (one) => `${one.getAttribute('name')} ${getComputedStyle(one).outlineStyle}`,
  )
  expect(stops.map((stop) => stop.replace(/.*\W(?=from|until)/, ''))).toEqual([
    'from solid',
    'from solid',
    'from solid',
    'until solid',
  ])
  await press(button('Add closed days'))
  await press(button('Remove 1'))
  await expect(button('Remove 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Add closed days')).toBeFocused()

  await press(button('Charge by weight instead').first())
  await expect(page.getByLabel('Up to, in grams')).toBeFocused()
  await press(button('Another step'))
  await press(button('Another step'))
  await press(page.getByRole('button', { name: /^Remove this step/ }).last())
  await expect(page.getByRole('button', { name: /^Remove this step/ }).last()).toBeFocused()
  await press(button('Charge by kind of piece again'))
  await expect(button('Charge by weight instead').first()).toBeFocused()
})

test('§7 keyboard: the focus goes on where a pressed button disappears, is disabled or moves down', async ({
  page,
}) => {
  const press = async (button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await openAdmin(page, 'words')
  const row = page.getByRole('listitem').filter({ hasText: 'Commissions' }).last()
  await press(row.getByRole('button', { name: 'Change' }))
  await expect(row.getByRole('textbox')).toBeFocused()
  await press(row.getByRole('button', { name: 'Leave it as it is' }))
  await expect(row.getByRole('button').first()).toBeFocused()

  await turnTo(page, '/admin?at=theme')
  await page.getByRole('button', { name: /^Pottery/ }).click()
  const undo = page.getByRole('button', { name: 'Undo unsaved changes' })
  await press(undo)
  await expect(undo).toBeDisabled()
  await expect(undo).toBeFocused()

  await turnTo(page, '/admin?at=create-print')
  await unfold(page, 'Break-even price')
  await press(page.getByRole('button', { name: 'Calculate it' }))
  await expect(page.getByLabel('What it costs you to make')).toBeFocused()

  await page.getByLabel('Name', { exact: true }).fill('A heron')
  await openAdmin(page, 'create-print')
  const kept = page.getByRole('status').filter({ hasText: 'You were in the middle of this' })
  await press(kept.getByRole('button', { name: 'Start over' }))
  await expect(kept).toBeHidden()
  await expect(page.locator('form:focus')).toBeVisible()

  await turnTo(page, '/admin?at=arrange')
  const toTheTop = page.getByRole('button', { name: 'To the top' }).nth(2)
  await press(toTheTop)
  const first = page.locator('[data-position="0"]').getByRole('button', { name: 'To the top' })
  await expect(first).toBeFocused()
  await expect(first).toBeDisabled()

  await page.setViewportSize(phone)
  await turnTo(page, '/admin?at=shipping')
  await press(page.getByRole('button', { name: 'Charge by weight instead' }).first())
  const another = page.getByRole('button', { name: 'Another step' })
  for (const _ of [1, 2, 3]) {
    await press(another)
    await expect(another).toBeFocused()
    expect(await isOnTop(another)).toBe(true)
  }
})
