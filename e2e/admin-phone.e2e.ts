import type { Locator, Page } from '@playwright/test'
import { heading, openAdmin, picture, ways } from './admin.ts'
import { findingsEverywhere } from './axe.ts'
import { buy } from './bought.ts'
import { toast, visit } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

function thumb() {
  let taps = 0
  return {
    async tap(target: Locator): Promise<void> {
      await target.tap()
      taps += 1
    },
    async write(page: Page, label: string, words: string): Promise<void> {
      await this.tap(page.getByLabel(label, { exact: true }))
      await page.keyboard.type(words)
    },
    async photograph(page: Page): Promise<void> {
      // One tap opens the telephone's own picker, a second one chooses the photograph there.
      const picker = page.waitForEvent('filechooser')
      await this.tap(page.getByRole('button', { name: 'Take or choose pictures' }))
      await (await picker).setFiles(await picture('IMG_2041.jpg', 4000, 3000))
      taps += 1
    },
    count: () => taps,
  }
}

test('§1 phone: a new print is listed from a telephone, with a thumb', async ({
  page,
  request,
}) => {
  await openAdmin(page)
  const hand = thumb()
  const began = Date.now()
  await hand.tap(ways(page).getByRole('link', { name: 'Products' }))
  await hand.tap(page.getByRole('link', { name: 'Add: Print' }))
  await expect(heading(page)).toHaveText('Create Print')
  const name = `Thumb tide ${began}`
  await hand.photograph(page)
  // The name has the focus once a picture is chosen.
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await hand.write(page, 'Price', '24')
  await hand.tap(page.getByRole('button', { name: 'Publish' }))
  await expect(toast(page, 'Hung it. Your new print is in the shop!')).toBeVisible()
  const seconds = (Date.now() - began) / 1000
  expect(hand.count()).toBeLessThanOrEqual(6)
  const prints = (await (await request.get('/api/prints')).json()) as { name: string }[]
  expect(prints.map((print) => print.name)).toContain(name)
  const words = `${hand.count()} taps and ${seconds.toFixed(1)} s, typing at a machine's speed`
  test.info().annotations.push({ type: 'a new print from a telephone', description: words })
  process.stdout.write(`a new print from a telephone: ${words}\n`)
})

test('§1 phone: one piece of an order is refunded in five taps, and this month’s profit is one away', async ({
  page,
  owner,
}) => {
  const [print, sticker] = [await owner.makePrint(), await owner.makeSticker(9)]
  const name = `Thumb Refund ${Date.now()}`
  const order = await buy(owner, {
    name,
    pieces: [
      { piece: print, size: '10x10', quantity: 2 },
      { piece: sticker, quantity: 3 },
    ],
  })
  await openAdmin(page)
  const hand = thumb()
  let furthest = 0
  /** Notes how far the page had to be moved for it. */
  async function tap(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    furthest = Math.max(furthest, await page.evaluate(() => window.scrollY))
    await hand.tap(target)
  }
  await tap(ways(page).getByRole('link', { name: 'Orders' }))
  await tap(page.getByRole('link', { name: new RegExp(name) }))
  await expect(heading(page)).toHaveText(`Order ${order.number}`)
  await tap(page.getByRole('button', { name: /^Refund/ }).first())
  const dialog = page.getByRole('dialog')
  await tap(dialog.getByRole('button', { name: new RegExp(`${sticker.name}.*: one more`) }))
  await tap(dialog.getByRole('button', { name: /^Refund \$/ }))
  await expect(toast(page, '$4.50 is on its way back.')).toBeVisible()
  process.stdout.write(
    `refund of one piece from a telephone: ${hand.count()} taps, ${furthest} px of scrolling\n`,
  )
  expect(hand.count()).toBeLessThanOrEqual(5)
  expect(furthest).toBeLessThanOrEqual(800)

  await ways(page).getByRole('link', { name: 'Home' }).tap()
  await page.getByRole('link', { name: /profit in/ }).tap()
  await expect(heading(page)).toHaveText('Profit')
  const now = new Date().toLocaleDateString('en', { month: 'long' })
  await expect(page.getByRole('heading', { name: new RegExp(`^${now}`) })).toBeInViewport()
})

