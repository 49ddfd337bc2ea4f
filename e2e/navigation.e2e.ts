import { owner as ownersLogin } from './settings.ts'
import { badge, ownPage, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const places = [
  { name: 'Art Prints', path: '/print-gallery' },
  { name: 'Clothing', path: '/clothing-gallery' },
  { name: 'Merch', path: '/merch-gallery' },
  { name: 'Commissions', path: '/commissions' },
  { name: 'About', path: '/about' },
]

test.describe('the bar', () => {
  for (const { name, path } of places) {
    test(`§2 bar: ${name} leads to ${path}`, async ({ page }) => {
      await visit(page, '/contact')
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('§2 bar: hides on scrolling down past 50 px and shows on scrolling up', async ({ page }) => {
    await visit(page, '/print-gallery')
    const link = page.getByRole('banner').getByRole('link', { name: 'Art Prints' })
    await page.mouse.wheel(0, 600)
    await expect(link).not.toBeInViewport()
    await page.mouse.wheel(0, -150)
    await expect(link).toBeInViewport()
  })

  test('§2 bar: stays while the first 50 px are scrolled', async ({ page }) => {
    await visit(page, '/print-gallery')
    await page.mouse.wheel(0, 40)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
    const link = page.getByRole('banner').getByRole('link', { name: 'Art Prints' })
    await expect(link).toBeInViewport()
  })

  test('§2 bar: comes back for whoever gets there with the keyboard', async ({ page }) => {
    await visit(page, '/print-gallery')
    await page.mouse.wheel(0, 600)
    const link = page.getByRole('banner').getByRole('link', { name: 'Art Prints' })
    await expect(link).not.toBeInViewport()
    await link.focus()
    await expect(link).toBeInViewport()
  })

  test('§2 bar: the desktop one from 900 px, the hamburger below', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 })
    await visit(page, '/')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Commissions' })).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
    await page.setViewportSize({ width: 899, height: 800 })
    await expect(banner.getByRole('link', { name: 'Commissions' })).toBeHidden()
    await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  })

  test('§2 bar: names where the shopper is', async ({ page }) => {
    await visit(page, '/clothing-gallery')
    const link = page.getByRole('banner').getByRole('link', { name: 'Clothing' })
    await expect(link).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('the hamburger menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('§2 hamburger: has the same links, and closes when one is taken', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const { name } of places) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await menu.getByRole('link', { name: 'Merch', exact: true }).click()
    await expect(page).toHaveURL('/merch-gallery')
    await expect(menu).toBeHidden()
  })

  test('§2 hamburger: Escape closes it and gives the focus back', async ({ page }) => {
    await visit(page, '/')
    const button = page.getByRole('button', { name: 'Menu', exact: true }).first()
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('§2 hamburger: shows no logout to a guest', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('button', { name: /log ?out/i })).toHaveCount(0)
  })

  test('§2 hamburger: the count of the cart stands beside it', async ({ page, owner }) => {
    await page.goto('/')
    const sticker = await owner.makeSticker(5)
    await visit(page, sticker.path)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.keyboard.press('Escape')
    await expect(badge(page)).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName(/\b1\b/)
  })
})

test.describe('the logo', () => {
  test('§2 logo: leads a shopper home', async ({ page }) => {
    await visit(page, '/about')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /slow heron/i })
      .click()
    await expect(page).toHaveURL('/')
  })

  test('§2 logo: leads the owner from home to the admin, and from there home', async ({ page }) => {
    await page.request.post('/api/users/login', { data: ownersLogin, headers: ownPage })
    await visit(page, '/')
    const logo = page.getByRole('banner').getByRole('link', { name: /slow heron/i })
    await expect(logo).toHaveAttribute('href', '/admin')
    await visit(page, '/about')
    await expect(logo).toHaveAttribute('href', /^\/(admin)?$/)
  })

  test('§2 hamburger: the owner finds a logout, which ends the session and goes home', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.request.post('/api/users/login', { data: ownersLogin, headers: ownPage })
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: /log ?out/i }).click()
    await expect(page).toHaveURL('/')
    const session = await page.request.get('/api/session')
    expect((await session.json()).user?.role ?? 'nobody').not.toBe('admin')
  })
})

test.describe('the footer', () => {
  test('§2 footer: Say Hello, a mail address, social links and a copyright line', async ({
    page,
  }) => {
    await visit(page, '/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Say Hello' })).toBeVisible()
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(footer.getByRole('link', { name: /instagram/i })).toBeVisible()
    await expect(footer.getByText(/©/)).toBeVisible()
  })
})

test('§7 skip link: the first key press offers to skip to what the page is about', async ({
  page,
}) => {
  await visit(page, '/print-gallery')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('§2 navigation: no link of the shop is dead', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/print-gallery', '/clothing-gallery', '/merch-gallery', '/about']) {
    await page.goto(path)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const link of links) seen.add(link)
  }
  const answers = await Promise.all(
    [...seen].map(async (path) => `${(await request.get(path)).status()} ${path}`),
  )
  expect(seen.size).toBeGreaterThan(40)
  expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([])
})

test('§2 navigation: an address that leads nowhere says so kindly and leads on', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('§2 navigation: back returns to the place on the gallery that was left', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await visit(page, '/merch-gallery')
  const piece = page.getByRole('main').getByRole('listitem').nth(4).getByRole('link')
  await piece.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const left = await page.evaluate(() => scrollY)
  await piece.click()
  await expect(page).toHaveURL(/\/merch\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/merch-gallery')
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), left)).toBeLessThan(50)
})
