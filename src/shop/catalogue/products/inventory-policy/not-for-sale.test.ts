import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { PrintEntity } from '#shop/catalogue/products/entity.schema.ts'
import { productJsonLd } from '#shop/catalogue/products/pages/product-json-ld.ts'
import { plainDescription } from '#shop/catalogue/products/product-words.ts'
import { eachDatabase } from '#testing/database/test-database.ts'
import { pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { asGuest, bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const mural = {
  name: 'Harbour wall',
  descName: 'Mural',
  making: 'not_for_sale',
  saleNote: 'private_collection',
  measurements: '4 × 9 m',
  pictures: [{ address: pictureAt('main') }],
}
const priced = { sizes: [], price: 240, pictures: mural.pictures, name: 'Harbour wall' }

eachDatabase('a piece that is not for sale', (lane) => {
  const api = each(() => openOwnerApi(lane))
  const make = (changes = {}) =>
    bodyOf<PrintEntity>(api.owner.post('/api/prints/create', { ...mural, ...changes }))
  const edit = (id: number, changes: object) =>
    api.owner.put(`/api/prints/update/id/${id}`, { ...mural, ...changes })
  const cards = async () => (await api.shop.catalogue.listCards('prints')).cards

  it('goes on sale and back at its address, even with a price from the client', async () => {
    const { id } = await make()
    await edit(id, { ...priced, making: 'one_of_a_kind' })
    expect(await cards()).toMatchObject([
      { id, price: 24_000, availability: { state: 'available' } },
    ])
    await edit(id, {})
    await edit(id, { ...priced, making: undefined })
    expect(await cards()).toMatchObject([{ id, price: null }])
    expect(await api.shop.db.read.selectFrom('stock').selectAll().execute()).toEqual([])
  })

  it('is found by words, but not by price or stock', async () => {
    await make()
    const found = async (query: string) =>
      (await bodyOf<{ results: unknown[] }>(api.guest.get(`/api/search?${query}`))).results
    expect(await found('q=mural')).toMatchObject([{ price: 0, state: 'not_for_sale' }])
    expect(await found('q=mural&stock=1')).toEqual([])
    expect(await found('to=100000')).toEqual([])
    expect(await found('sort=price')).toEqual([])
  })

  it('stays on sale during a buyer’s payment', async () => {
    const { id } = await make({ ...priced, making: 'one_of_a_kind' })
    await api.hold('prints', id)
    expect(await failureOf(edit(id, {}))).toMatchObject({ code: 'held', field: 'making' })
  })

  if (lane !== 'sqlite') return

  it('needs one picture and no price, and is in its gallery without a price', async () => {
    const made = await make()
    expect(made).toMatchObject({
      price: 0,
      sizes: [],
      quantity: null,
      measurements: '4 × 9 m',
      availability: { state: 'not_for_sale', left: 0 },
      saleNote: 'private_collection',
    })
    expect(await cards()).toMatchObject([{ price: null, saleNote: 'private_collection' }])
    expect(await api.shop.catalogue.find('prints', made.id)).toMatchObject({ status: 'here' })
  })

  it('refuses a quantity and an unknown sale note', async () => {
    const counted = api.owner.post('/api/prints/create', { ...mural, quantity: 3 })
    expect(await failureOf(counted)).toMatchObject({ field: 'quantity' })
    const worded = api.owner.post('/api/prints/create', { ...mural, saleNote: 'stolen' })
    expect(await failureOf(worded)).toMatchObject({ field: 'saleNote' })
  })

  it('is in no feed, and is a work of art for search engines', async () => {
    const { id } = await make()
    expect((await text(api.shop.storefront.feeds.table('google'))).trim().split('\n')).toHaveLength(
      1,
    )
    const { product } = await api.shop.catalogue.find('prints', id).then((found) => {
      if (!('product' in found)) throw new Error(found.status)
      return found.product
    })
    expect(plainDescription(product, 'USD')).toBe('Harbour wall, Mural.')
    const site = { studioName: 'Heron', publicUrl: 'https://heron.example', currency: 'USD' }
    const told = productJsonLd(product, false, site, null, {
      work: { artform: 'Mural' },
      measures: [],
      picture: {},
      material: '',
    })
    expect(JSON.parse(JSON.stringify(told))).toMatchObject({ '@type': 'VisualArtwork' })
    expect(JSON.stringify(told)).not.toMatch(/offers|price|brand/)
  })

  it('leaves the checkout of a shopper with it in the cart', async () => {
    const { id } = await make({ ...priced, making: 'one_of_a_kind' })
    const shopper = await asGuest(api.client())
    await bodyOf(shopper.post('/api/cart-prints/create', { printId: id, quantity: 1 }))
    await edit(id, {})
    const { lines } = await api.shop.storefront.cart.view(shopper.userId)
    expect(lines).toMatchObject([
      { state: 'sold_out', inventoryPolicy: 'not_for_sale', unitPrice: null },
    ])
    const path = `/api/cart/create-checkout-session/id/${shopper.userId}`
    expect(await failureOf(shopper.post(path))).toMatchObject({ code: 'sold_out' })
  })

  it('is refused by the cart and as a hot item', async () => {
    const { id } = await make()
    const shopper = await asGuest(api.client())
    const added = shopper.post('/api/cart-prints/create', { printId: id, quantity: 1 })
    expect(await failureOf(added)).toMatchObject({
      code: 'sold_out',
      message: 'Harbour wall isn’t for sale.',
    })
    const hot = api.owner.post('/api/hot-print/create', { print_id: id })
    expect(await failureOf(hot)).toMatchObject({ code: 'sold' })
  })
})
