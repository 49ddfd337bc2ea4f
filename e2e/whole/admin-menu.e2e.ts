/** Navigation of the admin: the bar of a phone, the side of a wide window, the menu, More, and the search. */
import type { Page } from '@playwright/test'
import { goTo, heading, openAdmin, tabs } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { buy } from '../harness/bought.ts'
import { expect, test } from '../harness/test.ts'

const tab = (page: Page, name: string | RegExp) => tabs(page).getByRole('link', { name })
const search = (page: Page) => page.getByRole('dialog', { name: 'Find anything' })
const searchField = (page: Page) => search(page).getByRole('searchbox')

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('§2 admin, phone: five tabs stand at the bottom of every screen, mark where one is, and lead from any section to any other in two taps', async ({
    page,
  }) => {
    await openAdmin(page, 'codes')
    await expect(tabs(page).getByRole('link')).toHaveCount(5)
    for (const [name, title] of [
      [/^Orders/, 'Orders'],
      ['More', 'More'],
    ] as const) {
      await tab(page, name).tap()
      await expect(heading(page)).toHaveText(title)
      await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
      await expect(tabs(page).locator('[aria-current]')).toHaveCount(1)
      const box = await tabs(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    }
    const main = page.getByRole('main')
    const lowest = await main.getByRole('link', { name: 'Audit trail' }).boundingBox()
    expect(lowest?.y).toBeLessThan(844 + 800)
    await main.getByRole('link', { name: 'Taxes', exact: true }).tap()
    await expect(heading(page)).toHaveText('Taxes')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Admin Homepage', 'Taxes'])
    await goTo(page, 'Delete Merch')
    await expect(heading(page)).toHaveText('Delete Merch')
    await expect(tab(page, 'Products')).toHaveAttribute('aria-current', 'true')

    // ☰ is the menu of the admin.
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Art Prints' })).toHaveCount(0)
    expect(await findingsEverywhere(page)).toEqual([])
    await menu.getByRole('link', { name: 'Payments' }).tap()
    await expect(heading(page)).toHaveText('Payments')
    await expect(menu).toBeHidden()
  })

  test('§2 admin, phone: the bar covers neither the button of a form nor the end of a page', async ({
    page,
  }) => {
    await openAdmin(page, 'create-print')
    const top = async () => (await tabs(page).boundingBox())?.y ?? 0
    const create = page.getByRole('button', { name: 'Publish' })
    const box = await create.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top())
    await page.getByText('Print file:').scrollIntoViewIfNeeded()
    await expect(create).toBeInViewport({ ratio: 1 })
    await tab(page, 'More').tap()
    await expect(heading(page)).toHaveText('More')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page.getByRole('main').getByRole('button', { name: 'Log out' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await top())
    await page.emulateMedia({ media: 'print' })
    await expect(tabs(page)).toBeHidden()
  })
})

test('§2 admin, wide: the tabs stand at the side, with the other sections of the group, and the browser’s back button works', async ({
  page,
}) => {
  await openAdmin(page, 'shipping')
  await expect(tab(page, 'More')).toHaveAttribute('aria-current', 'true')
  await expect(tab(page, 'Shipping')).toHaveAttribute('aria-current', 'page')
  await tab(page, 'Payments').press('Enter')
  await expect(heading(page)).toHaveText('Payments')
  await expect(tab(page, 'Payments')).toHaveAttribute('aria-current', 'page')
  await tab(page, 'Products').press('Enter')
  await expect(tab(page, 'Galleries and series')).toBeVisible()
  await expect(tab(page, 'Payments')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText('Payments')
  await page.goBack()
  await expect(heading(page)).toHaveText('Shipping')
})

test.describe('the search', () => {
  test('§2 admin search: "/" opens it, arrows and Enter lead on, Escape closes it, and the focus returns', async ({
    page,
    owner,
  }) => {
    const piece = await owner.makeSticker(3)
    const { number } = await buy(owner, { pieces: [{ piece }] })
    await openAdmin(page, 'products')
    await page.getByRole('searchbox', { name: 'Find by name' }).press('/')
    await expect(search(page)).toBeHidden()
    const opener = tabs(page).getByRole('button', { name: 'Search' })
    await opener.focus()
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.type(piece.name)
    const found = search(page).getByRole('region', { name: 'Products' })
    await expect(found.getByRole('link', { name: piece.name })).toBeVisible()
    await expect(
      search(page)
        .getByRole('region', { name: 'Orders' })
        .getByRole('link', { name: `${number}` }),
    ).toBeVisible()
    expect(await findingsEverywhere(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(search(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeHidden()
    await expect(heading(page)).toHaveText(`Order ${number}`)
  })

  test('§2 admin search: finds sections at once, and says what it can’t find or reach', async ({
    page,
    mayComplain,
  }) => {
    mayComplain(/ERR_FAILED|Failed to fetch/)
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdmin(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await searchField(page).fill('walrus')
    await expect(search(page)).toContainText('Nothing found for “walrus”')
    await page.route('**/api/admin-search*', (route) => route.abort())
    await searchField(page).fill('vat')
    await expect(search(page).getByRole('link', { name: /Taxes/ })).toBeVisible()
    await expect(search(page).getByRole('alert')).toContainText('couldn’t be searched')
    await page.unroute('**/api/admin-search*')
    await search(page).getByRole('button', { name: 'Try again' }).click()
    await expect(search(page).getByRole('alert')).toHaveCount(0)
    await search(page).getByRole('link', { name: /Taxes/ }).click()
    await expect(heading(page)).toHaveText('Taxes')
  })
})
