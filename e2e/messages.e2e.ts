import { randomBytes } from 'node:crypto'
import { openAdmin } from './admin.ts'
import { findingsEverywhere } from './axe.ts'
import { readValue, write } from './books.ts'
import { toast, turnTo } from './shopper.ts'
import { expect, test } from './test.ts'

function keepAside(subject: string): string {
  const id = randomBytes(16).toString('hex')
  write(
    `insert into messages (id, name, email, subject, body, created_at, read_at, suspicious)
     values (?, 'Robin Field', 'robin@example.com', ?, ?, ?, null, 1)`,
    id,
    subject,
    `Are they still there, ${id}?`,
    Date.now(),
  )
  return id
}

const mailsAbout = (id: string) =>
  readValue(
    "select count(*) from outbox where topic = 'mail.send' and dedupe_key like ?",
    `%${id}%`,
  )

test('§8 contact: a message kept aside is found, and put with the others by keyboard', async ({
  page,
}) => {
  const subject = `Many herons ${randomBytes(4).toString('hex')}`
  const id = keepAside(subject)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, 'messages')
  const main = page.getByRole('main')
  const message = main.getByRole('link', { name: subject })
  await expect(message).toHaveCount(0)
  await main.getByRole('link', { name: /^Possible spam \(\d+\)$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Possible spam')
  await expect(main.getByText('These were not emailed to you')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Saved answers' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await message.press('Enter')
  await expect(page).toHaveURL(new RegExp(`id=${id}`))
  await expect(main.getByText(`Are they still there, ${id}?`)).toBeVisible()
  expect(mailsAbout(id)).toBe(0)
  await main.getByRole('button', { name: 'Move it to the letters' }).press('Enter')
  await expect(toast(page, 'It is with the other letters now.')).toBeVisible()
  await expect(page).toHaveURL(/at=messages$/)
  await expect(message).toBeVisible()
  expect(mailsAbout(id)).toBe(1)

  await turnTo(page, '/admin?at=messages&aside=1')
  await expect(message).toHaveCount(0)
  await main.getByRole('link', { name: 'All letters' }).click()
  await expect(message).toBeVisible()
  await message.click()
  await expect(main.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Move it to the letters' })).toHaveCount(0)
})
