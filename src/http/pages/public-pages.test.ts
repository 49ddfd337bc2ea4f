import { describe, expect, it } from 'vitest'
import { pagePath, publicPageKey } from './public-pages.ts'

describe('the list of public pages', () => {
  it.each([
    ['/', '/'],
    ['/home', '/home'],
    ['/_.data', '/_.data'],
    ['/print-gallery', '/print-gallery'],
    ['/print-gallery.data', '/print-gallery.data'],
    ['/image/12', '/image/12'],
    ['/clothing/3', '/clothing/3'],
    ['/merch/3', '/merch/3'],
    ['/about', '/about'],
    ['/search', '/search'],
  ])('keeps %s', (address, key) => {
    expect(publicPageKey(address)).toBe(key)
  })

  it.each([
    '/cart',
    '/cart.data',
    '/order-success',
    '/orders/abc',
    '/on-its-way/abc',
    '/admin',
    '/admin.data',
    '/contact?order=abc&about=order',
    '/image/0',
    '/image/99999999999',
    '/image/x',
    '/nothing',
    '/print-gallery/',
    '//',
  ])('does not keep %s', (address) => {
    expect(publicPageKey(address)).toBeNull()
  })

  it('keeps parameters that change the page', () => {
    expect(publicPageKey('/print-gallery?before=24')).toBe('/print-gallery?before=24')
    expect(publicPageKey('/image/4?size=10x10')).toBe('/image/4?size=10x10')
    expect(publicPageKey('/image/4?size=30x40+cm')).toBe('/image/4?size=30x40+cm')
    expect(publicPageKey('/clothing/4?size=M')).toBe('/clothing/4?size=M')
    expect(publicPageKey('/merch/4?size=M')).toBe('/merch/4?size=M')
  })

  it('drops unknown parameters, so that they can’t fill the cache', () => {
    expect(publicPageKey('/?utm_source=letter')).toBe('/')
    expect(publicPageKey('/print-gallery?before=24&x=1')).toBe('/print-gallery?before=24')
    expect(publicPageKey('/print-gallery?before=-1')).toBe('/print-gallery')
    expect(publicPageKey(`/image/4?size=${'9'.repeat(61)}`)).toBe('/image/4')
  })

  it.each(['/search?q=heron', '/search?after=0-10', '/search.data?sort=price', '/search?x=1'])(
    'does not keep a search: %s',
    (address) => {
      expect(publicPageKey(address)).toBeNull()
    },
  )

  it('does not keep a page with a problem, nor a part of a page', () => {
    expect(publicPageKey('/image/4?problem=sold')).toBeNull()
    expect(publicPageKey('/image/4.data?_routes=x')).toBeNull()
  })

  it('removes React Router’s data suffix from a path', () => {
    expect(pagePath('/admin.data')).toBe('/admin')
    expect(pagePath('/_.data')).toBe('/')
    expect(pagePath('/cart')).toBe('/cart')
  })
})
