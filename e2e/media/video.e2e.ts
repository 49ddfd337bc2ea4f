import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { field, heading, openAdmin, picture, tile } from '../harness/admin.ts'
import { inMotion } from '../harness/motion.ts'
import { turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'
import { recorded } from '../screens/recorded.ts'

test.use(inMotion)

const video = (page: Page) => page.locator('main video')
const isPaused = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.paused)

test('§5 pictures: a short video is sent with its first frame, and loops without sound', async ({
  page,
}) => {
  const name = `Glaze ${randomUUID().slice(0, 8)}`
  await openAdmin(page, 'create-merch')
  await field(page, 'Name').fill(name)
  await field(page, 'Type').fill('Bowl')
  await field(page, 'Price').fill('40')
  await field(page, 'Quantity').fill('1')
  const files = page.getByLabel('Files of pictures')
  await files.setInputFiles([await picture('bowl.jpg')])
  await expect(tile(page, 'bowl.jpg')).toBeVisible()
  const film = test.info().outputPath('film.mp4')
  writeFileSync(film, Buffer.alloc(20 * 1024 * 1024 + 1))
  await files.setInputFiles(film)
  const second = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').nth(1)
  const words = 'That video is over 20 MB, so it stays here. A few seconds, made smaller, will do.'
  await expect(second.getByText(words)).toBeVisible()
  await second.getByRole('button', { name: /^Leave it out/ }).click()
  await files.setInputFiles([await recorded(page)])
  await expect(tile(page, 'Picture 2: glaze.webm')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(heading(page)).toHaveText(name)

  await page.getByRole('link', { name: /^Video 2 of 2/ }).click()
  await expect.poll(() => isPaused(page)).toBe(false)
  await expect(video(page)).toHaveJSProperty('muted', true)
  await expect(video(page)).toHaveJSProperty('loop', true)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.getByRole('link', { name: /^Picture 1 of 2/ }).click()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.getByRole('link', { name: /^Video 2 of 2/ }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => isPaused(page)).toBe(false)

  const plain = await (await page.request.get(page.url())).text()
  const videos = plain.match(/<video[^>]*>/g) ?? []
  expect(videos).toEqual([expect.stringMatching(/^(?!.*autoplay)(?=.* controls)(?=.* muted)/i)])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // Left where it is, the pointer would be on a card that comes there.
  await page.mouse.move(0, 0)
  await turnTo(page, '/merch-gallery')
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
  const loop = card.locator('video')
  const plays = () => loop.evaluate((one: HTMLVideoElement) => !one.paused)
  expect(await loop.evaluate((one: HTMLVideoElement) => one.readyState)).toBe(0)
  await card.hover()
  await expect(loop).toHaveAttribute('data-playing')
  await page.mouse.move(0, 0)
  await expect.poll(plays).toBe(false)
  await page.keyboard.press('Tab')
  await card.focus()
  await expect.poll(plays).toBe(true)
  await card.blur()
  await expect.poll(plays).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.hover()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  expect(await plays()).toBe(false)
})
