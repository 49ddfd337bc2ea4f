import type { Page } from '@playwright/test'
import { openAdmin } from '../harness/admin.ts'
import { findings, findingsOfColour, findingsWithContrast } from '../harness/axe.ts'
import { pay, proceedToPayment } from '../harness/buyer.ts'
import {
  addButton,
  expectToastFor,
  fillCart,
  stopClock,
  toast,
  visit,
  waitForToast,
} from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const words = { header: 'Out to sea', message: 'Back when the tide is.' }
const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

test.beforeEach(({ mayComplain }) => mayComplain(/status of (?:503|409|500|422)/))
test.afterEach(({ owner }) => owner.setVacation({ vacationModeOn: 0, ...words }))

const closed = (page: Page) => page.getByRole('heading', { level: 1, name: words.header })

test('§2 vacation: home and elsewhere lay the owner’s words out differently, and take the address of who wants to hear of the end', async ({
  page,
  owner,
}) => {
  await owner.setVacation({ vacationModeOn: 1, ...words, opensOn: days(10) })
  for (const [path, layout, email, answer] of [
    ['/', 'home', 'ada@nowhere', /Once more/],
    ['/about', 'elsewhere', 'ada@example.com', 'Look into your mailbox.'],
  ] as const) {
    await page.goto(path)
    await expect(closed(page)).toBeVisible()
    const screen = page.locator(`[data-layout="${layout}"]`)
    for (const said of [words.message, 'Open again on']) await expect(screen).toContainText(said)
    await expect(page.getByRole('link', { name: 'Art Prints' })).toHaveCount(0)
    expect(await findingsWithContrast(page)).toEqual([])
    if (layout === 'home') {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findingsOfColour(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await page.getByRole('textbox', { name: 'Your email address' }).fill(email)
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(answer)
  }
})

test('§4 vacation: an open tab sees the closed shop at its next step, and whoever was paying has bought', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(5)
  await visit(page, sticker.path)
  await owner.setVacation({ vacationModeOn: 1, ...words })
  await addButton(page).click()
  await expect(closed(page)).toBeVisible()

  await owner.setVacation({ vacationModeOn: 0, ...words })
  await fillCart(page, [{ piece: sticker }])
  await proceedToPayment(page)
  await owner.setVacation({ vacationModeOn: 1, ...words })
  await pay(page)
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('main')).toContainText(sticker.name)
  await page.getByRole('banner').getByRole('link', { name: 'Art Prints' }).click()
  await expect(closed(page)).toBeVisible()
  await expect(page).toHaveURL('/print-gallery')
  await page.goBack()
  await expect(page.getByRole('main')).toContainText(sticker.name)
  await page.getByRole('link', { name: 'Ask about this order' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/order/i)
})

test('§4 vacation: set in the admin with a preview, effective on save, fresh after 2 s, and seen through by the owner; what fails is said', async ({
  page,
  owner,
  request,
  mayComplain,
}) => {
  mayComplain(/ERR_FAILED/)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const header = page.getByLabel('Header', { exact: true })
  const onOff = page.getByRole('switch', { name: 'Vacation mode' })
  const opens = page.getByLabel('Opens again by itself on')
  const status = async () => (await request.get('/about')).status()

  await test.step('§8 a form that can’t be loaded says so', async () => {
    await page.route('/api/vacation-mode', (route) => route.fulfill({ status: 500, json: {} }))
    await openAdmin(page, 'vacation')
    await expect(page.getByText('Error getting vacation mode')).toBeVisible()
    await expect(save).toHaveCount(0)
    await page.unroute('/api/vacation-mode')
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('a wrong date is named, and a failure says whom to call', async () => {
    await page.getByLabel('Closes by itself on').fill(days(10))
    await opens.fill(days(5))
    await save.click()
    await expect(opens).toBeFocused()
    await expect(opens).toHaveAccessibleDescription(
      'The shop can only open again after it has closed.',
    )
    await opens.fill(days(12))
    await page.route('/api/vacation-mode/edit', (route) => route.abort())
    await stopClock(page)
    await save.click()
    await expectToastFor(
      page,
      "Oops! Something didn't work. Please try again or contact Theo for help.",
      2500,
    )
    await expect(opens).toHaveValue(days(12))
    await page.unroute('/api/vacation-mode/edit')
  })

  await test.step('the preview shows it, and the save closes the shop', async () => {
    await header.fill(words.header)
    await page.getByLabel('Message', { exact: true }).fill(words.message)
    await onOff.check()
    await expect(page.locator('[data-layout="home"] h1')).toHaveText(words.header)
    await expect(page.locator('[data-layout="elsewhere"]')).toContainText(words.message)
    expect(await status()).toBe(200)
    await save.click()
    await waitForToast(page, 'Done. The shop is closed, and the sea is yours.')
    expect(await status()).toBe(503)
    await page.clock.runFor(2000)
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'Set Vacation Mode' })).toBeFocused()
    await expect(page.getByText('The shop is closed. Visitors see the beach')).toBeVisible()
    await expect(page.getByText('It opens again by itself on')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('§6 the owner sees the real shop, with a strip that says so', async () => {
    const home = await (await page.request.get('/admin')).text()
    expect(home).toContain('Vacation mode is on: visitors can’t see the shop.')
    await page.goto('/about')
    await expect(page.getByText('visitors don’t see the shop')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'Change it' }).click()
    await expect(onOff).toBeChecked()
  })

  await test.step('§8 the second of two tabs is told what changed meanwhile, and keeps what was typed', async () => {
    await header.fill('Mine')
    await onOff.uncheck()
    await owner.setVacation({ vacationModeOn: 1, ...words, header: 'Theirs' })
    await save.click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Somebody saved this while you were writing')
    await expect(alert).toContainText('Header: Theirs')
    await expect(header).toHaveValue('Mine')
    await expect(page.getByText('The shop is closed. Visitors see the beach')).toBeVisible()
    await save.click()
    await expect(toast(page, 'Saved. The shop is open!')).toBeVisible()
    expect(await status()).toBe(200)
  })
})
