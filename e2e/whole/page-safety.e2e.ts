import { visit } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

test('§4 guest: a visitor becomes a guest once; storage holds no token, and a smuggled script does not run', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/Content Security Policy/)
  const made: string[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/api/users/create')) made.push(one.url())
  })
  await visit(page, '/')
  const [user, userId] = await page.evaluate(() => [
    JSON.parse(sessionStorage.getItem('user') ?? '{}') as Record<string, unknown>,
    localStorage.getItem('userId'),
  ])
  expect(user).toMatchObject({ name: 'guest', role: 'guest', id: userId })

  const [cookie, ...more] = await page.context().cookies()
  expect(more).toEqual([])
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  )
  expect(kept).not.toContain(cookie?.value ?? '?')
  expect(kept).not.toMatch(/token|password/i)

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)

  await visit(page, '/cart')
  expect(made).toHaveLength(1)
})
