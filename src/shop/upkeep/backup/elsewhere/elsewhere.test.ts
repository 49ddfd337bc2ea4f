import { describe, expect, it } from 'vitest'
import { ageBytes, ageOpen } from '#platform/age/age.ts'
import { readSetting } from '#platform/db/settings.ts'
import { day, hour, minute } from '#platform/time/clock.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { openWebdavServer } from '#testing/fakes/webdav-server.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { closing, each } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import { loadNotices } from '#web/admin/home/notices.ts'
import { drillSetting } from './elsewhere.schema.ts'
import { copyName, copyTime } from './stored-names.ts'

const folder = 'shops/heron'
const passphrase = 'kelp-heron-moth'

describe.each(['sqlite', 'postgres'] as const)('backups elsewhere (%s)', (lane) => {
  const s3 = each(openS3Server)
  const place = () => ({
    provider: 's3-backups' as const,
    bucketProvider: 'other' as const,
    ...s3.options,
    folder,
    passphrase,
  })

  async function openShop(): Promise<TestShop> {
    const shop = await closing(createTestShop({ lane, env: { BACKUPS_HOST: '127.0.0.1' } }))
    shop.clock.set(Date.UTC(2026, 11, 1, 12))
    await shop.admin.demo.seed(tinyStudio())
    await shop.services.connect('backups', place())
    return shop
  }
  const send = (shop: TestShop) => shop.admin.backups.elsewhere.frequent.run()
  const drill = (shop: TestShop) => shop.admin.backups.elsewhere.monthly.run()
  const names = (start: string) =>
    [...s3.objects.keys()]
      .filter((name) => name.startsWith(`${folder}/${start}`))
      .map((name) => name.slice(folder.length + 1))
  const sell = (shop: TestShop) =>
    placeOrder(shop.db, {
      state: 'paid',
      email: 'ada@example.com',
      name: 'Ada Byron',
      bought: [{ kind: 'prints', name: 'Moon moths', quantity: 1, price: 2250 }],
    })

  it('are sent within fifteen minutes of a sale; each picture once', async () => {
    const shop = await openShop()
    await send(shop)
    const pictures = names('pictures/')
    expect(pictures.length).toBeGreaterThan(3)
    expect(names('databases/').map(copyTime)).toEqual([shop.clock.now()])
    shop.clock.advance(15 * minute)
    await send(shop)
    expect(names('databases/')).toHaveLength(1)
    await sell(shop)
    await send(shop)
    expect(names('databases/').map(copyTime)).toContain(shop.clock.now())
    expect(names('pictures/')).toEqual(pictures)
    shop.clock.advance(day)
    await send(shop)
    expect(await shop.admin.backups.elsewhere.status()).toMatchObject({
      last: { at: shop.clock.now(), orders: 1, pictures: pictures.length },
      trouble: null,
    })
  })

  it('are restored beside the shop once a month, counted, and reported to the owner', async () => {
    const shop = await openShop()
    await sell(shop)
    await send(shop)
    await drill(shop)
    const { last } = await shop.admin.backups.elsewhere.status()
    expect(await readSetting(shop.db.read, drillSetting)).toMatchObject({
      problem: null,
      orders: 1,
      pieces: last?.pieces,
      pictures: last?.pictures,
    })
    const mails = await shop.db.read
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.send')
      .where('payload', 'like', '%backup-tried%')
      .execute()
    expect(mails).toHaveLength(1)
    expect(await loadNotices(shop, 'owner')).toEqual([])
  })

  // What a place keeps and how it fails is the same for both databases.
  if (lane !== 'sqlite') return

  it('are sealed: no buyer’s data is readable there', async () => {
    const shop = await openShop()
    await sell(shop)
    await send(shop)
    const { identity } = await shop.services.backupStorage.place()
    for (const [name, { bytes }] of s3.objects) {
      expect(bytes.includes('age-encryption.org/v1'), name).toBe(true)
      expect(bytes.includes('ada@example.com'), name).toBe(false)
      if (name.endsWith('.key.age')) continue
      expect((await ageBytes(ageOpen({ identity }, [bytes]))).length).toBeGreaterThan(0)
    }
  })

  it('are an issue on the owner’s home page when one is damaged, renamed or gone, or a picture is', async () => {
    const shop = await openShop()
    await send(shop)
    const problem = async () => {
      await drill(shop)
      return (await shop.admin.backups.elsewhere.status()).drill?.problem
    }
    const [one = '', two = ''] = names('pictures/').map((name) => `${folder}/${name}`)
    const [picture, other] = [s3.objects.get(one), s3.objects.get(two)]
    const old = s3.objects.get(`${folder}/${names('databases/')[0]}`)
    if (!picture || !other || !old) throw new Error('there is no backup')
    s3.objects.delete(one)
    expect(await problem()).toContain('One picture')
    s3.objects.set(one, other)
    expect(await problem()).toContain('not the one')
    s3.objects.set(one, picture)
    expect(await problem()).toBeNull()

    shop.clock.advance(day)
    await sell(shop)
    await send(shop)
    const newest = `${folder}/${names('databases/').sort()[1]}`
    const { bytes, headers } = s3.objects.get(newest) ?? old
    s3.objects.set(newest, old)
    expect(await problem()).toBe('The backup there is older than its name says.')
    const flipped = Buffer.from(bytes)
    flipped[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    for (const harmed of [flipped, bytes.subarray(0, -100)]) {
      s3.objects.set(newest, { bytes: harmed, headers })
      expect(await problem()).toContain('damaged')
    }
    for (const name of names('databases/')) s3.objects.delete(`${folder}/${name}`)
    expect(await problem()).toContain('no backup')
    const notices = await loadNotices(shop, 'owner')
    expect(notices.map((each) => each.words).join()).toContain('no backup')
  })

  it('are deleted only by the rule', async () => {
    const shop = await openShop()
    const now = shop.clock.now()
    const old = Array.from({ length: 40 }, (_, at) => copyName(now - (at + 1) * day, '0a0a0a0a'))
    const others = ['databases/her-own.zip', 'notes.txt', 'pictures/holiday.jpg']
    for (const name of [...old, ...others]) {
      s3.objects.set(`${folder}/${name}`, { bytes: Buffer.from('x'), headers: {} })
    }
    await send(shop)
    const left = names('databases/').flatMap((name) => copyTime(name) ?? [])
    expect(left.length).toBeGreaterThan(8)
    expect(left.length).toBeLessThan(14)
    for (const name of others) expect(s3.objects.has(`${folder}/${name}`)).toBe(true)
  })

  it('are missed when the storage deletes them by itself', async () => {
    const shop = await openShop()
    await send(shop)
    shop.clock.advance(day)
    await send(shop)
    s3.objects.delete(`${folder}/${names('databases/')[0]}`)
    shop.clock.advance(day)
    await send(shop)
    expect((await shop.admin.backups.elsewhere.status()).vanished).toBe(1)
    const notices = await loadNotices(shop, 'owner')
    expect(notices.map((each) => each.words).join()).toContain('didn’t delete')
  })

  it('aren’t missed when the rule no longer keeps them', async () => {
    const shop = await openShop()
    for (let copies = 1; copies <= 3; copies += 1) {
      await sell(shop)
      shop.clock.advance(hour)
      await send(shop)
      if (copies === 2) s3.objects.delete(`${folder}/${names('databases/')[0]}`)
    }
    expect((await shop.admin.backups.elsewhere.status()).vanished).toBe(0)
  })

  it('continue once a full storage has room again, and existing ones stay', async () => {
    const shop = await openShop()
    const webdav = await closing(openWebdavServer())
    const { url, user, password } = webdav.options
    await shop.services.connect('backups', {
      provider: 'webdav-backups',
      url,
      user,
      password,
      folder,
      passphrase,
    })
    webdav.setRoom(1000)
    await send(shop)
    const { trouble } = await shop.admin.backups.elsewhere.status()
    expect(trouble?.words).toContain('full')
    expect(await loadNotices(shop, 'owner')).toEqual([])
    shop.clock.advance(day)
    await send(shop)
    expect((await loadNotices(shop, 'owner')).map(({ words }) => words).join()).toContain('full')
    webdav.setRoom(1e9)
    await send(shop)
    expect(await shop.admin.backups.elsewhere.status()).toMatchObject({ trouble: null })
    expect([...webdav.files.keys()].filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
