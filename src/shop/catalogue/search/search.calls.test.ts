import { beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '#testing/database/test-database.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { openOwnerApi } from '#testing/harness/api.ts'
import { bodyOf, failureOf } from '#testing/harness/api-client.ts'
import { shared } from '#testing/harness/each.ts'

interface SearchAnswer {
  results: { name: string; kind: string; price: number; path: string }[]
  next: string | null
}

eachDatabase('GET /api/search', (lane) => {
  const api = shared(() => openOwnerApi(lane))
  beforeAll(async () => {
    const { catalogue } = api.shop
    await catalogue.create(squarePrint('a', { name: 'Heron' }))
    await catalogue.create(sampleClothing({ name: 'Herons at dusk', price: 4000 }))
    await catalogue.create(sampleMerch({ name: 'Moth', price: 900 }))
    await catalogue.create(squarePrint('b', { name: 'Heron, hidden', hidden: true }))
  })

  const search = (query: string) => bodyOf<SearchAnswer>(api.stranger.get(`/api/search?${query}`))

  it('answers results in pages, and never a draft, not even to the owner', async () => {
    const first = await search('q=heron&limit=1')
    expect(first.results).toMatchObject([
      { name: 'Herons at dusk', price: 40, path: '/clothing/1' },
    ])
    const second = await search(`q=heron&limit=1&after=${first.next}`)
    expect(second).toMatchObject({ results: [{ name: 'Heron', path: '/image/1' }], next: null })
    const own = await bodyOf<SearchAnswer>(api.owner.get('/api/search?q=heron'))
    expect(own.results).toHaveLength(2)
  })

  it('filters and sorts', async () => {
    expect((await search('sort=price&to=40')).results.map(({ name }) => name)).toEqual([
      'Moth',
      'Heron',
      'Herons at dusk',
    ])
    expect((await search('gallery=merch&stock=1&from=9')).results).toHaveLength(1)
    expect((await search('colour=red')).results).toEqual([])
  })

  it('names an unusable field', async () => {
    const failures = [
      ['q', `q=${'a'.repeat(10_000)}`],
      ['from', 'from=cheap'],
      ['to', 'to=1.999'],
      ['gallery', 'gallery=admin'],
      ['colour', 'colour=mauve'],
      ['sort', 'sort=id'],
      ['after', 'after=9'],
      ['limit', 'limit=0'],
    ]
    for (const [field, query] of failures) {
      const failure = await failureOf(api.stranger.get(`/api/search?${query}`))
      expect(failure).toMatchObject({ status: 400, code: 'bad_input', field })
    }
  })
})
