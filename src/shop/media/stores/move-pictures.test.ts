import { beforeEach, expect, it } from 'vitest'
import { minute } from '#platform/time/clock.ts'
import type { ImageStore } from '#services/pictures/port.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { type MemoryStore, memoryStore } from '#testing/fakes/memory-store.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { each } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { readingAlso } from './picture-stores.ts'
import { StoreFailure, unavailable } from './store-failure.ts'

eachDatabase('moved pictures', (lane) => {
  const old = each(() => memoryStore('disk'))
  const bucket = each(() => memoryStore('s3:https://store.example/heron'))
  let current: ImageStore
  let others: ImageStore[]
  let shop: TestShop
  beforeEach(async () => {
    current = old
    others = []
    // Like the shop's port: the store in use, and the former ones.
    const images = new Proxy({} as ImageStore, {
      get: (_, key) => Reflect.get(readingAlso(current, others), key),
    })
    const pictureStores = { read: async () => ({ current, others }) }
    shop = await createTestShop({ lane, images, pictureStores })
    await shop.admin.demo.seed(tinyStudio())
    return () => shop.close()
  })

  const move = () => shop.services.pictureStore
  const workAt = (store: ImageStore) => {
    others = [current, ...others].filter(({ id }) => id !== store.id)
    current = store
  }

  /** A store that fails after this many writes. */
  const failingAfter = (store: ImageStore, writes: number, failure: Error): ImageStore => {
    let left = writes
    return {
      ...store,
      async put(...picture) {
        left -= 1
        if (left < 0) throw failure
        return store.put(...picture)
      },
    }
  }
  const originalsIn = (store: MemoryStore) =>
    [...store.kept.keys()].filter((key) => !/-(\d+|share)\.\w+$/.test(key)).sort()
  const stores = async () =>
    (await shop.db.read.selectFrom('pictures').select('store').distinct().execute()).map(
      ({ store }) => store,
    )

  it('keep their sizes, step by step, and nothing is deleted in the old store', async () => {
    const before = originalsIn(old)
    const size = before[0]?.replace(/\.\w+$/, '-320.avif') ?? ''
    await old.put(size, new Uint8Array(3), 'image/avif')
    workAt(bucket)
    expect(await move().status()).toMatchObject({ state: 'apart', moved: 0, all: before.length })
    await move().start()
    expect(await move().status()).toMatchObject({ state: 'moving', moved: 0 })
    await shop.jobs.runDue()
    expect(await move().status()).toEqual({
      state: 'done',
      moved: before.length,
      all: before.length,
      to: 'the bucket heron at store.example',
      from: [],
      trouble: null,
      left: [],
    })
    expect(originalsIn(bucket)).toEqual(before)
    expect(bucket.kept.get(size)).toEqual(new Uint8Array(3))
    expect(originalsIn(old)).toEqual(before)
    expect(await stores()).toEqual([bucket.id])
  })

  it('get the addresses of a store that serves them, from any former address', async () => {
    const cloud = cloudStore()
    const [before] = (await shop.content.heroes()).map(({ picture }) => picture)
    const printsNow = () => shop.catalogue.list('prints')
    const [piece] = await printsNow()
    workAt(cloud)
    await move().start()
    const version = await shop.db.contentVersion()
    await shop.jobs.runDue()
    expect(await shop.db.contentVersion()).toBeGreaterThan(version)
    const [after] = (await shop.content.heroes()).map(({ picture }) => picture)
    expect(before?.address).toMatch(/^\/media\//)
    expect(after?.address).toBe(cloud.publicAddress(before?.address.slice('/media/'.length) ?? ''))
    expect(JSON.stringify(await printsNow())).not.toContain('/media/')
    const link = `http://shop.example${piece?.product.pictures[0]?.address}`
    expect((await shop.media.respond(new Request(link))).status).toBe(200)
    workAt(old)
    await move().start()
    await shop.jobs.runDue()
    expect((await printsNow())[0]).toEqual(piece)
    expect((await shop.content.heroes())[0]?.picture).toEqual(before)
  })

  if (lane !== 'sqlite') return

  it('are described by their former address', async () => {
    const [before] = (await shop.content.heroes()).map(({ picture }) => picture)
    workAt(cloudStore())
    await move().start()
    await shop.jobs.runDue()
    await shop.media.describePicture(before?.address ?? '', { alt: 'A heron asleep' })
    const [after] = (await shop.content.heroes()).map(({ picture }) => picture)
    expect(after?.alt).toBe('A heron asleep')
  })

  it('keep their bytes when a deleted one returns under another address', async () => {
    const [key = ''] = originalsIn(old)
    const address = `/media/${key}`
    const cloud = cloudStore()
    workAt(cloud)
    await move().start()
    await shop.jobs.runDue()
    await shop.media.forgetBytes({ address, keys: [key] })
    expect([old.kept.has(key), cloud.kept.has(key)]).toEqual([true, true])
    await shop.db.transact((trx) => trx.deleteFrom('pictures').execute())
    await shop.media.forgetBytes({ address, keys: [key] })
    expect([old.kept.has(key), cloud.kept.has(key)]).toEqual([false, false])
  })

  it('are shown from the old store until they have moved', async () => {
    const [key = ''] = originalsIn(old)
    workAt(bucket)
    const shown = await shop.media.respond(new Request(`http://shop.example/media/${key}`))
    expect(shown.status).toBe(200)
    expect(bucket.kept.has(key)).toBe(false)
  })

  it('continue after an interruption, and the status names the failure meanwhile', async () => {
    const gone = unavailable(new StoreFailure('rights', bucket.id, 'the store answered 403'))
    workAt(failingAfter(bucket, 4, gone))
    await move().start()
    await shop.jobs.runDue()
    const { moved, trouble } = await move().status()
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThanOrEqual(4)
    expect(trouble).toEqual({
      says: 'The bucket heron at store.example doesn’t let the shop’s key do all that it must.',
      nextTry: expect.any(Number),
    })
    current = bucket
    shop.clock.advance(minute)
    await shop.jobs.runDue()
    expect(await move().status()).toMatchObject({ state: 'done', trouble: null })
    expect(originalsIn(bucket)).toEqual(originalsIn(old))
  })

  it('stay when the move is stopped, and continue on request', async () => {
    workAt(bucket)
    await move().start()
    await move().stop()
    await shop.jobs.runDue()
    expect(await move().status()).toMatchObject({ state: 'stopped', moved: 0 })
    await move().start()
    await shop.jobs.runDue()
    expect(await move().status()).toMatchObject({ state: 'done' })
  })

  it('return to the old store without copying', async () => {
    workAt(failingAfter(bucket, 4, new Error('cut off')))
    await move().start()
    await shop.jobs.runDue()
    workAt(old)
    await move().start()
    const asked = old.calls.length
    await shop.jobs.runDue()
    expect(await move().status()).toMatchObject({ state: 'done', to: 'this server' })
    expect(old.calls.slice(asked).filter((call) => call.startsWith('put'))).toEqual([])
    expect(await stores()).toEqual(['disk'])
  })

  it('that are lost or refused are named, and stop no other', async () => {
    const [lost = '', refused = '', ...rest] = originalsIn(old)
    old.kept.delete(lost)
    const small = unavailable(new StoreFailure('picture', bucket.id, 'too large'))
    workAt({
      ...bucket,
      async put(key, ...more) {
        if (key === refused) throw small
        return bucket.put(key, ...more)
      },
    })
    await move().start()
    await shop.jobs.runDue()
    const status = await move().status()
    expect(status).toMatchObject({ state: 'apart', moved: rest.length })
    expect(status.left.map(({ why }) => why).sort()).toEqual(['missing', 'refused'])
    expect(status.from).toEqual([{ place: 'this server', pictures: 2, open: true }])
  })
})

/** A store that shows its pictures itself. */
function cloudStore(): MemoryStore {
  return {
    ...memoryStore('cloudinary:heron'),
    publicAddress: (key) => `https://pictures.example/heron/image/upload/${key}`,
  }
}
