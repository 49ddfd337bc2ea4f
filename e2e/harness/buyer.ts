import { expect, type Page } from '@playwright/test'

export const paymentPage = /^http:\/\/127\.0\.0\.1:\d+\/demo-pay\//

export type HowItEnds =
  | 'Demo card'
  | 'Demo card without money'
  | 'Demo bank debit'
  | 'Demo bank debit that bounces'

export async function proceedToPayment(page: Page): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(paymentPage)
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByLabel('Full name').fill('Robin Reed')
  await page.getByLabel('Street and number').fill('12 Willow Lane')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('OR')
  await page.getByLabel('ZIP code').fill('97205')
}

export async function pay(page: Page, how: HowItEnds = 'Demo card'): Promise<void> {
  await fillAddress(page)
  await page.getByRole('radio', { name: new RegExp(`^${how} ?(?:Is|The)`) }).check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
