import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '#platform/db/migrations/list.ts'
import { openSnapshot } from '#platform/db/snapshot.ts'
import type { OrderFilter } from '#shop/orders/back-office/owner-order.ts'
import { backUp } from '#shop/upkeep/backup/backup.server.ts'
import { restoreInto } from '#shop/upkeep/backup/restore-into.server.ts'
import { rowOf } from '#testing/database/rows.ts'
import { emptyPlace, openAt, type TestDatabase } from '#testing/database/test-database.ts'
import { memoryStore } from '#testing/fakes/memory-store.ts'
import { type OldShop, openOldShop, placesOf } from '#testing/fixtures/old-shop.ts'
import { contentsOf } from '#testing/fixtures/upkeep/backup.ts'
import { withRealHashes } from '#testing/harness/cheap-hashes.ts'

const states = {
  pending: [40],
  processing: [28, 41],
  paid: [
    3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 29, 30, 31, 32, 33,
    35, 36, 39,
  ],
  fulfilled: [1, 2, 34],
  cancelled: [10, 11, 26, 37, 38],
  expired: [27],
}

const reasons = {
  3: ['The prints could not be ordered: the file is damaged.'],
  5: ['The prints could not be ordered: nobody told where to send them.'],
  6: [
    'The prints went to the printer with the address as it was before you corrected it: change it there, too.',
  ],
  7: [
    'The prints went to the printer while you refunded all or some of them. Cancel at the printer the prints that it shouldn’t make.',
  ],
  8: ['The printer holds order PF-9 until it hears from you.'],
  9: ['The printer knows nothing of this order’s prints.'],
  12: [
    'Paid after the hold had ended, and Moth had gone meanwhile. Nothing was taken from the stock. Please refund it.',
  ],
  16: ['The order is for $22.00, but $15.00 was paid.'],
  17: ['$23.00 was paid without an order. Please refund it or write to the buyer.'],
  18: ['$23.00 was paid a second time for order 1. Please refund it or write to the buyer.'],
  19: ['The buyer disputes the payment.'],
  20: [
    'The buyer disputes the payment.',
    'The dispute is lost: the bank has given the buyer the money back. What has not been sent stays here.',
  ],
  22: [
    'A refund of $5.00 did not arrive. Ask the payment provider, or refund the buyer another way.',
  ],
  28: ['The payment has been on its way for two weeks. Ask the payment provider.'],
  39: ['The order is for $40.50, but $20.00 was paid.', 'The buyer disputes the payment.'],
}

const repeating = [
  'backup.nightly',
  'clean-up',
  'instagram.read',
  'orders.overdue',
  'prints.reconcile',
  'subscriptions.notify',
]

const { 'its backup, on SQLite': _, ...places } = placesOf('0014')

// Their passwords were hashed by the version of then.
withRealHashes()

