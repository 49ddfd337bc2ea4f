/* By keyboard alone on a telephone's width, with a real mail server. */
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { findings } from '../harness/axe.ts'
import { testInOwnShop } from '../harness/own-shop.ts'
import { owner, signInPath } from '../harness/settings.ts'
import { toast } from '../harness/shopper.ts'
import { expect } from '../harness/test.ts'

const test = testInOwnShop({ SMTP_URL: '' })
test.use({ viewport: { width: 390, height: 844 } })

test('§2 admin, services: the owner gives the shop a mailbox by keyboard, and a test mail arrives', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  const login = { user: 'shop@heron.example', pass: 'a-heron-in-the-reeds' }
  const server = await startMailServer({ login })
  const { keyboard } = page
  const main = page.getByRole('main')
  const write = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(words)
  }
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await keyboard.press('Enter')
  }
  await page.goto(signInPath)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expect(page.getByText('Get a link by email')).toHaveCount(0)
  await write('Email', owner.email)
  await write('Password', owner.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/admin/)
  await page.goto('/admin?at=services&id=mail')
  await expect(page.getByText('An app password of 16 letters')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Email provider').focus()
  await keyboard.type('Another')
  await write('Sender address', login.user)
  await write('Login', login.user)
  await write('Password', 'wrong')
  await write('Email server', '127.0.0.1')
  await write('Port', String(server.port))
  await keyboard.press('Enter')
  await expect(main.getByText('offers no encryption')).toBeVisible()
  await expect(page.getByLabel('Encryption')).toBeFocused()
  await keyboard.type('None')
  await write('Port', String(server.port))
  await keyboard.press('Enter')
  await expect(main.getByText('doesn’t take this name and password')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(login.pass)
  await keyboard.press('Enter')
  await expect(toast(page, 'The mailbox is open. Post goes out from here now!')).toBeVisible()
  await expect(page.getByText('Emails go through 127.0.0.1.')).toBeVisible()
  expect(await page.content()).not.toContain(login.pass)

  await press('Send me a test email')
  await expect(page.getByText(`Look whether it arrives at ${owner.email}`)).toBeVisible()
  expect(server.mails.map(({ subject }) => subject)).toContain('A test email')
  await press('Check your domain')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await expect(page.getByRole('heading', { name: /^DMARC/ })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await server.close()
})
