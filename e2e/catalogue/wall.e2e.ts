import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { inMotion } from '../harness/motion.ts'
import { visitNow } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use(inMotion)

/** A photo of a wall, stored rotated as phones do, with a sheet of A4 that is 297 pixels wide. */
const photo = await sharp({
  create: { width: 1500, height: 2000, channels: 3, background: '#998' },
})
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer()

async function mark(page: Page, corner: string, x: number, y: number): Promise<void> {
  const shown = await page.getByLabel('Your photo').boundingBox()
  const handle = page.getByRole('button', { name: `${corner} corner` })
  const from = await handle.boundingBox()
  const tip = await handle.locator('xpath=preceding-sibling::span[1]').boundingBox()
  if (!shown || !from || !tip) throw new Error('The photo is not shown.')
  const scale = shown.width / 2000
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(
    start.x + shown.x + x * scale - (tip.x + tip.width / 2),
    start.y + shown.y + y * scale - (tip.y + tip.height / 2),
    { steps: 2 },
  )
  await page.mouse.up()
}

test('§2 detail: a print is pulled from its gallery, and hangs on the visitor’s wall at its size', async ({
  page,
  owner,
}) => {
  const { path } = await owner.makePrint({ dimensions: 'portrait' })
  const card = page.getByRole('main').locator(`a[data-pulls][href="${path}"]`)
  await visitNow(page, '/print-gallery', card)
  await card.click()
  await expect(page).toHaveURL(/\/image\/\d+$/)
  const named = page.locator('[data-pulled] img')
  await expect(named).toHaveCSS('view-transition-name', 'pulled')
  await page.goBack()
  await expect(page).toHaveURL(/\/print-gallery$/)
  await expect(card).toBeFocused()
  await expect(card.locator('picture > img')).toHaveCSS('view-transition-name', 'pulled')
  await page.goForward()

  const wall = page.getByRole('region', { name: 'At true size' })
  await page.getByRole('group', { name: 'Print size' }).getByRole('radio').last().check()
  const chosen = new URL(page.url()).searchParams.get('size') ?? ''
  const [wide = 0, tall = 0] = chosen.split('x').map(Number)
  await wall.getByRole('radio', { name: 'inches' }).check()
  await expect(wall).toContainText(`The print is ${wide} × ${tall} in, about`, {
    useInnerText: true,
  })

  await wall.getByRole('button', { name: 'Try it on your own wall' }).click()
  const dialog = page.getByRole('dialog', { name: 'On your own wall' })
  await expect(dialog.getByText('It is sent to nobody and kept nowhere.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().includes('/media/')) asked.push(request.url())
  })
  const file = dialog.getByLabel('Choose or take a photo')
  await file.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('no') })
  await expect(dialog.getByRole('alert')).toContainText('can’t open HEIC photos')
  await file.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByLabel('On the wall is a').selectOption('A4 paper')
  await mark(page, 'Bottom right', 1150, 805)
  await mark(page, 'Top right', 1150, 595)
  await mark(page, 'Top left', 853, 595)
  await mark(page, 'Bottom left', 853, 805)
  await dialog.getByRole('button', { name: 'Hang the print' }).click()
  const print = dialog.getByRole('button', { name: /: move it$/ })
  const shown = await page.getByLabel('Your photo').boundingBox()
  const before = await print.boundingBox()
  if (!shown || !before) throw new Error('The print is not shown.')
  expect(shown.width).toBeGreaterThan(shown.height)
  const millimetre = shown.width / 2000
  expect(before.width / (wide * 25.4 * millimetre)).toBeCloseTo(1, 1)
  expect(before.height / (tall * 25.4 * millimetre)).toBeCloseTo(1, 1)
  await print.press('ArrowRight')
  await expect(async () => {
    const after = await print.boundingBox()
    expect(((after?.x ?? 0) - before.x) / (10 * millimetre)).toBeCloseTo(1, 1)
  }).toPass()
  expect(asked).toEqual([])
})
