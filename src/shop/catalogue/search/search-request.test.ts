import { describe, expect, it } from 'vitest'
import { asksForSomething, readSearch, searchPath, toCriteria } from './search-request.ts'

const read = (query: string) => readSearch(new URLSearchParams(query), 'USD')

describe('a search', () => {
  it('is written into the address, and read from it again', () => {
    const query =
      'likes=cats&under=20.00&by=2026-12-18&q=moon&gallery=merch&from=5.00&to=15.00' +
      '&colour=blue&shape=square&size=label+M&stock=1&sort=-price&after=900-7'
    const { request, problems } = read(query)
    expect(problems).toEqual([])
    expect(searchPath(request, 'USD')).toBe(`/search?${query}`)
    expect(toCriteria(request)).toEqual({
      words: 'cats moon',
      from: 500,
      to: 1500,
      colour: 'blue',
      shape: 'square',
      label: 'M',
      inStock: true,
      sort: '-price',
    })
  })

  it('is empty without a request', () => {
    expect(searchPath(read('').request, 'USD')).toBe('/search')
    expect(asksForSomething(read('sort=price&after=1-1').request)).toBe(false)
    expect(asksForSomething(read('by=2026-12-18').request)).toBe(true)
  })

  it('ignores unknown and malformed values', () => {
    const query =
      'gallery=__proto__&colour=mauve&shape=%00&size=huge&sort=id;drop&after=1e9&by=soon&under=-1'
    expect(searchPath(read(query).request, 'USD')).toBe('/search')
  })

  it('reports an invalid price, and swaps two prices in the wrong order', () => {
    expect(read('from=cheap&to=1.999').problems).toEqual(['from', 'to'])
    const { request, problems } = read('from=30&to=10')
    expect([request.from, request.to, problems]).toEqual([1000, 3000, ['turned']])
  })

  it('cuts ten thousand letters, and removes signs that change the text direction', () => {
    const { request, problems } = read(`q=${'a'.repeat(10_000)}`)
    expect([request.words.length, problems]).toEqual([200, ['long']])
    expect(read('q=cat%00%E2%80%AEdog%0A').request.words).toBe('cat dog')
  })

  it('puts the pieces nearest to a budget first, unless another order is chosen', () => {
    expect(toCriteria(read('under=40').request).sort).toBe('-price')
    expect(toCriteria(read('under=40&sort=newest').request).sort).toBe('newest')
  })

  it('uses the lower of two highest prices', () => {
    expect(toCriteria(read('under=10&to=30').request).to).toBe(1000)
  })
})
