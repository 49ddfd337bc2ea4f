import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { minute } from '#platform/time/clock.ts'
import { eachNightlyBackups } from '#testing/fixtures/upkeep/nightly-backups.ts'
import { sizeInWords } from './backups.ts'

const at = eachNightlyBackups()
const { openShop, folder, planned, backupsWith, fillUp } = at

describe('a downloaded backup', () => {
  it('is made one at a time', async () => {
    await openShop()
    const first = await at.shop.admin.backups.take()
    await expect(at.shop.admin.backups.take()).rejects.toMatchObject({ code: 'busy' })
    await at.shop.admin.backups.nightly({ attempt: 1 })
    expect(existsSync(folder())).toBe(false)
    expect(await planned()).toContain(at.shop.clock.now() + 10 * minute)
    await first.body.cancel()
    await read((await at.shop.admin.backups.take()).body)
  })

  it('says so when not even its beginning can be read', async () => {
    await openShop()
    const refused = backupsWith({ openSnapshot: async () => Promise.reject(new Error('no shop')) })
    await expect(refused.take()).rejects.toThrow('no shop')
    expect((await refused.status()).making).toBe(false)
  })

  it('closes its snapshot when the download breaks off', async () => {
    await openShop()
    let closed = 0
    const backups = backupsWith({
      async openSnapshot() {
        const snapshot = await openSnapshot(at.shop.db.location)
        async function* endless() {
          for (;;) yield [{ noise: crypto.randomUUID().repeat(1000) }]
        }
        return {
          ...snapshot,
          rows: endless,
          close: () => snapshot.close().then(() => void closed++),
        }
      },
    })
    const reader = (await backups.take()).body.getReader()
    await reader.read()
    expect(closed).toBe(0)
    await reader.cancel()
    await expect.poll(() => closed).toBe(1)
    expect((await backups.status()).making).toBe(false)
  })

  it('is given up when the client stops reading', async () => {
    await openShop()
    fillUp()
    const backups = backupsWith({ timeout: 20 })
    const { body } = await backups.take()
    await expect.poll(async () => (await backups.status()).making).toBe(false)
    await expect(read(body)).rejects.toThrow('broke off')
  })
})

it('shows sizes like downloads do', async () => {
  await openShop()
  const sizes = [0, 999, 12_400, 1_000_000, 4_250_000, 999_900_000, 1_400_000_000]
  expect(sizes.map(sizeInWords)).toEqual([
    '0 KB',
    '1 KB',
    '12 KB',
    '1.0 MB',
    '4.3 MB',
    '1.0 GB',
    '1.4 GB',
  ])
})

async function read(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer())
}
