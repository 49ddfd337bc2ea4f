import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import { ageBytes, ageOpen } from '#platform/age/age.ts'
import { identityKey } from '#platform/age/age-keys.ts'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each, eachFolder } from '#testing/harness/each.ts'
import { startProcess } from '#testing/harness/process.ts'

/** ATELIER_KILLS=20 for the whole proof. */
const kills = Number(process.env.ATELIER_KILLS ?? 3)
const folder = 'shops/heron'
const s3 = each(openS3Server)
const data = eachFolder()

it('loses nothing and doubles nothing, however often it is killed', async () => {
  const env = {
    ...{ DATA_DIR: data.path, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' },
    ...{ BACKUPS_HOST: '127.0.0.1', DEMO: 'off' },
  }
  const inShop = async <T>(work: (shop: Shop) => Promise<T>): Promise<T> => {
    const shop = await composeShop(readConfig(env), { log: quietLog })
    return work(shop).finally(() => shop.close())
  }
  const place = {
    ...{ provider: 's3-backups' as const, bucketProvider: 'other' as const, ...s3.options },
    ...{ folder, passphrase: 'kelp-heron-moth' },
  }
  const { identity } = await inShop(async (shop) => {
    await shop.admin.demo.seed(tinyStudio())
    await shop.services.connect('backups', place)
    return shop.services.backupStorage.place()
  })
  const opened = async () => {
    for (const [name, { bytes }] of s3.objects) {
      if (!name.endsWith('.key.age')) await ageBytes(ageOpen(identityKey(identity), [bytes]))
    }
  }
  const outcome = { send: 0, try: 0 }
  for (const work of ['send', 'try'] as const) {
    for (let round = 0; round < kills; round++) {
      await inShop((shop) =>
        placeOrder(shop.db, {
          state: 'paid',
          bought: [{ kind: 'prints', name: 'Moon moths', quantity: 1, price: 2250 }],
        }),
      )
      const child = await startProcess('backup-elsewhere', { env, work })
      child.go()
      // From the first moment of the work to after its end.
      const killing = pause((round * 400) / kills).then(() => child.kill())
      if (await child.ended) outcome[work] += 1
      await killing
      await opened()
    }
    expect(outcome[work]).toBeGreaterThan(kills / 3)
    await inShop(async (shop) => {
      await shop.admin.backups.elsewhere.frequent.run()
      await shop.admin.backups.elsewhere.monthly.run()
      const { drill, trouble, vanished } = await shop.admin.backups.elsewhere.status()
      expect({ trouble, vanished, problem: drill?.problem }).toEqual({
        ...{ trouble: null, vanished: 0, problem: null },
      })
      const orders = kills * (work === 'send' ? 1 : 2)
      expect(drill).toMatchObject({ orders })
    })
  }
  const pictures = [...s3.objects.keys()].filter((name) => name.includes('/pictures/'))
  expect(new Set(pictures).size).toBe(pictures.length)
  const drafts = join(data.path, 'backups')
  const left = existsSync(drafts) ? readdirSync(drafts) : []
  // A killed process leaves its draft for an hour at most.
  expect(left.length).toBeLessThanOrEqual(3 * kills)

  let killed = 0
  for (let round = 0; round < kills; round++) {
    const dataDir = join(data.path, `restored-${round}`)
    const restoring = { place, dataDir }
    const child = await startProcess('backup-restore', restoring)
    child.go()
    const killing = pause((round * 900) / kills).then(() => child.kill())
    if (await child.ended) killed += 1
    await killing
    const before = await ordersIn(dataDir)
    expect([0, 2 * kills]).toContain(before)
    if (before === 0) {
      const again = await startProcess('backup-restore', restoring)
      again.go()
      expect(await again.ended).toBe(false)
    }
    expect(await ordersIn(dataDir)).toBe(2 * kills)
  }
  expect(killed).toBeGreaterThan(kills / 3)
})

/** 0 where there is no shop yet. */
async function ordersIn(dataDir: string): Promise<number> {
  const snapshot = await openSnapshot({ dataDir }).catch(() => null)
  let count = 0
  if (snapshot?.tables.includes('orders')) {
    for await (const rows of snapshot.rows('orders')) count += rows.length
  }
  await snapshot?.close()
  return count
}
