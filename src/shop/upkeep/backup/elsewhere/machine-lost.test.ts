import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/db/open.ts'
import { minute } from '#platform/time/clock.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { closing, each, eachFolder } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { restoreFromElsewhere } from './from-elsewhere.server.ts'
import { copyTime } from './stored-names.ts'

const folder = 'shops/heron'

describe.each(['sqlite', 'postgres'] as const)('a lost machine (%s)', (lane) => {
  const s3 = each(openS3Server)
  const data = eachFolder()

  async function soldUntil(last: number) {
    const shop = await closing(createTestShop({ lane, env: { BACKUPS_HOST: '127.0.0.1' } }))
    const begin = Date.UTC(2026, 11, 1, 12)
    shop.clock.set(begin)
    await shop.admin.demo.seed(tinyStudio())
    await shop.services.connect('backups', {
      provider: 's3-backups',
      bucketProvider: 'other',
      ...s3.options,
      folder,
      passphrase: 'kelp-heron-moth',
    })
    const sold: { number: number; at: number }[] = []
    for (let at = 0; at < last; at += 1) {
      shop.clock.advance(minute)
      if (at % 4 === 0) {
        const { id } = await placeOrder(shop.db, {
          state: 'paid',
          bought: [{ kind: 'prints', name: 'Moon moths', quantity: 1, price: 2250 }],
        })
        const { number } = await shop.db.read
          .selectFrom('orders')
          .select('number')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        sold.push({ number, at: shop.clock.now() })
      }
      if (shop.clock.now() % (15 * minute) === 0) await shop.admin.backups.elsewhere.frequent.run()
    }
    return { place: await shop.services.backupStorage.place(), sold, lost: shop.clock.now(), shop }
  }

  it('costs at most the orders of fifteen minutes, and no picture', async () => {
    const { place, sold, lost, shop } = await soldUntil(67)
    const location = { dataDir: join(data.path, 'new') }
    const images = memoryStore()
    const parts = { place, location, storeFor: () => images, folder: data.path }
    const { tally } = await restoreFromElsewhere(parts)
    const kept = await shop.db.read.selectFrom('pictures').selectAll().execute()
    expect(tally.missing).toEqual([])
    expect(images.kept.size).toBeGreaterThanOrEqual(kept.length)
    const db = await closing(openDatabase(location))
    const there = await db.read.selectFrom('orders').select('number').execute()
    const numbers = there.map(({ number }) => number)
    const gone = sold.filter(({ number }) => !numbers.includes(number))
    expect(numbers.length).toBeGreaterThan(10)
    expect(gone.every(({ at }) => lost - at <= 15 * minute)).toBe(true)
  })

  // A place keeps the same for both databases.
  if (lane !== 'sqlite') return

  it('is restored from the copy before when the newest is damaged', async () => {
    const { place } = await soldUntil(34)
    const copies = [...s3.objects.keys()].filter((name) => copyTime(name.slice(folder.length + 1)))
    const newest = s3.objects.get(copies.sort().at(-1) ?? '')?.bytes
    if (newest) newest[newest.length - 5] = (newest[newest.length - 5] ?? 0) ^ 1
    const location = { dataDir: join(data.path, 'new') }
    const parts = { place, location, storeFor: () => memoryStore(), folder: data.path }
    const { about } = await restoreFromElsewhere(parts)
    expect(about.madeAt).toBe(Date.UTC(2026, 11, 1, 12, 15))
  })
})
