import type { Page } from '@playwright/test'
import {
  findings,
  findingsInAll,
  findingsOfColour,
  findingsWithContrast,
  phone,
  standStill,
  tooLowForThumbs,
} from '../harness/axe.ts'
import { expect } from '../harness/test.ts'
import { cut } from '../screens/cut.ts'
import { rightmost, sameNames, spread, tooSmall, unprintable, untold } from './layout-checks.ts'

export interface Check {
  run: (page: Page) => Promise<string[]>
  /** Any window will do without it. */
  at?: { width: number; height: number }
  scheme?: 'light' | 'dark'
}

export const wide = { width: 1280, height: 900 }
const small = { width: 320, height: 640 }

export const checks = {
  'its language is said': {
    run: (page: Page) =>
      page.evaluate(() => (document.documentElement.lang === 'en' ? [] : ['no lang'])),
  },
  'names tell controls apart': { at: wide, run: sameNames },
  'text of 150 % at 1280 px': { at: wide, run: (page: Page) => cut(page, 150) },
  'text spacing at 1280 px': { at: wide, run: cutWhenSpread },
  'forced colours': {
    at: wide,
    async run(page: Page) {
      await page.emulateMedia({ forcedColors: 'active' })
      await standStill(page)
      const found = await untold(page)
      await page.emulateMedia({ forcedColors: 'none' })
      return found
    },
  },
  'axe finds nothing': { at: wide, scheme: 'light', run: findingsWithContrast },
  'axe finds nothing beside contrast': { at: wide, run: findings },
  'axe finds nothing, in header and footer neither': {
    at: wide,
    scheme: 'light',
    run: findingsInAll,
  },
  'axe finds nothing in the dark': { at: wide, scheme: 'dark', run: findingsOfColour },
  'no width scrolls sideways': {
    async run(page: Page) {
      const found: string[] = []
      // The narrowest window of each arrangement.
      for (const width of [1750, 1200, 1050, 900, 700]) {
        await page.setViewportSize({ width, height: 900 })
        if ((await rightmost(page)) > width) found.push(`at ${width} px`)
      }
      return found
    },
  },
  'on paper': {
    at: { width: 718, height: 1000 },
    scheme: 'dark',
    async run(page: Page) {
      await page.emulateMedia({ media: 'print' })
      await standStill(page)
      const found = [...(await cut(page)), ...(await unprintable(page))]
      await page.emulateMedia({ media: 'screen' })
      return found
    },
  },
  '44 px at 390': { at: phone, run: tooSmall },
  '44 px at 390, in the main part': { at: phone, run: tooLowForThumbs },
  'axe finds nothing beside contrast on a phone': { at: phone, run: findings },
  'text of 200 % at 390 px': { at: phone, run: (page: Page) => cut(page, 200) },
  'fits 320 px': {
    at: small,
    run: async (page: Page) => [
      ...(await cut(page)),
      ...((await rightmost(page)) > 320 ? ['scrolls sideways'] : []),
    ],
  },
  'text spacing at 320 px': { at: small, run: cutWhenSpread },
} satisfies Record<string, Check>

async function cutWhenSpread(page: Page): Promise<string[]> {
  await spread(page, true)
  await standStill(page)
  const found = await cut(page)
  await spread(page, false)
  return found
}

/**
 * The first page of a walk has its checks in order, the second backwards, and so on: each page begins
 * in the window and the colours that the page before ended in.
 */
export async function look(
  page: Page,
  name: string,
  asked: readonly string[],
  { place = 0, from = checks }: { place?: number; from?: Record<string, Check> } = {},
): Promise<void> {
  await standStill(page)
  for (const one of place % 2 === 0 ? asked : asked.toReversed()) {
    const check = from[one]
    if (!check) throw new Error(`No check is called ${one}.`)
    const { at, scheme, run } = check
    if (at && page.viewportSize()?.width !== at.width) {
      await page.setViewportSize(at)
      await standStill(page)
    }
    if (scheme) await page.emulateMedia({ colorScheme: scheme })
    expect.soft(await run(page), `${name}: ${one}`).toEqual([])
  }
}
