import type { Locator, Page } from '@playwright/test'
import { field, heading, openAdmin, type PictureFile, picture, tabs } from '../harness/admin.ts'
import { buy } from '../harness/bought.ts'
import { isOnTop, tabTo } from '../harness/keys.ts'
import { ownPage, toast, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'
import { recorded } from '../screens/recorded.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

function thumb() {
  let taps = 0
  return {
    async tap(target: Locator): Promise<void> {
      await target.tap()
      taps += 1
    },
    async write(page: Page, label: string, words: string): Promise<void> {
      await this.tap(field(page, label))
      // A tap is a click some time later.
      await expect(field(page, label)).toBeFocused()
      await page.keyboard.type(words)
    },
    async photograph(page: Page): Promise<void> {
      const opens = page.getByRole('button', { name: 'Take or choose pictures' })
      await this.choose(opens, [await picture('IMG_2041.jpg', 1200, 900)])
    },
    async choose(opens: Locator, files: PictureFile[]): Promise<void> {
      // One tap opens the telephone's own picker; there each file is a tap, and several want one more.
      const picker = opens.page().waitForEvent('filechooser')
      await this.tap(opens)
      await (await picker).setFiles(files)
      taps += files.length === 1 ? 1 : files.length + 1
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
  await hand.tap(tabs(page).getByRole('link', { name: 'Products' }))
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
    // A list that is loaded anew takes its elements away.
    await expect(() => target.scrollIntoViewIfNeeded()).toPass()
    furthest = Math.max(furthest, await page.evaluate(() => window.scrollY))
    await hand.tap(target)
  }
  await tap(tabs(page).getByRole('link', { name: 'Orders' }))
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

  await tabs(page).getByRole('link', { name: 'Home' }).tap()
  await page.getByRole('link', { name: /profit in/ }).tap()
  await expect(heading(page)).toHaveText('Profit')
  const now = new Date().toLocaleDateString('en', { month: 'long', timeZone: 'America/New_York' })
  await expect(page.getByRole('heading', { name: new RegExp(`^${now}`) })).toBeInViewport()
})

test('§29 phone: a discount code is made, and its link copied, in five taps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdmin(page)
  const hand = thumb()
  await hand.tap(tabs(page).getByRole('link', { name: /^More/ }))
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Discount codes' }))
  // Without a code typed in, the shop makes one up.
  await hand.write(page, 'Percent', '37')
  await hand.tap(page.getByRole('button', { name: 'Make the discount code' }))
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
  await hand.tap(tabs(page).getByRole('link', { name: 'Products' }))
  await hand.tap(page.getByRole('link', { name: 'Add: Clothing' }))
  const name = `Thumb tee ${Date.now()}`
  await hand.photograph(page)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await hand.write(page, 'Type', 'T-shirt')
  await hand.write(page, 'Price', '28')
  await hand.tap(page.getByRole('button', { name: 'S, M and L' }))
  await expect(page.getByLabel(/^How many/).first()).toBeFocused()
  // Enter leads to M and L.
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
  await size('M').check({ force: true })
  await page.getByRole('button', { name: 'Add to cart' }).tap()
  await expect(page.getByRole('dialog').getByText('T-shirt, size M')).toBeVisible()
})

