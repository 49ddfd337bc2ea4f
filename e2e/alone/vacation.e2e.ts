import type { Page } from '@playwright/test'
import { goTo, openAdmin } from '../admin.ts'
import { findings, findingsOfColour, findingsWithContrast } from '../axe.ts'
import { pay, proceedToPayment } from '../buyer.ts'
import { owner as login, signInPath } from '../settings.ts'
import { addButton, expectToastFor, fillCart, stopClock, toast, visit } from '../shopper.ts'
import { expect, test } from '../test.ts'

const words = { header: 'Out to sea', message: 'Back when the tide is.' }
const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)

test.beforeEach(({ mayComplain }) => mayComplain(/status of (?:503|409|500)/))
test.afterEach(({ owner }) => owner.setVacation({ vacationModeOn: 0, ...words }))

const closed = (page: Page) => page.getByRole('heading', { level: 1, name: words.header })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('§2 vacation: every public route shows the vacation screen, home in another layout, and no `.data` address walks past it', async ({
  page,
  owner,
  request,
}) => {
  await owner.setVacation({ vacationModeOn: 1, ...words, opensOn: days(10) })
  for (const path of ['/', '/home', '/print-gallery', '/image/1', '/cart', '/signup', '/nowhere']) {
    const answer = await request.get(path)
    const isHome = path === '/' || path === '/home'
    expect([path, answer.status()]).toEqual([path, isHome ? 200 : 503])
    expect('retry-after' in answer.headers()).toBe(!isHome)
    const html = await answer.text()
    expect(html).toContain(`data-layout="${isHome ? 'home' : 'elsewhere'}"`)
    for (const shown of [...Object.values(words), 'Open again on']) expect(html).toContain(shown)
  }
  for (const [path, layout] of [
    ['/', 'home'],
    ['/print-gallery', 'elsewhere'],
  ] as const) {
    await page.goto(path)
    await expect(closed(page)).toBeVisible()
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', layout)
    await expect(page.getByRole('link', { name: 'Art Prints' })).toHaveCount(0)
    expect(await findingsWithContrast(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findingsOfColour(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/prints', '/healthz', signInPath]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/image/1')
  const doors = {
    '/_.data': '/',
    '/print-gallery.data': '/print-gallery',
    '/image/1.data?size=10x10': '/image/1?size=10x10',
    '/cart.data': '/cart',
    '/orders/../about.data?_routes=x': '/about',
  }
  for (const [door, page] of Object.entries(doors)) {
    const answer = await request.get(door)
    const { 'x-remix-redirect': to, 'x-remix-reload-document': reload } = answer.headers()
    expect([door, answer.status(), to, reload]).toEqual([door, 204, page, 'true'])
  }
})

test('§4 vacation: a tab that was open sees the closed shop at its next step, and on its way back', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(5)
  await visit(page, '/')
  await owner.setVacation({ vacationModeOn: 1, ...words })
  await page.getByRole('banner').getByRole('link', { name: 'Merch', exact: true }).click()
  await expect(closed(page)).toBeVisible()
  await expect(page).toHaveURL('/merch-gallery')
  await page.goBack()
  await expect(closed(page)).toBeVisible()

  await owner.setVacation({ vacationModeOn: 0, ...words })
  await visit(page, sticker.path)
  await owner.setVacation({ vacationModeOn: 1, ...words })
  await addButton(page).click()
  await expect(closed(page)).toBeVisible()
})

test('§4 vacation: whoever was paying has bought, and can follow the order', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker }])
  await proceedToPayment(page)
  await owner.setVacation({ vacationModeOn: 1, ...words })
  await pay(page)
  await expect(page.getByRole('heading', { name: "It's ordered!" })).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('main')).toContainText(sticker.name)
  await page.getByRole('banner').getByRole('link', { name: 'Art Prints' }).click()
  await expect(closed(page)).toBeVisible()
})

