import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productKinds } from '#platform/addresses/kinds.ts'
import { setOnHand } from '#shop/catalogue/stock/stock.server.ts'
import { shelf } from '#testing/fixtures/catalogue/shelf.ts'
import { openStockedApi } from '#testing/harness/api.ts'
import { type ApiClient, asGuest, bodyOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

/* Whatever two shoppers call: legal quantities, the catalogue's totals, no 5xx. */

interface Line {
  id: number
  quantity: number
}

interface Step {
  who: 0 | 1
  act: 'add' | 'change' | 'remove' | 'clear' | 'read' | 'stock'
  kind: (typeof productKinds)[number]
  piece: unknown
  size: unknown
  quantity: unknown
  whose: 0 | 1
  nth: number
}

const nonsense = fc.constantFrom<unknown>(0, -1, 1.5, 1e12, '2x', null, true, '', [], {}, 'null')
const quantity = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) }, nonsense)
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('add' as const) },
    { weight: 3, arbitrary: fc.constant('change' as const) },
    { weight: 1, arbitrary: fc.constantFrom('remove' as const, 'clear' as const) },
    { weight: 1, arbitrary: fc.constantFrom('read' as const, 'stock' as const) },
  ),
  kind: fc.constantFrom(...productKinds),
  piece: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(1, 2) }, nonsense),
  size: fc.constantFrom<unknown>('10x10', '14x14', '24x36', '9x9', '', 5),
  quantity,
  whose: fc.oneof({ weight: 4, arbitrary: fc.constant(0 as const) }, fc.constant(1 as const)),
  nth: fc.nat(5),
})
/** Enough calls that some are valid. */
const calls = fc.array(step, { minLength: 15, maxLength: 30, size: 'max' })

const prices: Record<string, number> = {
  'prints/1/10x10': 2500,
  'prints/1/14x14': 4500,
  'prints/2/24x36': 6000,
  'clothing/1/': 4800,
  'clothing/2/': 3650,
  'merch/1/': 350,
  'merch/2/': 900,
}
const most = { prints: 1000, clothing: 1, merch: 5 } as const
const idField = { prints: 'printId', clothing: 'clothingId', merch: 'merchId' } as const

describe('any sequence of cart calls', () => {
  const api = shared(openStockedApi)

  async function newShopper() {
    const client = await asGuest(api.client())
    return { client, userId: client.userId }
  }

  async function linesOf({ client, userId }: { client: ApiClient; userId: string }) {
    const { mostRecentCart } = await bodyOf<{ mostRecentCart: { id: string }[] }>(
      client.get(`/api/cart/id/${userId}`),
    )
    const id = mostRecentCart[0]?.id
    if (!id) return []
    const lists = productKinds.map((kind) =>
      bodyOf<Line[]>(client.get(`/api/cart-${kind}/id/${id}`)),
    )
    return (await Promise.all(lists)).flat()
  }

  async function take(shoppers: Awaited<ReturnType<typeof newShopper>>[], one: Step) {
    const { client, userId } = shoppers[one.who] as Awaited<ReturnType<typeof newShopper>>
    if (one.act === 'add') {
      const body = {
        [idField[one.kind]]: one.piece,
        size: one.size,
        quantity: one.quantity,
        price: 1,
      }
      return client.post(`/api/cart-${one.kind}/create`, body)
    }
    if (one.act === 'clear') return client.delete(`/api/cart/delete/id/${userId}`)
    if (one.act === 'stock') {
      const onHand = one.quantity === 1 ? 2 : 5
      await api.shop.db.transact(async (trx) => {
        await setOnHand(trx, { kind: 'merch', productId: shelf.sticker.merchId, size: '' }, onHand)
        await setOnHand(trx, { kind: 'merch', productId: shelf.pin.merchId, size: '' }, onHand)
      })
    }
    const owner = shoppers[one.whose === 0 ? one.who : 1 - one.who]
    const lines = owner ? await linesOf(owner) : []
    const line = lines[one.nth % Math.max(1, lines.length)]
    const id = line?.id ?? 4711
    if (one.act === 'change') {
      return client.put(`/api/cart-${one.kind}/update-quantity/id/${id}`, {
        quantity: one.quantity,
      })
    }
    if (one.act === 'remove') return client.delete(`/api/cart-${one.kind}/delete/id/${id}`)
    return client.get('/api/session')
  }

  type Shopper = Awaited<ReturnType<typeof newShopper>>

  const quantitiesOf = async ({ userId }: Shopper) =>
    (await api.shop.storefront.cart.view(userId)).lines.map((line) => [line.id, line.quantity])

  async function expectOnlyOwnChanges(shoppers: Shopper[], one: Step) {
    const other = shoppers[1 - one.who] as Shopper
    const before = await quantitiesOf(other)
    const { status } = await take(shoppers, one)
    expect(status).toBeLessThan(500)
    expect(status).not.toBe(422)
    expect(await quantitiesOf(other)).toEqual(before)
  }

  async function expectWhole({ userId, client }: Shopper): Promise<number> {
    const view = await api.shop.storefront.cart.view(userId)
    for (const line of view.lines) {
      expect(Number.isInteger(line.quantity)).toBe(true)
      expect(line.quantity).toBeGreaterThanOrEqual(1)
      expect(line.quantity).toBeLessThanOrEqual(most[line.kind])
      expect(line.unitPrice).toBe(prices[`${line.kind}/${line.productId}/${line.size}`])
    }
    expect(view.subtotal).toBe(
      view.lines.reduce((sum, line) => sum + (line.unitPrice ?? 0) * line.quantity, 0),
    )
    const keys = view.lines.map((line) => `${line.kind}/${line.productId}/${line.size}`)
    expect(new Set(keys).size).toBe(keys.length)
    const session = await bodyOf<{ itemCount: number }>(client.get('/api/session'))
    expect(session.itemCount).toBe(view.itemCount)
    return view.lines.length
  }

  it('keeps every cart complete, priced and its owner’s', async () => {
    let lines = 0
    const property = fc.asyncProperty(calls, async (steps) => {
      const shoppers = [await newShopper(), await newShopper()]
      for (const one of steps) await expectOnlyOwnChanges(shoppers, one)
      for (const shopper of shoppers) lines += await expectWhole(shopper)
    })
    const numRuns = 8
    await fc.assert(property, { numRuns })
    // Carts that stay empty would prove nothing.
    expect(lines).toBeGreaterThan(numRuns)
  })
})
