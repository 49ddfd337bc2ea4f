import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inMotion } from '../harness/motion.ts'
import type { Owner } from '../harness/owner.ts'
import { doodles, turnTo, visit, visitNow } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const both = [
  [910, 2],
  [1740, 2],
  [1760, 4],
] as const
const wide = [[390, 1], [890, 1], ...both] as const
const narrow = [[390, 2], [890, 3], ...both] as const

const galleries = [
  {
    path: '/print-gallery',
    title: 'Art Prints',
    place: 'image',
    columnsAt: wide,
    make: (owner: Owner) => owner.makePrint(),
    says: ['From $21.00'],
  },
  {
    path: '/clothing-gallery',
    title: 'Clothing',
    place: 'clothing',
    columnsAt: wide,
    make: (owner: Owner) => owner.makeShirt(),
    says: ['Work shirt', '$64.00'],
  },
  {
    path: '/merch-gallery',
    title: 'Merch',
    place: 'merch',
    columnsAt: narrow,
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

test('§2 galleries: each has a title, columns by the width, and cards that say what they are and lead to them', async ({
  page,
  owner,
}) => {
  for (const [at, { path, title, place, make, says, columnsAt }] of galleries.entries()) {
    const piece = await make(owner)
    const card = cards(page, place).filter({ hasText: piece.name })
    if (at > 0) await turnTo(page, path)
    if ((await card.count()) === 0) await visitNow(page, path, card)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    for (const words of says) await expect(card).toContainText(words)
    await expect(card.getByText('From')).toHaveCount(place === 'image' ? 1 : 0)
    await expect(card.getByRole('link').first()).toHaveAttribute('href', piece.path)
    for (const [width, count] of columnsAt) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => columns(page, place), `at ${width} px`).toBe(count)
    }
    if (place === 'image') {
      // Hovering shows the picture in a room; the room is not loaded before.
      const room = card.locator('img').nth(1)
      await expect(room).toBeHidden()
      await card.hover()
      await expect(room).toBeVisible()
    }
    if (place === 'merch') {
      await expect(page.getByText(/standard postage and may take longer/)).toBeVisible()
      await card.locator('img').first().click()
      await expect(page).toHaveURL(piece.path)
    }
  }
})

test('§2 galleries: merch says which is the last and which is sold; a name without a space stays in its card', async ({
  page,
  owner,
}) => {
  const printName = `Donaudampfschiff${'fahrts'.repeat(9)}gesellschaft${randomInt(1e6)}`
  // Others list pieces meanwhile: the first page of all merch may not have these.
  const { slug } = await owner.makeGallery()
  const long = await owner.makeSticker(5, { printName, gallery: slug })
  const last = await owner.makeSticker(1, { gallery: slug })
  const gone = await owner.makeSticker(2, { gallery: slug })
  await owner.changeStock(gone, -2)
  await visit(page, `/gallery/${slug}`)
  await expect(cards(page, 'merch').filter({ hasText: last.name })).toContainText('Last one')
  await expect(cards(page, 'merch').filter({ hasText: gone.name })).toContainText('Sold')
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
  await turnTo(page, long.path)
  const trail = page.getByRole('navigation', { name: /breadcrumb/i }).getByText(printName)
  const right = () => trail.evaluate((one) => one.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(390)
})

test.describe('in motion', () => {
  test.use(inMotion)

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
    await turnTo(page, '/')
    await expect(doodle).toBeAttached()
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter((one) => one.playState === 'running').length,
      )
    await expect.poll(running).toBe(0)
    await turnTo(page, '/print-gallery')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(doodle).toBeAttached()
    const still = await place()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    expect(await place()).toBe(still)
    await page.setViewportSize({ width: 890, height: 900 })
    await expect(doodles(page)).toHaveCount(0)
  })
})

test('§7 galleries: 24 at first, more on scrolling or by a link without scripts, and none twice', async ({
  page,
  owner,
  request,
}) => {
  for (let made = 0; made < 12; made += 1) await owner.makePrint()
  await visitNow(page, '/print-gallery', cards(page, 'image').nth(23))
  await expect(cards(page, 'image')).toHaveCount(24)
  await cards(page, 'image').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => cards(page, 'image').count()).toBeGreaterThan(24)
  const shown = await cards(page, 'image').evaluateAll((all) =>
    all.map((one) => one.querySelector('a')?.getAttribute('href') ?? ''),
  )
  expect(shown.filter((link, at) => shown.indexOf(link) !== at)).toEqual([])

  const sent = async (path: string) => (await request.get(path)).text()
  const [, more = ''] =
    /href="(\/print-gallery\?before=\d+)"/.exec(await sent('/print-gallery')) ?? []
  const rest = await sent(more)
  expect(rest).toMatch(/href="\/image\/\d+"/)
  expect(rest).not.toContain(`href="${shown[0]}"`)
})

test.describe('as the shop sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('§5 cards have a name of a few words: the piece, its kind, price and mark', async ({
    page,
  }) => {
    for (const path of ['/print-gallery', '/merch-gallery', '/series/ebb', '/search', '/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const cards = page.getByRole('main').locator('[data-part=card] > a, [data-part=work] > a')
      expect(await cards.count()).toBeGreaterThan(2)
      const shown = await page.getByRole('main').ariaSnapshot()
      const names = [...shown.matchAll(/link "((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name)
      expect(names.length).toBeGreaterThanOrEqual(await cards.count())
      // Fifteen more for a piece that somebody holds: it says when it may be back.
      expect(names.filter((name) => !/^\S+(?:\s+\S+){0,15}$/.test(name))).toEqual([])
    }
  })
})
