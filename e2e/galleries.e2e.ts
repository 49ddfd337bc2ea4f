import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inMotion } from './motion.ts'
import type { Owner } from './owner.ts'
import { doodles, visit, visitNow } from './shopper.ts'
import { expect, test } from './test.ts'

test.use(inMotion)

const galleries = [
  {
    ...{ kind: 'prints', path: '/print-gallery', title: 'Art Prints', place: 'image' },
    make: (owner: Owner) => owner.makePrint(),
    says: ['From $21.00'],
  },
  {
    ...{ kind: 'clothing', path: '/clothing-gallery', title: 'Clothing', place: 'clothing' },
    make: (owner: Owner) => owner.makeShirt(),
    says: ['Work shirt', '$64.00'],
  },
  {
    ...{ kind: 'merch', path: '/merch-gallery', title: 'Merch', place: 'merch' },
    make: (owner: Owner) => owner.makeSticker(5),
    says: ['Vinyl sticker', '$4.50'],
  },
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

for (const { kind, path, title, place, make, says } of galleries) {
  test(`§2 galleries: ${kind} have a title, columns by the width, and cards that say what they are and lead to them`, async ({
    page,
    owner,
  }) => {
    const { name } = await make(owner)
    const card = cards(page, place).filter({ hasText: name })
    await visitNow(page, path, card)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    for (const words of says) await expect(card).toContainText(words)
    await expect(card.getByText('From')).toHaveCount(kind === 'prints' ? 1 : 0)
    for (const { width, count } of [
      { width: 390, count: kind === 'merch' ? 2 : 1 },
      { width: 890, count: kind === 'merch' ? 3 : 1 },
      { width: 910, count: 2 },
      { width: 1740, count: 2 },
      { width: 1760, count: 4 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => columns(page, place), `at ${width} px`).toBe(count)
    }
    if (kind === 'prints') {
      // Hovering shows the picture in a room; the room is not loaded before.
      const room = card.locator('img').nth(1)
      await expect(room).toBeHidden()
      await card.hover()
      await expect(room).toBeVisible()
    }
    await cards(page, place).first().locator('img').first().click()
    await expect(page).toHaveURL(new RegExp(`/${place}/\\d+$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })
}

test('§2 galleries: merch says how stickers travel, which is the last, and which is sold', async ({
  page,
  owner,
}) => {
  // Others list pieces meanwhile: the first page of all merch may not have these.
  const { slug } = await owner.makeGallery()
  const last = await owner.makeSticker(1, { gallery: slug })
  const gone = await owner.makeSticker(2, { gallery: slug })
  await owner.changeStock(gone, -2)
  await visit(page, '/merch-gallery')
  await expect(page.getByText(/standard postage and may take longer/)).toBeVisible()
  await visit(page, `/gallery/${slug}`)
  await expect(cards(page, 'merch').filter({ hasText: last.name })).toContainText('Last one')
  await expect(cards(page, 'merch').filter({ hasText: gone.name })).toContainText('Sold')
})

test('§2 galleries: a name without a space stays in its card', async ({ page, owner }) => {
  const printName = `Donaudampfschiff${'fahrts'.repeat(9)}gesellschaft${randomInt(1e6)}`
  const { slug } = await owner.makeGallery()
  const sticker = await owner.makeSticker(5, { printName, gallery: slug })
  await visit(page, `/gallery/${slug}`)
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

test('§2 galleries: doodles move against the page while it scrolls, unless motion is reduced; below 900 px there are none', async ({
  page,
}) => {
  await visit(page, '/print-gallery')
  const doodle = doodles(page).first()
  await expect(doodle).toBeAttached()
  const place = () =>
    doodle.evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY))
  const before = await place()
  await page.mouse.wheel(0, 500)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeGreaterThan(5)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await visit(page, '/print-gallery')
  await expect(doodle).toBeAttached()
  const still = await place()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  expect(await place()).toBe(still)
  await page.setViewportSize({ width: 890, height: 900 })
  await expect(doodles(page)).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  await expect(doodles(page).first()).toBeAttached()
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    )
  await expect.poll(running).toBe(0)
})

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

test('§5 cards have a name of a few words: the piece, its kind, price and mark', async ({
  page,
}) => {
  for (const path of ['/print-gallery', '/merch-gallery', '/series/ebb', '/search', '/']) {
    await page.goto(path)
    const cards = page.getByRole('main').locator('[data-part=card] > a, [data-part=work] > a')
    expect(await cards.count()).toBeGreaterThan(2)
    for (const card of await cards.all()) {
      // Fifteen for a piece that somebody holds: it says when it may be back.
      await expect(card).toHaveAccessibleName(/^\S+(?:\s+\S+){0,15}$/)
    }
  }
})
