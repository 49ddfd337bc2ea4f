import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openAdmin } from '../harness/admin.ts'
import { buy } from '../harness/bought.ts'
import { inMotion } from '../harness/motion.ts'
import { fillCart, seeAll, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use(inMotion)

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { shifts: 0 }
    Object.assign(window, { sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum.shifts += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { sum: { shifts: number } }).sum.shifts)
}

async function scrollThrough(page: Page): Promise<void> {
  for (let screen = 0; screen < 6; screen += 1) {
    await page.mouse.wheel(0, 700)
    await seeAll(page)
  }
  await page.waitForLoadState('networkidle')
}

for (const path of ['/', '/print-gallery', '/image/1', '/cart', 'an order’s page']) {
  test(`§7 steady: nothing shifts on ${path}, on a phone or in a window`, async ({
    page,
    owner,
  }) => {
    const pieces = [{ piece: await owner.makeSticker(3) }]
    await fillCart(page, pieces)
    const address = path.startsWith('/') ? path : (await buy(owner, { pieces })).page
    const shifts = await watchShifts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, address)
      await seeAll(page)
      await scrollThrough(page)
      expect(await shifts(), `at ${width} px`).toBeLessThan(0.01)
    }
  })
}

const KB = 1024
const kinds = [
  ['/', '/print-gallery', '/image/1', '/clothing/1'],
  ['/merch/1', '/about', '/cart', '/search?q=heron'],
]

for (const paths of kinds) {
  test(`§7 light: ${paths.join(', ')} are seen with 20 KB of JavaScript at most, and have 150 KB in all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const weigh = await scriptScales(page)
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      const atOnce = /<link[^>]+modulepreload|<script[^>]+(?:src=|type="module")/
      expect.soft(atOnce.exec(html)?.[0], path).toBeUndefined()
      const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
      expect.soft(brotliCompressSync(inline.join('')).length, path).toBeLessThan(20 * KB)
      const all = await weigh(() => visit(page, path))
      expect.soft(all, path).toBeGreaterThan(10 * KB)
      expect.soft(all, path).toBeLessThan(150 * KB)
    }
  })
}

test('§7 light: the Admin Homepage comes with 230 KB of JavaScript at most', async ({ page }) => {
  await openAdmin(page)
  const weigh = await scriptScales(page)
  expect(await weigh(() => visit(page, '/admin'))).toBeLessThan(230 * KB)
})

/** Bytes of scripts sent during an action, with an empty browser cache. */
async function scriptScales(
  page: Page,
): Promise<(happens: () => Promise<void>) => Promise<number>> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const ofScript = new Set<string>()
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) ofScript.add(requestId)
  })
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (ofScript.has(requestId)) bytes += encodedDataLength
  })
  return async (happens) => {
    bytes = 0
    await happens()
    await page.waitForLoadState('networkidle')
    return bytes
  }
}

test('§7 pictures: a bigger window never loads what a phone could not use', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/print-gallery')
  const sources = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map((one) => one.currentSrc).filter((one) => one !== ''),
    )
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((one) => !/-(?:320|480|640)\.avif$/.test(one))).toEqual([])
})
