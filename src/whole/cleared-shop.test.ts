import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBeforehand } from '#testing/harness/opened-shop.ts'
import { type BuiltShop, startBuiltShop } from '#testing/harness/process.ts'

/* A shop that began without a demo studio: visitors get nothing of the demo's mascot. */

const owner = { ADMIN_EMAIL: 'ines@example.com', ADMIN_PASSWORD: 'a-long-password' }
const folder = mkdtempSync(join(tmpdir(), 'atelier-cleared-'))
const env = { DATA_DIR: folder, DEMO: 'off', SIGN_IN_PATH: '/quiet-door', ...owner }
let shop: BuiltShop

beforeAll(async () => {
  await openBeforehand(env)
  shop = await startBuiltShop(env)
  await shop.opened()
})
afterAll(() => {
  shop.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** With words that an empty page says. */
const paths: [path: string, words?: string][] = [
  ['/', 'Everything here comes from one studio.'],
  ['/print-gallery', 'The walls are bare for the moment.'],
  ['/clothing-gallery', 'The rack is empty'],
  ['/merch-gallery', 'The little drawer is empty.'],
  ['/about', 'There is a story here.'],
  ['/commissions', 'Request your commission!'],
  ['/contact'],
  ['/shipping'],
  ['/privacy'],
  ['/terms'],
  ['/cart'],
  ['/nowhere'],
  ['/quiet-door'],
  ['/site.webmanifest'],
  ['/favicon.svg'],
]

const textAt = async (path: string) => (await fetch(shop.url + path)).text()

it.each(paths)('has nothing of the demo’s mascot at %s', async (path, words = '') => {
  const body = await textAt(path)
  expect(body.length).toBeGreaterThan(100)
  expect(body).toContain(words)
  expect(body).not.toMatch(/heron|maren oduya|biscuit|drawings\/|shore-[\w-]+\.svg/i)
})

it('§2 commissions: once they are off, no page names them and nothing answers', async () => {
  const pages = ['/', '/archive', '/search?q=walrus', '/terms', '/shipping']
  const naming = async () => {
    const texts = await Promise.all(pages.map(textAt))
    const seen = texts.map((text) => text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ''))
    return pages.filter((_, at) => /commission/i.test(seen[at] ?? ''))
  }
  expect(await naming()).toEqual(pages)
  const json = { 'Content-Type': 'application/json' }
  const login = { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const answer = await fetch(`${shop.url}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  })
  const [cookie = ''] = answer.headers.get('Set-Cookie')?.split(';') ?? []
  const headers = { ...json, Authorization: `Bearer ${cookie.split('=')[1]}` }
  const path = `${shop.url}/api/studio`
  const { version: _, ...texts } = await (await fetch(path, { headers })).json()
  const named = { studioName: 'Quick Otter', artistName: 'Ines', email: owner.ADMIN_EMAIL }
  const body = JSON.stringify({ ...texts, ...named, takesCommissions: false })
  const saved = await fetch(path, { method: 'PUT', headers, body })
  expect([saved.status, await saved.json()]).toMatchObject([200, named])
  expect(await naming()).toEqual([])
  expect((await fetch(`${shop.url}/commissions`)).status).toBe(404)
})
