import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { field, heading, listed, openAdmin, tabs } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { ownPage, toast, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const password = 'three odd words'
const secret = (page: Page, label: string) => page.getByLabel(label, { exact: true })

function newHelper() {
  const name = `Theo No. ${randomInt(100_000, 1_000_000)}`
  return { name, email: `${name.toLowerCase().replaceAll(/\W+/g, '-')}@heron.example` }
}

async function invite(page: Page, note: string): Promise<string> {
  await openAdmin(page, 'staff')
  await field(page, 'For whom? (optional)').fill(note)
  await page.getByRole('button', { name: 'Make an invitation link' }).click()
  const link = page.getByRole('textbox', { name: 'Invitation link' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  return link.inputValue()
}

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

test('§4 signup: an invitation makes another account of the studio, once, and a withdrawn one opens nothing', async ({
  page,
  context,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const helper = newHelper()
  const link = await invite(page, helper.name)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(listed(page, helper.name)).toContainText('Open until')

  const theirs = await anotherShopper()
  await visit(theirs, pathOf(link))
  await expect(heading(theirs)).toHaveText('Come on in.')
  expect(await findingsEverywhere(theirs)).toEqual([])
  await secret(theirs, 'Password').fill('aaaaaaaaaaaa')
  await theirs.getByRole('button', { name: 'Show password' }).click()
  await expect(secret(theirs, 'Password')).toHaveAttribute('type', 'text')
  await field(theirs, 'Name').fill(helper.name)
  await field(theirs, 'Email').fill(helper.email)
  await theirs.getByRole('button', { name: 'Join' }).click()
  await expect(secret(theirs, 'Password')).toBeFocused()
  await expect(secret(theirs, 'Password')).toHaveAccessibleDescription(
    /with more different letters/,
  )
  await secret(theirs, 'Password').fill(password)
  await theirs.getByRole('button', { name: 'Join' }).click()
  await expect(theirs).toHaveURL('/admin')

  await theirs.goto('/admin?at=backups')
  await expect(heading(theirs)).toHaveText('Admin Homepage')
  await tabs(theirs).getByRole('link', { name: 'More' }).click()
  const all = theirs.getByRole('main')
  await expect(all.getByRole('link', { name: 'Letters' })).toBeVisible()
  await expect(all.getByRole('link', { name: 'Backups' })).toHaveCount(0)

  const withdrawn = newHelper().name
  const unused = await invite(page, withdrawn)
  await expect(listed(page, `Used by ${helper.name}`)).toBeVisible()
  await listed(page, withdrawn).getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Withdraw the invitation for ${withdrawn}?`)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'Withdrawn. That link no longer works.')).toBeVisible()
  for (const path of [link, unused]) {
    const opened = await page.request.get(path)
    expect(await opened.text()).toContain('This invitation no longer works.')
  }
  const theirKey = listed(page, helper.email)
  await theirKey.getByRole('button', { name: 'Change what they may do' }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Partner/ })
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(theirKey).toContainText('Partner')
  await theirs.goto('/admin?at=studio')
  await expect(heading(theirs)).toHaveText('Words and pictures')
  await expect(theirs.getByText('Only an owner can change that.')).toBeVisible()

  await theirKey.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page, 'New locks! They can’t log in any more.')).toBeVisible()
  await expect(theirKey).toBeHidden()
  await theirs.goto('/admin')
  await expect(theirs).toHaveURL('/')
})

test('§4 account: a new password ends all other sessions, and the name changes at once', async ({
  page,
  owner,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|401)/)
  const helper = newHelper()
  const [theirs, phone] = [await anotherShopper(), await anotherShopper()]
  const headers = { Authorization: `Bearer ${owner.token}` }
  const invited = await page.request.post('/api/invitations/create', {
    data: { note: helper.name, role: 'partner' },
    headers,
  })
  const { link } = await invited.json()
  const data = { ...helper, password, invitation: new URL(link).searchParams.get('invitation') }
  for (const [one, call] of [
    [theirs, 'create'],
    [phone, 'login'],
  ] as const) {
    const answer = await one.request.post(`/api/users/${call}`, { data, headers: ownPage })
    expect(answer.ok()).toBe(true)
  }

  await visit(theirs, '/admin?at=account')
  await expect(listed(theirs, 'Another browser')).toBeVisible()
  await field(theirs, 'Name').fill('Theo the Second')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(toast(theirs, 'Nice to meet you. Again!')).toBeVisible()

  const now = secret(theirs, 'Current password')
  await now.fill('not the password')
  await secret(theirs, 'New password').fill('four odd words now')
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(now).toBeFocused()
  await expect(now).toHaveAccessibleDescription('That isn’t your current password.')
  await now.fill(password)
  await theirs.getByRole('button', { name: 'Change password' }).click()
  await expect(
    toast(theirs, 'New lock, new key. You are logged out everywhere else.'),
  ).toBeVisible()
  await expect(now).toHaveValue('')
  await expect(theirs.getByText('Nowhere else.')).toBeVisible()
  const leads = await phone.request.get('/admin', { maxRedirects: 0 })
  expect(leads.headers().location).toBe('/')
})
