import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/harness/process.ts'
import { releaseAt } from './archive.ts'
import { currentOf, type Service, switchTo } from './installation.ts'
import { run } from './run.ts'
import { type Upgrade, upgradeShop } from './upgrade-shop.ts'

const tinyShop = fileURLToPath(new URL('./testing/tiny-shop.ts', import.meta.url))

const patiently = { interval: 100 }

let root: string
let data: string
let port: number
let shop: ChildProcess | undefined
let layout: { releases: string; current: string; settings: string }

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'atelier-upgrade-'))
  data = join(root, 'data')
  port = await freePort()
  layout = {
    releases: join(root, 'releases'),
    current: join(root, 'current'),
    settings: join(root, '.env'),
  }
  for (const folder of [data, layout.releases]) mkdirSync(folder)
  writeFileSync(layout.settings, `DATA_DIR=${data}\nPORT=${port}\n`)
  makeRelease(join(layout.releases, '1.0.0'), '1.0.0')
  switchTo(layout, join(layout.releases, '1.0.0'))
  await service.start()
  await expect.poll(() => visit('GET', 'healthz'), patiently).toBe(200)
})
afterEach(async () => {
  await service.stop()
  rmSync(root, { recursive: true })
})

const service: Service = {
  async start() {
    const env = { ...process.env, DATA_DIR: data, PORT: String(port) }
    shop = spawn(join(layout.current, 'atelier'), { env, stdio: 'ignore' })
  },
  async stop() {
    if (!shop || shop.exitCode !== null || shop.signalCode !== null) return
    const gone = new Promise((resolve) => shop?.once('exit', resolve))
    shop.kill('SIGTERM')
    await gone
  },
  lastWords: () => 'its last words',
}

function makeRelease(folder: string, version: string, ails = '', platform = 'linux-x64') {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'atelier', version, platform, ails }),
  )
  const start = `[ "\${1:-}" != version ] || { echo ${version}; exit; }\nexec ${process.execPath} ${tinyShop} $(dirname "$(readlink -f "$0")")`
  writeFileSync(join(folder, 'atelier'), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
}

function archiveOf(version: string, ails?: string, platform?: string): string {
  const name = `atelier-${version}`
  makeRelease(join(root, name), version, ails, platform)
  run('tar', ['-czf', join(root, `${name}.tar.gz`), '-C', root, name])
  return join(root, `${name}.tar.gz`)
}

const upgrade = (archive: string, options: Partial<Upgrade> = {}) => {
  const { signal } = new AbortController()
  const usual = { layout, service, within: 30_000, major: false, signal, say: () => {} }
  return upgradeShop(archive, { ...usual, ...options })
}

async function visit(method: string, path: string): Promise<number> {
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method, headers }).catch(
    () => null,
  )
  return answer?.status ?? 0
}

function keepPaying() {
  const paid: string[] = []
  let going = true
  const done = (async () => {
    for (let n = 1; going; n++) {
      if ((await visit('POST', `order-${n}`)) === 200) paid.push(`order-${n}`)
      await pause(5)
    }
  })()
  return async () => {
    going = false
    await done
    return paid
  }
}

function orders(): string[] {
  const db = new DatabaseSync(join(data, 'atelier.sqlite'), { readOnly: true, timeout: 5_000 })
  const rows = db.prepare('select id from orders').all()
  db.close()
  return rows.map(({ id }) => String(id))
}

