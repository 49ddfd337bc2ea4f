import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { day } from '#platform/time/clock.ts'
import { releasedOn, version } from '#platform/version.ts'
import { firstLawSettings } from '#shop/store/law/law.ts'
import { noTaxYet } from '#shop/store/tax/tax-terms.ts'
import { addRows } from '#testing/database/rows.ts'
import { eachDatabase, type Lane } from '#testing/database/test-database.ts'
import { type MemoryStore, memoryStore } from '#testing/fakes/memory-store.ts'
import { startMailServer } from '#testing/fakes/smtp-server.ts'
import { addShirt } from '#testing/fixtures/catalogue/products.ts'
import { tinyStudio } from '#testing/fixtures/catalogue/tiny-studio.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { closing } from '#testing/harness/each.ts'
import { createTestShop, type TestShop } from '#testing/harness/shop.ts'
import type { Finding } from './check-up.schema.ts'
import { createCheckUp } from './check-up.server.ts'

const log = pino({ level: 'silent' })
const says = (words: string): Finding => ({ verdict: 'good', says: words })

describe('a check-up', () => {
  it('lists every check’s finding, and never fails with one of them', async () => {
    const { look } = createCheckUp({
      log,
      timeout: 200,
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
      expect.objectContaining({ key: 'c', verdict: 'bad', says: 'It could not be checked.' }),
      expect.objectContaining({ key: 'd', verdict: 'bad', says: 'Not there right now.' }),
    ])
  })
})

let opened: TestShop | undefined
let images: MemoryStore

async function openShop(lane: Lane, env: Record<string, string> = {}): Promise<TestShop> {
  images = memoryStore()
  opened = await closing(createTestShop({ lane, env, images }))
  return opened
}