test('§29 phone: a discount code is made, and its link copied, in five taps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdmin(page)
  const hand = thumb()
  await hand.tap(ways(page).getByRole('link', { name: /^More/ }))
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Discount codes' }))
  // Without a code typed in, the shop makes one up.
  await hand.write(page, 'Percent', '37')
  await hand.tap(page.getByRole('button', { name: 'Make the discount' }))
  const made = page.getByRole('main').getByRole('listitem').filter({ hasText: '37% off' })
  const copy = made.getByRole('button', { name: /^Copy its link/ })
  await expect(copy).toBeInViewport({ ratio: 1 })
  await hand.tap(copy)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/\/cart\?code=[\w-]+$/)
  expect(hand.count()).toBeLessThanOrEqual(5)
  process.stdout.write(`a code and its link from a telephone: ${hand.count()} taps\n`)
})

test('§4 phone: a T-shirt in three sizes is listed with a thumb, and bought in one', async ({
  page,
}) => {
  await openAdmin(page)
  const hand = thumb()
  await hand.tap(ways(page).getByRole('link', { name: 'Products' }))
  await hand.tap(page.getByRole('link', { name: 'Add: Clothing' }))
  const name = `Thumb tee ${Date.now()}`
  await hand.photograph(page)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await hand.write(page, 'What it is', 'T-shirt')
  await hand.write(page, 'Price', '28')
  await hand.tap(page.getByRole('button', { name: 'S, M and L' }))
  // The count of S has the focus, and Enter leads to M and L.
  for (const count of ['12', '8', '0']) {
    await page.keyboard.type(count)
    await page.keyboard.press('Enter')
  }
  await hand.tap(page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByRole('heading', { name: `${name} is in the shop.` })).toBeVisible()
  expect(hand.count()).toBeLessThanOrEqual(9)
  process.stdout.write(`a T-shirt in three sizes from a telephone: ${hand.count()} taps\n`)
  const all = (await (await page.request.get('/api/clothing')).json()) as {
    id: number
    printName: string
  }[]
  await visit(page, `/clothing/${all.find(({ printName }) => printName === name)?.id}`)
  const size = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) })
  await size('L').check({ force: true })
  await expect(page.getByText('L is sold out.')).toBeVisible()
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Tell me when L is back' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
  expect(await findingsEverywhere(page)).toEqual([])
  await size('M').check({ force: true })
  await page.getByRole('button', { name: 'Add to cart' }).tap()
  await page.getByRole('dialog').getByText('T-shirt, size M').waitFor()
  await visit(page, '/cart')
  await expect(page.getByRole('main').getByText('size M')).toBeVisible()
})

test('§29 phone: the link to the shipping form gives way to the form, and leaves no gap', async ({
  page,
  owner,
}) => {
  const piece = await owner.makeSticker(4)
  const order = await buy(owner, { pieces: [{ piece, quantity: 2 }] })
  await openAdmin(page, `orders&id=${order.number}`)
  const link = page.getByRole('link', { name: 'Ship it' })
  await expect(link).toBeInViewport()
  await link.tap()
  const form = page.getByRole('region', { name: 'You ship these' })
  await expect(form).toBeInViewport()
  const isHit = () =>
    link.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isHit).toBe(false)
  const [mail, card] = [
    await page.getByRole('link', { name: 'robin@example.com' }).boundingBox(),
    await form.boundingBox(),
  ]
  const gap = (card?.y ?? 0) - (mail?.y ?? 0) - (mail?.height ?? 0)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(60)
})

test('§1 phone: which orders to see stands in one row, the chosen ones in sight', async ({
  page,
}) => {
  await openAdmin(page, 'orders&show=not-paid')
  const row = page.getByRole('navigation', { name: 'Which orders' })
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(64)
  await expect(row.getByRole('link', { name: 'Not paid' })).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole('link', { name: 'All' })).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
