import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { day, minute } from '#platform/time/clock.ts'
import { openS3Server } from '#testing/fakes/s3-server.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { emptyShop, end, invitation } from '#testing/fixtures/upkeep/restore.ts'
import { openApi } from '#testing/harness/api.ts'
import { type ApiClient, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { closing, each } from '#testing/harness/each.ts'
import type { RestoreStatus } from './restore.schema.ts'

describe('restoring from elsewhere', () => {
  const s3 = each(openS3Server)
  const place = (passphrase = 'kelp-heron-moth') => ({
    provider: 's3-backups' as const,
    bucketProvider: 'other' as const,
    ...s3.options,
    folder: 'shops/heron',
    passphrase,
  })
  const ask = (client: ApiClient, passphrase?: string) =>
    client.post('/api/restore/elsewhere', { invitation, place: place(passphrase) })

  async function sent() {
    // A shop of its own, whose place elsewhere may be on this machine.
    const api = await closing(openApi('sqlite', { env: { BACKUPS_HOST: '127.0.0.1' } }))
    api.shop.clock.set(Date.UTC(2026, 11, 1))
    await api.shop.identity.ensureOwner({ email: 'maren@example.com', password: 'a-long-password' })
    await placeOrder(api.shop.db, {
      state: 'fulfilled',
      email: 'ada@example.com',
      name: 'Ada',
      bought: [{ kind: 'prints', name: 'Moon moths', quantity: 1, price: 2250 }],
    })
    await api.shop.services.connect('backups', place())
    await api.shop.admin.backups.elsewhere.frequent.run()
    return api
  }

  it('uses the newest copy, with its passphrase only, and erases erased people again', async () => {
    const { shop } = await sent()
    shop.clock.advance(day)
    await shop.admin.privacy.erase('ada@example.com')
    await expect.poll(() => [...s3.objects.keys()].join()).toContain('erased.age')
    const client = (await emptyShop()).client()
    expect(await failureOf(ask(client, 'another-passphrase'))).toMatchObject({
      code: 'bad_input',
      field: 'passphrase',
    })
    const { id } = await bodyOf<RestoreStatus>(ask(client))
    const said = await end(client, id)
    expect(said).toMatchObject({ step: 'done', restored: { erased: 1 } })
    expect(said.restored?.madeAt).toBe(Date.UTC(2026, 11, 1))
  })

  it('leaves out ended subscriptions and deleted messages', async () => {
    const { shop } = await sent()
    const wait = (email: string) =>
      shop.db.transact((trx) =>
        trx
          .insertInto('back_in_stock_subscriptions')
          .values({
            kind: 'shop',
            product_id: 0,
            email,
            token: email,
            state: 'confirmed',
            state_since: shop.clock.now(),
          })
          .execute(),
      )
    for (const name of ['ada', 'bert']) {
      shop.clock.advance(day)
      await wait(`${name}@example.com`)
      const letter = { subject: 'A heron', message: 'Could you draw one?' }
      await shop.storefront.messages.leave({ name, email: `${name}@example.com`, ...letter })
    }
    await shop.admin.backups.elsewhere.frequent.run()
    const copies = () => [...s3.objects.keys()].filter((name) => name.includes('/databases/'))
    const before = copies()
    shop.clock.advance(minute)
    await shop.storefront.subscriptions.leave('ada@example.com')
    await shop.storefront.subscriptions.leave('nobody')
    const [letter] = await shop.storefront.messages.from('ada@example.com')
    await shop.storefront.messages.remove(letter?.id ?? '')
    // Nothing else changed: the marks go without a copy.
    await shop.admin.backups.elsewhere.frequent.run()
    expect(copies()).toEqual(before)
    const api = await emptyShop()
    const { id } = await bodyOf<RestoreStatus>(ask(api.client()))
    expect(await end(api.client(), id)).toMatchObject({ step: 'done', restored: { erased: 0 } })
    const { read } = api.shop.db
    const waiting = await read.selectFrom('back_in_stock_subscriptions').select('email').execute()
    expect(waiting).toEqual([{ email: 'bert@example.com' }])
    const letters = await read.selectFrom('messages').select('name').execute()
    expect(letters).toEqual([{ name: 'bert' }])
    const everything = JSON.stringify(await read.selectFrom('settings').selectAll().execute())
    expect(everything).not.toContain('ada@example.com')
  })

  it('skips a copy that is too long, or damaged', async () => {
    const { shop } = await sent()
    shop.clock.advance(day)
    await shop.admin.backups.elsewhere.frequent.run()
    const newest = [...s3.objects.keys()]
      .filter((name) => name.includes('/databases/'))
      .sort()
      .at(-1)
    const file = s3.objects.get(newest ?? '')
    if (file) file.bytes[file.bytes.length - 3] = (file.bytes[file.bytes.length - 3] ?? 0) ^ 1
    const client = (await emptyShop()).client()
    const { id } = await bodyOf<RestoreStatus>(ask(client))
    expect((await end(client, id)).restored?.madeAt).toBe(Date.UTC(2026, 11, 1))
  })

  it('reports a newest copy of a newer version, and uses no older one', async () => {
    const { shop } = await sent()
    shop.clock.advance(day)
    await shop.db.transact((trx) =>
      sql`insert into migrations (name, applied_at) values ('9999-tomorrow', 0)`.execute(trx),
    )
    await shop.admin.backups.elsewhere.frequent.run()
    const client = (await emptyShop()).client()
    const { id } = await bodyOf<RestoreStatus>(ask(client))
    const { step, words } = await end(client, id)
    expect(step).toBe('failed')
    expect(words).toContain('This file was made by a newer version')
    expect(words).not.toContain('/')
  })

  it('reports a storage without copies, and stays out of the machine’s own network', async () => {
    const client = (await emptyShop()).client()
    expect(await failureOf(ask(client))).toMatchObject({ code: 'not_found' })
    const api = await closing(openApi('sqlite'))
    await api.shop.identity.inviteFirstOwner(invitation)
    expect(await failureOf(ask(api.client()))).toMatchObject({
      code: 'bad_input',
      field: 'endpoint',
    })
  })
})
