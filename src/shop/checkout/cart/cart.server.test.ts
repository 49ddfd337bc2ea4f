import { beforeEach, expect, it } from 'vitest'
import type { OrderState } from '#platform/db/tables/tables.ts'
import { hour } from '#platform/time/clock.ts'
import { holdStock } from '#shop/catalogue/stock/held-stock.server.ts'
import type { Visitor } from '#shop/people/identity/visitor.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addEdition, sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { addOrder, sellPieces } from '#testing/fixtures/orders/orders.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { each } from '#testing/harness/each.ts'
import type { LineInput } from './cart.ts'
import { goneWords } from './pages/gone.ts'

const lineInput = (facts: Partial<LineInput>): LineInput => ({
  kind: 'merch',
  cartId: null,
  productId: 1,
  size: null,
  variantId: null,
  quantity: 1,
  ...facts,
})
const shirt = lineInput({ kind: 'clothing' })

eachDatabase('a cart', (lane) => {
  const api = each(() => openStockedApi(lane))
  let ada: Visitor
  let bea: Visitor
  beforeEach(async () => {
    ada = await newVisitor()
    bea = await newVisitor()
  })

  const newVisitor = async (): Promise<Visitor> => {
    const { user } = await api.shop.identity.createGuest()
    return { userId: user.id, role: 'guest', staffRole: null, name: user.name, email: null }
  }
  const add = (visitor: Visitor, what: LineInput) => api.shop.storefront.cart.addLine(visitor, what)
  const view = (visitor: Visitor) => api.shop.storefront.cart.view(visitor.userId)
  const hold = (
    visitor: Visitor,
    kind: 'clothing' | 'merch',
    quantity: number,
    state: OrderState = 'pending',
  ) =>
    api.shop.db.transact(async (trx) => {
      const expiresAt = api.shop.clock.now() + hour
      const { id } = await addOrder(trx, { user_id: visitor.userId, held_until: expiresAt, state })
      await holdStock(trx, id, [{ kind, productId: 1, size: '', quantity, name: 'Moon moths' }])
    })

  it('opens once for two parallel calls', async () => {
    const opened = await Promise.all([
      api.shop.storefront.cart.open(ada.userId),
      api.shop.storefront.cart.open(ada.userId),
    ])
    expect(new Set(opened.map(({ cart }) => cart.id)).size).toBe(1)
    expect(opened.filter(({ made }) => made)).toHaveLength(1)
  })

  if (lane !== 'sqlite') return

  it('is empty, and isn’t created, before it shows the catalogue’s prices, with shipping and the badge’s count', async () => {
    const none = { id: null, lines: [], subtotal: 0, quote: { shipping: 0 } }
    expect(await view(ada)).toMatchObject(none)
    expect(await api.shop.storefront.cart.find(ada.userId)).toBeNull()
    await add(ada, lineInput({ quantity: 3 }))
    await add(ada, lineInput({ kind: 'prints', size: '14x14', quantity: 2 }))
    expect(await view(ada)).toMatchObject({
      lines: [
        {
          kind: 'prints',
          name: 'Moon moths',
          descName: null,
          size: '14x14',
          unitPrice: 4500,
          lineTotal: 9000,
          path: '/image/1',
        },
        { kind: 'merch', name: 'Moon moths', descName: 'Sticker', size: '', lineTotal: 1050 },
      ],
      subtotal: 10_050,
      quote: { shipping: 650 },
      itemCount: 5,
    })
  })

  it('shows a piece’s gallery and its measurements', async () => {
    const form = { title: 'Pots', slug: 'pots', words: '', picture: null, hidden: false }
    await api.shop.storefront.collections.create('gallery', form)
    const jar = sampleMerch({ gallery: 'pots', measurements: '28 cm high' })
    const { product } = await api.shop.catalogue.create(jar)
    await add(ada, lineInput({}))
    await add(ada, lineInput({ productId: product.id }))
    const { lines } = await view(ada)
    expect(lines.map(({ gallery, measurements }) => [gallery.title, measurements])).toEqual([
      ['Merch', null],
      ['Pots', '28 cm high'],
    ])
  })

  it('leads from a sold piece to the gallery that it was in', async () => {
    const form = { title: 'Pots', slug: 'pots', words: '', picture: null, hidden: false }
    await api.shop.storefront.collections.create('gallery', form)
    const single = { gallery: 'pots', quantity: 1, inventoryPolicy: 'one_of_a_kind' as const }
    const { product } = await api.shop.catalogue.create(sampleMerch(single))
    await add(ada, lineInput({ productId: product.id }))
    await sellPieces(api.shop.db, 'merch', product.id)
    expect((await view(ada)).lines).toMatchObject([
      { state: 'sold_out', gallery: { title: 'Pots', path: '/gallery/pots' } },
    ])
  })

  it('says of a hidden piece that it isn’t for sale, and of a sold one that it is sold', async () => {
    await add(ada, lineInput({}))
    await add(ada, shirt)
    await api.shop.catalogue.update('merch', 1, { ...sampleMerch(), hidden: true })
    await sellPieces(api.shop.db, 'clothing', 1)
    const { lines } = await view(ada)
    expect(lines.map((line) => [line.state, goneWords(line, line.name)])).toEqual([
      ['sold_out', 'Moon moths just got snatched and is now out of stock.'],
      ['sold_out', 'Moon moths isn’t for sale any more.'],
    ])
  })

  it('doesn’t say of a piece that opens later that it is sold', async () => {
    await add(ada, lineInput({}))
    const opensAt = api.shop.clock.now() + hour
    await changeRows(api.shop.db, 'pieces', { opens_at: opensAt }, { kind: 'merch', id: 1 })
    const [line] = (await view(ada)).lines
    expect(line && goneWords(line, line.name)).toBe('Moon moths isn’t for sale any more.')
  })

  it('follows a changed price, and remembers the former one', async () => {
    await add(ada, lineInput({ quantity: 2 }))
    expect((await view(ada)).lines).toMatchObject([{ unitPrice: 350, priceWas: null }])
    await api.shop.catalogue.update('merch', 1, sampleMerch({ name: 'Moon moths', price: 400 }))
    expect(await view(ada)).toMatchObject({
      subtotal: 800,
      lines: [{ unitPrice: 400, priceWas: 350 }],
    })
  })

  it('lets a line be lowered but not raised while others hold the rest', async () => {
    const line = await add(ada, lineInput({ quantity: 4 }))
    await hold(bea, 'merch', 3)
    expect((await view(ada)).lines).toMatchObject([{ quantity: 4, state: 'held', left: 2 }])
    const change = (quantity: number) =>
      api.shop.storefront.cart.changeQuantity(ada, 'merch', line.row.id, quantity)
    await expect(change(5)).rejects.toMatchObject({ code: 'held' })
    await expect(change(6)).rejects.toMatchObject({ code: 'changed' })
    expect((await change(3)).status.state).toBe('held')
    expect((await change(2)).status.state).toBe('ok')
  })

  it('counts what the shopper’s own bank debit holds as held', async () => {
    await hold(ada, 'merch', 2, 'processing')
    const line = await add(ada, lineInput({ quantity: 3 }))
    expect(line.status).toMatchObject({ state: 'ok', left: 3 })
    const more = api.shop.storefront.cart.changeQuantity(ada, 'merch', line.row.id, 4)
    await expect(more).rejects.toMatchObject({ code: 'held' })
  })

  it('counts an edition’s copies over all sizes', async () => {
    const productId = await addEdition(api.shop.db, 4)
    const print = (size: string, quantity: number) =>
      add(ada, lineInput({ kind: 'prints', productId, size, quantity }))
    const small = await print('10x10', 3)
    await expect(print('14x14', 2)).rejects.toMatchObject({ code: 'changed' })
    const { row } = await print('14x14', 1)
    const raise = (quantity: number) =>
      api.shop.storefront.cart.changeQuantity(ada, 'prints', row.id, quantity)
    await expect(raise(3)).rejects.toMatchObject({ code: 'changed' })
    await changeRows(api.shop.db, 'cart_lines', { quantity: 3 })
    expect((await view(ada)).lines).toMatchObject([
      { id: small.row.id, state: 'ok', left: 3 },
      { id: row.id, state: 'low_stock', left: 1 },
    ])
  })

  it('takes a piece once, however often it is added in parallel', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => add(ada, lineInput({}))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await view(ada)).itemCount).toBe(1)
  })

  it('tells the second shopper that a shirt is being paid for, and until when, or is sold', async () => {
    await add(ada, shirt)
    await add(bea, shirt)
    await hold(ada, 'clothing', 1)
    expect((await view(ada)).lines).toMatchObject([{ state: 'ok', left: 1, heldUntil: null }])
    const heldUntil = api.shop.clock.now() + hour
    expect((await view(bea)).lines).toMatchObject([{ state: 'held', left: 0, heldUntil }])
    await expect(add(await newVisitor(), shirt)).rejects.toMatchObject({
      code: 'held',
      details: { heldUntil, items: ['Moon moths'] },
    })
    await sellPieces(api.shop.db, 'clothing', 2)
    const sold = add(ada, lineInput({ kind: 'clothing', productId: 2 }))
    await expect(sold).rejects.toMatchObject({ code: 'sold_out' })
  })
})
