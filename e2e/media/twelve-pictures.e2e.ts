import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { field, heading, openAdmin, picture, tile } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { personAt } from '../harness/person.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const inputs = 'Files of pictures'
const thumbnails = (page: Page) =>
  page.getByRole('region', { name: /^Pictures of/ }).getByRole('link', { name: /^Picture \d+ of/ })
const handle = (page: Page, at: number) =>
  page.getByRole('button', { name: new RegExp(`^Move picture ${at} `) })

/** To the place of the first picture. */
async function dragFirst(page: Page, from: Locator): Promise<void> {
  const first = tile(page, /^Picture 1:/)
  await first.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await from.hover()
  await page.mouse.down()
  const { x = 0, y = 0, width = 0, height = 0 } = (await first.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await page.mouse.up()
}
const several = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => picture(`IMG_${1000 + at}.jpg`, 300, 400)))

test('§5 pictures: a piece with twelve is listed from a phone, and its page shows all', async ({
  page,
}) => {
  const name = `Heron ${randomUUID().slice(0, 8)}`
  await openAdmin(page, 'create-merch')
  const owner = personAt(page)
  await owner.arrive('Create Merch (sticker/pin)')
  await owner.type(field(page, 'Name'), name)
  await owner.type(field(page, 'Type'), 'Enamel pin')
  await owner.type(field(page, 'Price'), '9')
  await owner.type(field(page, 'Quantity'), '5')
  await owner.pick(page.getByLabel(inputs), await several(12))
  await expect(tile(page, /^Picture \d+: IMG_/)).toHaveCount(12)

  await dragFirst(page, handle(page, 12))
  await expect(tile(page, 'Picture 1: IMG_1011.jpg')).toBeVisible()
  await handle(page, 1).press('ArrowRight')
  await expect(tile(page, 'Picture 2: IMG_1011.jpg')).toBeVisible()
  await expect(handle(page, 2)).toBeFocused()
  await handle(page, 2).press('Home')
  await owner.tap(tile(page, 'Picture 1: IMG_1011.jpg'))
  await owner.tap(page.getByRole('button', { name: /^What stays in view/ }))
  const stage = page.getByRole('dialog').getByRole('button', { name: /from the left/ })
  const box = async () => (await stage.boundingBox()) ?? { width: 0, height: 0 }
  await expect.poll(async () => (await box()).height).toBeGreaterThan(100)
  const { width, height } = await box()
  await stage.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await stage.press('ArrowUp')
  await expect(stage).toHaveAccessibleName(/25 % from the left, 70 % from the top/)
  expect(await findings(page)).toEqual([])
  await owner.tap(page.getByRole('dialog').getByRole('button', { name: 'Done' }))
  // While it is open, the page leaves room for a scrollbar.
  await expect(stage).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await owner.tap(page.getByRole('button', { name: 'Publish' }))
  await expect(heading(page)).toBeFocused()
  await owner.tap(page.getByRole('link', { name: 'See it in the shop' }))
  await expect(heading(page)).toHaveText(name)
  const { taps } = owner
  const seconds = Math.round(owner.minutes.here * 60)
  test.info().annotations.push({ type: 'measured', description: `${taps} taps, ${seconds} s` })
  expect(taps).toBeLessThan(40)

  await expect(thumbnails(page)).toHaveCount(12)
  await expect(page.getByRole('img').first()).toHaveCSS('object-position', '25% 70%')
  const edges = await thumbnails(page).evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  expect(Math.min(...edges.flat())).toBeGreaterThanOrEqual(0)
  expect(Math.max(...edges.flat())).toBeLessThanOrEqual(390)
})

test('§5 pictures: of forty at once eleven join the one that is there, and the others are named', async ({
  page,
}) => {
  await openAdmin(page, 'create-clothing')
  const one = await picture('first.jpg')
  let sent = 0
  await page.route('/api/images', (route) => {
    sent += 1
    const address = `/media/Clothing/${sent}.jpg`
    return route.fulfill({ status: 201, json: { address, width: 300, height: 400, alt: '' } })
  })
  await page.route('/media/Clothing/*', (route) => route.fulfill({ body: one.buffer }))
  await page.getByLabel(inputs).setInputFiles([one])
  await expect(tile(page, /^Picture 1/)).toBeVisible()
  const many = Array.from({ length: 40 }, (_, at) => ({ ...one, name: `${at}.jpg` }))
  await page.getByLabel(inputs).setInputFiles(many)
  const words =
    'A piece has up to 12 pictures. Left out: 11.jpg, 12.jpg, 13.jpg, 14.jpg and 25 more.'
  await expect(toast(page, words)).toBeVisible()
  await expect(page.locator('[data-field="pictures"]').getByText(words)).toBeVisible()
  await expect(tile(page, /^Picture/)).toHaveCount(12)
})

test('§5 pictures: a piece waits until those that failed are sent again, or left out', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 503/)
  await openAdmin(page, 'create-merch')
  await field(page, 'Name').fill(`Heron ${randomUUID().slice(0, 8)}`)
  await field(page, 'Type').fill('Enamel pin')
  await field(page, 'Price').fill('9')
  await field(page, 'Quantity').fill('5')
  let sent = 0
  await page.route('/api/images', (route) => {
    sent += 1
    if (sent !== 2 && sent !== 3) return route.continue()
    return route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable' } } })
  })
  await page.getByLabel(inputs).setInputFiles(await several(3))
  const tryAgain = page.getByRole('button', { name: 'Try again IMG_1001.jpg' })
  await expect(tryAgain).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again IMG_1002.jpg' })).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.click()
  const pictures = page.locator('[data-field="pictures"]')
  const both = 'IMG_1001.jpg and IMG_1002.jpg were not uploaded. Try again, or leave them out.'
  await expect(pictures.getByText(both)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await tryAgain.click()
  await expect(pictures.getByText(both)).toBeHidden()
  await expect(tile(page, 'Picture 2: IMG_1001.jpg')).toBeVisible()
  await publish.click()
  await expect(
    pictures.getByText('IMG_1002.jpg was not uploaded. Try again, or leave it out.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Leave it out.*IMG_1002/ }).click()
  await publish.click()
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeVisible()
})
