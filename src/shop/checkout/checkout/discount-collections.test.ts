import { beforeEach, expect, it } from 'vitest'
import type { CollectionType } from '#shop/catalogue/collections/collection.ts'
import { createCollections } from '#shop/catalogue/collections/collections.server.ts'
import { setGallery } from '#shop/catalogue/collections/placement.server.ts'
import { putIntoSeries } from '#shop/catalogue/collections/series-pieces.server.ts'
import { createCatalogue } from '#shop/catalogue/products/catalogue.server.ts'
import { createDiscounts } from '#shop/checkout/discounts/discounts.server.ts'
import { readOrderLines } from '#shop/orders/record/lines.server.ts'
import { changeRows } from '#testing/database/rows.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { addPins, addShirt } from '#testing/fixtures/catalogue/products.ts'
import { shopperWith } from '#testing/fixtures/checkout/buyers.ts'
import { noDiscount } from '#testing/fixtures/checkout/discount-terms.ts'
import { eachCheckout } from '#testing/harness/checkout.ts'
import { each } from '#testing/harness/each.ts'

eachDatabase('a code for galleries and series', (lane) => {
  const shop = eachCheckout(lane)
  const cart = each(() => shop.cart)
  let pin: number
  let otherPin: number
  let shirt: number
  beforeEach(async () => {
    const { db } = shop
    pin = await addPins(db, 50)
    otherPin = await addPins(db, 50)
    shirt = await addShirt(db)
  })

  const collections = () =>
    createCollections({ ...shop, intros: { prints: '', clothing: '', merch: '' } })
  const add = (type: CollectionType, title: string) =>
    collections().create(type, { title, slug: '', words: '', picture: null, hidden: false })
  const hang = (id: number, slug: string) =>
    shop.db.transact((trx) => setGallery(trx, { kind: 'merch', id }, slug))
  const make = (collections: number[]) => {
    const scope = { kinds: [], pieces: [], collections }
    return createDiscounts(shop).create({ ...noDiscount, percent: 50, scope })
  }
  const shopper = async () => {
    const userId = await shopperWith(shop.db, [
      { kind: 'merch', productId: pin },
      { kind: 'merch', productId: otherPin },
      { kind: 'clothing', productId: shirt },
    ])
    await cart.putCode(userId, 'SPRING', null)
    return userId
  }
  const start = (userId: string) => shop.start(userId, userId)

  it('reduces their pieces, in the cart and at the checkout alike', async () => {
    const [quiet, tides] = [await add('gallery', 'Quiet Forms'), await add('series', 'Tides')]
    await hang(pin, quiet.slug)
    const inTides = { kind: 'clothing', id: shirt } as const
    await shop.db.transact((trx) => putIntoSeries(trx, inTides, [tides.slug]))
    await make([quiet.id, tides.id])
    const userId = await shopper()
    const { lines, discount } = await cart.view(userId)
    const prices = new Map(
      lines.map(({ kind, productId, unitPrice }) => [kind + productId, unitPrice ?? 0]),
    )
    const half = (key: string) => (prices.get(key) ?? 0) / 2
    const amount = half(`merch${pin}`) + half(`clothing${shirt}`)
    expect(discount).toMatchObject({ amount, problem: null })
    await start(userId)
    const { id } = await shop.order()
    const taken = (await readOrderLines(shop.db.read, id)).map(
      ({ kind, productId, discount: off }) => [kind + productId, off],
    )
    expect(Object.fromEntries(taken)).toEqual({
      [`merch${pin}`]: half(`merch${pin}`),
      [`merch${otherPin}`]: 0,
      [`clothing${shirt}`]: half(`clothing${shirt}`),
    })
  })

  it('lists only those that were not deleted', async () => {
    const shirts = { kind: 'clothing', productId: shirt } as const
    const pieces = [shirts, { kind: 'merch', productId: pin } as const]
    await createDiscounts(shop).create({
      ...(await make([])),
      code: 'CHOSEN',
      scope: { kinds: [], pieces, collections: [] },
    })
    const left = async () => {
      const discounts = await createDiscounts(shop).list()
      return discounts.find((each) => each.code === 'CHOSEN')?.scope?.pieces
    }
    expect(await left()).toEqual(pieces)
    const catalogue = createCatalogue(shop)
    await catalogue.remove('merch', pin)
    expect(await left()).toEqual([shirts])
    await catalogue.remove('clothing', shirt)
    expect(await left()).toEqual([])
  })

  if (lane !== 'sqlite') return

  it('uses their pieces at the time of use', async () => {
    const quiet = await add('gallery', 'Quiet Forms')
    await make([quiet.id])
    const userId = await shopper()
    const problem = async () => (await cart.view(userId)).discount?.problem
    expect(await problem()).toBe('other_pieces')
    await hang(otherPin, quiet.slug)
    expect(await problem()).toBeNull()
    await hang(otherPin, 'merch')
    expect(await problem()).toBe('other_pieces')
  })

  it('is refused for a kind’s gallery, and keeps the scope of older codes', async () => {
    const [ofPrints] = await collections().list('gallery')
    const refused = { code: 'bad_input', details: { field: 'scope' } }
    await expect(make([ofPrints?.id ?? 0])).rejects.toMatchObject(refused)
    const quiet = await add('gallery', 'Quiet Forms')
    await make([quiet.id])
    const scope = JSON.stringify({ kinds: ['merch'], pieces: [{ kind: 'clothing', productId: 7 }] })
    await changeRows(shop.db, 'discount_codes', { scope })
    expect(await createDiscounts(shop).list()).toMatchObject([
      {
        scope: {
          kinds: ['merch'],
          pieces: [{ kind: 'clothing', productId: 7 }],
          collections: [],
        },
      },
    ])
    expect((await cart.view(await shopper())).discount).toMatchObject({ amount: 500 })
  })

  it('reduces nothing once they are deleted, even if new ones are made, and says so', async () => {
    const quiet = await add('gallery', 'Quiet Forms')
    await hang(pin, quiet.slug)
    const { scope } = await make([quiet.id])
    const userId = await shopper()
    await collections().remove(quiet.id)
    const next = await add('gallery', 'Quiet Forms')
    await hang(pin, next.slug)
    expect((await cart.view(userId)).discount).toMatchObject({ amount: 0, problem: 'other_pieces' })
    await expect(start(userId)).rejects.toMatchObject({
      code: 'code_not_usable',
      message: 'The code SPRING isn’t for the pieces in your cart.',
    })
    expect(await createDiscounts(shop).list()).toMatchObject([{ scope }])
  })
})