const mailboxAt = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`,
  MAIL_FROM: 'shop@heron.example',
})

async function found(key: string): Promise<Finding | undefined> {
  return (await opened?.admin.checkUp.look())?.find((check) => check.key === key)
}

eachDatabase('the installation', (lane) => {
  it('counts pictures without a description', async () => {
    const shop = await openShop(lane)
    await shop.admin.demo.seed(tinyStudio())
    expect(await found('descriptions')).toMatchObject({ verdict: 'good' })
    const [hero] = await shop.content.heroes()
    await shop.media.describePicture(hero?.picture.address ?? 'none', { alt: '' })
    expect(await found('descriptions')).toMatchObject({
      verdict: 'look',
      says: '1 picture has no description.',
    })
  })

  if (lane !== 'sqlite') return

  it('reports that other accounts of the machine can read the data', async () => {
    const { config } = await openShop(lane)
    expect(await found('files')).toMatchObject({ verdict: 'good' })
    chmodSync(config.dataDir, 0o755)
    expect(await found('files')).toMatchObject({
      verdict: 'bad',
      mend: expect.stringContaining(`chmod 700 ${config.dataDir}`),
    })
  })

  it('names the shop’s version, and one older than a year', async () => {
    const shop = await openShop(lane)
    const released = Date.parse(releasedOn)
    shop.clock.set(released + 364 * day)
    expect(await found('version')).toMatchObject({
      verdict: 'good',
      says: expect.stringContaining(version),
    })
    shop.clock.set(released + 365 * day)
    expect(await found('version')).toMatchObject({ verdict: 'look' })
  })

  it('reports an unreachable picture store', async () => {
    await openShop(lane)
    expect(await found('pictures')).toMatchObject({ verdict: 'good' })
    images.down = true
    expect(await found('pictures')).toMatchObject({ verdict: 'bad', says: 'The store is down.' })
  })

  it('names abandoned work', async () => {
    const shop = await openShop(lane)
    expect(await found('work')).toMatchObject({ verdict: 'good' })
    const job = { topic: 'clean-up', payload: '{}', due_at: 1, created_at: 1, attempts: 9 } as const
    await addRows(shop.db, 'outbox', { ...job, state: 'dead_lettered', leased_until: 0 })
    expect(await found('work')).toMatchObject({ verdict: 'bad' })
  })
})

eachDatabase('the services', (lane) => {
  it('reports mails that wait for over an hour, and an unreachable mail server', async () => {
    const server = await startMailServer()
    const shop = await openShop(lane, mailboxAt(server.port))
    expect(await found('mail')).toMatchObject({ verdict: 'good' })
    const job = { topic: 'mail.send', payload: '{}', due_at: 1, created_at: 1 } as const
    await addRows(shop.db, 'outbox', { ...job, state: 'waiting', leased_until: 0, attempts: 9 })
    expect(await found('mail')).toMatchObject({
      verdict: 'bad',
      says: expect.stringMatching(/accepts no email from it\. 1 email waits/),
    })
    await server.close()
    expect(await found('mail')).toMatchObject({
      verdict: 'bad',
      says: expect.stringMatching(/^Nothing answers at 127\.0\.0\.1:.* 1 email waits/),
    })
  })

  if (lane !== 'sqlite') return

  it('reports play money and mails in files', async () => {
    await openShop(lane)
    expect(await found('payments')).toMatchObject({ verdict: 'bad' })
    expect(await found('mail')).toMatchObject({ verdict: 'bad' })
    expect(await found('feed')).toMatchObject({ verdict: 'good', says: 'No feed is shown.' })
  })
})

describe('the installation', () => {
  const backupOf = (shop: TestShop, daysAgo: number) => {
    const folder = join(shop.config.dataDir, 'backups')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'atelier-nightly-2026-04-01.tar.gz')
    writeFileSync(file, Buffer.alloc(12_000))
    const at = (shop.clock.now() - daysAgo * day) / 1000
    utimesSync(file, at, at)
  }
  const note = (shop: TestShop, key: 'backups.night' | 'backups.taken', value: object) => {
    const row = { key, value: JSON.stringify(value), updated_at: 0 }
    return addRows(shop.db, 'settings', row)
  }

  it('requires last night’s backup, and a copy in another place', async () => {
    const shop = await openShop('sqlite')
    expect(await found('backups')).toMatchObject({
      verdict: 'look',
      says: 'There is none yet.',
      mend: expect.stringMatching(
        /^One is made every night at three\. Download one under Help and upkeep/,
      ),
    })
    backupOf(shop, 1)
    expect(await found('backups')).toMatchObject({
      verdict: 'look',
      says: 'The newest is a day old (12 KB). Nobody has ever downloaded one.',
      mend: expect.stringContaining('so are its backups'),
    })
    await note(shop, 'backups.taken', { at: shop.clock.now() - 30 * day, bytes: 1 })
    const good = { verdict: 'good', says: 'The newest is a day old (12 KB).' }
    expect(await found('backups')).toEqual({ key: 'backups', title: 'Backups', ...good })
    backupOf(shop, 2)
    expect(await found('backups')).toMatchObject({
      verdict: 'look',
      mend: expect.stringContaining('the shop’s log says why'),
    })
    backupOf(shop, 0)
    shop.clock.advance(day)
    expect(await found('backups')).toMatchObject({
      verdict: 'look',
      says: expect.stringContaining('The last download is 31 days old.'),
    })
  })

  it('explains a missing nightly backup, and its importance', async () => {
    const shop = await openShop('sqlite')
    const trouble = { at: shop.clock.now(), kind: 'no_room', words: '1 GB is free.' }
    await note(shop, 'backups.night', { made: null, trouble })
    expect(await found('backups')).toMatchObject({
      verdict: 'bad',
      says: expect.stringMatching(/no room for it: 1 GB is free\. There is none on this server/),
      mend: expect.stringContaining('larger disk'),
    })
    backupOf(shop, 3)
    expect(await found('backups')).toMatchObject({ verdict: 'look' })
    backupOf(shop, 8)
    expect(await found('backups')).toMatchObject({ verdict: 'bad' })
    backupOf(shop, 0)
    expect(await found('backups')).toMatchObject({
      says: 'The newest is of today (12 KB). Nobody has ever downloaded one.',
    })
  })

  it('keeps naming lost pictures, however new the backup without them', async () => {
    const shop = await openShop('sqlite')
    const trouble = { at: shop.clock.now() - day, kind: 'incomplete', words: 'Missing: a.jpg.' }
    await note(shop, 'backups.night', { made: null, trouble })
    backupOf(shop, 0)
    expect(await found('backups')).toMatchObject({
      verdict: 'look',
      says: 'The newest lacks pictures. Missing: a.jpg. The newest is of today.',
      mend: expect.stringContaining('older backups'),
    })
  })

  it('counts another machine’s backups, and asks for a weekly one if there are none at night', async () => {
    const shop = await openShop('sqlite', { BACKUPS_KEEP: '0' })
    expect(await found('backups')).toMatchObject({
      mend: expect.stringMatching(/^The shop makes none/),
    })
    await note(shop, 'backups.taken', { at: shop.clock.now() - 6 * day, bytes: 1_200_000 })
    expect(await found('backups')).toMatchObject({
      verdict: 'good',
      says: 'The newest is 6 days old (1.2 MB); the shop makes none by itself.',
    })
    shop.clock.advance(day)
    expect(await found('backups')).toMatchObject({ verdict: 'look' })
    await shop.close()
    const other = await openShop('sqlite')
    const made = { at: other.clock.now(), bytes: 5_000_000, machine: 'vm-2' }
    await note(other, 'backups.night', { made, trouble: null })
    expect(await found('backups')).toMatchObject({
      says: expect.stringMatching(/^The newest is of today \(5\.0 MB\), on the server vm-2\./),
    })
  })

  it('names missing legal facts, also for a piece added after a country opened', async () => {
    const mailbox = await closing(startMailServer())
    const shop = await openShop('sqlite', mailboxAt(mailbox.port))
    const choose = (countries: string[]) => ({
      timeZone: 'Europe/London',
      country: 'GB',
      currency: 'USD',
      countries,
    })
    const met = { ...metLaw, kinds: firstLawSettings.kinds }
    await shop.settings.law.save({ ...met, packaging: [] })
    const tax = { ...noTaxYet, mode: 'included' as const, rate: 2000 }
    const { openable } = shop.settings.law
    const at = (countries: string[]) =>
      shop.settings.storeSettings.choose({ ...choose(countries), tax }, undefined, 'manual', {
        openable,
      })
    await at(['GB', 'US', 'BR'])
    expect(await found('law')).toMatchObject({
      verdict: 'look',
      says: 'The shop knows nothing of the law of Brazil.',
    })
    await at(['GB', 'US'])
    expect(await found('law')).toMatchObject({ verdict: 'good' })
    const productId = await addShirt(shop.db)
    expect(await found('law')).toMatchObject({
      verdict: 'bad',
      says: expect.stringMatching(
        /what your garments are made of \(the United Kingdom; .+\), where your garments are made \(the United States; /,
      ),
      mend: expect.stringContaining('Legal requirements'),
    })
    // The shirt stays for sale: the missing facts are the owner's task, not the buyer's.
    const userId = await shopperWith(shop.db, [{ kind: 'clothing', productId }])
    expect((await shop.storefront.cart.view(userId)).lines).toMatchObject([
      { productId, quantity: 1 },
    ])
    await shop.settings.law.save({ ...metLaw, packaging: [], published: false })
    expect(await found('law')).toMatchObject({
      verdict: 'bad',
      says: 'Needed for the countries that you send to: your name and postal address for visitors to read (the United Kingdom and the United States).',
    })
  })

  it.each([
    ['http://localhost:3000', 'bad'],
    ['http://shop.example', 'bad'],
    ['https://shop.example', 'good'],
  ])('takes the address %s for %s', async (PUBLIC_URL, verdict) => {
    await openShop('sqlite', { PUBLIC_URL })
    expect(await found('address')).toMatchObject({ verdict })
  })
})
