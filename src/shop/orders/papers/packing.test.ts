import { beforeEach, describe, expect, it } from 'vitest'
import { raiseIssue } from '#shop/orders/record/order-issues.server.ts'
import { rowsOf } from '#testing/database/rows.ts'
import {
  addEdition,
  addPictures,
  addPins,
  sampleEdition,
  sampleMerch,
  samplePictures,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { noParcel } from '#testing/fixtures/orders/orders.ts'
import { ownerOrdersOf } from '#testing/fixtures/orders/owner-orders.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { pickListPaper } from './pick-list-paper.ts'

describe('the pick list', () => {
  const shop = eachCheckout('sqlite')
  let heron: number
  let pin: number
  beforeEach(async () => {
    await addPictures(shop.db, samplePictures)
    heron = (await shop.catalogue.create(squarePrint('h', { name: 'Slow Heron' }))).product.id
    pin = await addPins(shop.db, 20)
  })

  const buyHeron = (size: string, quantity = 1) =>
    shop.buy([{ kind: 'prints', productId: heron, size, quantity }])
  const ids = async () => (await rowsOf(shop.db.read, 'orders', {}, 'number')).map(({ id }) => id)
  const toPack = (orders: readonly string[], selfFulfilled: boolean) =>
    ownerOrdersOf(shop, selfFulfilled ? 'manual' : 'printful').toPack(orders)
  async function picked(selfFulfilled = true) {
    const paper = pickListPaper(await toPack(await ids(), selfFulfilled), 'Ada’s studio')
    const lines = paper.lines.map(
      ({ quantity, name, details }) => `${quantity} × ${name}: ${details}`,
    )
    return { lines, facts: paper.facts.map(({ words }) => words), notes: paper.notes }
  }

  it('is refused for an unknown or refunded order, by its name', async () => {
    await buyHeron('10x10')
    const [id = ''] = await ids()
    const unknown = '0'.repeat(32)
    await expect(toPack([id, unknown], true)).rejects.toThrow(unknown)
    await shop.refunds.refund(id, { attempt: 'a', restock: false })
    await expect(toPack([id], true)).rejects.toThrow('Order 1 isn’t packed any more (refunded).')
  })

  it('counts by piece and size, with the orders of each', async () => {
    await buyHeron('10x10', 2)
    await buyHeron('14x14')
    await shop.buy([
      { kind: 'prints', productId: heron, size: '10x10' },
      { kind: 'merch', productId: pin, quantity: 3 },
    ])
    expect(await picked()).toEqual({
      lines: [
        '3 × Slow Heron · 10 × 10 inches: Orders 1 (2 ×), 3',
        '1 × Slow Heron · 14 × 14 inches: Order 2',
        '3 × Tide pool · hand printed: Order 3 (3 ×)',
      ],
      facts: ['3', '7'],
      notes: [],
    })
    expect((await picked(false)).lines).toEqual(['3 × Tide pool · hand printed: Order 3 (3 ×)'])
  })

  it('names the numbers of an edition', async () => {
    const fjord = await addEdition(shop.db, 3)
    await shop.buy([{ kind: 'prints', productId: fjord, quantity: 2 }])
    await shop.buy([{ kind: 'prints', productId: fjord }])
    expect((await picked()).lines).toEqual([
      '3 × Fjord · 10 × 10 inches: Orders 1 (2 ×, 1/3, 2/3), 2 (3/3)',
    ])
  })

  it('keeps two texts apart that read alike', async () => {
    const personalisation = { label: 'Names', required: true, lines: 2, most: 20, price: 0 }
    const mug = sampleMerch({ name: 'Mug', personalised: true, personalisation })
    const { id: productId } = (await shop.catalogue.create(mug)).product
    for (const personalText of ['A / B', 'A\nB', 'A\nB']) {
      await shop.buy([{ kind: 'merch', productId, personalText }])
    }
    expect((await picked()).lines).toEqual([
      expect.stringMatching(/^1 × Mug .*A \/ B.*: Order 1$/),
      expect.stringMatching(/^2 × Mug .*A \/ B.*: Orders 2, 3$/),
    ])
  })

  it('leaves out refunded, shipped and held pieces', async () => {
    for (let i = 0; i < 3; i += 1) {
      await shop.buy([
        { kind: 'prints', productId: heron, size: '10x10' },
        { kind: 'merch', productId: pin, quantity: 2 },
      ])
    }
    const [first = '', second = '', third = ''] = await ids()
    const [, pins] = await rowsOf(shop.db.read, 'order_lines', { order_id: first }, 'id')
    await shop.refunds.refund(first, {
      attempt: 'a',
      restock: false,
      lines: [{ lineId: pins?.id ?? 0, quantity: 1 }],
    })
    await shop.fulfillment.ship(second, 'studio', noParcel)
    const issue = { code: 'withdrawn', details: { at: 1, byLaw: true, whole: true } } as const
    await shop.db.transact((trx) => raiseIssue(trx, third, issue, 1))
    expect(await picked()).toEqual({
      lines: [
        '2 × Slow Heron · 10 × 10 inches: Orders 1, 2',
        '1 × Tide pool · hand printed: Order 1',
      ],
      facts: ['2', '3'],
      notes: ['Don’t ship: 3'],
    })
    const [order] = await toPack([third], true)
    if (!order) throw new Error('there is no order')
    expect((await shop.papers.slip(order, { prices: false })).paper.stamp).toBe('Don’t ship')
  })

  it('goes with slips that list what is in their parcel, and say that there is more', async () => {
    await shop.buy([
      { kind: 'prints', productId: heron, size: '10x10' },
      { kind: 'merch', productId: pin, quantity: 3 },
    ])
    const [id = ''] = await ids()
    const slip = async (selfFulfilled: boolean) => {
      const [order] = await toPack([id], selfFulfilled)
      if (!order) throw new Error('there is no order')
      const { lines, notes } = (await shop.papers.slip(order, { prices: false })).paper
      return [...lines.map(({ name }) => name), ...notes.filter((note) => /parcel/.test(note))]
    }
    const more = 'Other pieces of this order are not in this parcel.'
    expect(await slip(false)).toEqual(['Tide pool', more])
    expect(await slip(true)).toEqual(['Slow Heron', 'Tide pool'])
    await shop.fulfillment.ship(id, 'studio', noParcel)
    expect(await slip(true)).toEqual(['Slow Heron', more])
    expect(await slip(false)).toEqual(['Slow Heron', 'Tide pool'])
  })

  it('goes with slips that state only the editions in their parcel', async () => {
    const fjord = await addEdition(shop.db, 3)
    const stated = sampleEdition(0, { sizes: [] })
    const dusk = squarePrint('open', { name: 'Dusk', edition: stated })
    const { id: open } = (await shop.catalogue.create(dusk)).product
    await shop.buy([
      { kind: 'prints', productId: fjord },
      { kind: 'prints', productId: open, size: '10x10' },
      { kind: 'merch', productId: pin },
    ])
    await shop.certificates.signAll()
    const order = await toPack(await ids(), true)
    const apart = await toPack(await ids(), false)
    const statements = async ([packed]: typeof order) => {
      if (!packed) throw new Error('there is no order')
      const { notes } = (await shop.papers.slip(packed, { prices: false })).paper
      return notes.filter((note) => /Fjord|Dusk|certify/.test(note))
    }
    expect(await statements(order)).toEqual([
      expect.stringContaining('Fjord'),
      expect.stringContaining('Dusk'),
      expect.stringContaining('certify'),
    ])
    expect(await statements(apart)).toEqual([])
  })

  it('is one PDF with every slip, even with letters that no typeface has', async () => {
    await buyHeron('10x10')
    await shop.buy([{ kind: 'merch', productId: pin }])
    const orders = await toPack((await ids()).toReversed(), true)
    const odd = orders.map((order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, name: '김민지' })),
    }))
    for (const asked of [orders, odd]) {
      const pdf = (await shop.papers.packing(asked))?.toString('latin1') ?? ''
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
    }
  })
})
