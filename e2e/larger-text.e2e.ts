/** Larger text: nothing is cut off, and nothing is out of reach (WCAG 1.4.4). */
import type { Page } from '@playwright/test'
import { sectionNames } from '#web/admin/menu-order.ts'
import { openAdmin } from './admin.ts'
import { standStill } from './axe.ts'
import { buy } from './bought.ts'
import { cut } from './cut.ts'
import { pageAddresses } from './page-addresses.ts'
import { fillCart, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const larger = [
  { width: 1280, percent: 150 },
  { width: 390, percent: 200 },
]

/**
 * Left out: the admin has its own test, a closed shop shows two other pages, and documents need an
 * order.
 */
const elsewhere = /^\/(admin|opening|vacation)|invoices|packing-slips|certificates/
const publicPages = pageAddresses.filter((path) => !elsewhere.test(path))

async function expectNothingCut(page: Page, name: string): Promise<void> {
  for (const { width, percent } of larger) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', `${size}%`, 'important')
    }, percent)
    await standStill(page)
    expect.soft(await cut(page), `${name}, text of ${percent} % at ${width} px`).toEqual([])
  }
}

test('§7 larger text: every public page shows all of its words at 150 and 200 %', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const print = await owner.makePrint()
  const { page: order } = await buy(owner, { pieces: [{ piece: print, size: '10x10' }] })
  await fillCart(page, [
    { piece: print, size: '10x10' },
    { piece: await owner.makeShirt() },
    { piece: await owner.makeSticker(3) },
  ])
  const more = ['/image/2', '/clothing/1', '/merch/1', '/search?q=cat', print.path, order]
  for (const path of [...publicPages, ...more]) {
    await visit(page, path)
    await expectNothingCut(page, path)
  }
})

test('§7 larger text: every section of the admin shows all of its words at 150 and 200 %', async ({
  page,
  owner,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const print = await owner.makePrint()
  const { number } = await buy(owner, { pieces: [{ piece: print, size: '10x10' }] })
  const sections = sectionNames.filter((at) => at !== 'clear-demo')
  for (const at of ['', ...sections, 'edit-merch&id=1', `orders&id=${number}`]) {
    await openAdmin(page, at)
    await expectNothingCut(page, `admin ${at}`)
  }
})
