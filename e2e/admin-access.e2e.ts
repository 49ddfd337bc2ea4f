import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { field, heading, listed, openAdmin, picture, slot, upload } from './back-room.ts'
import { signInPath } from './settings.ts'
import { toast, visit } from './shopper.ts'
import { expect, test } from './test.ts'

interface Screen {
  name: string
  open: (page: Page) => Promise<unknown>
}

const place = (at: string): Screen => ({ name: at, open: (page) => openAdmin(page, at) })

const screens: Screen[] = [
  { name: 'the Admin Homepage', open: (page) => openAdmin(page) },
  { name: 'the sign-in', open: (page) => visit(page, signInPath) },
  { name: 'sign up', open: (page) => visit(page, '/signup') },
  ...['create-print', 'create-clothing', 'create-merch', 'create-hero'].map(place),
  ...['edit-print', 'edit-merch&id=1', 'edit-hero', 'edit-hero&id=1'].map(place),
  ...['delete-clothing', 'hot-merch'].map(place),
  ...['studio', 'shipping', 'pages', 'pages&id=privacy', 'account', 'invitations'].map(place),
  {
    name: 'a warning and an uploaded picture',
    async open(page) {
      await openAdmin(page, 'create-merch')
      await upload(page, 'Primary image', await picture('newt.jpg'))
      await page.getByRole('button', { name: 'Create merch' }).click()
      await expect(toast(page, 'Please enter a print name.')).toBeVisible()
    },
  },
  {
    name: 'the question before deleting',
    async open(page) {
      await openAdmin(page, 'delete-hero')
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
    },
  },
]

for (const { name, open } of screens) {
  test(`§7 accessibility: nothing is found on ${name}, in light and in dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findings(page)).toEqual([])
  })

  test(`§2 phone: ${name} fits 390 px, and its targets a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const low = await page
      .getByRole('main')
      .locator('button, input:not([type=radio], [hidden]), textarea, li > a')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML),
      )
    expect(low).toEqual([])
  })
}

test('§2 phone: the save button stays within reach of the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, 'create-print')
  const save = page.getByRole('button', { name: 'Create print' })
  await expect(save).toBeInViewport({ ratio: 1 })
  await slot(page, 'Candid image').scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport({ ratio: 1 })
})

test('§2 keyboard: merch is edited without a mouse', async ({ page, owner }) => {
  const sticker = await owner.makeSticker(3)
  await openAdmin(page, 'edit-merch')
  await page.getByLabel('Find by name').fill(sticker.name)
  await page.keyboard.press('Tab')
  await expect(listed(page, sticker.name).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page, 'Print name')).toBeFocused()
  await field(page, 'Quantity').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Merch updated. Tidy drawer, tidy mind.')).toBeVisible()
  await expect(heading(page)).toHaveText('Edit Merch')
  await expect(heading(page)).toBeFocused()
  await expect(listed(page, sticker.name)).toContainText('9 on hand')
})
