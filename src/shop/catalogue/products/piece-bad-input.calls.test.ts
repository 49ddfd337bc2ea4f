import { beforeEach, describe, expect, it } from 'vitest'
import { addPictures, pictureAt } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

const size = { width: 30, height: 40, unit: 'cm', price: 45 }
const main = pictureAt('main')
const print = { name: 'Fjord', location: main, description: 'Cut in lino.', sizes: [size] }

describe('a piece can’t be', () => {
  const api = each(openOwnerApi)
  beforeEach(() => addPictures(api.shop.db, ['main']))

  const make = (changes: object) => api.owner.post('/api/prints/create', { ...print, ...changes })

  it('a gift with a price, or a sale without one', async () => {
    const { id } = await bodyOf<{ id: number }>(make({}))
    const sale = { kind: 'prints', productId: id, size: '30x40 cm', attempt: 'gift-or-sale' }
    const sell = (changes: object) =>
      api.owner.post('/api/offline-sales/create', { ...sale, ...changes })
    expect(await failureOf(sell({ method: 'given', price: 5 }))).toMatchObject({ field: 'price' })
    expect(await failureOf(sell({ method: 'cash', price: 0 }))).toMatchObject({ field: 'price' })
    expect(await failureOf(sell({ method: 'cash' }))).toMatchObject({ field: 'price' })
    expect(await failureOf(sell({ method: 'lent', price: 5 }))).toMatchObject({ field: 'method' })
    expect(await bodyOf(sell({ method: 'given' }))).toMatchObject({ amount: 0, method: 'given' })
    await bodyOf(sell({ method: 'cash', price: 7, attempt: 'no-gift-at-all' }))
    const year = new Date(api.shop.clock.now()).getUTCFullYear()
    const books = await api.owner.get(`/api/reports/books.csv?period=${year}`)
    expect((await books.text()).match(/,E\d+,.*/g)).toEqual([
      expect.stringMatching(/,7,0,USD,real/),
    ])
  })

  it('in an edition with fewer copies or proofs than were sold', async () => {
    const edition = { sizes: [{ size: '', total: 5 }], proofs: 2 }
    const { id } = await bodyOf<{ id: number }>(make({ edition }))
    const sale = { kind: 'prints', productId: id, size: '30x40 cm', price: 45, method: 'cash' }
    const sell = (changes: object) =>
      bodyOf(api.owner.post('/api/offline-sales/create', { ...sale, ...changes }))
    await sell({ quantity: 3, attempt: 'three-numbers' })
    await sell({ quantity: 2, proof: true, attempt: 'both-proofs' })
    const edit = (changed: object) =>
      failureOf(api.owner.put(`/api/prints/update/id/${id}`, { ...print, edition: changed }))
    expect(await edit({ ...edition, sizes: [{ size: '', total: 2 }] })).toMatchObject({
      field: 'edition.sizes.0.total',
      message: '3 copies are sold: the edition can’t be smaller than 3.',
    })
    expect(await edit({ ...edition, proofs: 1 })).toMatchObject({
      field: 'edition.proofs',
      message: 'Artist’s proof 2 of 2 is sold: there can’t be fewer than 2.',
    })
  })
})