describe('an upgrade', () => {
  it('changes the version while orders are paid, and keeps each of them', async () => {
    const stop = keepPaying()
    expect(await upgrade(archiveOf('1.1.0'))).toMatchObject({ version: '1.1.0' })
    const before = orders().length
    await expect.poll(() => orders().length, patiently).toBeGreaterThan(before)
    const paid = await stop()
    expect(orders()).toEqual(expect.arrayContaining(paid))
    expect(releaseAt(currentOf(layout)).version).toBe('1.1.0')
    expect(readdirSync(data)).toEqual(['atelier.sqlite'])
  })

  it.each([
    ['that dies after it has changed the data', 'loses orders and dies'],
    ['that answers, and shows no page', 'shows no page'],
  ])('gives way to the version before, with every order, for one %s', async (_, ails) => {
    mkdirSync(join(data, 'pictures'))
    writeFileSync(join(data, 'pictures/a.jpg'), 'a picture')
    const stop = keepPaying()
    await expect.poll(() => orders().length, patiently).toBeGreaterThan(3)
    const failed = upgrade(archiveOf('1.1.0', ails), { within: 1_500 })
    await expect(failed).rejects.toThrow(/1\.0\.0 runs again.*nothing is lost.*last words/s)
    const before = orders().length
    await expect.poll(() => orders().length, patiently).toBeGreaterThan(before)
    const paid = await stop()
    expect(orders()).toEqual(expect.arrayContaining(paid))
    expect(releaseAt(currentOf(layout)).version).toBe('1.0.0')
    expect(readdirSync(data).sort()).toEqual(['atelier.sqlite', 'pictures'])
    expect(readdirSync(layout.releases)).toEqual(['1.0.0'])
  })

  it('that was cut off is undone by the next one, which then goes on', async () => {
    let starts = 0
    const held = () => existsSync(join(data, 'upgrading')) && starts > 0
    const archive = archiveOf('1.1.0', 'shows no page')
    const cutOff = { ...service, lastWords: () => '' }
    // Ends after the first start, as a power cut would.
    cutOff.start = async () => {
      starts += 1
      await service.start()
      await new Promise(() => {})
    }
    void upgrade(archive, { within: 1_000, service: cutOff })
    await expect.poll(held, patiently).toBe(true)
    expect(await upgrade(archiveOf('1.2.0'))).toMatchObject({ version: '1.2.0' })
    expect(readdirSync(layout.releases).sort()).toEqual(['1.0.0', '1.2.0'])
  })

  it.each([
    ['while the shop is stopped for the copy', 'stop'],
    ['while the new version starts', 'start'],
    ['while it is looked at', 'look'],
  ])('that is stopped %s gives way to the version before', async (_, phase) => {
    const stopping = new AbortController()
    const stopAt = (reached: string) => void (reached === phase && stopping.abort())
    const stopped: Service = {
      ...service,
      async start() {
        stopAt('start')
        await service.start()
        setTimeout(stopAt, 500, 'look')
      },
      async stop() {
        await service.stop()
        stopAt('stop')
      },
    }
    const stop = keepPaying()
    const archive = archiveOf('1.1.0', phase === 'look' ? 'shows no page' : '')
    await expect(upgrade(archive, { service: stopped, signal: stopping.signal })).rejects.toThrow(
      /it was stopped\. 1\.0\.0 runs again with its data/,
    )
    const paid = await stop()
    expect(orders()).toEqual(expect.arrayContaining(paid))
    expect(await visit('GET', '')).toBe(200)
    expect(releaseAt(currentOf(layout)).version).toBe('1.0.0')
    expect(readdirSync(data)).toEqual(['atelier.sqlite'])
  })

  it('refuses an unfit file before anything stops, and changes nothing when it is stopped before', async () => {
    const running = shop?.pid
    for (const [version, platform, words] of [
      ['1.0.0', 'linux-x64', /is already running/],
      ['0.9.9', 'linux-x64', /older than 1\.0\.0/],
      ['2.0.0', 'linux-x64', /--major/],
      ['1.1.0', 'linux-arm64', /is for linux-arm64/],
    ] as const) {
      await expect(upgrade(archiveOf(version, '', platform))).rejects.toThrow(words)
    }
    const archive = archiveOf('1.1.0')
    await expect(upgrade(join(root, 'none.tar.gz'))).rejects.toThrow('There is no file')
    await expect(upgrade(layout.settings)).rejects.toThrow('isn’t a complete release')
    const sums = join(root, 'SHA256SUMS')
    writeFileSync(sums, `${'0'.repeat(64)}  atelier-1.1.0.tar.gz\n`)
    await expect(upgrade(archive)).rejects.toThrow('doesn’t match SHA256SUMS')
    expect(readdirSync(layout.releases)).toEqual(['1.0.0'])
    rmSync(sums)
    const signal = AbortSignal.abort()
    await expect(upgrade(archive, { signal })).rejects.toThrow('Nothing was changed')
    expect(readdirSync(layout.releases)).toEqual(['1.0.0'])
    writeFileSync(layout.settings, 'DATABASE_URL=postgres://localhost/atelier\n')
    await expect(upgrade(archive)).rejects.toThrow('PostgreSQL')
    expect(shop?.pid).toBe(running)
    expect(await visit('GET', '')).toBe(200)
  })

  it('goes across a first number when it is asked to', async () => {
    expect(await upgrade(archiveOf('2.0.0'), { major: true })).toMatchObject({ version: '2.0.0' })
  })
})
