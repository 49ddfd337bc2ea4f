import { describe, expect, it } from 'vitest'
import { loadList } from '#shop/catalogue/products/admin/lists/load-list.ts'
import {
  pictureAt,
  sampleClothing,
  sampleMerch,
  squarePrint,
} from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { each, shared } from '#testing/harness/each.ts'
import type { Hero, HotEntity } from './content.schema.ts'

describe('§7 home content', () => {
  const api = each(openOwnerApi)

  const addHero = async (name: string) =>
    (await bodyOf<Hero>(api.owner.post('/api/hero/create', { name, location: pictureAt('main') })))
      .id
  const heroes = async (query = '') =>
    (await bodyOf<Hero[]>(api.stranger.get(`/api/hero${query}`))).map((hero) => hero.name)

  it('adds heroes with 201 and lists them newest first', async () => {
    const body = { name: 'a', location: pictureAt('main') }
    const answer = await api.owner.post('/api/hero/create', body)
    expect(answer.status).toBe(201)
    expect(await bodyOf(answer)).toMatchObject({ ...body, picture: { width: 1600 } })
    const b = await addHero('b')
    expect(await heroes()).toEqual(['b', 'a'])
    expect(await heroes('?limit=1')).toEqual(['b'])
    expect(await heroes(`?before=${b}`)).toEqual(['a'])
  })

  it('renames, replaces, chooses and deletes a hero', async () => {
    const a = await addHero('a')
    await addHero('b')
    const edit = { name: 'c', location: pictureAt('second') }
    expect(await bodyOf(api.owner.put(`/api/hero/update/id/${a}`, edit))).toMatchObject(edit)
    await bodyOf(api.owner.put(`/api/hero/choose/id/${a}`))
    expect(await heroes()).toEqual(['c', 'b'])
    expect(await heroes(`?before=${a}`)).toEqual(['b'])
    await bodyOf(api.owner.delete(`/api/hero/delete/id/${a}`))
    expect(await heroes()).toEqual(['b'])
    expect((await api.owner.delete(`/api/hero/delete/id/${a}`)).status).toBe(404)
  })

  it('answers the newest piece as hot until the owner chooses', async () => {
    const { product } = await api.shop.catalogue.create(squarePrint('a'))
    const chosen = async () => {
      const location = { action: 'hot', type: 'print' } as const
      return (await loadList(api.shop, location, new URLSearchParams())).shownId
    }
    await api.shop.catalogue.create(squarePrint('b'))
    const first = await bodyOf<HotEntity[]>(api.stranger.get('/api/hot-print'))
    expect(first).toMatchObject([{ name: 'Print b' }])
    expect(await chosen()).toBeNull()
    const answer = await api.owner.post('/api/hot-print/create', {
      name: 'Whatever',
      fromPrice: 0.01,
      location: 'https://elsewhere.example/a.jpg',
      print_id: `${product.id}`,
    })
    expect(answer.status).toBe(201)
    const hot = {
      name: 'Print a',
      fromPrice: 25,
      location: pictureAt('main'),
      print_id: product.id,
    }
    expect(await bodyOf(answer)).toEqual(hot)
    expect(await bodyOf(api.stranger.get('/api/hot-print'))).toEqual([hot])
    expect(await chosen()).toBe(product.id)
  })

  it('lists all hot items page by page', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c']) {
      const { id } = (await api.shop.catalogue.create(sampleMerch({ name }))).product
      await bodyOf(api.owner.post('/api/hot-merch/create', { merch_id: id }))
      ids.unshift(id)
    }
    await bodyOf(api.owner.post('/api/hot-merch/create', { merch_id: ids[1] }))
    const inOrder = [ids[1], ids[0], ids[2]]
    const found = []
    for (let query = '?limit=1'; found.length < 4; query = `?limit=1&before=${found.at(-1)}`) {
      const page = await bodyOf<{ merch_id: number }[]>(api.stranger.get(`/api/hot-merch${query}`))
      if (page.length === 0) break
      found.push(...page.map((item) => item.merch_id))
    }
    expect(found).toEqual(inOrder)
  })

  it('answers hot clothing and merch by the specification’s field names', async () => {
    const shirt = (await api.shop.catalogue.create(sampleClothing())).product.id
    const pin = (await api.shop.catalogue.create(sampleMerch())).product.id
    await bodyOf(api.owner.post('/api/hot-clothing/create', { clothing_id: shirt }))
    await bodyOf(api.owner.post('/api/hot-merch/create', { merch_id: pin }))
    expect(await bodyOf(api.stranger.get('/api/hot-clothing'))).toEqual([
      {
        printName: 'Moon moths',
        descName: 'Linen shirt',
        price: 48,
        primaryImage: pictureAt('main'),
        clothing_id: shirt,
      },
    ])
    expect(await bodyOf(api.stranger.get('/api/hot-merch'))).toEqual([
      {
        printName: 'Heron',
        descName: 'Enamel pin',
        price: 9,
        primaryImage: pictureAt('main'),
        merch_id: pin,
      },
    ])
  })
})

describe('§7 hot selections, asked wrongly', () => {
  const api = shared(openOwnerApi)

  it.each([undefined, null, 'x', 0, -1, 1.5, 10 ** 20, [1]])(
    'refuses the id %j as hot',
    async (print_id) => {
      const failure = await failureOf(api.owner.post('/api/hot-print/create', { print_id }))
      expect(failure).toMatchObject({ status: 400, field: 'print_id' })
    },
  )
})
