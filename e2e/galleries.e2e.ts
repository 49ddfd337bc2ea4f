import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inMotion } from './motion.ts'
import { doodles, visit } from './shopper.ts'
import { expect, test } from './test.ts'

test.use(inMotion)

const galleries = [
  { kind: 'prints', path: '/print-gallery', title: 'Art Prints', place: 'image' },
  { kind: 'clothing', path: '/clothing-gallery', title: 'Clothing', place: 'clothing' },
  { kind: 'merch', path: '/merch-gallery', title: 'Merch', place: 'merch' },
] as const

function cards(page: Page, place: string) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href^="/${place}/"]`) })
}

function columns(page: Page, place: string) {
  return cards(page, place).evaluateAll(
    (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
  )
}

for (const { kind, path, title, place } of galleries) {
  test(`§2 galleries: ${kind} have a title, columns by the width, and cards that lead to them`, async ({
    page,
  }) => {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    for (const { width, count } of [
      { width: 390, count: 1 },
      { width: 890, count: 1 },
      { width: 910, count: 2 },
      { width: 1740, count: 2 },
      { width: 1760, count: 4 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => columns(page, place), `at ${width} px`).toBe(count)
    }
    await cards(page, place).first().locator('img').first().click()
    await expect(page).toHaveURL(new RegExp(`/${place}/\\d+$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })
}

test('§2 galleries: print cards say From and the small price', async ({ page, owner }) => {
  const print = await owner.makePrint()
  await visit(page, '/print-gallery')
  const card = cards(page, 'image').filter({ hasText: print.name })
  await expect(card).toContainText('From $21.00')
  // Hovering shows the picture in a room; the room is not loaded before.
  const room = card.locator('img').nth(1)
  await expect(room).toBeHidden()
  await card.hover()
  await expect(room).toBeVisible()
})

test('§2 galleries: a name without a space stays in its card', async ({ page, owner }) => {
  const printName = `Donaudampfschiff${'fahrts'.repeat(9)}gesellschaft${randomInt(1e6)}`
  const sticker = await owner.makeSticker(5, { printName })
  await visit(page, '/merch-gallery')
  const words = cards(page, 'merch').filter({ hasText: printName }).locator('h2, h3').first()
  for (const width of [1800, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = (one: Element) => {
      const card = one.closest('li')
      if (!card) throw new Error('The name stands in no card.')
      // The box ends with its card, though its text may be longer.
      const letters = document.createRange()
      letters.selectNodeContents(one)
      return letters.getBoundingClientRect().right - card.getBoundingClientRect().right
    }
    await expect.poll(() => words.evaluate(beyond), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await visit(page, sticker.path)
  const trail = page.getByRole('navigation', { name: /breadcrumb/i }).getByText(printName)
  const right = () => trail.evaluate((one) => one.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(390)
})

test('§2 galleries: clothing cards say what it is and the plain price', async ({ page, owner }) => {
  const shirt = await owner.makeShirt()
  await visit(page, '/clothing-gallery')
  const card = cards(page, 'clothing').filter({ hasText: shirt.name })
  await expect(card).toContainText('Work shirt')
  await expect(card).toContainText('$64.00')
  await expect(card).not.toContainText('From')
})

test('§2 galleries: merch says how stickers travel, what each is, its price, and which is the last', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(5)
  const last = await owner.makeSticker(1)
  const gone = await owner.makeSticker(2)
  await owner.changeStock(gone, -2)
  await visit(page, '/merch-gallery')
  await expect(page.getByText(/standard postage and may take longer/)).toBeVisible()
  const card = cards(page, 'merch').filter({ hasText: sticker.name })
  await expect(card).toContainText('Vinyl sticker')
  await expect(card).toContainText('$4.50')
  await expect(card).not.toContainText('From')
  await expect(cards(page, 'merch').filter({ hasText: last.name })).toContainText('Last one')
  await expect(cards(page, 'merch').filter({ hasText: gone.name })).toContainText('Sold')
})

test('§2 galleries: the page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await visit(page, '/about')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.mouse.wheel(0, -60)
  await page.getByRole('banner').getByRole('link', { name: 'Art Prints' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Art Prints' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('§2 galleries: doodles move against the page while it scrolls; below 900 px there are none', async ({
  page,
}) => {
  await visit(page, '/print-gallery')
  const doodle = doodles(page).first()
  await expect(doodle).toBeAttached()
  const place = () => doodle.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
  const before = await place()
  await page.mouse.wheel(0, 500)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeGreaterThan(5)
  await page.setViewportSize({ width: 890, height: 900 })
  await expect(doodles(page)).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('§7 galleries: doodles keep still while the page scrolls', async ({ page }) => {
    await visit(page, '/print-gallery')
    const doodle = doodles(page).first()
    await expect(doodle).toBeAttached()
    const place = () =>
      doodle.evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY))
    const before = await place()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    expect(await place()).toBe(before)
  })

  test('§7 home: nothing is animated', async ({ page }) => {
    await visit(page, '/')
    await expect(doodles(page).first()).toBeAttached()
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === 'running').length,
      )
    await expect.poll(running).toBe(0)
  })
})

test.describe('more than 24 pieces', () => {
  test('§7 galleries: 24 at first, more on scrolling, and none twice', async ({ page, owner }) => {
    for (let made = 0; made < 12; made += 1) await owner.makePrint()
    await visit(page, '/print-gallery')
    await expect(cards(page, 'image')).toHaveCount(24)
    await cards(page, 'image').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => cards(page, 'image').count()).toBeGreaterThan(24)
    const twice = await cards(page, 'image').evaluateAll((all) => {
      const links = all.map((one) => one.querySelector('a')?.getAttribute('href'))
      return links.filter((link, at) => links.indexOf(link) !== at)
    })
    expect(twice).toEqual([])
  })
})
