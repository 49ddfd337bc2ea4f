import type { ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { listenAt } from '#testing/fakes/local-server.ts'
import { closing, eachFolder } from '#testing/harness/each.ts'
import { type BuiltShop, freePort, isOpen, startBuiltShop } from './testing/harness/process.ts'

const folder = eachFolder()
let child: ChildProcess | undefined

afterEach(() => {
  child?.kill('SIGKILL')
})

async function start(env: Record<string, string> = {}) {
  const shop = await startBuiltShop({ DATA_DIR: folder.path, ...env })
  child = shop.child
  return shop
}

describe('starting', () => {
  it('answers /healthz, prints the address and the sign-in once, and ends cleanly', async () => {
    const first = await start()
    const { port } = first
    await first.opened()
    // A proxy drops a resting connection after a minute, and has to be the first to do so.
    const { headers } = await fetch(`${first.url}/healthz`)
    expect(headers.get('Keep-Alive')).toBe('timeout=75')
    await expect.poll(() => first.said.out).toContain(`http://localhost:${port}/door-`)
    expect(first.said.out).not.toMatch(/seconds|minutes/)
    const { password } = await signIn(first)
    const logged = () => first.said.out.split('\n').filter((line) => line.startsWith('{'))
    await expect.poll(logged).toContainEqual(expect.stringContaining('/api/users/login'))
    expect(logged().join('\n')).not.toContain(password)
    first.child.kill('SIGTERM')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await isOpen(port)).toBe(false)

    const second = await start({ PORT: String(port) })
    await second.opened()
    await expect.poll(() => second.said.out).toContain('npm run owner -- door shows it')
    expect(second.said.out).not.toContain('Your login')
    expect(second.said.out).not.toContain('/door-')
  })

  it('refuses visitors until an upgrade allows them, hides the password from systemd, and serves metrics on a separate port', async () => {
    const metrics = await freePort()
    writeFileSync(join(folder.path, 'upgrading'), '')
    const shop = await start({ JOURNAL_STREAM: '8:1', METRICS_PORT: String(metrics) })
    await shop.opened()
    const status = async (headers: Record<string, string> = {}) =>
      (await fetch(`${shop.url}/`, { headers })).status
    const visitor = { 'X-Forwarded-For': '203.0.113.9' }
    expect([await status(), await status(visitor)]).toEqual([200, 503])
    rmSync(join(folder.path, 'upgrading'))
    await expect.poll(() => status(visitor)).toBe(200)
    await expect.poll(() => shop.said.out).toContain('Atelier is running')
    expect(shop.said.out).not.toContain('Your login')
    const answer = await fetch(`http://127.0.0.1:${metrics}/metrics`)
    expect(await answer.text()).toContain('atelier_requests_total{kind="health",status="200"}')
    const page = await fetch(`${shop.url}/metrics`)
    expect(await page.text()).not.toContain('atelier_requests_total')
  })

  it('prints no login when a token opens the page for one', async () => {
    const SETUP_TOKEN = 'a0'.repeat(20)
    const first = await start({ SETUP_TOKEN })
    await first.opened()
    await expect.poll(() => first.said.out).toContain('/signup?invitation=<SETUP_TOKEN>')
    expect(first.said.out).not.toMatch(/Your login|\/door-/)
    const page = await (await fetch(`${first.url}/signup?invitation=${SETUP_TOKEN}`)).text()
    expect(page).toContain('Welcome to your shop.')
    const made = await fetch(`${first.url}/api/users/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        invitation: SETUP_TOKEN,
        name: 'Maren',
        email: 'maren@heron.example',
        password: 'kettle-and-moss',
      }),
    })
    expect(made.status).toBe(200)
    const gone = await (await fetch(`${first.url}/signup?invitation=${SETUP_TOKEN}`)).text()
    expect(gone).not.toContain('Welcome to your shop.')
  })

  it('says in one line that the port is in use', async () => {
    const { port } = await closing(listenAt(createServer()))
    const { said, ended } = await start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(said.err.trim().split('\n')).toEqual([expect.stringContaining(`PORT ${port} is in use`)])
  })

  it('says in one line which variable is wrong', async () => {
    const { said, ended } = await start({ PORT: 'door' })
    expect(await ended).toBe(1)
    expect(said.err.trim()).toBe("Atelier can't start: PORT wants a number from 1 to 65535.")
  })

  it('says in one line that the demo studio’s pictures cannot be kept', async () => {
    writeFileSync(join(folder.path, 'pictures'), '')
    const { said, ended } = await start({ DEMO: 'auto' })
    expect(await ended).toBe(1)
    expect(said.out).not.toContain('Your login')
    expect(said.err.trim().split('\n')).toEqual([expect.stringContaining('picture')])
  })
})

/** Signs in as the owner, with the password that the start printed. */
async function signIn({ said, url }: BuiltShop): Promise<{ password: string }> {
  await expect.poll(() => said.out).toContain('Your login')
  const [, email, password = 'none'] =
    /Your login\s+(owner@atelier\.example)\s+((?:[a-z2-9]{4}-){3}[a-z2-9]{4})/.exec(said.out) ?? []
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(login.status).toBe(200)
  return { password }
}
