import { readdirSync, readFileSync } from 'node:fs'
import { join as at } from 'node:path'
import { enter } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { folder } from '../harness/books.ts'
import { signInPath } from '../harness/settings.ts'
import { toast, visit } from '../harness/shopper.ts'
import { join } from '../harness/staff.ts'
import { expect, test } from '../harness/test.ts'

/** The path of the newest link mailed to an address; null until there is one. */
function linkMailedTo(email: string): string | null {
  const mails = at(folder(), 'mail')
  const names = readdirSync(mails).filter((name) => name.endsWith('.eml'))
  for (const name of names.sort().reverse()) {
    const mail = readFileSync(at(mails, name), 'utf8')
    const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const found = /\/side-door-for-tests\?link=[\w-]{43}/.exec(plain)
    if (plain.includes(email) && found) return found[0]
  }
  return null
}

test('§4 login: a mailed link signs in once, by a press, and a new password can be chosen', async ({
  page,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 40[013]/)
  const owner = await anotherShopper()
  await enter(owner)
  const { email } = await join(page, owner, 'helper')
  await page.context().clearCookies()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, signInPath)
  await page.getByText('Forgotten it? Get a link by email').click()
  await page.getByLabel('Your address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(
    page.getByText(/^If the shop knows this address, a link is on its way/),
  ).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])

  await expect.poll(() => linkMailedTo(email)).not.toBeNull()
  const link = linkMailedTo(email) ?? ''
  await visit(page, link)
  await expect(page.getByText('One press, and you are in.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/admin/)

  await visit(page, '/admin?at=account')
  await page.getByLabel('New password', { exact: true }).fill('four odd words now')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'New lock, new key. You are logged out everywhere else.')).toBeVisible()

  await page.context().clearCookies()
  await visit(page, link)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link no longer works. Ask for a new one.')
})
