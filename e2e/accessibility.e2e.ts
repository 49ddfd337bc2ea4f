/** Every screen and state of the shop, looked at by axe; those of the back room by a thumb, too. */
import type { Page } from '@playwright/test'
import { findings, findingsInLightAndDark } from './axe.ts'
import { orderScreens } from './order-screens.ts'
import { roomScreens } from './room-screens.ts'
import { screens } from './screens.ts'
import { expect, test } from './test.ts'

const ofThePhone = ['home', 'print', 'cart', 'print-gallery', 'order']
const ofTheBackRoom = new Set([...orderScreens, ...roomScreens])

for (const screen of screens.filter((one) => !ofTheBackRoom.has(one))) {
  test(`§7 accessibility: nothing is found on ${screen.name}, in light and in dark`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    mayComplain(
      /status of (?:400|404|410|500)|no result found|Unexpected Server Error|decode|ERR_FAILED/,
    )
    const { below = 1280, open } = screen
    await page.setViewportSize({ width: Math.min(1280, below - 10), height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open({ page, owner, another: anotherShopper })
    expect(await findingsInLightAndDark(page)).toEqual([])
    if (!ofThePhone.includes(screen.name)) return
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findingsOnPhone(page)).toEqual([])
  })
}

for (const screen of ofTheBackRoom) {
  test(`§2 back room: ${screen.name} fits 390 px and a thumb, and nothing is found on it`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    // What an owner types may be refused.
    mayComplain(/status of 400/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await screen.open({ page, owner, another: anotherShopper })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await tooLowForThumbs(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await findingsInLightAndDark(page)).toEqual([])
  })
}

/** The phone's own layout, in light as it opens. */
async function findingsOnPhone(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return findings(page)
}

function tooLowForThumbs(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, input:not([type=radio], [hidden]), textarea, li > a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        // A box to tick is hit by its words, too.
        .map((one) => (one.matches('[type=checkbox]') && one.closest('label')) || one)
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    )
}
