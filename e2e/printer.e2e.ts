import { expect } from '@playwright/test'
import { heading, openAdmin } from './admin.ts'
import { findings } from './axe.ts'
import { test } from './printer.ts'

// One after the other: the printer's moods are one test's at a time, and its shop is opened once.
test.describe.configure({ mode: 'default' })

test('§7 hand-over: From Printful says which sizes the printer doesn’t know, and what stops it', async ({
  page,
  printer: { printful },
  mayComplain,
}) => {
  mayComplain(/status of (?:400|503)/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const id of ['o-s', 'o-m', 'o-l', 'n-s', 'n-m']) printful.variants.set(id, 'active')
  await openAdmin(page, 'printer')
  await expect(heading(page)).toHaveText('From Printful')
  const sizes = page.getByRole('region', { name: 'Check every size' })
  const status = sizes.first().getByRole('status')
  const check = page.getByRole('button', { name: /^Check|^Go on/ })
  await expect(status).toContainText('Nobody has looked yet. There are 5 sizes to ask about.')
  await expect(page.getByText('Every print that was bought is at the printer')).toBeVisible()

  printful.trouble = (call) =>
    call.includes('/store/variants') ? { how: 'slow', ms: 700 } : { how: 'none' }
  await check.click()
  await expect(status).toContainText('Asking Printful … 0 of 5 sizes')
  await expect(status).toContainText('Printful knows all 5 sizes. Print away.')
  printful.trouble = () => ({ how: 'none' })

  printful.variants.delete('o-m')
  printful.variants.set('n-s', 'discontinued')
  await check.click()
  await expect(status).toContainText('Printful can’t print 2 of 5 sizes.')
  const prints = page.getByRole('list', { name: 'Prints with sizes that Printful can’t print' })
  await expect(prints.getByRole('link')).toHaveText([/Old moths/, /New heron/])
  await expect(prints).toContainText('o-mNo such number there.')
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await findings(page)).toEqual([])

  await prints.getByRole('link', { name: 'Old moths' }).click()
  await expect(page.getByLabel('Medium variant ID')).toHaveValue('o-m')
  await page.goBack()
  await expect(status).toContainText('Printful can’t print 2 of 5 sizes.')

  printful.callsLeft = 5
  await check.click()
  await expect(status).toContainText('This goes on by itself in a moment.')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(status).toContainText('Stopped at 0 of 5.')
  printful.callsLeft = 119
  printful.trouble = () => ({ how: 'error', after: false })
  await check.click()
  await expect(status).toContainText('Printful can’t be reached right now.')
  printful.trouble = () => ({ how: 'none' })
  await check.click()
  await expect(status).toContainText('can’t print 2 of 5')
})

test('§7 hand-over: a token that the printer refuses is named, here and in the check-up', async ({
  page,
  printer: { printful },
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  printful.refusesToken = true
  await openAdmin(page, 'printer')
  await page.getByRole('button', { name: 'Check the sizes' }).click()
  const sizes = page.getByRole('region', { name: 'Check every size' })
  const status = sizes.first().getByRole('status')
  await expect(status).toContainText('make a new one there, and give it to the shop')
  await status.getByRole('link', { name: 'Shop check-up' }).click()
  await expect(page.getByRole('main')).toContainText(
    'make a new one there, and give it to the shop',
  )
  await expect(page.getByRole('main')).toContainText('Give the shop a new token under Services.')
  printful.refusesToken = false
})
