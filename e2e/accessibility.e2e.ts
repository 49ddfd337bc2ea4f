import { findings } from './axe.ts'
import { screens } from './screens.ts'
import { expect, test } from './test.ts'

for (const { name, below = 1280, open } of screens) {
  test(`§7 accessibility: nothing is found on ${name}, in light and in dark`, async ({
    page,
    owner,
    anotherShopper,
    mayComplain,
  }) => {
    mayComplain(
      /status of (?:404|410|500)|no result found|Unexpected Server Error|decode|ERR_FAILED/,
    )
    await page.setViewportSize({ width: Math.min(1280, below - 10), height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open({ page, owner, another: anotherShopper })
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findings(page)).toEqual([])
  })
}

for (const name of ['home', 'print', 'cart', 'print-gallery', 'order']) {
  test(`§7 accessibility: nothing is found on ${name} on a phone`, async ({
    page,
    owner,
    anotherShopper,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const screen = screens.find((one) => one.name === name)
    await screen?.open({ page, owner, another: anotherShopper })
    expect(await findings(page)).toEqual([])
  })
}
