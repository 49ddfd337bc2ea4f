import { beforeEach, describe, expect, it } from 'vitest'
import { sampleMerch } from '#testing/fixtures/catalogue/products.ts'
import { metLaw } from '#testing/fixtures/law.ts'
import { type OwnerApi, openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each } from '#testing/harness/each.ts'

interface List {
  isOpen: boolean
  steps: { step: string; done: boolean }[]
}

describe('opening the shop by the API', () => {
  const api = each(openOwnerApi)
  beforeEach(() => api.shop.admin.demo.clear())

  async function setUp(): Promise<void> {
    const { settings, catalogue } = api.shop
    const { studio, shipping } = settings.forms
    const words = await studio.read()
    await studio.save({ ...words, studioName: 'Quick Otter', email: 'otter@otter.example' })
    await shipping.save(await shipping.read())
    await settings.law.save(metLaw)
    const { form, version } = await settings.storeSettings.choices()
    await settings.storeSettings.choose({ ...form, timeZone: 'UTC' }, version, 'manual')
    await catalogue.create(sampleMerch())
  }

  it('lists missing steps, opens at the owner’s word, and removes the list', async () => {
    const list = () => bodyOf<List>(api.owner.get('/api/opening'))
    expect(await list()).toMatchObject({ isOpen: false, listShown: true })
    expect(await failureOf(api.owner.post('/api/opening/open', {}))).toMatchObject({
      status: 400,
      field: 'country',
    })
    expect(await failureOf(api.owner.post('/api/opening/put-away'))).toMatchObject({ status: 403 })
    await setUp()
    const missing = (await list()).steps.filter(({ done }) => !done).map(({ step }) => step)
    expect(missing).toContain('payments')
    expect(missing).not.toContain('piece')
    expect(await failureOf(api.owner.post('/api/opening/open', {}))).toMatchObject({
      field: 'payments',
    })
    const partner = await api.colleague('partner')
    for (const client of [partner, api.owner, api.owner]) {
      const answer = await bodyOf(client.post('/api/opening/open', { playMoney: true }))
      expect(answer).toEqual({ isOpen: true, listShown: true })
    }
    expect(await bodyOf(api.owner.post('/api/opening/put-away'))).toMatchObject({
      listShown: false,
    })
  })

  it('refuses every shopper’s write until then, but none of the staff’s', async () => {
    await setUp()
    const [piece] = await api.shop.catalogue.list('merch')
    const line = { merchId: piece?.product.id, quantity: 1 }
    expect(await failureOf(api.guest.post('/api/cart-merch/create', line))).toMatchObject({
      status: 409,
      code: 'not_open',
    })
    await bodyOf(api.owner.post('/api/cart-merch/create', line))
    expect(await bodyOf(api.guest.get('/api/session'))).toMatchObject({ closed: 'opening' })
    await bodyOf(api.owner.post('/api/opening/open', { playMoney: true }))
    await bodyOf(api.guest.post('/api/cart-merch/create', line))
    expect(await bodyOf(api.guest.get('/api/session'))).toMatchObject({ closed: null })
  })

  it('shows only the staff the shop’s contents until then', async () => {
    await setUp()
    const [piece] = await api.shop.catalogue.list('merch')
    const paths = ['/api/merch', '/api/merch/recent', '/api/hot-merch', '/api/hero', '/api/prints']
    const lengths = async (client: OwnerApi['guest']) => {
      const lists = await Promise.all(paths.map((path) => bodyOf<unknown[]>(client.get(path))))
      return lists.slice(0, 2).map((list) => list.length)
    }
    const one = `/api/merch/id/${piece?.product.id}`
    expect(await lengths(api.guest)).toEqual([0, 0])
    expect(await lengths(api.owner)).toEqual([1, 1])
    expect((await api.guest.get(one)).status).toBe(404)
    expect((await api.owner.get(one)).status).toBe(200)
    await bodyOf(api.owner.post('/api/opening/open', { playMoney: true }))
    expect(await lengths(api.guest)).toEqual([1, 1])
    expect((await api.guest.get(one)).status).toBe(200)
  })

  it('tells outsiders of the opening alone until then', async () => {
    await setUp()
    const { product } = await api.shop.catalogue.create(sampleMerch({ quantity: 0 }))
    const ask = (kind: string, productId?: number) =>
      api.guest.post('/api/waiting', { kind, productId, email: 'robin@example.com' })
    for (const id of [product.id, 4711]) {
      expect(await failureOf(ask('merch', id))).toMatchObject({ code: 'not_open' })
    }
    await bodyOf(ask('opening'))
    await bodyOf(api.owner.post('/api/opening/open', { playMoney: true }))
    await bodyOf(ask('merch', product.id))
  })
})
