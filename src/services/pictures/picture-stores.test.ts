import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { openSnapshot } from '#platform/db/snapshot.ts'
import { readConnections } from '#services/connections/connections.server.ts'
import { moveAllPictures } from '#shop/media/stores/move-all-pictures.server.ts'
import { readingAlso } from '#shop/media/stores/picture-stores.ts'
import { backUp } from '#shop/upkeep/backup/backup.server.ts'
import { restoreInto } from '#shop/upkeep/backup/restore-into.server.ts'
import { emptyPlace, openAt } from '#testing/database/test-database.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { each, eachFolder } from '#testing/harness/each.ts'
import { createTestShop } from '#testing/harness/shop.ts'
import { connectionsIn, openPictureStores, restoreStore } from './picture-stores.ts'

const s3 = each(openS3Server)
const shop = each(() => createTestShop({ env: { S3_ENDPOINT: s3.options.endpoint } }))
const folder = eachFolder()
beforeEach(async () => {
  await shop.admin.demo.seed(tinyStudio())
  const store = { provider: 's3', bucketProvider: 'other', ...s3.options } as const
  await shop.services.connect('pictures', store)
})

const all = async () => (await shop.services.pictureStore.status()).all
async function backedUp(): Promise<{ file: string; pictures: number; missing: string[] }> {
  const file = join(folder.path, 'shop.tar.gz')
  const place = shop.db.location
  const snapshot = await openSnapshot(place)
  const connections = await connectionsIn(snapshot).finally(() => snapshot.close())
  const { current, others } = openPictureStores(shop.config, connections)
  const images = readingAlso(current, others)
  const tally = await backUp({ openSnapshot: () => openSnapshot(place), images, now: 1 }, file)
  return { file, ...tally }
}

it('backs up pictures in every store, also while they are moved', async () => {
  expect(await backedUp()).toMatchObject({ pictures: await all(), missing: [] })
  await shop.jobs.runDue()
  rmSync(join(shop.config.dataDir, 'pictures'), { recursive: true })
  expect(await backedUp()).toMatchObject({ pictures: await all(), missing: [] })
})

it('restores into the shop’s connected store, if it can be opened', async () => {
  await shop.jobs.runDue()
  const { file } = await backedUp()
  await s3.close()
  const used: string[] = []
  const restoredWith = async (secretKey: Buffer | undefined) => {
    const dataDir = secretKey ? join(folder.path, 'elsewhere') : shop.config.dataDir
    const storeSettings = await emptyPlace('sqlite')
    const storeFor = (rows: Parameters<typeof restoreStore>[1]) => {
      const store = restoreStore({ ...shop.config, dataDir, secretKey }, rows)
      used.push(store.id)
      // The backup's bucket is gone: the test asks only which store it would be.
      return { ...store, put: async () => {} }
    }
    await restoreInto(storeSettings.location, storeFor, file)
    const db = await openAt(storeSettings)
    const rows = await db.read.selectFrom('pictures').select('store').distinct().execute()
    await db.close()
    return rows.map(({ store }) => store)
  }
  expect(await restoredWith(undefined)).toEqual([expect.stringMatching(/^s3:.*\/studio$/)])
  expect(await restoredWith(randomBytes(32))).toEqual(['disk'])
  expect(used).toHaveLength(2)
})

it('moves everything at once, to the store that is set', async () => {
  const { current: to, others } = openPictureStores(
    shop.config,
    await readConnections(shop.db.read),
  )
  const pictures = await all()
  expect(await moveAllPictures(shop.db, { to, others })).toEqual({
    moved: pictures,
    there: 0,
    missing: [],
  })
  expect(await moveAllPictures(shop.db, { to, others })).toMatchObject({ there: pictures })
})
