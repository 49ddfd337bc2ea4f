import { openAdmin } from '../harness/admin.ts'
import { findingsEverywhere } from '../harness/axe.ts'
import { inMotion } from '../harness/motion.ts'
import { owner as ownersLogin } from '../harness/settings.ts'
import { badge, fillCart, ownPage, visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test.use(inMotion)

const places = [
  { name: 'Art Prints', path: '/print-gallery' },
  { name: 'Clothing', path: '/clothing-gallery' },
  { name: 'Merch', path: '/merch-gallery' },
  { name: 'Commissions', path: '/commissions' },
  { name: 'About', path: '/about' },
]

test('§2 bar: leads to galleries, commissions and about, hides on scrolling down, and becomes a hamburger below 900 px', async ({
  page,
}) => {
  await visit(page, '/contact')
  const banner = page.getByRole('banner')
  for (const { name, path } of places) {
    const link = banner.getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  const link = banner.getByRole('link', { name: 'Art Prints' })
  await link.click()
  await expect(page).toHaveURL('/print-gallery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Art Prints')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
  await expect(link).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(link).not.toBeInViewport()
  await page.mouse.wheel(0, -150)
  await expect(link).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(link).not.toBeInViewport()
  await link.focus()
  await expect(link).toBeInViewport()

  const hamburger = banner.getByRole('button', { name: 'Menu', exact: true })
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(link).toBeVisible()
  await expect(hamburger).toBeHidden()
  await page.setViewportSize({ width: 899, height: 800 })
  await expect(link).toBeHidden()
  await expect(hamburger).toBeVisible()
})

test.describe('the hamburger menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('§2 hamburger: has the same links, the count beside it and no logout for a guest; Escape, a link or going back closes it', async ({
    page,
    owner,
  }) => {
    await fillCart(page, [{ piece: await owner.makeSticker(5) }])
    await visit(page, '/')
    await expect(badge(page)).toBeVisible()
    await expect(badge(page)).toHaveAccessibleName(/\b1\b/)
    const button = page.getByRole('button', { name: 'Menu', exact: true }).first()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    for (const { name } of places) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /log ?out/i })).toHaveCount(0)
    expect(await findingsEverywhere(page)).toEqual([])
    await menu.getByRole('link', { name: 'Merch', exact: true }).click()
    await expect(page).toHaveURL('/merch-gallery')
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
  })
})

test('§2 hamburger: the owner finds a logout, which ends the session and goes home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.request.post('/api/users/login', { data: ownersLogin, headers: ownPage })
  await visit(page, '/about')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Orders' }).click()
  // The address changes before its page is shown, which has its own menu: the admin's.
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Orders')
  await menu.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Letters' }).click()
  await expect(page).toHaveURL('/admin?at=messages')
  await expect(title).toHaveText('Letters')
  await menu.click()
  await page.getByRole('button', { name: /log ?out/i }).click()
  await expect(page).toHaveURL('/')
  const session = await page.request.get('/api/session')
  expect((await session.json()).user?.role ?? 'nobody').not.toBe('admin')
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

test('§2 navigation: no link of the shop is dead', async ({ request }) => {
  // Tests beside this one delete pieces and pages meanwhile.
  await expect(async () => {
    const seen = new Set<string>()
    for (const path of ['/', '/print-gallery', '/clothing-gallery', '/merch-gallery', '/about']) {
      const html = await (await request.get(path)).text()
      for (const [, link = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) {
        seen.add(link.replaceAll('&amp;', '&'))
      }
    }
    const answers = await Promise.all(
      [...seen].map(async (path) => `${(await request.get(path)).status()} ${path}`),
    )
    expect(seen.size).toBeGreaterThan(40)
    expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([])
  }).toPass()
})

test('§2 navigation: an address that leads nowhere says so kindly and leads on, with scripts too', async ({
  page,
  request,
  mayComplain,
}) => {
  mayComplain(/status of 404/)
  // Of a path that no page has, and of a page without its entry.
  for (const address of ['/no/such/page', '/drop/99999']) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(address))
    await visit(page, address)
    expect((await answered).status(), address).toBe(404)
    await expect(page, address).toHaveTitle(/^Nothing at this address/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  }
  const pieces = [
    '/image/999999',
    '/image/999999?problem=x',
    '/image/0',
    '/image/x',
    '/clothing/abc',
  ]
  const papers = [`/orders/x/invoices/${'0'.repeat(32)}`, '/packing-slips/99999']
  for (const path of [...pieces, '/merch/1.5', '/merch/-1', ...papers]) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('<h1')
  }
})

test('§2 navigation: back returns to the place on the gallery that was left', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.makeGallery()
  for (let made = 0; made < 8; made += 1) await owner.makeSticker(3, { gallery: slug })
  await page.setViewportSize({ width: 800, height: 400 })
  await visit(page, `/gallery/${slug}`)
  const piece = page.getByRole('main').getByRole('listitem').nth(4).getByRole('link')
  await piece.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const left = await page.evaluate(() => scrollY)
  await piece.click()
  await expect(page).toHaveURL(/\/merch\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(`/gallery/${slug}`)
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), left)).toBeLessThan(50)
})

test('§2 navigation: a piece that is left before its picture has arrived is no error', async ({
  page,
}) => {
  await visit(page, '/merch-gallery')
  await page.evaluate(async () => {
    const skipped = document.startViewTransition()
    void skipped.ready
    skipped.skipTransition()
    await skipped.finished
  })
})

test('§2 bar: a page that can’t be had keeps the studio’s name and the ways on', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/ERR_FAILED|Failed to fetch/)
  await visit(page, '/contact')
  await page.route('**/about.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line went quiet.')
  await expect(page).toHaveTitle('The line went quiet · Slow Heron')
  await expect(page.getByRole('banner')).toContainText('Slow Heron')
  await expect(page.getByRole('contentinfo')).toContainText('hello@slowheron.example')
  expect(await findingsEverywhere(page)).toEqual([])

  await openAdmin(page)
  await page.route('**/admin.data*', (route) => route.abort())
  await page
    .getByRole('link', { name: /Letters/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line went quiet.')
  await expect(page.getByRole('banner')).toContainText('Slow Heron')
})
