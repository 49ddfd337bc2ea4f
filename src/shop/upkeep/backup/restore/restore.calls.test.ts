import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { day, hour } from '#platform/time/clock.ts'
import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { contentsOf, eachBackup } from '#testing/fixtures/upkeep/backup.ts'
import {
  begin,
  emptyShop,
  end,
  invitation,
  part,
  upload,
} from '#testing/fixtures/upkeep/restore.ts'
import { openOwnerApi, type TestApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing } from '#testing/harness/each.ts'
import type { RestoreStatus } from './restore.schema.ts'

const at = eachBackup()

const sell = (email: string, state: 'paid' | 'fulfilled' = 'fulfilled') =>
  placeOrder(at.shop.db, {
    state,
    email,
    name: 'Ada Byron',
    bought: [{ kind: 'prints', name: 'Moon moths', quantity: 1, price: 2250 }],
  })

const letter = (subject: string) => ({
  name: 'Eve',
  email: 'eve@example.com',
  subject,
  message: 'Do you paint herons?',
})

/** Without what every shop writes by itself, and what is known of a restore. */
async function comparable(shop: TestApi['shop']) {
  const { audit_trail: _, settings = [], ...all } = await contentsOf(shop.db)
  const own = /"key":"(?:backups\.restored|privacy\.erasures|sign-in\.path|networks\.key)"/
  return { ...all, settings: settings.filter((row) => !own.test(String(row))) }
}

describe.each(['sqlite', 'postgres'] as const)('restoring in the browser (%s)', (lane) => {
  it('brings back the former shop, and its owner signs in', async () => {
    await at.openShop(lane)
    await sell('ada@example.com')
    await at.backUpShop()
    const api = await emptyShop(lane)
    const client = api.client()
    const said = await upload(client, readFileSync(at.file))
    expect(said).toMatchObject({
      step: 'done',
      restored: { madeAt: 1000, missing: 0, erased: 0 },
    })
    expect(await comparable(api.shop)).toEqual(await comparable(at.shop))
    const login = { email: 'maren@example.com', password: 'a-long-password' }
    expect((await client.post('/api/users/login', login)).status).toBe(200)
    expect(readdirSync(join(api.shop.config.dataDir, 'restore'))).toEqual([])
    // No second shop over the first.
    expect((await begin(client, 10)).status).toBe(403)
  })

  // The same statements ask on both databases whether a shop is empty.
  if (lane !== 'sqlite') return

  it('isn’t blocked by visitors, whose messages stay', async () => {
    await at.openShop(lane)
    await at.shop.storefront.messages.leave(letter('An older one'))
    await at.backUpShop()
    const api = await emptyShop(lane)
    const client = api.client()
    const write = (subject: string) => client.post('/api/mail/contact', letter(subject))
    const wait = (kind: 'opening' | 'prints') =>
      api.shop.db.transact((trx) =>
        trx
          .insertInto('back_in_stock_subscriptions')
          .values({
            kind,
            product_id: kind === 'opening' ? 0 : 1,
            email: 'eve@example.com',
            token: kind,
            state: 'confirmed',
            state_since: 5,
          })
          .execute(),
      )
    expect((await write('Before')).status).toBeLessThan(300)
    await wait('opening')
    await wait('prints')
    expect(await api.shop.admin.restore.isOffered()).toBe(true)
    const file = readFileSync(at.file)
    const { id } = await bodyOf<RestoreStatus>(begin(client, file.length))
    expect((await write('Meanwhile')).status).toBeLessThan(300)
    await bodyOf(part(client, id, 0, file))
    expect(await end(client, id)).toMatchObject({ step: 'done' })
    const { read } = api.shop.db
    const letters = await read.selectFrom('messages').select('subject').execute()
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      'An older one',
      'Before',
      'Meanwhile',
    ])
    // The number of a piece here is another piece's there.
    const waiting = await read.selectFrom('back_in_stock_subscriptions').selectAll().execute()
    expect(waiting).toMatchObject([{ kind: 'opening', email: 'eve@example.com' }])
  })
})

