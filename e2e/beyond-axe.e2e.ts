import type { Page } from '@playwright/test'
import { addButton, fillCart, visit } from './shopper.ts'
import { expect, test } from './test.ts'

function styleOf(page: Page, selector: string, property: string, part?: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((one, { property, part }) => getComputedStyle(one, part).getPropertyValue(property), {
      property,
      part,
    })
}

test('§7 forced colours: what is chosen, current or on top is told by the system’s colours', async ({
  page,
  owner,
}) => {
  const print = await owner.makePrint()
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, `${print.path}?size=14x14`)
  const size = (state: string) => styleOf(page, `label:has(input:${state})`, 'background-color')
  expect(await size('checked')).not.toBe(await size('not(:checked)'))
  const edge = (state: string) => styleOf(page, `a[href^="#picture-"]${state}`, 'border-top-color')
  expect(await edge('[aria-current]')).not.toBe(await edge(':not([aria-current])'))
  expect(await styleOf(page, 'header a[data-name]', 'content', '::before')).toBe('none')
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await styleOf(page, 'dialog[open]', 'border-top-width')).toBe('2px')
  await visit(page, '/print-gallery')
  const stroke = await styleOf(page, 'header nav a[aria-current]', 'background-color', '::after')
  expect(stroke).not.toBe(await styleOf(page, 'body', 'background-color'))
})

test('§7 contrast: a visitor who asks for more gets words in full ink and titles in one', async ({
  page,
}) => {
  await page.goto('/clothing-gallery')
  const soft = await styleOf(page, 'article p', 'color')
  const title = page.getByRole('heading', { level: 1 }).first()
  await expect(title).not.toHaveCSS('text-shadow', 'none')
  await page.emulateMedia({ contrast: 'more' })
  await expect(title).toHaveCSS('text-shadow', 'none')
  await expect(page.locator('article p').first()).not.toHaveCSS('color', soft)
})

test('§7 phone: what can be pressed is 44 px high', async ({ page, owner }) => {
  const print = await owner.makePrint()
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page, [{ piece: print, size: '10x10' }])
  for (const path of ['/', '/print-gallery', print.path, '/cart', '/contact', '/about']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect.soft(await tooLow(page), path).toEqual([])
  }
})

/** Targets lower than 44 px, except links within a sentence. */
function tooLow(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('a, button, textarea, input:not([type=hidden], [type=radio])')
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.checkVisibility() && !one.closest('[aria-hidden=true], .visually-hidden'),
        )
        .filter((one) => !(one.closest('p') && getComputedStyle(one).display === 'inline'))
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => `${one.getBoundingClientRect().height} ${one.outerHTML.slice(0, 120)}`),
    )
}
