import { findingsEverywhere } from '../harness/axe.ts'
import { readValue } from '../harness/books.ts'
import { stopClock, toast, visit, waitForToast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const words = (subject: string) => ({
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: subject,
  Message: 'Is the one with the fish still there?\n\nRobin',
})
const newSubject = () => `A heron ${Date.now()}-${Math.floor(Math.random() * 1e6)}`

test('§8 contact: every field left empty says so, a message that fails stays as it was written, and one that is sent is thanked for and leads home', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|500)/)
  const subject = newSubject()
  await visit(page, '/contact')
  const field = (name: string) => page.getByRole('textbox', { name })
  const send = page.getByRole('button', { name: 'Send' })
  await field('Subject').fill('Hello')
  await send.click()
  await expect(page.getByText('The message itself is missing.')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-invalid]')).toHaveCount(3)
  await expect(field('Name')).toBeFocused()
  await expect(page.getByText(/Something went wrong/)).toHaveCount(0)
  for (const text of Object.values({ ...words(subject), Email: 'nobody' })) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field('Email')).toBeFocused()
  await expect(field('Email')).toHaveAccessibleDescription(/no email address/)
  await expect(field('Email')).toHaveValue('nobody')
  expect(await findingsEverywhere(page)).toEqual([])

  await page.route('**/api/mail/contact', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  })
  await field('Email').fill('robin@example.com')
  await field('Email').press('Enter')
  await expect(toast(page, 'Oops! Something went wrong. Please try again later.')).toBeVisible()
  await expect(page.getByText('It was not sent, and nothing you wrote is lost.')).toBeVisible()
  await expect(field('Message')).toHaveValue(words('').Message)
  await expect(page).toHaveURL(/\/contact$/)

  // The form asks a fast sender to press again; the clock stops a minute later.
  await stopClock(page)
  await send.press('Enter')
  await waitForToast(page, 'Message sent successfully! I look forward to our conversation.')
  await expect(send).toBeDisabled()
  await expect(send).toBeFocused()
  await expect(page).toHaveURL(/\/contact$/)
  await page.clock.runFor(3500)
  await expect(page).toHaveURL(/\/$/)
  expect(readValue('select name from messages where subject = ?', subject)).toBe('Robin Field')
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
  test('§8 contact: a plain form that comes too fast is answered with 429 and its page', async ({
    page,
  }) => {
    const { Name: name, Email: email, Subject: subject, Message: message } = words(newSubject())
    const form = { name, email, subject, message, took: '1', _to: '/api/mail/contact' }
    await page.goto('/contact')
    const headers = { Origin: new URL(page.url()).origin }
    const answer = await page.request.post('/contact', { form, headers })
    expect(answer.status()).toBe(429)
    expect(await answer.text()).toContain(subject)
  })
})
