import type { Page } from '@playwright/test'
import { demoThemes, withTrial } from '#shop/store/theme/theme.ts'
import { enter, openAdmin } from './admin.ts'
import { findingsEverywhere } from './axe.ts'
import { expect, test } from './test.ts'

const composed = ['kiln', 'crayon'] as const
const pages = ['/', '/print-gallery', '/merch-gallery', '/image/1', '/series/ebb']

/** Words and pictures beyond the window's edges. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width === 0 || (left >= -1 && right <= innerWidth + 1)
    }
    // A row that scrolls shows all of its entries.
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, img, button), footer a')]
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, [data-part=works]'))
      .filter((one) => !one.closest('[data-part=picture-row], [data-part=card-picture]'))
      .filter((one) => !inside(one))
      .map((one) => `${innerWidth} px: ${one.outerHTML.slice(0, 90)}`)
  })
}

for (const name of composed) {
  for (const path of pages) {
    test(`a theme’s composition arranges ${path} at every width and text size (${name})`, async ({
      page,
    }) => {
      await enter(page)
      const theme = demoThemes[name]
      await page.goto(withTrial(path, theme), { waitUntil: 'domcontentloaded' })
      const root = page.locator(`[data-composition="${theme.composition}"]`)
      await expect(root.first()).toBeAttached()
      expect(await findingsEverywhere(page)).toEqual([])
      for (const width of [320, 800, 1280, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await beyond(page)).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await beyond(page), 'in twice the size').toEqual([])
    })
  }
}

test('the owner tries a composition for all pages, and another for galleries', async ({ page }) => {
  await openAdmin(page, 'theme')
  const all = page.getByRole('group', { name: 'All pages' })
  await all.getByText(/^Poster/).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('[data-page="home"]')).toHaveAttribute('data-composition', 'poster')
  const galleries = page.getByRole('group', { name: 'Galleries' })
  await galleries.getByText(/^Plinth/).click()
  await page.getByText('Gallery', { exact: true }).click()
  const shown = preview.locator('[data-page="gallery"]')
  await expect(shown).toHaveAttribute('data-composition', 'plinth')
})

type Part = Record<'left' | 'top' | 'right' | 'bottom', number>

/** Pixels between that part of the hero's picture and what cuts or covers it, on the nearest side. */
function freeAround(part: Part): number {
  const image = document.querySelector<HTMLImageElement>('[data-part=hero-picture] img')
  const title = document.querySelector('h1')
  if (!image || !title) throw new Error('The home page has no hero.')
  const box = image.getBoundingClientRect()
  const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
  const drawn = Math.max(box.height, box.width / shape)
  const [across = 0, down = 0] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map(Number.parseFloat)
  const seen = {
    left: (part.left / 100) * drawn * shape + across,
    right: (part.right / 100) * drawn * shape + across,
    top: (part.top / 100) * drawn + down,
    bottom: (part.bottom / 100) * drawn + down,
  }
  const cover = box.bottom - title.getBoundingClientRect().top
  const covered = title.getBoundingClientRect().top < box.top ? 0 : Math.max(0, cover)
  return Math.min(seen.left, box.width - seen.right, seen.top, box.height - covered - seen.bottom)
}

test('nothing lies on what the hero shows, at any width', async ({ page }) => {
  await enter(page)
  // The heron and the sun behind it, in hundredths of the picture (demo/studio.ts).
  const part = { left: 41, top: 20, right: 64, bottom: 72 }
  for (const composition of ['wall', 'poster'] as const) {
    await page.goto(withTrial('/', { ...demoThemes.heron, composition }))
    for (const width of [320, 640, 899, 1280, 1800, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      // The picture's place follows the window's width a frame later.
      await expect
        .poll(() => page.evaluate(freeAround, part), `${composition} at ${width} px`)
        .toBeGreaterThan(-2)
    }
  }
})
