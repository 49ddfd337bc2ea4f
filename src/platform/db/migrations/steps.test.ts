import { describe, expect, it, onTestFinished } from 'vitest'
import type { Writer } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open.ts'
import { restoreRows } from '#platform/db/restore-rows.ts'
import { readSetting } from '#platform/db/settings.ts'
import type { Row } from '#platform/db/snapshot.ts'
import { lawSetting } from '#shop/store/law/law.schema.ts'
import { studioTextsSetting } from '#shop/store/settings/settings.schema.ts'
import { shippingPlanSetting } from '#shop/store/shipping/shipping.schema.ts'
import { quoteShipping } from '#shop/store/shipping/shipping.ts'
import { emptyPlace, openAt, type TestDatabase } from '#testing/database/test-database.ts'
import { migrations } from './list.ts'

const setting = (key: string, value: object): Row => ({
  key,
  value: JSON.stringify(value),
  updated_at: 1,
})

const orderOf = (id: string): Row => ({
  id,
  token: id,
  user_id: 'buyer',
  cart_id: id,
  state: 'paid',
  provider: 'fake',
  attempt_key: id,
  attempt_params: '{}',
  expires_at: 1,
  lines_digest: '',
  subtotal: 999,
  shipping: 0,
  total: 1199,
  tax: 200,
  tax_included: 1,
  tax_rate: 2000,
  ship_to: JSON.stringify({ name: 'Ada', country: 'GB' }),
  created_at: 1,
  updated_at: 1,
  paid_at: 5,
})

const lineOf = (order: string, kind: string, making: string): Row => ({
  order_id: order,
  kind,
  product_id: 1,
  size: '',
  quantity: 1,
  unit_price: 999,
  location: '/a.jpg',
  making,
})

const shirt: Row = {
  kind: 'clothing',
  id: 1,
  name: 'Tide pool',
  garment_size: 'M',
  making: 'one_of_a_kind',
  price: 999,
  created_at: 1,
  updated_at: 1,
}

const stockOf = (size: string) => ({ kind: 'prints' as const, product_id: 1, size, held: 0 })

