import { visit } from './shopper.ts'
import { expect, test } from './test.ts'

test('§7 safety: a script that somebody smuggles in does not run', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/Content Security Policy/)
  await visit(page, '/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})

for (const path of ['/', '/image/1', '/cart', '/no-such-page']) {
  test(`§7 safety: ${path} comes with the usual headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((one) => one.trim().startsWith('script-src')) ?? ''
    expect(scripts).toContain("'self'")
    expect(scripts).not.toMatch(/unsafe|\*|nonce/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('§6 session: the cookie is http-only and same-site, and storage holds no token', async ({
  page,
}) => {
  await visit(page, '/')
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  )
  expect(kept).not.toContain(cookie?.value ?? '?')
  expect(kept).not.toMatch(/token|password/i)
})

test('§4 guest: a visitor becomes a guest once, kept in the storage that the specification names', async ({
  page,
}) => {
  const made: string[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/api/users/create')) made.push(one.url())
  })
  await visit(page, '/')
  await page.waitForFunction(() => sessionStorage.getItem('user') !== null)
  const [user, userId] = await page.evaluate(() => [
    JSON.parse(sessionStorage.getItem('user') ?? '{}') as Record<string, unknown>,
    localStorage.getItem('userId'),
  ])
  expect(user).toMatchObject({ name: 'guest', role: 'guest', id: userId })
  await visit(page, '/about')
  await visit(page, '/cart')
  expect(made).toHaveLength(1)
})

test('§7 found: sitemap and robots name the public pages and nothing else', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.status()).toBe(200)
  expect(await robots.text()).toMatch(/Sitemap: http/i)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toMatch(/xml/)
  const text = await sitemap.text()
  for (const path of ['/print-gallery', '/image/1', '/clothing/1', '/merch/1', '/about']) {
    expect(text).toContain(`${path}<`)
  }
  expect(text).not.toMatch(/\/cart|\/admin|\/orders|\/order-success|side-door/)
})
