import { endSession, enter, enterAnew, field } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { owner as login } from '../harness/settings.ts'
import { ownPage, visit } from '../harness/shopper.ts'
import { join, makeStale } from '../harness/staff.ts'
import { expect, test } from '../harness/test.ts'

test('§4 login: an invitation asks whether it is you when the sign-in is old, and loses nothing', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 40[013]/)
  await enterAnew(page)
  await visit(page, '/admin?at=staff')
  await makeStale(page)
  await field(page, 'For whom? (optional)').fill('Robin')
  await page.getByRole('radio', { name: /^Partner/ }).check()
  const make = page.getByRole('button', { name: 'Make an invitation link' })
  await make.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const proof = dialog.getByLabel('Password, or a code from your app', { exact: true })
  await expect(proof).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  await proof.fill('not the password')
  await dialog.getByRole('button', { name: 'It’s me' }).click()
  await expect(proof).toHaveAccessibleDescription('That isn’t right. Try again?')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Please confirm that it is you.')).toBeVisible()
  await expect(field(page, 'For whom? (optional)')).toHaveValue('Robin')

  await make.click()
  await proof.fill(login.password)
  await proof.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible()
  const listed = page.getByRole('listitem').filter({ hasText: 'Robin' })
  await expect(listed.first()).toContainText('Partner')

  // One Escape closes the sign-in alone; the question below it waits for the next.
  await endSession(page)
  await listed.first().getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('dialog', { name: 'Withdraw the invitation' })
  await question.getByRole('button', { name: 'Yes' }).click()
  const signIn = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(signIn).toBeHidden()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
})

test('§4 roles: an old page says in words that a right or the account is gone, and asks nobody to log in', async ({
  page,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of 403/)
  const owner = await anotherShopper()
  await enter(owner)
  const { id } = await join(page, owner, 'partner')
  await visit(page, '/admin?at=pages&id=privacy')
  const data = { role: 'helper' }
  const changed = await owner.request.put(`/api/staff/role/id/${id}`, { data, headers: ownPage })
  expect(changed.status()).toBe(200)
  await field(page, 'The text').fill('What the shop keeps.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A helper can’t do this.' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const address = `/api/staff/delete/id/${id}`
  expect((await owner.request.delete(address, { headers: ownPage })).status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const removed = 'This account has been removed. Ask the owner.'
  await expect(page.getByRole('alert').filter({ hasText: removed })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field(page, 'The text')).toHaveValue('What the shop keeps.')
})
