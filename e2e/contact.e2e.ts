import { findingsEverywhere } from './axe.ts'
import { readValue } from './books.ts'
import { toast, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const words = (subject: string) => ({
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: subject,
  Message: 'Is the one with the fish still there?\n\nRobin',
})
const newSubject = () => `A heron ${Date.now()}-${Math.floor(Math.random() * 1e6)}`

test('§8 contact: a message is sent by keyboard, thanked for, and leads home', async ({ page }) => {
  const subject = newSubject()
  await page.clock.install()
  await visit(page, '/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  for (const text of Object.values(words(subject))) {
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  // The form asks a fast sender to press again, so the test waits as a person would.
  await page.clock.runFor(1600)
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Enter')
  const thanks = 'Message sent successfully! I look forward to our conversation.'
  await expect(toast(page, thanks)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  await page.clock.runFor(3500)
  await expect(page).toHaveURL(/\/$/)
  expect(readValue('select name from messages where subject = ?', subject)).toBe('Robin Field')
})

test('§8 contact: every field that is left empty says so, and a message that fails stays as it was written', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|500)/)
  const oops = 'Oops! Something went wrong. Please try again later.'
  await visit(page, '/contact')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The message itself is missing.')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-invalid]')).toHaveCount(3)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.getByText(/Something went wrong/)).toHaveCount(0)
  for (const [label, text] of Object.entries(words('Hello'))) {
    await page.getByRole('textbox', { name: label }).fill(text)
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await page.getByRole('button', { name: 'Send' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/no email address/)
  await expect(email).toHaveValue('nobody')
  expect(await findingsEverywhere(page)).toEqual([])

  await page.route('**/api/mail/contact', (route) => route.fulfill({ status: 500, body: 'no' }))
  await email.fill('robin@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page, oops)).toBeVisible()
  await expect(page.getByText('It was not sent, and nothing you wrote is lost.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words('').Message)
  await expect(page).toHaveURL(/\/contact$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§8 contact: a plain form that fails keeps the words and names the field, and one that is sent leads home', async ({
    page,
    mayComplain,
  }) => {
    mayComplain(/status of 422/)
    const typed = words(newSubject())
    const field = (label: string) => page.getByRole('textbox', { name: label })
    const send = page.getByRole('button', { name: 'Send' })
    await page.goto('/contact')
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
    // Browsers take it for an address.
    await field('Email').fill('robin@example')
    await send.click()
    await expect(field('Email')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription(/no email address/)
    await expect(field('Message')).toHaveValue(typed.Message)
    await field('Email').fill(typed.Email)
    await send.click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    const leads = page.locator('meta[http-equiv="refresh"]')
    await expect(leads).toHaveAttribute('content', '3.5;url=/')
  })
})
