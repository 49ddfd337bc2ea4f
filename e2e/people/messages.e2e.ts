import { randomBytes } from 'node:crypto'
import { openAdmin, tabs } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { readValue, write } from '../harness/books.ts'
import { buy } from '../harness/bought.ts'
import { toast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

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

test('§8 contact: a message kept aside is put with the others, and answered, kept unread and deleted', async ({
  page,
  owner,
}) => {
  const bought = await buy(owner, { pieces: [{ piece: await owner.makeSticker(2) }] })
  const word = randomBytes(4).toString('hex')
  const subject = `Many herons ${word}`
  const id = keepAside(subject)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, 'messages')
  await expect(tabs(page)).toContainText(/Letters/)
  const main = page.getByRole('main')
  const message = main.getByRole('link', { name: subject })
  await expect(message).toHaveCount(0)
  await main.getByRole('link', { name: /^Possible spam \(\d+\)$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Possible spam')
  await expect(main.getByText('These were not emailed to you')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Saved answers' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'All letters' })).toBeVisible()
  await message.press('Enter')
  await expect(page).toHaveURL(new RegExp(`id=${id}`))
  await expect(main.getByText(`Are they still there, ${id}?`)).toBeVisible()
  expect(mailsAbout(id)).toBe(0)
  await main.getByRole('button', { name: 'Move it to the letters' }).press('Enter')
  await expect(toast(page, 'It is with the other letters now.')).toBeVisible()
  await expect(page).toHaveURL(/at=messages$/)
  await expect(message).toBeVisible()
  expect(mailsAbout(id)).toBe(1)

  await main.getByRole('link', { name: /^To answer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters to answer')
  const answered = keepAside(`Answered ${word}`)
  write('update messages set suspicious = 0, answered_at = 1 where id = ?', answered)
  const letters = main.getByRole('listitem').filter({ hasText: word })
  await page.getByRole('searchbox').fill(word)
  await expect(page).toHaveURL(new RegExp(`find=${word}&answer=1`))
  await expect(letters).toHaveText([/Many herons/])
  await main.getByRole('link', { name: 'All letters' }).click()
  await expect(letters).toHaveCount(2)
  await message.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(main.getByRole('button', { name: 'Move it to the letters' })).toHaveCount(0)
  const theirs = page.getByRole('link', { name: `Order ${bought.number}: To ship` })
  await expect(theirs).toHaveAttribute('href', `/admin?at=orders&id=${bought.number}`)
  await expect(page.getByRole('link', { name: 'Answer in your email program' })).toHaveAttribute(
    'href',
    /^mailto:robin%40example\.com\?subject=Re%3A%20Many%20herons/,
  )
  expect(await findingsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(message).toHaveAccessibleName(/^Unread/)
  await message.click()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/at=messages$/)
  await expect(main.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
  await expect(message).toHaveCount(0)
})
