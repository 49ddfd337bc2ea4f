import type { Page } from '@playwright/test'
import { printfulToken } from '#testing/fakes/fake-printful.ts'
import { everything, liveKey, testKey } from '#testing/fixtures/service-keys.ts'
import { enterAnew, field, heading, listed } from '../harness/admin.ts'
import { findings } from '../harness/axe.ts'
import { test } from '../harness/services.ts'
import { toast, turnTo, visit } from '../harness/shopper.ts'
import { expect } from '../harness/test.ts'

// The tests are steps in one shop, so a retry starts from the first.
test.describe.configure({ mode: 'serial' })

const serviceStatus = (page: Page) => page.getByRole('main').getByRole('status').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openPayments(page: Page): Promise<void> {
  await visit(page, '/admin?at=services&id=payments')
  await expect(heading(page)).toHaveText('Payments')
}

async function paste(page: Page, label: string, words: string): Promise<void> {
  await field(page, label).fill(words)
  await expect(button(page, 'Connect')).toBeEnabled()
  await field(page, label).press('Enter')
}

test('§12 services: a printer that needs the owner again is connected, to the store of her choice', async ({
  page,
  services: { printful },
  mayComplain,
}) => {
  mayComplain(/status of 40[03]/)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAnew(page)
  await visit(page, '/admin?at=services')
  await expect(listed(page, 'Printing')).toContainText('Needs you')
  await listed(page, 'Printing').getByRole('link').press('Enter')
  await expect(heading(page)).toHaveText('Printing')
  await expect(serviceStatus(page)).toContainText('can’t open these settings any more')

  await paste(page, 'The token', 'no-token-of-anybody')
  await expect(page.getByRole('main')).toContainText('doesn’t take')
  await expect(field(page, 'The token')).toBeFocused()
  printful.scopes = ['stores_list/read', 'sync_products/read']
  await paste(page, 'The token', printfulToken)
  await expect(page.getByRole('main')).toContainText('It must also: view and manage orders')
  printful.scopes = ['orders', 'sync_products/read', 'webhooks', 'stores_list/read']
  printful.shelf.stores.push({ id: 9002, name: 'Second' })
  await paste(page, 'The token', printfulToken)
  const stores = page.getByRole('group', { name: 'Which store?' })
  await expect(stores).toContainText('Please choose')
  await expect(stores.getByRole('radio').first()).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Printful is on board!')).toBeVisible()
  await expect(serviceStatus(page)).toContainText('in its store Second')
  expect(await page.content()).not.toContain(printfulToken)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
})

test('§12 services: Stripe takes a key only once it fits, waits for a first report, and then takes real money', async ({
  page,
  services: { stripe, report },
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  stripe.keys.set(testKey, { account: 'acct_heron', may: 'all' })
  const little = everything.filter((each) => each !== 'charge_write')
  stripe.keys.set(liveKey, { account: 'acct_heron', may: little })
  await enterAnew(page)
  await openPayments(page)
  await expect(serviceStatus(page)).toContainText('Play money')
  const main = page.getByRole('main')
  for (const [wrong, words] of [
    ['', 'Please paste a key from Stripe.'],
    ['pk_live_51AtelierHeron5678', 'This is the publishable key'],
    ['sk_test_51NobodyKnowsThis99', 'Stripe doesn’t know this key'],
    [liveKey, 'Charges and Refunds: Write'],
  ] as const) {
    await paste(page, 'The key', wrong)
    await expect(main).toContainText(words)
    await expect(field(page, 'The key')).toBeFocused()
  }
  expect(stripe.endpoints).toEqual([])

  await paste(page, 'The key', testKey)
  await expect(toast(page, 'Stripe knows the shop, and the shop knows Stripe!')).toBeVisible()
  await expect(serviceStatus(page)).toContainText('first report has not reached the shop')
  await expect(main).toContainText('Test: no real money')
  await button(page, 'Ask Stripe for a report again').press('Enter')
  await expect(toast(page, 'asked. give it a moment')).toBeVisible()
  await report()
  await expect(serviceStatus(page)).toHaveText('Stripe takes test payments only.')

  stripe.mode.live = true
  stripe.keys.set(liveKey, { account: 'acct_heron', may: everything })
  await paste(page, 'The key', liveKey)
  await expect(serviceStatus(page)).toContainText('Nothing is sold until its first report')
  await report()
  await expect(serviceStatus(page)).toHaveText('Stripe takes real money.')
  await expect(main).toContainText('…5678')
  expect(await page.content()).not.toContain(liveKey)
})

test('§12 services: once real money works, test orders are offered to be cleared; a key is changed and given back', async ({
  page,
  services: { stripe },
  mayComplain,
}) => {
  // The order was inserted without a checkout and has no picture.
  mayComplain(/0000-320/)
  await enterAnew(page)
  await visit(page, '/admin?at=orders')
  await expect(listed(page, 'Old moths')).toContainText('Nothing is printed')
  await listed(page, 'Old moths').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'At the printer' })).toContainText(
    'This order was paid with test money, so nothing was printed.',
  )
  await turnTo(page, '/admin')
  await expect(page.getByRole('main')).toContainText('Real money has begun')
  await button(page, 'Remove the test orders…').press('Enter')
  expect(await findings(page)).toEqual([])
  await button(page, 'Remove them').press('Enter')
  await expect(button(page, 'Remove the test orders…')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()

  const second = 'sk_live_51AtelierHeronNew4321'
  stripe.keys.set(second, { account: 'acct_heron', may: 'all' })
  await openPayments(page)
  await paste(page, 'The key', second)
  await expect(page.getByRole('main')).toContainText('…4321')
  await expect(serviceStatus(page)).toHaveText('Stripe takes real money.')
  await button(page, 'Disconnect Stripe').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Disconnect Stripe?' })
  await expect(dialog).toContainText('Nobody can pay until you connect it again')
  await dialog.getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(serviceStatus(page)).toContainText('The shop takes no payments.')
  expect(stripe.endpoints).toEqual([])
  await button(page, 'Use play money again').press('Enter')
  await expect(serviceStatus(page)).toContainText('Play money')
})