test('§4 without JavaScript, vacation: a form from an open page leads to a page that says so', async ({
  browser,
  baseURL,
  owner,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const sticker = await owner.makeSticker(5)
  await page.goto(sticker.path)
  await owner.setVacation({ vacationModeOn: 1, ...words })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(closed(page)).toBeVisible()
  await context.close()
})

test('§6 vacation: the owner comes in by the hidden way and sees the real shop, with a strip that says so', async ({
  page,
  owner,
}) => {
  await owner.setVacation({ vacationModeOn: 1, ...words })
  // The tab has been on the beach before.
  await page.goto('/')
  await expect(closed(page)).toBeVisible()
  await visit(page, signInPath)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Homepage' })).toBeVisible()
  await expect(page.getByText('Vacation mode is on: visitors can’t see the shop.')).toBeVisible()
  const answer = await page.goto('/print-gallery')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByText('only you see the shop')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText('only you see the shop')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(page.getByRole('switch', { name: 'Vacation mode' })).toBeChecked()
})

test('§4 vacation: set in the admin with a preview, effective on save, fresh after 2 s', async ({
  page,
  anotherShopper,
}) => {
  await openAdmin(page)
  await goTo(page, 'Set Vacation Mode')
  await page.getByLabel('Header', { exact: true }).fill(words.header)
  await page.getByLabel('Message', { exact: true }).fill(words.message)
  await page.getByRole('switch', { name: 'Vacation mode' }).check()
  await page.getByLabel('Opens again by itself on').fill(days(20))
  await expect(page.locator('[data-layout="home"] h1')).toHaveText(words.header)
  await expect(page.locator('[data-layout="elsewhere"]')).toContainText(words.message)
  const visitor = await anotherShopper()
  const status = async () => (await visitor.request.get('/about')).status()
  expect(await status()).toBe(200)

  await page.getByRole('link', { name: 'Admin Homepage' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await save(page).click()
  await expect(toast(page, 'Done. The shop is closed, and the sea is yours.')).toBeVisible()
  expect(await status()).toBe(503)
  await expect(page.getByText('The shop is closed. Visitors see the beach')).toBeVisible()
  await expect(page.getByText('It opens again by itself on')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set Vacation Mode' })).toBeFocused()
  expect(await findings(page)).toEqual([])

  await page.getByRole('switch', { name: 'Vacation mode' }).uncheck()
  await save(page).click()
  await expect(toast(page, 'Saved. The shop is open!')).toBeVisible()
  expect(await status()).toBe(200)
})

test('§8 vacation: a form that can’t be loaded says so, a wrong date is named, and a failure says whom to call', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/ERR_FAILED/)
  await page.route('/api/vacation-mode', (route) => route.fulfill({ status: 500, json: {} }))
  await openAdmin(page, 'vacation')
  await expect(page.getByText('Error getting vacation mode')).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  await page.unroute('/api/vacation-mode')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Closes by itself on').fill(days(10))
  await page.getByLabel('Opens again by itself on').fill(days(5))
  await save(page).click()
  const opens = page.getByLabel('Opens again by itself on')
  await expect(opens).toBeFocused()
  await expect(opens).toHaveAccessibleDescription(
    'The shop can only open again after it has closed.',
  )
  await opens.fill(days(12))
  await page.route('/api/vacation-mode/edit', (route) => route.abort())
  await stopClock(page)
  await save(page).click()
  await expectToastFor(
    page,
    "Oops! Something didn't work. Please try again or contact Theo for help.",
    2500,
  )
  await expect(opens).toHaveValue(days(12))
})

test('§8 vacation: the second of two tabs is told what changed meanwhile, and keeps what was typed', async ({
  page,
  owner,
}) => {
  await openAdmin(page, 'vacation')
  const header = page.getByLabel('Header', { exact: true })
  await header.fill('Mine')
  await owner.setVacation({ vacationModeOn: 1, ...words, header: 'Theirs' })
  await save(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Somebody saved this while you were writing')
  await expect(alert).toContainText('Header: Theirs')
  await expect(header).toHaveValue('Mine')
  await expect(page.getByRole('switch', { name: 'Vacation mode' })).toBeChecked()
  await expect(page.getByText('The shop is closed. Visitors see the beach')).toBeVisible()
  await save(page).click()
  await expect(toast(page, 'Done. The shop is closed, and the sea is yours.')).toBeVisible()
})

test('§7 vacation: who wants to hear of its end asks on the beach, and says yes meanwhile', async ({
  page,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of 422/)
  await owner.setVacation({ vacationModeOn: 1, ...words })
  for (const [path, email] of [
    ['/', 'ada@nowhere'],
    ['/about', 'ada@example.com'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Your email address' }).fill(email)
    await page.getByRole('button', { name: 'Tell me' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(path === '/' ? /Once more/ : 'Look into your mailbox.')
  }
  expect((await page.goto('/waiting/of-nobody-who-has-ever-asked'))?.status()).toBe(200)
})
