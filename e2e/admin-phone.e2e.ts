import type { Locator, Page } from '@playwright/test'
import { heading, openAdmin, picture, ways } from './admin.ts'
import { toast } from './shopper.ts'
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
