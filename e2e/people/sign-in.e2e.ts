import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { enter } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { owner, signInPath } from '../harness/settings.ts'
import { visit } from '../harness/shopper.ts'
import { join, staffPassword } from '../harness/staff.ts'
import { expect, test } from '../harness/test.ts'

async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('§4 login: a passkey is added, renamed and removed, codes are set up and turned off, and each signs in by keyboard alone', async ({
  page,
  anotherShopper,
  mayComplain,
}) => {
  mayComplain(/status of (?:400|401)/)
  const owner = await anotherShopper()
  await enter(owner)
  const { email } = await join(page, owner, 'helper')
  await addAuthenticator(page)
  await visit(page, '/admin?at=account')
  const name = page.getByRole('textbox', { name: 'Name (optional)' })
  const button = (words: string) => page.getByRole('button', { name: words, exact: true })
  await name.fill('Telephone')
  await button('Add a passkey').click()
  await button('Rename Telephone').press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Telephone')
  await name.fill('Lost telephone')
  await button('Cancel').press('Enter')
  await expect(button('Rename Telephone')).toBeFocused()
  await expect(name).toHaveValue('')
  await page.keyboard.press('Enter')
  await name.fill('Laptop')
  await name.press('Enter')
  await expect(button('Rename Laptop')).toBeFocused()
  await expect(button('Cancel')).toHaveCount(0)

  await page.context().clearCookies()
  await visit(page, signInPath)
  await button('Use a passkey').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin/)

  await visit(page, '/admin?at=account')
  await button('Remove Laptop').press('Enter')
  await expect(button('Add a passkey')).toBeFocused()
  await expect(page.getByText('None yet.')).toBeVisible()

  const press = page.keyboard.press.bind(page.keyboard)
  const code = page.getByLabel('Code from your app')
  await button('Set up codes').press('Enter')
  await expect(code).toBeFocused()
  await button('Cancel').press('Enter')
  await expect(button('Set up codes')).toBeFocused()
  await expect(page.getByText('Off.', { exact: true })).toBeVisible()

  await press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.type('000000')
  await press('Enter')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/isn’t right/)
  await button('Cancel').press('Enter')
  await button('Set up codes').press('Enter')
  await expect(code).toBeFocused()
  await expect(page.getByText('That code isn’t right')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await expect(page.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  )
  await expect(button('Copy the key')).toBeVisible()
  await code.fill(TOTP.generate({ secret: Secret.fromBase32(secret) }))
  await code.press('Enter')
  const region = page.getByRole('region', { name: 'Recovery codes' })
  await expect(region).toBeFocused()
  const codes = region.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button('Copy the codes').press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe((await codes.allTextContents()).join(' '))

  await page.context().clearCookies()
  await visit(page, signInPath)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(staffPassword)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await press('Enter')
  await expect(page.getByText('That code isn’t right, or it was used already.')).toBeVisible()
  await code.fill(recovery)
  await press('Enter')
  await expect(page).toHaveURL(/\/admin/)

  await visit(page, '/admin?at=account')
  await button('Turn codes off').press('Enter')
  await expect(button('Set up codes')).toBeFocused()
  await expect(page.getByText('Off.', { exact: true })).toBeVisible()
})

test('§4 login: a guest’s session that is still being made does not replace the owner’s', async ({
  page,
}) => {
  const order: string[] = []
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await isPressed
    order.push('session')
    await route.continue()
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/login')) order.push('login')
  })
  const asked = page.waitForRequest('**/api/session')
  await page.goto(signInPath)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await asked
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  press()
  await expect(page).toHaveURL(/\/admin/)
  expect(order.slice(0, 2)).toEqual(['session', 'login'])
})
