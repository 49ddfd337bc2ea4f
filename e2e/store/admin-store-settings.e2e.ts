/* By keyboard alone, in a shop whose environment sets no place. */
import type { Page } from '@playwright/test'
import { freePort } from '#testing/harness/process.ts'
import { findings } from '../harness/axe.ts'
import { openShop } from '../harness/own-shop.ts'
import { owner, signInPath } from '../harness/settings.ts'
import { toast, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

/** Chooses in the focused list by typing the first letters, as with a keyboard. */
async function choose(page: Page, label: string, begins: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.type(begins)
  await page.keyboard.press('Tab')
}

test('§2 admin, settings: the owner says by keyboard where the shop is, and every page knows', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 400/)
  const port = await freePort()
  const shop = await openShop(port, { PUBLIC_URL: '' })
  try {
    await page.goto(`${shop.url}${signInPath}`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/admin/)
    await visit(page, `${shop.url}/admin?at=store-settings`)

    await choose(page, 'Time zone', 'Asia/Tokyo')
    await choose(page, 'The studio’s country', 'Japan')
    await page.getByRole('button', { name: 'Yes, set both' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('$64.00 becomes ¥6,400')).toBeVisible()
    await page.getByRole('button', { name: 'East Asia' }).focus()
    await page.keyboard.press('Space')
    await page.getByText('Choose one by one').focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Find a country').focus()
    await page.keyboard.type('new zea')
    await page.getByLabel('New Zealand').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('7 countries')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(toast(page, 'The map is redrawn. Every page uses it now.')).toBeVisible()
    await expect(
      page.getByText(/^To ship to Hong Kong SAR China and 5 more, add your name/),
    ).toBeVisible()
    // Typed into the form meanwhile: it is saved with the countries, and not thrown away.
    await choose(page, 'Time zone', 'Asia/Seoul')
    const openCountries = page.getByRole('button', { name: 'Save these and open the countries' })
    await page.getByLabel('Your full name').fill('Aiko Mori')
    await openCountries.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Your postal address')).toBeFocused()
    for (const words of ['your postal address', 'a telephone number, or another quick way']) {
      await expect(page.getByText(`Please enter ${words}`)).toBeVisible()
    }
    await expect(page.getByText('Please enter your full name')).toHaveCount(0)
    expect(await findings(page)).toEqual([])
    await page.getByLabel('Your postal address').fill('1-2 Yanaka, Taito, Tokyo, Japan')
    await page.getByLabel(/^Your telephone number/).fill('+81 3 0000 0000')
    await openCountries.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('7 countries')).toBeVisible()
    await expect(page.getByText(/^To ship to/)).toHaveCount(0)

    const address = page.getByLabel('The shop’s address')
    await address.fill('nowhere.invalid')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('main').getByText(/doesn’t lead to this shop yet: nowhere\.invalid/),
    ).toBeVisible()
    await address.fill(`http://127.0.0.1:${port}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Now it is http://127.0.0.1:${port}.`)).toBeVisible()

    const { place, home } = {
      place: await (await page.request.get(`${shop.url}/api/store-settings`)).json(),
      home: await (await page.request.get(`${shop.url}/`)).text(),
    }
    expect(place).toMatchObject({
      timeZone: 'Asia/Seoul',
      country: 'JP',
      currency: 'JPY',
      countries: ['HK', 'JP', 'KR', 'MO', 'NZ', 'SG', 'TW'],
      address: `http://127.0.0.1:${port}`,
    })
    expect(home).toContain(`<link rel="canonical" href="http://127.0.0.1:${port}/"`)
    expect(home).toContain('¥')
  } finally {
    // Scripts of the page may still be loading.
    await page.goto('about:blank')
    await shop.close()
  }
})

test('§2 admin, settings: what the machine says of the place is shown, and fixed', async ({
  page,
}) => {
  const { openAdmin } = await import('../harness/admin.ts')
  await openAdmin(page, 'store-settings')
  await expect(page.getByText('Set on your server.')).toBeVisible()
  await expect(page.getByLabel('The shop’s address')).toHaveCount(0)
})
