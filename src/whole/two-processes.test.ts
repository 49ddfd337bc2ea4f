import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBeforehand } from '#testing/harness/opened-shop.ts'
import { type BuiltShop, startBuiltShop } from '#testing/harness/process.ts'

const owner = { email: 'maren@example.com', password: 'a-long-password' }
const folder = mkdtempSync(join(tmpdir(), 'atelier-two-'))
const children: ChildProcess[] = []
let here: BuiltShop
let there: BuiltShop

async function start(): Promise<BuiltShop> {
  const login = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }
  const shop = await startBuiltShop({ DATA_DIR: folder, SIGN_IN_PATH: '/quiet-door', ...login })
  children.push(shop.child)
  await shop.opened()
  return shop
}

beforeAll(async () => {
  await openBeforehand({ DATA_DIR: folder })
  here = await start()
  there = await start()
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function send(shop: BuiltShop, method: string, path: string, body: object, token?: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? 'none'}` }
  const answer = await fetch(shop.url + path, { method, headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { token: string }
}

it('closes and opens the shop of both processes at once', async () => {
  const statuses = async () => {
    const paths = ['/', '/print-gallery', '/print-gallery.data', '/cart', '/quiet-door']
    const answers = paths.map((path) => fetch(there.url + path, { redirect: 'manual' }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  const { token } = await send(here, 'POST', '/api/users/login', owner)
  const words = { header: 'Out to sea', message: 'Back soon.' }
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  await send(here, 'PUT', '/api/vacation-mode/edit', { vacationModeOn: 1, ...words }, token)
  expect(await statuses()).toEqual([200, 503, 204, 503, 200])
  expect(await (await fetch(`${there.url}/`)).text()).toContain('Out to sea')
  await send(there, 'PUT', '/api/vacation-mode/edit', { vacationModeOn: 0, ...words }, token)
  expect(await (await fetch(`${here.url}/`)).text()).not.toContain('Out to sea')
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
})