// A backup comes back on SQLite in restore.test.ts and for later versions in upgrade.test.ts.
describe.each(Object.entries(places))('a shop of version 0014, from %s', (how, place) => {
  let old: OldShop
  let shop: OldShop['shop']
  beforeEach(async () => {
    old = await openOldShop('0014', await place())
    shop = old.shop
  })
  afterEach(() => shop.close())

  const listed = (filter: OrderFilter) => shop.admin.orders.list({ filter, search: '', limit: 100 })
  const orders = async () =>
    [...(await listed('all')), ...(await listed('not-paid'))].sort((a, b) => a.number - b.number)
  const order = async (number: number) => {
    const found = await shop.admin.orders.byNumber(number)
    if (!found) throw new Error(`There is no order ${number}.`)
    return found
  }

  it('keeps its orders with their events, its people, and its pieces', async () => {
    const rows = await orders()
    const numbers = (state: string) => [
      ...new Set(rows.filter((row) => row.state === state).map(({ number }) => number)),
    ]
    expect(Object.fromEntries(Object.keys(states).map((state) => [state, numbers(state)]))).toEqual(
      states,
    )
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(109_512)
    expect(rows.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(9_400)
    expect(await order(1)).toMatchObject({
      total: 9_912,
      discount: 1_000,
      tax: 412,
      lines: [{ quantity: 2 }, { quantity: 1 }],
      parcels: [{ trackingNumber: '9400-1', carrier: 'USPS' }, { trackingNumber: '7700' }],
      buyer: { email: 'robin@example.com' },
    })
    expect((await order(4)).shipTo).toMatchObject({ line1: '7 Rowan Road' })
    expect((await order(13)).note?.text).toBe('Wraps it as a present: for her sister.')
    expect((await order(2)).lines).toMatchObject([{ quantity: 3, refundedQuantity: 1 }])

    const told = async (number: number) => (await order(number)).events.map(({ type }) => type)
    expect(await told(4)).toEqual(expect.arrayContaining(['address_changed', 'overdue', 'sent']))
    expect(await told(10)).toContain('given_up')
    expect(await told(14)).toContain('issue_resolved')
    expect(await told(21)).toContain('dispute_won')
    expect(await told(25)).toContain('voided')
    expect(await told(29)).toContain('mail_refused')

    const login = (email: string, password: string) =>
      shop.identity.login({ email, password, network: 'here', replaces: null })
    expect((await login('maren@heron.example', 'a-long-pass-phrase')).user.name).toBe('owner')
    expect((await login('ines@heron.example', 'another-long-phrase')).user.name).toBe('Ines')
    expect(await shop.identity.invitations()).toHaveLength(3)
    const stock = await shop.db.read.selectFrom('stock').selectAll().execute()
    expect(
      stock.map((row) => `${row.kind}/${row.product_id} ${row.on_hand} ${row.held}`).sort(),
    ).toEqual([
      'clothing/1 1 0',
      'clothing/2 0 0',
      'clothing/3 1 1',
      'clothing/4 1 0',
      'merch/1 0 0',
      'merch/2 33 4',
      'merch/3 1 0',
      'merch/4 3 0',
    ])
    expect(await shop.catalogue.list('prints')).toHaveLength(2)
    expect(
      (await shop.storefront.messages.list({ search: '', limit: 9 })).map(({ subject }) => subject),
    ).toEqual(['A second letter', 'Lost on its way', 'Canada'])
    expect(await shop.settings.studio()).toMatchObject({ artistName: 'Maren Heron' })
    expect((await shop.storefront.vacation.read()).start?.day).toBe('2026-07-08')
    expect(await shop.storefront.socialFeed.posts()).toHaveLength(2)
  })

  it('refunds, ships, settles open payments, and makes a restorable backup', async () => {
    const { id: ours } = await order(31)
    await shop.admin.refunds.refund(ours, { attempt: 'after-all-1', amount: 300, restock: false })
    expect(await order(31)).toMatchObject({ refunded: 300 })
    const nothing = { carrier: null, trackingNumber: null, trackingUrl: null }
    await shop.admin.fulfillment.ship(ours, 'studio', nothing)
    expect(await order(31)).toMatchObject({ state: 'fulfilled' })
    const { id } = await order(41)
    const { session_id } = await rowOf(shop.db.read, 'orders', { id })
    const session = {
      id: session_id ?? '',
      orderId: id,
      url: null,
      paymentRef: 'ref-late',
      ...({ status: 'complete', paid: true, failed: false } as const),
      total: 2_200,
      discount: 0,
      tax: 0,
      shipTo: null,
      buyer: { name: 'Robin Field', email: 'robin@example.com' },
    }
    const event = { type: 'session', id: 'evt-late', session } as const
    await shop.storefront.checkout.handleEvent('fake', ...old.payment.post(event))
    expect(await order(41)).toMatchObject({ state: 'paid' })

    const folder = mkdtempSync(join(tmpdir(), 'atelier-upgrade-'))
    const file = join(folder, 'backup.tar.gz')
    const { location } = shop.db as TestDatabase
    await backUp(
      { openSnapshot: () => openSnapshot(location), images: memoryStore(), now: 1 },
      file,
    )
    const target = await emptyPlace('sqlite')
    const { about } = await restoreInto(target.location, () => memoryStore(), file)
    expect(about.migrations.at(-1)).toBe(migrations.at(-1)?.name)
    const restored = await openAt(target)
    expect(await contentsOf(restored)).toEqual(await contentsOf(shop.db))
    await restored.close()
    rmSync(folder, { recursive: true })
  })

  if (how !== 'its SQLite file') return

  it('explains issues in their former words', async () => {
    const asking = (await orders()).filter(({ issues }) => issues.length > 0)
    const words = asking.map(({ number, issues }) => [number, issues.map((issue) => issue.words)])
    expect(Object.fromEntries(words)).toEqual(reasons)
    // Every sentence of that version is recognised.
    expect(asking.flatMap(({ issues }) => issues.map(({ code }) => code))).not.toContain('note')
    const { id, issues } = await order(39)
    await shop.admin.orders.resolveIssues(
      id,
      issues.map((issue) => issue.id),
    )
    expect(await order(39)).toMatchObject({ issues: [], disputed: true })
  })

  it('continues waiting work: mails, prints, refunds, subscriptions, and recurring jobs', async () => {
    const waitingFor = async () =>
      (await shop.storefront.subscriptions.counts()).map(({ kind, productId, count }) => [
        kind,
        productId,
        count,
      ])
    expect(await waitingFor()).toEqual(
      expect.arrayContaining([
        ['clothing', 2, 1],
        ['shop', 0, 1],
      ]),
    )
    await shop.jobs.runDue()
    const subjects = old.mails.map(({ subject, to }) => `${to.address}: ${subject}`)
    expect(subjects.sort()).toEqual([
      'asks@example.com: Shall I tell you when Moth is back?',
      'hears@example.com: Moth is back',
      'maren@heron.example: 4 parcels are late (orders 4, 6, 8, and 9)',
      'maren@heron.example: A buyer could not pay',
      'maren@heron.example: A parcel is late (order 32)',
      'maren@heron.example: Hello from Zoë Field: A second letter',
      'maren@heron.example: Order 39 needs you',
      'maren@heron.example: Order 39 needs you',
      'maren@heron.example: Order 4 needs you',
      'maren@heron.example: Order 6 needs you',
      'maren@heron.example: Order 7 needs you',
      'maren@heron.example: Order 8 needs you',
      'maren@heron.example: You sold something! $13.00 (order 32)',
      'maren@heron.example: You sold something! $13.00 (order 34)',
      'maren@heron.example: You sold something! $22.00 (order 36)',
      'maren@heron.example: You sold something! $31.00 (order 35)',
      'maren@heron.example: You sold something! $40.50 (order 39)',
      'maren@heron.example: You sold something! $49.50 (order 33)',
      'robin@example.com: $4.00 is on its way back to you (order 35)',
      'robin@example.com: $6.00 is on its way back to you (order 36)',
      "robin@example.com: It's ordered! Your order 32",
      "robin@example.com: It's ordered! Your order 33",
      "robin@example.com: It's ordered! Your order 34",
      "robin@example.com: It's ordered! Your order 35",
      "robin@example.com: It's ordered! Your order 36",
      "robin@example.com: It's ordered! Your order 39",
      'robin@example.com: The payment for order 37 did not come',
      'robin@example.com: Your order is on its way (order 34)',
      'shop@example.com: The shop is open again',
      'waits@example.com: Moth is back',
    ])
    expect(old.printed).toEqual([(await order(33)).id])
    expect(await order(36)).toMatchObject({ refunded: 600 })
    const waiting = await shop.db.read
      .selectFrom('outbox')
      .select('topic')
      .distinct()
      .where('state', '=', 'waiting')
      .orderBy('topic')
      .execute()
    const topics = waiting.map(({ topic }) => topic)
    expect(topics).not.toContain('mail.send')
    expect(topics).toEqual(expect.arrayContaining(repeating))
    expect((await shop.admin.orders.stuck()).map(({ words }) => words)).toEqual([
      'Sending an email',
      'Sending an email',
      'Sending an email',
      'Handing the prints of order 30 to the printer',
    ])

    const asked = old.mails.filter(({ to }) => to.address === 'asks@example.com')
    const [, token = ''] = /\/waiting\/([\w-]{43})/.exec(asked[0]?.text ?? '') ?? []
    await shop.storefront.subscriptions.confirm(token)
    expect(await waitingFor()).toEqual([
      ['clothing', 2, 1],
      ['merch', 3, 1],
    ])
  })
})