describe.each(['sqlite', 'postgres'] as const)('the steps of an older shop (%s)', (lane) => {
  /** A step changes rows in our own words alike on both databases. */
  const some = <T>(variants: T[]) => (lane === 'sqlite' ? variants : variants.slice(0, 1))

  /** A shop that lacks the step of that name and later ones, brought up to date. */
  async function upgraded(
    lacks: string,
    fill: (put: (table: string, ...rows: Row[]) => Promise<void>) => Promise<void>,
  ): Promise<TestDatabase> {
    const place = await emptyPlace(lane)
    const steps = migrations.findIndex(({ name }) => name === lacks)
    const old = await openDatabase(place.location, undefined, migrations.slice(0, steps))
    await old.transact((trx: Writer) => fill((table, ...rows) => restoreRows(trx, table, rows)))
    await old.close()
    const db = await openAt(place)
    onTestFinished(() => db.close())
    return db
  }

  it('make the first account the owner, know a provider’s last event, and begin shipping zones with the flat rates', async () => {
    const people: [string, string, number][] = [
      ['theo', 'admin', 2],
      ['maren', 'admin', 1],
      ['guest', 'guest', 0],
    ]
    const event = { provider: 'stripe', at: 7 }
    const flat = { prints: 100, clothing: 900, merch: 30 }
    const db = await upgraded('0021-cleared-words', async (put) => {
      const rows = people.map(([id, role, at]) => ({
        id,
        role,
        name: id,
        created_at: at,
        seen_at: 0,
      }))
      await put('users', ...rows)
      await put('settings', setting('payments.heard', event), setting('shipping.rates', flat))
    })
    const users = db.read.selectFrom('users').select(['id', 'staff_role']).orderBy('id')
    expect(await users.execute()).toEqual([
      { id: 'guest', staff_role: null },
      { id: 'maren', staff_role: 'owner' },
      { id: 'theo', staff_role: 'partner' },
    ])
    const heard = db.read.selectFrom('settings').select(['key', 'value'])
    expect(await heard.where('key', 'like', 'payments.%').execute()).toEqual([
      { key: 'payments.webhook-seen', value: JSON.stringify(event) },
    ])
    // The same carts cost the same.
    const plan = await readSetting(db.read, shippingPlanSetting)
    const cost = (...kinds: ('prints' | 'clothing' | 'merch')[]) =>
      quoteShipping(
        { plan, open: ['US', 'CA'], printedElsewhere: true },
        null,
        kinds.map((kind) => ({ kind, quantity: 3 })),
        100_000,
      ).shipping
    expect([cost('prints'), cost('merch'), cost('prints', 'clothing', 'merch')]).toEqual([
      100, 30, 900,
    ])
  })

  it.each(
    some<[object, boolean, string]>([
      [{}, true, 'mailto:otter@otter.example'],
      [{ email: 'studio@example.com' }, true, ''],
      [{ madeToOrder: 'Soon.', formUrl: 'https://form.example' }, false, 'https://form.example'],
    ]),
  )(
    'let texts left after clearing the demo follow the studio, and keep its own: %j',
    async (own, follows, url) => {
      const { madeToOrder, email, formUrl } = {
        madeToOrder:
          'Everything here is made to order. Please allow some days before your parcel leaves.',
        email: 'otter@otter.example',
        formUrl: 'mailto:studio@example.com',
        ...own,
      }
      const texts = { madeToOrder, email, commissions: { teaser: 'Ask.', paragraphs: [], formUrl } }
      const db = await upgraded('0021-cleared-words', (put) =>
        put('settings', setting('studio.texts', texts)),
      )
      expect(await readSetting(db.read, studioTextsSetting)).toMatchObject({
        // An address that the shop made up is nobody's.
        email: email === 'studio@example.com' ? '' : email,
        madeToOrder: follows ? expect.stringContaining('up to {days} days') : madeToOrder,
        commissions: { teaser: 'Ask.', formUrl: url },
      })
    },
  )

  it('book the tax of orders and refunds, and give a sold garment its size only if it was one of a kind', async () => {
    const refund = { order_id: 'a', kind: 'refund' }
    const db = await upgraded('0140-unsaid', async (put) => {
      await put('pieces', shirt, { ...shirt, kind: 'merch' })
      await put('orders', orderOf('a'))
      await put('order_lines', lineOf('a', 'clothing', 'one_of_a_kind'))
      await put('order_lines', lineOf('a', 'merch', 'counted'))
      await put('order_lines', lineOf('a', 'clothing', 'counted'))
      await put('ledger_entries', { ...refund, amount: -300, at: 6 })
      await put('ledger_entries', { ...refund, amount: -899, at: 7 })
    })
    const entries = db.read
      .selectFrom('tax_entries')
      .select(['country', 'rate', 'gross', 'tax', 'at'])
      .orderBy('id')
    // 300 of 1199 has 50 of the 200 in it.
    expect(await entries.execute()).toEqual([
      { country: 'GB', rate: 2000, gross: 1199, tax: 200, at: 5 },
      { country: 'GB', rate: 2000, gross: -300, tax: -50, at: 6 },
      { country: 'GB', rate: 2000, gross: -899, tax: -150, at: 7 },
    ])
    const lines = db.read.selectFrom('order_lines').select('garment_size').orderBy('id')
    expect((await lines.execute()).map((line) => line.garment_size)).toEqual(['M', null, null])
  })

  it.each(
    some<[string, Row[], Row[], number | undefined]>([
      ['with pieces keeps its 30 days', [shirt], [], 30],
      ['without pieces says nothing of returns', [], [], undefined],
      ['that said 14 days keeps them', [shirt], [setting('law', { returnDays: 14 })], 14],
    ]),
  )('empty made-up values; one %s', async (_, pieces, law, days) => {
    const db = await upgraded('0140-unsaid', async (put) => {
      await put('pieces', ...pieces)
      const commissions = { teaser: '', paragraphs: [], formUrl: 'mailto:studio@example.com' }
      const texts = { email: 'studio@example.com', tagLine: 'Ink', commissions }
      await put('settings', ...law, setting('studio.texts', texts))
    })
    expect((await readSetting(db.read, lawSetting)).returnDays).toBe(days)
    expect(await readSetting(db.read, studioTextsSetting)).toMatchObject({
      email: '',
      tagLine: 'Ink',
      commissions: { formUrl: '' },
    })
  })

  it('count counted pieces by size, and name the only size of a piece', async () => {
    const zine = { ...shirt, kind: 'prints', making: 'counted', price: null }
    const stock = (kind: string, id: number, onHand: number, held: number): Row => ({
      kind,
      product_id: id,
      on_hand: onHand,
      held,
    })
    const db = await upgraded('0150-works-and-sizes', async (put) => {
      await put('pieces', zine, shirt, { ...shirt, kind: 'merch', making: 'counted' })
      const size = { label: 'A5', price: 900, width: 15, height: 21, unit: 'cm' }
      await put('piece_sizes', { kind: 'prints', piece_id: 1, position: 0, ...size })
      await put('stock', stock('prints', 1, 5, 2), stock('clothing', 1, 1, 0))
      await put('stock', stock('merch', 1, 0, 0), stock('edition', 1, 3, 0))
      await put('orders', orderOf('a'))
      await put('holds', { order_id: 'a', kind: 'prints', product_id: 1, quantity: 2 })
      const asked = { product_id: 1, email: 'ada@example.com', token: 't', state: 'requested' }
      await put('back_in_stock_subscriptions', { kind: 'merch', ...asked, state_since: 1 })
    })
    const rows = db.read.selectFrom('stock').select(['kind', 'size', 'on_hand', 'held'])
    expect(await rows.orderBy('kind').execute()).toEqual([
      { kind: 'clothing', size: '', on_hand: 1, held: 0 },
      { kind: 'edition', size: '', on_hand: 3, held: 0 },
      { kind: 'merch', size: '', on_hand: 0, held: 0 },
      { kind: 'prints', size: 'A5', on_hand: 5, held: 2 },
    ])
    const holds = db.read.selectFrom('holds').select(['size', 'quantity'])
    expect(await holds.execute()).toEqual([{ size: 'A5', quantity: 2 }])
    const soldOut = async () => {
      const pieces = db.read.selectFrom('pieces').select(['kind', 'sold_out']).orderBy('kind')
      return (await pieces.execute()).map(({ sold_out }) => sold_out)
    }
    expect(await soldOut()).toEqual([0, 1, 0])
    // A size that is left keeps its piece in the shop.
    await db.transact(async (trx) => {
      await trx
        .insertInto('stock')
        .values({ ...stockOf('A4'), on_hand: 1 })
        .execute()
      await trx.updateTable('stock').set({ on_hand: 0, held: 0 }).where('size', '=', 'A5').execute()
    })
    expect(await soldOut()).toEqual([0, 1, 0])
    await db.transact(async (trx) => {
      await trx.updateTable('stock').set({ on_hand: 0 }).where('size', '=', 'A4').execute()
    })
    expect(await soldOut()).toEqual([0, 1, 1])
  })

  it('keep the lines of a cart, which may now hold the same piece with other words', async () => {
    const line = {
      cart_id: 'cart',
      kind: 'merch',
      product_id: 1,
      size: '',
      quantity: 2,
      unit_price: 900,
      print_name: 'Mug',
      location: '/a.jpg',
      created_at: 1,
    }
    const db = await upgraded('0160-pages-and-words', async (put) => {
      await put('users', { id: 'ada', role: 'guest', name: 'ada', created_at: 1, seen_at: 1 })
      await put('carts', { id: 'cart', user_id: 'ada', created_at: 1, updated_at: 1 })
      await put('cart_lines', { id: 7, ...line })
    })
    await db.transact((trx) => restoreRows(trx, 'cart_lines', [{ ...line, personal_text: 'Ida' }]))
    const rows = db.read.selectFrom('cart_lines').selectAll().orderBy('personal_text')
    expect(await rows.execute()).toMatchObject([
      { id: 7, ...line, personal_text: '' },
      { ...line, personal_text: 'Ida' },
    ])
    const again = db.transact((trx) => restoreRows(trx, 'cart_lines', [line]))
    await expect(again).rejects.toThrow(/unique/i)
  })
})
