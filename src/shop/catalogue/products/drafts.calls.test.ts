import { describe, expect, it } from 'vitest'
import { galleryOf } from '#testing/fixtures/catalogue/catalogue.ts'
import { squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

describe('drafts and the order of a gallery, by the API', () => {
  const api = shared(openOwnerApi)

  const newPrint = async (code: string) =>
    (await api.shop.catalogue.create(squarePrint(code))).product.id

  it('answers 404 for a draft, except to the owner', async () => {
    const id = await newPrint('a')
    await bodyOf(api.owner.put(`/api/prints/hidden/id/${id}`, { hidden: true }))
    expect((await api.guest.get(`/api/prints/id/${id}`)).status).toBe(404)
    expect(await bodyOf(api.owner.get(`/api/prints/id/${id}`))).toMatchObject({ hidden: true })
    expect(await bodyOf(api.guest.get('/api/prints'))).toEqual([])
    expect(await bodyOf(api.guest.get('/api/prints/recent'))).toEqual([])
  })

  it('can’t make a draft hot', async () => {
    const id = await newPrint('b')
    await bodyOf(api.owner.put(`/api/prints/hidden/id/${id}`, { hidden: true }))
    const answer = api.owner.post('/api/hot-print/create', { print_id: id })
    expect(await failureOf(answer)).toMatchObject({ code: 'gone' })
  })

  it('arranges a gallery in the order sent, and names a wrong input', async () => {
    const one = await newPrint('c')
    const two = await newPrint('d')
    const order = `/api/collections/order/id/${await galleryOf(api.shop.db, 'prints')}`
    const pieces = (...ids: unknown[]) => ({ pieces: ids.map((id) => ({ kind: 'prints', id })) })
    await bodyOf(api.owner.put(order, pieces(one, two)))
    const { cards } = await api.shop.catalogue.listCards('prints')
    expect(cards.map((card) => card.id)).toEqual([one, two])
    const wrong = [pieces('x'), pieces(one, one), pieces(4711), {}]
    const refused = wrong.map((body) => failureOf(api.owner.put(order, body)))
    const codes = (await Promise.all(refused)).map(({ code }) => code)
    expect(codes).toEqual(wrong.map(() => 'bad_input'))
  })
})