describe('restoring from a file', () => {
  let file: Buffer | undefined

  /** An empty shop, and the backup of one that no test changes. */
  async function both() {
    if (!file) {
      await at.openShop('sqlite')
      await at.backUpShop()
      file = readFileSync(at.file)
    }
    const api = await emptyShop()
    return { api, client: api.client(), file }
  }

  it('is only for the owner of an empty shop', async () => {
    const { api, client } = await both()
    const ask = (body: object) => client.post('/api/restore/file', { bytes: 10, ...body })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ invitation: 'b'.repeat(40) })).status).toBe(403)
    expect((await client.get(`/api/restore/${'0'.repeat(32)}`)).status).toBe(404)
    await placeOrder(api.shop.db, {
      state: 'paid',
      email: 'ada@example.com',
      name: 'Ada',
      bought: [{ kind: 'prints', name: 'Moon moths', quantity: 1, price: 2250 }],
    })
    expect(await failureOf(ask({ invitation }))).toMatchObject({ code: 'duplicate' })
  })

  it('never replaces a written page', async () => {
    const { api, client } = await both()
    const form = { title: 'Process', slug: '', spot: 'none', draft: true, blocks: [] } as const
    const { id } = await api.shop.storefront.ownPages.create({ ...form, blocks: [] })
    expect(await failureOf(begin(client, 10))).toMatchObject({ code: 'duplicate' })
    await api.shop.storefront.ownPages.remove(id)
    expect(await api.shop.admin.restore.isOffered()).toBe(true)
  })

  it('begins once for two parallel requests', async () => {
    const { client, file } = await both()
    const answers = await Promise.all([begin(client, file.length), begin(client, file.length)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503])
    const bodies = await Promise.all(answers.map((one) => one.json()))
    const id = bodies.flatMap((one) => one.id ?? []).join()
    await bodyOf(part(client, id, 0, file))
    expect(await end(client, id)).toMatchObject({ step: 'done' })
  })

  it('names the owner who did it, and for an hour the sign-in address', async () => {
    const { file } = await both()
    const env = { BACKUPS_HOST: '127.0.0.1', DEMO: 'off' }
    const { shop, owner, stranger } = await closing(openOwnerApi('sqlite', { env }))
    const [maren] = await shop.identity.staff()
    const asked = owner.post('/api/restore/file', { bytes: file.length })
    const { id } = await bodyOf<RestoreStatus>(asked)
    await bodyOf(part(owner, id, 0, file))
    expect((await end(stranger, id)).restored?.signInPath).toBeTruthy()
    const trail = await shop.db.read.selectFrom('audit_trail').selectAll().execute()
    expect(trail.filter(({ action }) => action === 'shop.restored')).toMatchObject([
      { actor: maren?.id },
    ])
    shop.clock.advance(hour + 1)
    expect((await stranger.get(`/api/restore/${id}`)).status).toBe(404)
  })

  it('removes a killed process’s leftovers, and an abandoned upload', async () => {
    const { api, client, file } = await both()
    const folder = join(api.shop.config.dataDir, 'restore')
    mkdirSync(join(folder, 'killed'), { recursive: true })
    writeFileSync(join(folder, 'killed', 'backup.tar.gz'), file)
    await api.shop.admin.restore.cleanUp()
    expect(readdirSync(folder)).toEqual([])
    const { id } = await bodyOf<RestoreStatus>(begin(client, file.length))
    await bodyOf(part(client, id, 0, file.subarray(0, 1000)))
    await api.shop.admin.restore.cleanUp()
    expect(readdirSync(folder)).toEqual([id])
    api.shop.clock.advance(day)
    await api.shop.admin.restore.cleanUp()
    expect(readdirSync(folder)).toEqual([])
  })

  it('changes nothing when the file is cut at any byte', async () => {
    const { api, client, file } = await both()
    const before = await comparable(api.shop)
    for (const length of [1, 100, file.length >> 2, file.length >> 1, file.length - 1]) {
      const said = await upload(client, file.subarray(0, length))
      expect(said).toMatchObject({ step: 'failed', words: expect.stringContaining('This file is') })
      expect(await comparable(api.shop)).toEqual(before)
    }
    expect(readdirSync(join(api.shop.config.dataDir, 'restore'))).toEqual([])
    // And works at last.
    expect(await upload(client, file)).toMatchObject({ step: 'done' })
  })

  it('removes its pictures after a late failure, but none that were there before', async () => {
    const { api, client, file } = await both()
    const there = [...at.images.kept.keys()].find((key) => /[0-9a-f]{64}\.\w+$/.test(key)) ?? ''
    api.images.kept.set(there, at.images.kept.get(there) ?? new Uint8Array())
    const { id } = await bodyOf<RestoreStatus>(begin(client, file.length))
    await placeOrder(api.shop.db)
    await bodyOf(part(client, id, 0, file))
    expect(await end(client, id)).toMatchObject({ step: 'failed' })
    expect(api.images.calls.filter((call) => call.startsWith('put')).length).toBeGreaterThan(1)
    expect([...api.images.kept.keys()]).toEqual([there])
  })

  it('accepts parts once, in their order, and none too large', async () => {
    const { client, file } = await both()
    const { id } = await bodyOf<RestoreStatus>(begin(client, file.length))
    const first = file.subarray(0, 1000)
    await bodyOf(part(client, id, 0, first))
    expect(await bodyOf(part(client, id, 0, first))).toMatchObject({ done: 1000 })
    expect(await failureOf(part(client, id, 5000, first))).toMatchObject({ code: 'changed' })
    const big = new Uint8Array(8 * 1024 * 1024 + 1)
    expect(await failureOf(part(client, id, 1000, big))).toMatchObject({ code: 'too_large' })
    expect((await part(client, '0'.repeat(32), 0, big)).status).toBe(404)
    await bodyOf(part(client, id, 1000, file.subarray(1000)))
    // The answer to the last one may be lost.
    expect((await bodyOf<RestoreStatus>(part(client, id, 1000, file.subarray(1000)))).id).toBe(id)
    expect(await end(client, id)).toMatchObject({ step: 'done' })
  })

  it('refuses a file that is too large for the disk before its first byte', async () => {
    const { api, client } = await both()
    expect(await failureOf(begin(client, 99 * 1000 ** 3))).toMatchObject({ code: 'too_large' })
    expect(await failureOf(begin(client, 200 * 1000 ** 3))).toMatchObject({ code: 'too_large' })
    expect(readdirSync(join(api.shop.config.dataDir, 'restore'))).toEqual([])
  })

  it('erases people again whose erasure this machine remembers, and sends them nothing', async () => {
    await at.openShop('sqlite')
    const { id } = await sell('ada@example.com', 'paid')
    await at.shop.db.transact((trx) =>
      raiseIssue(trx, id, { code: 'printer_lost', details: {} }, at.shop.clock.now()),
    )
    const { id: still } = await sell('bert@example.com', 'paid')
    await at.backUpShop()
    const api = await emptyShop()
    const marks = api.shop.config.dataDir
    // The machine's own mark, of an erasure after the backup.
    await api.shop.admin.privacy.erase('ada@example.com')
    expect(existsSync(join(marks, 'erasures'))).toBe(true)
    expect(readFileSync(join(marks, 'erasures'), 'utf8')).not.toContain('ada')
    const said = await upload(api.client(), readFileSync(at.file))
    expect(said.restored).toMatchObject({ erased: 1 })
    const rows = await api.shop.db.read.selectFrom('orders').selectAll().execute()
    expect(rows.find((row) => row.id === id)).toMatchObject({ buyer_email: null, ship_to: null })
    expect(rows.map((row) => row.buyer_email).sort()).toEqual(['bert@example.com', null])
    const { orders } = api.shop.admin
    const ids = async (filter: OrderFilter) =>
      (await orders.list({ filter, search: '', limit: 9 })).map((order) => order.id)
    expect(await ids('to-ship')).toEqual([still])
    expect(await ids('shipped')).toEqual([id])
    expect(await ids('needs-you')).not.toContain(id)
    await api.shop.jobs.runDue()
    expect(await ids('shipped')).toEqual([id])
  })
})
