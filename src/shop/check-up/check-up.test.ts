import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { ShopError } from '#kernel/errors.ts'
import { type MemoryStore, memoryStore } from '#testing/memory-store.ts'
import { startMailServer } from '#testing/smtp-server.ts'
import { eachDatabase, type Lane } from '#testing/test-database.ts'
import { createTestShop, type TestShop } from '#testing/test-shop.ts'
import { tinyStudio } from '#testing/tiny-studio.ts'
import { createCheckUp } from './check-up.server.ts'
import type { Finding } from './check-up.ts'

const log = pino({ level: 'silent' })
const says = (words: string): Finding => ({ verdict: 'good', says: words })

describe('a check-up', () => {
  it('tells what every look found, and never fails with one of them', async () => {
    const { look } = createCheckUp({
      log,
      patience: 200,
      checks: [
        { key: 'a', title: 'A', look: async () => says('fine') },
        { key: 'b', title: 'B', look: () => new Promise(() => {}) },
        { key: 'c', title: 'C', look: () => Promise.reject(new Error('secret of a driver')) },
        {
          key: 'd',
          title: 'D',
          look: () => Promise.reject(new ShopError('storage_unavailable', 'Not there right now.')),
        },
      ],
    })
    expect(await look()).toEqual([
      { key: 'a', title: 'A', verdict: 'good', says: 'fine' },
      expect.objectContaining({ key: 'b', verdict: 'bad', says: 'It did not answer in time.' }),
      expect.objectContaining({ key: 'c', verdict: 'bad', says: 'It could not be looked at.' }),
      expect.objectContaining({ key: 'd', verdict: 'bad', says: 'Not there right now.' }),
    ])
  })
})

let opened: TestShop | undefined
let images: MemoryStore
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

async function openShop(lane: Lane, env: Record<string, string> = {}): Promise<TestShop> {
  images = memoryStore()
  opened = await createTestShop({ lane, env, images })
  return opened
}

async function found(key: string): Promise<Finding | undefined> {
  return (await opened?.checkUp.look())?.find((check) => check.key === key)
}

eachDatabase('the house', (lane) => {
  it('counts pictures that nobody has described', async () => {
    const shop = await openShop(lane)
    await shop.seedDemo(tinyStudio())
    expect(await found('descriptions')).toMatchObject({ verdict: 'good' })
    await shop.db.transact((trx) =>
      trx.updateTable('pictures').set({ alt: '' }).where('folder', '=', 'StickersPins').execute(),
    )
    expect(await found('descriptions')).toMatchObject({
      verdict: 'look',
      says: '1 picture has no description.',
    })
  })

  it('says when the picture store can’t be reached', async () => {
    await openShop(lane)
    expect(await found('pictures')).toMatchObject({ verdict: 'good' })
    images.down = true
    expect(await found('pictures')).toMatchObject({ verdict: 'bad', says: 'The store is down.' })
  })

  it('names work that was given up', async () => {
    const shop = await openShop(lane)
    expect(await found('work')).toMatchObject({ verdict: 'good' })
    const job = { topic: 'clean-up', payload: '{}', due_at: 1, created_at: 1 } as const
    await shop.db.transact((trx) =>
      trx
        .insertInto('outbox')
        .values({ ...job, state: 'set_aside', leased_until: 0, attempts: 9 })
        .execute(),
    )
    expect(await found('work')).toMatchObject({ verdict: 'bad' })
  })
})

eachDatabase('the services', (lane) => {
  it('says that play money and written mails are no business yet', async () => {
    await openShop(lane)
    expect(await found('payments')).toMatchObject({ verdict: 'look' })
    expect(await found('mail')).toMatchObject({ verdict: 'look' })
    expect(await found('feed')).toMatchObject({ verdict: 'good', says: 'No feed is shown.' })
  })

  it('says when mails wait for more than an hour, and when the mail server is away', async () => {
    const server = await startMailServer()
    const shop = await openShop(lane, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}?tls=off`,
      MAIL_FROM: 'shop@heron.example',
    })
    expect(await found('mail')).toMatchObject({ verdict: 'good' })
    const job = { topic: 'mail.send', payload: '{}', due_at: 1, created_at: 1 } as const
    await shop.db.transact((trx) =>
      trx
        .insertInto('outbox')
        .values({ ...job, state: 'waiting', leased_until: 0, attempts: 9 })
        .execute(),
    )
    expect(await found('mail')).toMatchObject({
      verdict: 'bad',
      says: expect.stringMatching(/takes no mail of it\. 1 mail waits/),
    })
    await server.close()
    expect(await found('mail')).toMatchObject({
      verdict: 'bad',
      says: expect.stringMatching(/does not answer as one .* 1 mail waits/),
    })
  })
})

describe('the house', () => {
  it('wants a backup of this week', async () => {
    const shop = await openShop('sqlite')
    expect(await found('backups')).toMatchObject({ verdict: 'look' })
    const folder = join(shop.config.dataDir, 'backups')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'atelier-today.tar.gz')
    writeFileSync(file, '')
    const at = (daysAgo: number) => (shop.clock.now() - daysAgo * 86_400_000) / 1000
    utimesSync(file, at(2), at(2))
    expect(await found('backups')).toMatchObject({
      verdict: 'good',
      says: 'The newest is 2 days old.',
    })
    utimesSync(file, at(30), at(30))
    expect(await found('backups')).toMatchObject({ verdict: 'look' })
  })

  it.each([
    ['http://localhost:3000', 'look'],
    ['http://shop.example', 'bad'],
    ['https://shop.example', 'good'],
  ])('takes the address %s for %s', async (PUBLIC_URL, verdict) => {
    await openShop('sqlite', { PUBLIC_URL })
    expect(await found('address')).toMatchObject({ verdict })
  })
})
