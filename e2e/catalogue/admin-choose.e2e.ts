import { randomUUID } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { field, heading, listed, openAdmin, picture, upload } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { toast, turnTo } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const fails = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Ouch.' } } })
const question = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })

test('§4 delete: click, confirm, and it is gone from the fresh list; a failure is said, and it is still there', async ({
  page,
  owner,
  request,
  mayComplain,
}) => {
  mayComplain(/status of 500/)
  const piece = await owner.makeShirt()
  await openAdmin(page, 'delete-clothing')
  await listed(page, piece.name).getByRole('button').click()
  const asked = question(page, `Delete ${piece.name}? This can't be undone.`)
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await findingsEverywhere(page)).toEqual([])
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(listed(page, piece.name).getByRole('button')).toBeFocused()
  await page.route('/api/clothing/delete/**', fails, { times: 1 })
  await listed(page, piece.name).getByRole('button').click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, `${piece.name} was not deleted. try again? Ouch.`)).toBeVisible()
  await expect(listed(page, piece.name)).toBeVisible()
  await listed(page, piece.name).getByRole('button').click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, `${piece.name} is gone. Poof.`)).toBeVisible()
  await expect(listed(page, piece.name)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  expect((await request.get(`/api/clothing/id/${piece.id}`)).status()).toBe(404)
})

test('§4 hot: click, answer the question, and it is the one on the home page; a failure is said', async ({
  page,
  owner,
  request,
  mayComplain,
}) => {
  mayComplain(/status of 500/)
  // Another test makes merch hot.
  const piece = await owner.makeShirt()
  await openAdmin(page, 'hot-clothing')
  const asked = question(page, `Is it hot in here, or is it just ${piece.name}?`)
  await page.route('/api/hot-clothing/create', fails, { times: 1 })
  await listed(page, piece.name).getByRole('button').click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, `${piece.name} was not chosen. try again? Ouch.`)).toBeVisible()
  await listed(page, piece.name).getByRole('button').click()
  await asked.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, `${piece.name} is officially hot stuff!`)).toBeVisible()
  await expect(listed(page, piece.name)).toContainText('Hot right now')
  await expect(listed(page, piece.name).getByRole('button')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  const [first] = await (await request.get('/api/hot-clothing')).json()
  expect(first.printName).toBe(piece.name)
})

test('§2 heroes: created, renamed, shown, and deleted', async ({ page, request }) => {
  const name = `Window ${randomUUID().slice(0, 8)}`
  const [before] = await (await request.get('/api/hero')).json()
  await openAdmin(page, 'create-hero')
  await field(page, 'Hero name').fill(name)
  await upload(page, 'Hero image', await picture('window.jpg', 1600, 900))
  await page.getByRole('button', { name: 'Create hero' }).click()
  await expect(toast(page, 'Look at that. Your new hero is in!')).toBeVisible()

  await turnTo(page, '/admin?at=edit-hero')
  await listed(page, name).getByRole('link').click()
  await expect(field(page, 'Hero name')).toHaveValue(name)
  await field(page, 'Hero name').fill(`${name} at dusk`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Hero updated. Cape and all.')).toBeVisible()
  await expect(page).toHaveURL('/admin?at=edit-hero')

  await listed(page, before.name)
    .getByRole('button', { name: /Show this one/ })
    .click()
  await expect(toast(page, `${before.name} is up on the home page now.`)).toBeVisible()
  await expect(listed(page, before.name)).toContainText('On the home page now')
  await expect(heading(page)).toBeFocused()

  await turnTo(page, '/admin?at=delete-hero')
  await listed(page, name).getByRole('button').click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(listed(page, name)).toHaveCount(0)
})
