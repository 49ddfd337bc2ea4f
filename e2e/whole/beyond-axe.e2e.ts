import type { Page } from '@playwright/test'
import { addButton, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

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
  const plain = await size('not(:checked)')
  await expect.poll(() => size('checked')).not.toBe(plain)
  const edge = (state: string) => styleOf(page, `a[href^="#picture-"]${state}`, 'border-top-color')
  const other = await edge(':not([aria-current])')
  await expect.poll(() => edge('[aria-current]')).not.toBe(other)
  const badgeSign = () => styleOf(page, 'header a[data-name]', 'content', '::before')
  await expect.poll(badgeSign).toBe('none')
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCSS('border-top-width', '2px')
  await visit(page, '/print-gallery')
  const paper = await styleOf(page, 'body', 'background-color')
  const stroke = () => styleOf(page, 'header nav a[aria-current]', 'background-color', '::after')
  await expect.poll(stroke).not.toBe(paper)
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
