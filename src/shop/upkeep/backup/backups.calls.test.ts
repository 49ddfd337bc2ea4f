import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { beforeEach, describe, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import { listenAt } from '#testing/fakes/local-server.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const api = each(openOwnerApi)
beforeEach(() => paint(400_000))

/** Makes every picture this many incompressible bytes long. */
async function paint(size: number): Promise<void> {
  for (const { key } of await keysOfPictures()) api.images.kept.set(key, randomBytes(size))
}

async function keysOfPictures() {
  const rows = await api.shop.db.read.selectFrom('pictures').select(['folder', 'hash']).execute()
  return rows.map(({ folder, hash }) => ({ key: `${folder}/${hash}.jpg` }))
}

describe('backups, by the API', () => {
  it('send the owner the whole shop as an uncacheable file', async () => {
    const answer = await api.owner.get('/api/backups/download')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="atelier-2026-05-01.tar.gz"',
      'cache-control': 'no-store',
    })
    const { byteLength } = await answer.arrayBuffer()
    expect(byteLength).toBeGreaterThan(1_200_000)
    expect(await bodyOf(api.owner.get('/api/backups'))).toMatchObject({
      making: false,
      taken: { bytes: byteLength },
    })
  })

  it('report a backup that is already being made', async () => {
    const first = await api.owner.get('/api/backups/download')
    const second = await api.owner.get('/api/backups/download')
    expect(second.headers.get('Retry-After')).toBe('60')
    expect(await failureOf(second)).toMatchObject({
      status: 503,
      code: 'busy',
      message: 'A backup is being made right now. Try again in a few minutes.',
    })
    await first.body?.cancel()
  })

  it('send a nightly backup by its day', async () => {
    await api.shop.admin.backups.nightly({ attempt: 1 })
    const answer = await api.owner.get('/api/backups/nights/2026-05-01')
    const bytes = await answer.arrayBuffer()
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(answer.headers.get('Content-Disposition')).toContain('atelier-2026-05-01.tar.gz')
    const { dataDir } = api.shop.config
    const kept = join(dataDir, 'backups', 'atelier-nightly-2026-05-01.tar.gz')
    expect(readFileSync(kept).equals(Buffer.from(bytes))).toBe(true)
    const { taken } = await api.shop.admin.backups.status()
    expect(taken).toMatchObject({ bytes: bytes.byteLength })
  })

  it('send no other file from a nightly address', async () => {
    await api.shop.admin.backups.nightly({ attempt: 1 })
    const addresses = {
      '2026-05-02': 404,
      '..%2F..%2Fatelier.sqlite': 400,
      '..': 404,
      '2026-05-01%00.tar.gz': 400,
      '2026-05-01.tar.gz': 400,
      '2026-05-01%2F..%2F..%2Fatelier.sqlite': 400,
    }
    for (const [name, status] of Object.entries(addresses)) {
      expect((await api.owner.get(`/api/backups/nights/${name}`)).status, name).toBe(status)
    }
  })

  describe.each(['download', 'nights/2026-05-01'])('at %s', (name) => {
    const path = `/api/backups/${name}`

    it('lead to their section when an address is opened without a fresh sign-in', async () => {
      api.shop.clock.advance(10 * minute)
      const typed = { 'Sec-Fetch-Site': 'none' }
      const answer = await api.owner.send('GET', path, undefined, typed)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe('/admin?at=backups')
      expect(await failureOf(api.owner.get(path))).toMatchObject({ code: 'confirm_sign_in' })
    })

    it('start nothing for a HEAD request', async () => {
      await api.shop.admin.backups.nightly({ attempt: 1 })
      expect((await api.owner.send('HEAD', path)).status).toBe(200)
      expect(await api.shop.admin.backups.status()).toMatchObject({ making: false, taken: null })
    })
  })
})

describe('a download over a real connection', () => {
  const server = each(() => listenAt(createServer(getRequestListener(api.app.fetch))))
  let address: string
  let headers: Record<string, string>

  beforeEach(() => {
    address = `${server.url}/api/backups/download`
    headers = { Cookie: `atelier_session=${api.owner.cookies.get('atelier_session')}` }
  })
  const making = async () => (await api.shop.admin.backups.status()).making

  it('breaks when it can’t be completed', async () => {
    await paint(12_000_000)
    const { get: read } = api.images
    let reads = 0
    api.images.get = async (key) => {
      reads += 1
      if (reads === 3) throw new Error('the store went away')
      return read(key)
    }
    const answer = await fetch(address, { headers })
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer().then(({ byteLength }) => byteLength)).rejects.toThrow(
      'terminated',
    )
    expect(await api.shop.admin.backups.status()).toMatchObject({ making: false, taken: null })
  })

  it('ends when the client leaves', async () => {
    await paint(12_000_000)
    await new Promise<void>((resolve, reject) => {
      const request = get(address, { headers }, (answer) => {
        answer.once('data', () => {
          answer.destroy()
          resolve()
        })
      })
      request.on('error', reject)
    })
    await expect.poll(making).toBe(false)
    expect(await api.shop.admin.backups.status()).toMatchObject({ taken: null })
  })
})
