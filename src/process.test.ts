import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/* The built shop, started as `npm start` starts it. */

let folder: string
let child: ChildProcess | undefined
let occupant: Server | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-process-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  occupant?.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string>) {
  const started = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'info', ...env },
  })
  child = started
  const said = { out: '', err: '' }
  started.stdout.on('data', (data) => {
    said.out += data
  })
  started.stderr.on('data', (data) => {
    said.err += data
  })
  const ended = new Promise<number | null>((resolve) => started.once('exit', resolve))
  return { child: started, said, ended }
}

async function freePort(): Promise<number> {
  const probe = createNetServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function isOpen(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
  return answer?.status === 200
}

async function opened(port: number): Promise<void> {
  await expect.poll(() => isOpen(port), { timeout: 20_000, interval: 100 }).toBe(true)
}

describe('starting', () => {
  it('answers /healthz, and says where to go and how to get in, once', async () => {
    const port = await freePort()
    const first = start({ PORT: String(port) })
    await opened(port)
    await expect.poll(() => first.said.out).toContain(`http://localhost:${port}/door-`)
    expect(first.said.out).toMatch(/Your login\s+owner@atelier\.example\s+([a-z2-9]{4}-){3}/)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const second = start({ PORT: String(port) })
    await opened(port)
    await expect.poll(() => second.said.out).toContain('Your door')
    expect(second.said.out).not.toContain('Your login')
  })

  it('says in one line that the port is in use', async () => {
    const server = createServer()
    occupant = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { said, ended } = start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(said.err.trim().split('\n')).toEqual([expect.stringContaining(`PORT ${port} is in use`)])
  })

  it('says in one line that the data folder cannot be used', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { said, ended } = start({ PORT: String(await freePort()), DATA_DIR: join(file, 'data') })
    expect(await ended).toBe(1)
    expect(said.err.trim().split('\n')).toEqual([expect.stringContaining('DATA_DIR')])
  })

  it('says in one line which variable is wrong', async () => {
    const { said, ended } = start({ PORT: 'door' })
    expect(await ended).toBe(1)
    expect(said.err.trim()).toBe("Atelier can't start: PORT wants a number from 1 to 65535.")
  })
})

describe('stopping', () => {
  it('finishes cleanly at a signal, even when it comes twice', async () => {
    const port = await freePort()
    const { child: shop, ended } = start({ PORT: String(port) })
    await opened(port)
    shop.kill('SIGTERM')
    shop.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await isOpen(port)).toBe(false)
  })

  it('keeps the made-up password out of the log', async () => {
    const port = await freePort()
    const { said } = start({ PORT: String(port) })
    await opened(port)
    await expect.poll(() => said.out).toContain('Your login')
    const password = /([a-z2-9]{4}-){3}[a-z2-9]{4}/.exec(said.out)?.[0] ?? 'none'
    const logged = said.out.split('\n').filter((line) => line.startsWith('{'))
    expect(logged.join('\n')).not.toContain(password)
  })
})
