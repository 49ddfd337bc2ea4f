import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { heading, listed, openAdmin } from './admin.ts'
import { findingsEverywhere } from './axe.ts'
import { write } from './books.ts'
import { buy } from './bought.ts'
import { toast, turnTo, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const phone = { width: 390, height: 844 }
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find an order' })
const slip = (page: Page, number: number) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`Order ${number}\\b`) })

test('§2 admin, orders: found by word and filter on a phone, opened, noted, and exported', async ({
  page,
  context,
  owner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(phone)
  const [print, sticker] = [await owner.makePrint(), await owner.makeSticker(9)]
  const order = await buy(owner, {
    name: 'Wanda "100%" Moss',
    pieces: [
      { piece: print, size: '10x10' },
      { piece: sticker, quantity: 2 },
    ],
  })

  await openAdmin(page, 'orders')
  await expect(slip(page, order.number)).toContainText('Wanda "100%" Moss')
  await expect(slip(page, order.number)).toContainText(`2 × ${sticker.name}`)
  await search(page).fill(`${sticker.name} 100%`)
  await expect(page).toHaveURL(/find=/)
  await expect(page.getByRole('main').locator('li a[href*="id="]')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 order')
  await page.getByRole('link', { name: /^To ship/ }).click()
  await expect(page).toHaveURL(/show=to-ship/)
  await expect(slip(page, order.number)).toBeVisible()
  await page.getByRole('link', { name: 'Refunded' }).click()
  await expect(page.getByText(`No order matches “${sticker.name} 100%”.`)).toBeVisible()
  await page.goBack()
  expect(await findingsEverywhere(page)).toEqual([])

  await slip(page, order.number).press('Enter')
  await expect(heading(page)).toHaveText(`Order ${order.number}`)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('An invoice needs your address first.')).toBeVisible()
  await page.getByRole('link', { name: 'Enter it' }).click()
  await expect(heading(page)).toHaveText('Invoices and numbers')
  await expect(page.getByLabel('Address', { exact: true })).toBeInViewport()
  await page.goBack()
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(toast(page, 'Address copied.')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe('Wanda "100%" Moss\n12 Willow Lane\nPortland, OR 97205')
  const note = page.getByRole('textbox', { name: 'A note for yourself' })
  await note.fill('Wrap it in blue.')
  await page.getByRole('button', { name: 'Save the note' }).dblclick()
  await expect(toast(page, 'Noted.')).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Wrap it in blue.')
  await visit(page, order.page)
  await expect(page.getByRole('main')).toContainText(sticker.name)
  expect(await page.content()).not.toContain('Wrap it in blue.')

  await turnTo(page, '/admin?at=books')
  await page.getByText('All paid orders').click()
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the table (CSV)' }).click(),
  ])
  expect(table.suggestedFilename()).toBe('orders.csv')
  const text = readFileSync(await table.path(), 'utf8')
  expect(text).toContain('"Wanda ""100%"" Moss"')
})

test('§2 admin, orders: what needs the owner stands first, is counted, and is seen to', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(9)
  const order = await buy(owner, { pieces: [{ piece: sticker }] })
  write(
    `insert into order_issues (order_id, code, details, created_at)
         values (?, 'note', '{"text":"Somebody must look."}', 1)`,
    order.id,
  )
  write(
    "insert into outbox (topic, payload, state, due_at, last_error, created_at) values ('prints.place', ?, 'dead_lettered', 0, 'connect ECONNREFUSED', 1)",
    JSON.stringify({ orderId: order.id }),
  )
  write('update orders set created_at = 1, paid_at = 2 where id = ?', order.id)
  write('update fulfillments set due_at = 3 where order_id = ?', order.id)

  await openAdmin(page)
  await expect(page).toHaveTitle(/^\(\d+\) Admin Homepage/)
  const waiting = page.getByRole('region', { name: /Needs you/ })
  await expect(waiting).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await waiting.getByRole('link', { name: `Order ${order.number}` }).press('Enter')
  await expect(heading(page)).toHaveText(`Order ${order.number}`)
  await expect(page.getByText('Somebody must look.')).toBeVisible()
  await expect(page.getByText('Nobody answered there.')).toBeVisible()
  await expect(page.getByText(/You promised to send this by/)).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])

  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(toast(page, 'Trying that again now.')).toBeVisible()
  await expect(page.getByText('Nobody answered there.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(toast(page, 'Done. Thank you.')).toBeVisible()
  await expect(heading(page)).toBeFocused()
  await expect(listed(page, 'Done: Somebody must look.')).toBeVisible()
})

test('§2 admin, orders: a window that was left is fresh when its owner comes back', async ({
  page,
  owner,
}) => {
  const sticker = await owner.makeSticker(9)
  await openAdmin(page, `orders&find=${encodeURIComponent(sticker.name)}`)
  await expect(page.getByText('No order matches')).toBeVisible()
  const order = await buy(owner, { pieces: [{ piece: sticker }] })
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(slip(page, order.number)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a note that is not saved yet waits where it was typed, and nowhere else', async ({
  page,
  owner,
}) => {
  const piece = await owner.makeSticker(9)
  const [order, next] = [
    await buy(owner, { pieces: [{ piece }] }),
    await buy(owner, { pieces: [{ piece }] }),
  ]
  await openAdmin(page, `orders&id=${order.number}`)
  const note = page.getByRole('textbox', { name: 'A note for yourself' })
  await note.fill('Ask about the ribbon')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await turnTo(page, `/admin?at=orders&id=${next.number}`)
  await expect(note).toHaveValue('')

  await turnTo(page, `/admin?at=orders&id=${order.number}`)
  await expect(note).toHaveValue('Ask about the ribbon')
  await expect(page.getByText('You were in the middle of this')).toBeVisible()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(toast(page, 'Noted.')).toBeVisible()
  await expect(page.getByText('You were in the middle of this')).toBeHidden()
  await expect(page.locator('form').filter({ has: note })).toBeFocused()
  await page.reload()
  await expect(note).toHaveValue('Ask about the ribbon')
})

test('§2 admin, orders: two windows with one note, and a session that ended', async ({
  page,
  context,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of (?:401|409)/)
  const order = await buy(owner, { pieces: [{ piece: await owner.makeSticker(9) }] })
  await openAdmin(page, `orders&id=${order.number}`)
  const other = await context.newPage()
  await visit(other, `/admin?at=orders&id=${order.number}`)
  await other.getByRole('textbox', { name: 'A note for yourself' }).fill('Blue ribbon')
  await other.getByRole('button', { name: 'Save the note' }).click()
  await expect(toast(other, 'Noted.')).toBeVisible()

  const note = page.getByRole('textbox', { name: 'A note for yourself' })
  await note.fill('Red ribbon')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Somebody saved this while you were writing')).toBeVisible()
  await expect(page.getByRole('main').getByText(': Blue ribbon')).toBeVisible()
  await expect(note).toHaveValue('Red ribbon')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('dialog', { name: 'You have been away a while' })).toBeVisible()
  await expect(note).toHaveValue('Red ribbon')
})
