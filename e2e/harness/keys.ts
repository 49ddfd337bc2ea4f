import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until the focus is there; each stop must be visible. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.first().waitFor()
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press('Tab')
    if (await place.first().evaluate((one) => one === document.activeElement)) {
      await expect(place.first()).toBeInViewport()
      return
    }
  }
  throw new Error(`${place} can't be reached with the Tab key`)
}

/** Nothing lies over its middle. */
export function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
