import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enterAnew, heading } from '../harness/admin.ts'
import { owner as login, signInPath } from '../harness/settings.ts'
import { expectToastFor, ownPage, stopClock, visit, waitForToast } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

const kept = () => ({
  role: JSON.parse(sessionStorage.getItem('user') ?? '{}').role,
  guestId: localStorage.getItem('userId'),
})

/** A link as mails to the owner carry it. */
const mailLink = (path: string) => `${signInPath}?next=${encodeURIComponent(path)}`
const ordersInMail = '/admin?at=orders&show=needs-you'

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('§8 login: email and password with a show/hide toggle, a wrong one is said for 1.5 s, too many tries are answered kindly, and a mail’s link leads on', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of (?:401|429)/)
  await visit(page, mailLink(ordersInMail))
  await expect(heading(page)).toHaveText('Log in')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByText("Don't have an account? Sign up!")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up!' })).toHaveAttribute('href', '/signup')
  await stopClock(page)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill('not-her-password')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expectToastFor(page, 'Invalid email or password.', 1500)
  await page.route('/api/users/login', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too_many', message: 'no' } } }),
  )
  await page.getByRole('button', { name: 'Log in' }).click()
  await waitForToast(
    page,
    'That was a few tries too many. Put the kettle on and try again in a minute or two.',
  )
  await page.unroute('/api/users/login')
  await page.clock.resume()
  await logIn(page)
  await expect(page).toHaveURL(ordersInMail)
})

test('§4 login: leads to the admin once, however often it is tapped, keeps the public user and forgets the guest', async ({
  page,
}) => {
  await visit(page, '/about')
  await expect.poll(async () => (await page.evaluate(kept)).guestId).not.toBeNull()
  await visit(page, signInPath)
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  const { promise: tapped, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/admin.data*', async (route) => {
    await tapped
    await route.continue()
  })
  const under = page.waitForRequest('**/admin.data*')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await under
  let again = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/login')) again += 1
  })
  await page.getByRole('button', { name: 'Log in' }).dispatchEvent('click')
  letGo()
  await expect(page).toHaveURL('/admin')
  await expect(heading(page)).toHaveText('Admin Homepage')
  expect(again).toBe(0)
  await expect.poll(() => page.evaluate(kept)).toEqual({ role: 'admin', guestId: null })
  expect(await page.evaluate(() => sessionStorage.getItem('user'))).not.toContain('token')
})

test('§4 login: the owner who is in is sent home from it, by the logo to the admin and back, and out by Log out', async ({
  page,
}) => {
  const session = await enterAnew(page)
  await page.goto(mailLink('/admin?at=messages'))
  await expect(page).toHaveURL('/admin?at=messages')
  await visit(page, signInPath)
  await expect(page).toHaveURL('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: /, admin$/ }).click()
  await expect(page).toHaveURL('/admin')
  await banner.getByRole('link', { name: /, home$/ }).click()
  await expect(page).toHaveURL('/')
  for (const path of ['/admin', '/admin.data']) {
    const answer = await page.request.get(path)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  }

  await banner.getByRole('link', { name: /, admin$/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await page.evaluate(kept)).role).toBe('guest')
  await page.context().addCookies(session)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
})

test('§5 admin: its addresses send nobody and guests home', async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const addresses = ['/admin', '/admin?at=edit-print', '/admin.data', '/admin.data?_routes=root']
  for (const who of ['nobody', 'a guest']) {
    if (who === 'a guest') await request.post('/api/users/create', { headers: ownPage })
    for (const address of addresses) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect([who, address, await leadsHome(answer)]).toEqual([who, address, true])
      expect(answer.headers()['cache-control']).toContain('no-store')
    }
  }
  await request.dispose()
})

/** By a redirect, or by the router's form of one. */
async function leadsHome(answer: {
  status(): number
  headers(): Record<string, string>
  text(): Promise<string>
}) {
  if (answer.status() === 302) return answer.headers().location === '/'
  const text = await answer.text()
  return text.includes('SingleFetchRedirect') && text.includes('"redirect","/"')
}

test('§2 hidden path: no page, script or list of a visitor names it', async ({ request }) => {
  const texts = new Map<string, string>()
  /** Reads with everything that it links or imports. */
  async function read(path: string): Promise<void> {
    if (texts.has(path)) return
    texts.set(path, '')
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    const text = await answer.text()
    texts.set(path, text)
    const found = [...text.matchAll(/[\w-]+\.(?:js|css)\b/g)].map(([name]) => `/assets/${name}`)
    await Promise.all(found.filter((name) => built.has(name)).map(read))
  }
  const built = new Set(readdirSync('build/client/assets').map((name) => `/assets/${name}`))
  await request.post('/api/users/create', { headers: ownPage })
  const paths = ['/', '/print-gallery', '/signup', '/cart', '/about', '/about.data']
  const lists = ['/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/session']
  for (const path of [...paths, ...lists]) await read(path)
  expect([...texts.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(50)
  const telling = [...texts].filter(([, text]) => text.includes(signInPath.slice(1)))
  expect(telling.map(([path]) => path)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, a mail’s link leads through a wrong password, which is said, to the orders', async ({
    page,
    mayComplain,
  }) => {
    mayComplain(/status of 422/)
    await page.goto(mailLink(ordersInMail))
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByLabel('Email').fill(login.email)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Invalid email or password.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(login.email)
    await logIn(page)
    await expect(page).toHaveURL(ordersInMail)
  })
})
