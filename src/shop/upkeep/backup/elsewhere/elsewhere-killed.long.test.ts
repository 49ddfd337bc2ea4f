import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { composeShop, type Shop } from '#compose'
import { readConfig } from '#config'
import { ageBytes, ageOpen } from '#platform/age/age.ts'
import { openDatabase } from '#platform/db/open.ts'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { openPlaceForRestore } from '#services'
import { createDiskStorage } from '#services/pictures/disk.ts'
import { quietLog } from '#testing/fakes/captured-log.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { each, eachFolder } from '#testing/harness/each.ts'
import { killOften, kills, timeFor } from '#testing/harness/killing.ts'
import { startProcess } from '#testing/harness/process.ts'
import { inspectBackup } from '../backup.server.ts'
import { restoreFromElsewhere } from './from-elsewhere.server.ts'

const s3 = each(openS3Server)
const data = eachFolder()

it('loses nothing and duplicates nothing, however often it is killed', {
  timeout: timeFor(4),
}, async () => {
  const dataDir = join(data.path, 'shop')
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    BACKUPS_HOST: '127.0.0.1',
    DEMO: 'off',
  }
  const inShop = async <T>(work: (shop: Shop) => Promise<T>): Promise<T> => {
    const shop = await composeShop(readConfig(env), { log: quietLog })
    return work(shop).finally(() => shop.close())
  }
  const place = {
    provider: 's3-backups' as const,
    bucketProvider: 'other' as const,
    ...s3.options,
    folder: 'shops/heron',
    passphrase: 'kelp-heron-moth',
  }
  const { identity } = await inShop(async (shop) => {
    await shop.admin.demo.seed(tinyStudio())
    await shop.services.connect('backups', place)
    return shop.services.backupStorage.place()
  })
  let orders = 0
  const sell = async () => {
    const db = await openDatabase({ dataDir })
    await placeOrder(db).finally(() => db.close())
    orders += 1
  }
  const whole = new Set<Uint8Array>()
  const allOpen = async () => {
    for (const [name, { bytes }] of s3.objects) {
      if (name.endsWith('.key.age') || whole.has(bytes)) continue
      await ageBytes(ageOpen({ identity }, [bytes]))
      whole.add(bytes)
    }
  }
  const nights = join(dataDir, 'backups')
  const nightsAreWhole = async () => {
    const files = existsSync(nights) ? readdirSync(nights) : []
    for (const file of files.filter((name) => /^atelier-nightly-.*gz$/.test(name)))
      await inspectBackup(join(nights, file))
  }

  for (const work of ['night', 'send', 'try'] as const) {
    await killOften(
      async () => {
        await sell()
        return startProcess('backup-elsewhere', { env, work })
      },
      work === 'night' ? nightsAreWhole : allOpen,
    )
    if (work === 'night') continue
    // Names of copies tell seconds: the newest must not share its second with another.
    await pause(1000)
    await inShop(async (shop) => {
      const { elsewhere } = shop.admin.backups
      await elsewhere.frequent.run()
      await elsewhere.monthly.run()
      const { drill, trouble, vanished } = await elsewhere.status()
      expect({ trouble, vanished, problem: drill?.problem }).toEqual({
        trouble: null,
        vanished: 0,
        problem: null,
      })
      expect(drill).toMatchObject({ orders })
    })
  }
  const pictures = [...s3.objects.keys()].filter((name) => name.includes('/pictures/'))
  expect(new Set(pictures).size).toBe(pictures.length)
  // A killed process leaves its draft for an hour at most.
  expect(readdirSync(nights).length).toBeLessThanOrEqual(4 * kills)

  const folderOf = (round: number) => join(data.path, `restored-${round}`)
  await killOften(
    (round) => startProcess('backup-restore', { place, dataDir: folderOf(round) }),
    async (round) => {
      const location = { dataDir: folderOf(round) }
      const before = await ordersIn(location.dataDir)
      expect([0, orders]).toContain(before)
      if (before === 0) {
        const images = createDiskStorage({ folder: join(location.dataDir, 'pictures') })
        await restoreFromElsewhere({
          place: await openPlaceForRestore(place),
          location,
          storeFor: () => images,
          folder: join(location.dataDir, 'backups'),
        })
      }
      expect(await ordersIn(location.dataDir)).toBe(orders)
    },
  )
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
