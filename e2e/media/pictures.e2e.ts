import { findingsEverywhere } from '../harness/axe.ts'
import { mainPicture, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§2 detail: three thumbnails at any width, none cut off; each shows its picture, as do arrow keys; the main one opens large, zooms and closes', async ({
  page,
  request,
}) => {
  const pieces = (await (await request.get('/api/clothing')).json()) as {
    id: number
    printName: string
    supplementaryImage: string | null
  }[]
  const piece = pieces.find((one) => one.supplementaryImage !== null)
  await visit(page, `/clothing/${piece?.id}`)
  const thumbnails = page.getByRole('link', { name: /Picture \d of 3/ })
  for (const width of [390, 1800]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(thumbnails).toHaveCount(3)
    const cutOff = () =>
      thumbnails.evaluateAll(
        (all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.left < 0 || box.right > innerWidth || box.width < 40).length,
      )
    await expect.poll(cutOff, `at ${width}`).toBe(0)
  }
  const thumbnail = (number: number) => page.getByRole('link', { name: `Picture ${number} of 3` })
  await page.keyboard.press('ArrowRight')
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true')
  await thumbnail(3).click()
  await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true')

  await page.setViewportSize({ width: 1280, height: 900 })
  await mainPicture(page).click()
  const large = page.getByRole('dialog', { name: /large/ })
  await expect(large).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await large.getByRole('button', { name: 'Zoom in' }).click()
  await expect(large.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(mainPicture(page)).toBeFocused()
})

test.describe('as the shop sends it', () => {
  test.use({ javaScriptEnabled: false })

  test('§7 pictures: the main one is fetched first, those below the fold lazily', async ({
    page,
    owner,
  }) => {
    const print = await owner.makePrint()
    await page.goto(print.path)
    const main = page.getByRole('main').locator('img').first()
    await expect(main).toHaveAttribute('fetchpriority', 'high')
    await expect(main).toHaveAttribute('loading', 'eager')
    await expect(page.locator('picture source[type="image/avif"]').first()).toBeAttached()
    await expect(page.locator('img:not([alt])')).toHaveCount(0)
    // The room is shown large again below, hidden from screen readers.
    const room = page.locator('[aria-hidden="true"][data-kind="prints"] img')
    await expect(room).toHaveCount(1)
    await expect(room).toHaveAttribute('loading', 'lazy')
    const fromTheMiddle = () =>
      room.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect()
        return Math.abs(left + right - innerWidth)
      })
    await expect.poll(fromTheMiddle).toBeLessThan(20)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('§2 detail: a swipe shows the next picture', async ({ page, owner }) => {
    const print = await owner.makePrint()
    await visit(page, print.path)
    const box = await mainPicture(page).boundingBox()
    const y = Math.round((box?.y ?? 0) + 120)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await touch('touchStart', 330)
    for (let x = 270; x > 40; x -= 60) await touch('touchMove', x)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('link', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })
})
