/**
 * Checks every screen and state of the shop with axe, and the admin's for targets of a thumb's
 * size.
 */
import type { Page } from '@playwright/test'
import { findings, findingsInLightAndDark } from './axe.ts'
import { orderScreens } from './order-screens.ts'
import { type Screen, screens } from './screens.ts'
import { sectionScreens } from './section-screens.ts'
import { expect, test } from './test.ts'

const ofThePhone = ['home', 'print', 'cart', 'print-gallery', 'order']
const ofTheAdmin = new Set([...orderScreens, ...sectionScreens])
const ofTheShop = screens.filter((one) => !ofTheAdmin.has(one))

for (const group of inGroups(ofTheShop)) {
  test(`§7 accessibility: nothing is found on ${namesOf(group)}, in light and in dark`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    mayComplain(
      /status of (?:400|404|410|500)|no result found|Unexpected Server Error|decode|ERR_FAILED/,
    )
    for (const { name, below = 1280, open } of group) {
      await page.setViewportSize({ width: Math.min(1280, below - 10), height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      await open({ page, owner, another: anotherShopper })
      expect.soft(await findingsInLightAndDark(page), name).toEqual([])
      if (!ofThePhone.includes(name)) continue
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await findingsOnPhone(page), `${name} on a phone`).toEqual([])
    }
  })
}

for (const group of inGroups([...ofTheAdmin])) {
  test(`§2 admin screens: ${namesOf(group)}: fits 390 px and a thumb, and nothing is found`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    // 400: the owner's input is refused. 403: a stale sign-in is refused.
    mayComplain(/status of 40[03]/)
    for (const { name, open } of group) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: 'light' })
      await open({ page, owner, another: anotherShopper })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(wide, name).toBeLessThanOrEqual(390)
      expect.soft(await tooLowForThumbs(page), name).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      expect.soft(await findingsInLightAndDark(page), name).toEqual([])
    }
  })
}

/** Plain screens share a browser, four at a time; each other screen has its own. */
function inGroups(all: Screen[]): Screen[][] {
  const plain = all.filter((one) => one.isPlain)
  const others = all.filter((one) => !one.isPlain)
  const shared = Array.from({ length: Math.ceil(plain.length / 4) }, (_, i) =>
    plain.slice(i * 4, i * 4 + 4),
  )
  return [...shared, ...others.map((one) => [one])]
}

function namesOf(group: Screen[]): string {
  return group.map(({ name }) => name).join(', ')
}

async function findingsOnPhone(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  return findings(page)
}

function tooLowForThumbs(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, input:not([type=radio], [hidden]), textarea, li > a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        // A checkbox is also hit by its label.
        .map((one) => (one.matches('[type=checkbox]') && one.closest('label')) || one)
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML),
    )
}
