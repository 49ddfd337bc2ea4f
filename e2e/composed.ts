import type { Page } from '@playwright/test'
import { findings, findingsInDark, findingsOnPhone, standStill } from './axe.ts'
import { cut } from './cut.ts'
import { untold } from './layout-checks.ts'
import { expect } from './test.ts'

/** Words and pictures beyond the window's edges, and pictures beyond their card's or on words. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width === 0 || (left >= -1 && right <= innerWidth + 1)
    }
    const spilled = [...document.querySelectorAll('[data-part=card-picture]')].filter((one) => {
      const { left, right } = one.getBoundingClientRect()
      const card = one.closest('[data-part=card]')?.getBoundingClientRect()
      return card && (left < card.left - 1 || right > card.right + 1)
    })
    const room = document.querySelector('[data-part=room]')
    const beside = room?.nextElementSibling?.getBoundingClientRect()
    const edges = room?.getBoundingClientRect()
    const lies = edges && beside && edges.right > beside.left + 1 && edges.bottom > beside.top + 1
    if (room && lies) spilled.push(room)
    // A row that scrolls shows all of its entries.
    const outside = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, a, img, button), footer a'),
    ]
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, [data-part=works]'))
      .filter((one) => !one.closest('[data-part=picture-row], [data-part=card-picture]'))
      .filter((one) => !inside(one))
    return [...spilled, ...outside].map((one) => `${innerWidth} px: ${one.outerHTML.slice(0, 90)}`)
  })
}

/** In light, dark and forced colours, at every width and text size: each window once, 1280 px first. */
export async function look(page: Page, path: string): Promise<void> {
  expect.soft(await findings(page), path).toEqual([])
  expect.soft(await findingsInDark(page), path).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await standStill(page)
  expect.soft(await untold(page), `${path} in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  expect.soft(await beyond(page), path).toEqual([])
  expect.soft(await cut(page, 150), `${path} in 150 %`).toEqual([])
  for (const width of [2560, 800, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await beyond(page), path).toEqual([])
  }
  expect.soft(await findingsOnPhone(page), path).toEqual([])
  expect.soft(await cut(page, 200), `${path} in 200 %`).toEqual([])
}
