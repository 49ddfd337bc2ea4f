import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { OrderState } from '#platform/db/tables/tables.ts'
import { ordersData } from '#shop/orders/record/personal-data.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { goodForm } from '#testing/fakes/demo-payment.ts'
import { addPins } from '#testing/fixtures/catalogue/products.ts'
import { placeOrder } from '#testing/fixtures/orders/orders.ts'
import { fakeErasures } from '#testing/fixtures/upkeep/erasures.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'
import { messagesData } from '../messages/personal-data.server.ts'
import { markOf } from './erasures.server.ts'
import { createPrivacy } from './privacy.server.ts'

type PrivacySource = Parameters<typeof createPrivacy>[0]['sources'][number]

const ada = { email: 'Ada@Example.com' }

eachDatabase('privacy requests: a person’s data', (lane) => {
  const api = each(() => openOwnerApi(lane))
  let order: string

  async function buy(email: string, state: OrderState): Promise<string> {
    const { id } = await placeOrder(api.shop.db, {
      state,
      email,
      name: 'Ada Byron',
      fulfillments: { prints: 'queued' },
      bought: [
        { kind: 'prints', name: 'Moon moths', quantity: 2, price: 2250, personalised: true },
      ],
    })
    // As a code once a buyer has the provider ask for the same address.
    const attempt_params = JSON.stringify({ orderId: id, email })
    await changeRows(api.shop.db, 'orders', { attempt_params }, { id })
    await api.shop.admin.orders.setNote(id, 'Ada likes moths')
    return id
  }
  const post = (path: string, body: object) => api.owner.post(`/api/privacy/${path}`, body)

  beforeEach(async () => {
    order = await buy('ada@example.com', 'fulfilled')
    await buy('bert@example.com', 'fulfilled')
  })

  it('is erased in one action, while the books still add up', async () => {
    const { token, total } = await orderRow(order)
    expect((await post('erase', ada)).status).toBe(200)
    const after = await orderRow(order)
    expect(after).toMatchObject({ buyer_name: null, buyer_email: null, ship_to: null, total })
    expect((await api.stranger.get(`/api/orders/${token}`)).status).toBe(404)
    expect(await bodyOf(post('find', ada))).toMatchObject({ found: { orders: 0 } })
    const everything = await Promise.all(
      (['orders', 'order_lines', 'order_notes', 'parcels', 'outbox'] as const).map((table) =>
        api.shop.db.read.selectFrom(table).selectAll().execute(),
      ),
    )
    const kept = JSON.stringify(everything.flat().filter((row) => !isBerts(row)))
    expect(kept).not.toMatch(/ada[@ ]/i)
    expect(kept).toContain('Moon moths')
  })

  /** Everything that a folder's files hold, one after the other. */
  const wordsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
      .join('\n')

  const orderRow = (id: string) =>
    api.shop.db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  function isBerts(row: object): boolean {
    return (
      JSON.stringify(row).includes('bert@') ||
      ('note' in row && 'order_id' in row && row.order_id !== order)
    )
  }

  if (lane !== 'sqlite') return

  it('is erased from play money, too: nothing in the data folder names the person', async () => {
    const { shop, client } = api
    const buyer = client()
    const person = { name: 'Cleo Vane', email: 'Cleo@Example.com', line1: '7 Quiet Wharf' }
    await bodyOf(buyer.post('/api/users/create'))
    const merchId = await addPins(shop.db, 5)
    await bodyOf(buyer.post('/api/cart-merch/create', { merchId, quantity: 1 }))
    const { user } = await bodyOf<{ user: { id: string } }>(buyer.get('/api/session'))
    const { url } = await bodyOf<{ url: string }>(
      buyer.post(`/api/cart/create-checkout-session/id/${user.id}`),
    )
    const body = new URLSearchParams({ ...goodForm, ...person })
    await shop.services.hostedPayment.respond(new Request(url, { method: 'POST', body }))
    const session = url.split('/').at(-1) ?? ''
    await shop.storefront.checkout.returnFromPayment(session)
    await shop.jobs.runDue()
    const personal = /.{0,20}(?:cleo@example\.com|Cleo Vane|7 Quiet Wharf)/gi
    const found = (folder: string) => wordsIn(folder).match(personal)
    expect(found(shop.config.dataDir)).not.toBeNull()
    await changeRows(shop.db, 'orders', { state: 'fulfilled' }, { session_id: session })
    expect((await post('erase', { email: 'cleo@example.com' })).status).toBe(200)
    expect(found(shop.config.dataDir)).toBeNull()
    const { dataDir } = (shop.db as TestDatabase).location
    if (dataDir) expect(found(dataDir)).toBeNull()
    // The provider still knows that it was paid.
    expect(await shop.services.payment.getSession(session)).toMatchObject({
      paid: true,
      shipTo: null,
      buyer: { name: null, email: null },
    })
  })

  it('is found in any spelling of the address, without anybody else’s', async () => {
    expect(await bodyOf(post('find', ada))).toMatchObject({ found: { orders: 1 } })
    expect(await bodyOf(post('find', { email: 'eve@example.com' }))).toMatchObject({
      found: { orders: 0 },
    })
    expect(await failureOf(post('erase', { email: 'Ada' }))).toMatchObject({
      status: 400,
      field: 'email',
    })
  })

  it('is exported whole: purchases, addresses, notes', async () => {
    const all = JSON.stringify(await bodyOf(post('export', ada)))
    const facts = [
      'Ada Byron',
      '12 Alder Street',
      'Moon moths',
      'Ada likes moths',
      '"total":50',
      '"personalised":true',
    ]
    expect(facts.filter((fact) => !all.includes(fact))).toEqual([])
    expect(all).not.toContain('bert')
  })

  it('is erased from mails in files, too', async () => {
    const folder = join(api.shop.config.dataDir, 'mail')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'a.eml'), 'To: Ada <ada@example.com>')
    writeFileSync(join(folder, 'b.eml'), 'To: Bert <bert@example.com>')
    expect((await post('erase', ada)).status).toBe(200)
    expect(readdirSync(folder)).toEqual(['b.eml'])
  })

  /** Erases Ada from these tables, and answers the marks. */
  async function marksAfter(source: PrivacySource) {
    const { db, clock, log } = api.shop
    const erasures = fakeErasures(api.shop)
    const forgetFiles = async () => {}
    const privacy = createPrivacy({ db, clock, log, erasures, forgetFiles, sources: [source] })
    await privacy.erase('ada@example.com')
    return erasures.all()
  }

  it('is marked as erased at the end, after any backup that began meanwhile', async () => {
    const { clock } = api.shop
    const slow = { ...messagesData, erase: async () => clock.advance(5_000) ?? 1 }
    expect((await marksAfter(slow)).map(({ at }) => at)).toEqual([clock.now()])
  })

  it('is marked for each order, too, because a backup may hold one without its buyer', async () => {
    const marks = (await marksAfter(ordersData)).map(({ who }) => who)
    expect(marks).toEqual([markOf('erased', 'ada@example.com'), markOf('orders', order)])
  })

  it('stays complete while an open order needs the address', async () => {
    await buy('ada@example.com', 'paid')
    const refusal = await post('erase', ada)
    expect(refusal.status).toBe(409)
    expect(JSON.stringify(await refusal.json())).toContain('still under way')
    expect(await orderRow(order)).toMatchObject({ buyer_name: 'Ada Byron' })
  })
})
