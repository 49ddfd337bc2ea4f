import type { Page } from '@playwright/test'
import { heading, listed, openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { write } from '../harness/books.ts'
import { buy } from '../harness/bought.ts'
import { owner as login } from '../harness/settings.ts'
import { ownPage, toast, turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const phone = { width: 390, height: 844 }
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find an order' })
const slip = (page: Page, number: number) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`Order ${number}\\b`) })

test('§2 admin, orders: found by word and filter on a phone, opened, and exported', async ({
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

  await openAdmin(page, 'orders&show=not-paid')
  // The row of filters keeps the chosen one in sight, and the page doesn't move sideways.
  const row = page.getByRole('navigation', { name: 'Which orders' })
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(64)
  await expect(row.getByRole('link', { name: 'Not paid' })).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole('link', { name: 'All' })).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await row.getByRole('link', { name: 'All' }).click()
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

  await turnTo(page, '/admin?at=books')
  await page.getByText('All paid orders').click()
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the table (CSV)' }).click(),
  ])
  expect(table.suggestedFilename()).toBe('orders.csv')
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
  await waiting.getByRole('link', { name: `Order ${order.number}` }).press('Enter')
  await expect(heading(page)).toHaveText(`Order ${order.number}`)
  await expect(page).toHaveTitle(new RegExp(`Order ${order.number} · Orders · `))
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

test('§4 session: a note waits where it was typed, is not written over another’s, and outlasts the session', async ({
  page,
  context,
  owner,
  mayComplain,
}) => {
  mayComplain(/status of (?:401|409)/)
  const piece = await owner.makeSticker(9)
  const [order, next] = [
    await buy(owner, { pieces: [{ piece }] }),
    await buy(owner, { pieces: [{ piece }] }),
  ]
  await openAdmin(page, `orders&id=${order.number}`)
  const note = page.getByRole('textbox', { name: 'A note for yourself' })
  const save = page.getByRole('button', { name: 'Save the note' })
  await note.fill('Red ribbon')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await turnTo(page, `/admin?at=orders&id=${next.number}`)
  await expect(note).toHaveValue('')
  await turnTo(page, `/admin?at=orders&id=${order.number}`)
  await expect(note).toHaveValue('Red ribbon')
  await expect(page.getByText('You were in the middle of this')).toBeVisible()

  const other = { note: 'Blue ribbon', version: 0 }
  const saved = await page.request.put(`/api/orders/id/${order.id}/note`, {
    data: other,
    headers: ownPage,
  })
  expect(saved.ok()).toBe(true)
  await save.click()
  await expect(page.getByText('Somebody saved this while you were writing')).toBeVisible()
  await expect(page.getByRole('main').getByText(': Blue ribbon')).toBeVisible()
  await expect(note).toHaveValue('Red ribbon')

  await context.clearCookies()
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(dialog.getByLabel('Email')).toHaveValue(login.email)
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText("You're logged out. Not saved")
  await expect(note).toHaveValue('Red ribbon')
  await save.click()
  await dialog.getByLabel('Password', { exact: true }).fill(login.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(toast(page, 'Noted.')).toBeVisible()
  await expect(page.getByText('You were in the middle of this')).toBeHidden()
  await expect(page.locator('form').filter({ has: note })).toBeFocused()
  const seen = await (await page.request.get(order.page)).text()
  expect(seen).toContain(piece.name)
  expect(seen).not.toContain('Red ribbon')
})
