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