test('§29 phone: the link to the shipping form is in the first screen, gives way to the form, and leaves no gap', async ({
  page,
  owner,
}) => {
  const pieces = [{ piece: await owner.makeSticker(4), quantity: 2 }]
  const order = await buy(owner, { pieces: [...pieces, { piece: await owner.makeShirt() }] })
  await openAdmin(page, `orders&id=${order.number}`)
  const link = page.getByRole('link', { name: 'To the shipping form' })
  await expect(link).toBeInViewport({ ratio: 1 })
  const mail = page.getByRole('link', { name: 'robin@example.com' })
  await tabTo(page, mail)
  expect(await isOnTop(mail)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await mail.blur()
  await link.tap()
  const form = page.getByRole('region', { name: 'You ship these' })
  await expect(form).toBeInViewport()
  await expect.poll(() => isOnTop(link)).toBe(false)
  const [above, card] = [await mail.boundingBox(), await form.boundingBox()]
  const gap = (card?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(60)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await link.press('Enter')
  await expect(page.getByRole('heading', { name: 'You ship these' })).toBeFocused()
  await expect(page.getByLabel('Tracking number')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(link).toHaveCount(0)
})

test('phone: a portfolio of twelve works from photographs is forty taps away, names and all', async ({
  page,
}) => {
  await openAdmin(page)
  const hand = thumb()
  await hand.tap(tabs(page).getByRole('link', { name: /^More/ }))
  await hand.tap(page.getByRole('link', { name: 'Galleries and series', exact: true }))
  await hand.tap(page.getByRole('link', { name: 'New gallery' }))
  const title = `Walls ${Date.now()}`
  await hand.write(page, 'Title', title)
  // In a full menu it would move links away that other tests press.
  await page.getByLabel('Leave it out of the menu').check()
  await hand.tap(page.getByText('Portfolio', { exact: true }))
  await hand.tap(page.getByRole('button', { name: 'Save', exact: true }))
  const numbers = [1, 2, 3]
  const photographs = numbers.map((number) => picture(`IMG_${2000 + number}.jpg`))
  const choose = page.getByRole('button', { name: 'Choose pictures' })
  await hand.choose(choose, await Promise.all(photographs))
  const nameOf = (number: number) => field(page, `Name of work ${number}`)
  await expect(nameOf(3)).toBeVisible({ timeout: 60_000 })
  for (const number of numbers) {
    await hand.tap(nameOf(number))
    await nameOf(number).fill(`Wall ${number}`)
  }
  await hand.tap(page.getByRole('button', { name: 'Add 3 works' }))
  await expect(toast(page, '3 works are in the gallery.')).toBeVisible({ timeout: 60_000 })
  await hand.tap(page.getByRole('link', { name: 'See it in the shop' }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const works = page.getByRole('main').getByRole('link', { name: /Wall \d+$/ })
  await expect(works).toHaveCount(3)
  await expect(page.getByRole('main')).not.toContainText('$')
  // Each work is a tap in the telephone's picker, and a tap at its name.
  const taps = hand.count() + 2 * (12 - numbers.length)
  process.stdout.write(`a portfolio of twelve works from a telephone: ${taps} taps\n`)
  expect(taps).toBeLessThanOrEqual(40)

  const paths = await works.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const remove = (path: string) => page.request.delete(path, { headers: ownPage })
  for (const path of new Set(paths)) {
    await remove(`/api/prints/delete/id/${/\d+/.exec(path ?? '')?.[0]}`)
  }
  const all = (await (await page.request.get('/api/collections')).json()) as {
    id: number
    title: string
  }[]
  const made = all.find((each) => each.title === title)
  expect((await remove(`/api/collections/delete/id/${made?.id}`)).status()).toBe(200)
})

test('phone: a page from a ready one, with a video, is in the menu within twelve taps, and reads without scripts', async ({
  page,
  browser,
}) => {
  await openAdmin(page)
  const hand = thumb()
  await hand.tap(tabs(page).getByRole('link', { name: /^More/ }))
  await hand.tap(page.getByRole('link', { name: 'Pages', exact: true }))
  await hand.tap(page.getByRole('link', { name: /^Process/ }))
  const title = `Glazing ${Date.now()}`
  await hand.tap(field(page, 'Title'))
  await field(page, 'Title').fill(title)
  await hand.tap(page.getByRole('button', { name: 'Video', exact: true }))
  const part = page.getByRole('group', { name: /, Video$/ })
  await hand.choose(part.getByRole('button', { name: 'Upload video' }), [await recorded(page)])
  await expect(part.getByText('glaze.webm')).toBeVisible()
  await hand.tap(page.getByLabel('A draft'))
  await hand.tap(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(toast(page, 'The page is up!')).toBeVisible()
  process.stdout.write(`a page from a ready one from a telephone: ${hand.count()} taps\n`)
  expect(hand.count()).toBeLessThanOrEqual(12)

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const atTheFoot = visitor.getByRole('contentinfo').getByRole('link', { name: title })
  await expect(async () => {
    await visitor.goto('/about')
    expect(await atTheFoot.count()).toBe(1)
  }).toPass()
  await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
  await visitor.getByRole('dialog').getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(atTheFoot).toBeVisible()
  const video = visitor.getByRole('main').locator('video[controls]')
  const shown = (await video.getAttribute('poster')) ?? ''
  expect((await visitor.request.get(shown)).status()).toBe(200)
  await visitor.context().close()
  await page.getByRole('button', { name: 'Delete this page' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Yes|Delete)/ })
    .tap()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})
