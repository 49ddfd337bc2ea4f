import { describe, expect, it } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { openCache } from '#testing/fixtures/opened-cache.ts'

describe('the page cache', () => {
  it('renders a page once and then serves it from the cache', async () => {
    const { state, get } = await openCache()
    const first = await (await get('/a')).text()
    const second = await (await get('/a')).text()
    expect(second).toBe(first)
    expect(state.renders).toEqual(['/a'])
  })

  /** A stale page in the cache, whose new rendering has begun and can't end yet. */
  async function openStale() {
    const opened = await openCache()
    const { state, gate, get } = opened
    await get('/a')
    const { promise, resolve: release } = Promise.withResolvers<void>()
    gate.wait = promise
    state.version = 2
    const first = get('/a')
    await expect.poll(() => state.renders.length).toBe(2)
    return { ...opened, first, release }
  }

  it('renders a stale page once, and serves the former page to others meanwhile', async () => {
    const { state, get, first, release } = await openStale()
    const others = await Promise.all(Array.from({ length: 5 }, () => get('/a')))
    for (const other of others) expect(await other.text()).toContain('/a at 1')
    expect(state.renders).toEqual(['/a', '/a'])
    release()
    expect(await (await first).text()).toContain('/a at 2')
    expect(await (await get('/a')).text()).toContain('/a at 2')
    expect(state.renders).toEqual(['/a', '/a'])
  })

  it('renders a stale page only once for several writes', async () => {
    const { state, get, first, release } = await openStale()
    state.version = 3
    expect(await (await get('/a')).text()).toContain('/a at 1')
    state.version = 4
    expect(await (await get('/a')).text()).toContain('/a at 1')
    expect(state.renders).toEqual(['/a', '/a'])
    release()
    await first
    expect(await (await get('/a')).text()).toContain('/a at 4')
  })

  it('lets a visitor who may have written wait for the new page', async () => {
    const { state, get, first, release } = await openStale()
    const joined = get('/a', { Cookie: 'session=x' })
    state.version = 3
    const writer = get('/a', { Cookie: 'session=x' })
    await expect.poll(() => state.renders.length).toBe(3)
    release()
    await first
    expect(await (await joined).text()).toContain('/a at')
    expect(await (await writer).text()).toContain('/a at 3')
  })

  it('serves nobody a page from before pieces opened or the shop closed', async () => {
    const { state, get, first, release } = await openStale()
    state.moment = 'opened'
    const late = get('/a')
    await expect.poll(() => state.renders.length).toBe(3)
    release()
    await first
    expect(await (await late).text()).toContain('/a at 2')
  })

  it('drops a page that was moved, and keeps it while the shop can’t render', async () => {
    const { state, cache, get } = await openCache()
    await get('/a')
    state.version = 2
    state.status = 500
    expect((await get('/a')).status).toBe(500)
    expect(cache.size().pages).toBe(1)
    state.status = 403
    expect((await get('/a')).status).toBe(403)
    expect(cache.size().pages).toBe(0)
  })

  it('renders anew at once when the content version has been raised', async () => {
    const { state, get } = await openCache()
    await get('/a')
    state.version = 2
    expect(await (await get('/a')).text()).toContain('/a at 2')
  })

  it('does not serve a page that was rendered while the content changed', async () => {
    const { state, gate, get } = await openCache()
    let release = () => {}
    gate.wait = new Promise((resolve) => {
      release = resolve
    })
    const early = get('/a')
    while (state.renders.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    state.version = 2
    const late = get('/a', { Cookie: 'session=x' })
    while (state.renders.length === 1) await new Promise((resolve) => setTimeout(resolve, 1))
    release()
    await early
    expect(await (await late).text()).toContain('/a at 2')
    expect(await (await get('/a')).text()).toContain('/a at 2')
  })

  it('renders a page once for many parallel requests', async () => {
    const { state, get } = await openCache()
    await Promise.all(Array.from({ length: 20 }, () => get('/a')))
    expect(state.renders).toEqual(['/a'])
  })

  it('answers 304 to a browser that has the page, per encoding', async () => {
    const { get } = await openCache()
    const first = await get('/a')
    const tag = first.headers.get('ETag') ?? ''
    const again = await get('/a', { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(tag)
    const brotli = await get('/a', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })
    expect(brotli.status).toBe(200)
  })

  it('lets browsers cache a page only with revalidation, and sets no cookie', async () => {
    const { get } = await openCache()
    const { headers } = await get('/a')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  })

  it.each(['br', 'gzip'])('serves the same page as %s', async (encoding) => {
    const { cache, get } = await openCache()
    const plain = await (await get('/a')).text()
    const answer = await get('/a', { 'Accept-Encoding': encoding })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(await answer.text()).toBe(plain)
    expect(cache.size().pages).toBe(1)
  })

  it('answers HEAD with the head alone', async () => {
    const { get } = await openCache()
    const answer = await get('/a', {}, 'HEAD')
    expect(Number(answer.headers.get('Content-Length'))).toBeGreaterThan(100)
    expect(await answer.text()).toBe('')
  })

  it('sends a cached page as unavailable, whole and uncacheable', async () => {
    const { state, get } = await openCache()
    const tag = (await get('/a')).headers.get('ETag') ?? ''
    state.overlay = { status: 503, headers: { 'retry-after': '60' } }
    const answer = await get('/a', { 'If-None-Match': tag })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect([answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual([
      null,
      'no-store',
    ])
    expect(await answer.text()).toContain('/a at 1')
    expect(state.renders).toEqual(['/a'])
  })

  it('caches missing pages, too, and answers 404 each time', async () => {
    const { state, get } = await openCache()
    state.status = 404
    const tag = (await get('/image/0')).headers.get('ETag') ?? ''
    expect((await get('/image/0', { 'If-None-Match': tag })).status).toBe(404)
    expect(state.renders).toEqual(['/image/0'])
  })

  it('does not cache answers that aren’t pages', async () => {
    const { state, cache, get } = await openCache()
    state.status = 500
    const answer = await get('/gone')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(cache.size().pages).toBe(0)
  })

  it('stays within its limit: the page without requests for the longest time leaves first', async () => {
    const { state, cache, get } = await openCache({
      limit: 30_000,
      body: (key) => key.padEnd(8000, 'x'),
    })
    for (const key of ['/a', '/b', '/c', '/a', '/d']) await get(key)
    expect(cache.size().bytes).toBeLessThanOrEqual(30_000)
    state.renders.length = 0
    await get('/a')
    await get('/b')
    expect(state.renders).toEqual(['/b'])
  })

  it('caches nothing when its limit is 0', async () => {
    const { cache, get } = await openCache({ limit: 0 })
    await get('/a')
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('answers 503 when the page’s data is away', async () => {
    const { get } = await openCache({
      body: () => {
        throw new ShopError('busy', 'away', { retryAfter: 30 })
      },
    })
    const answer = await get('/a')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30'])
  })

  it('answers 500 in a few words when rendering fails', async () => {
    const { get } = await openCache({
      body: () => {
        throw new Error('the loader broke')
      },
    })
    const answer = await get('/a')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('loader')
  })

  it('keeps only the compressed body of a long page, and answers every encoding alike', async () => {
    const text = 'ink and paper '.repeat(150_000)
    const { cache, get } = await openCache({ body: () => text })
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/long', { 'Accept-Encoding': encoding })
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding)
      expect((await answer.text()) === text).toBe(true)
    }
    expect(cache.size().bytes).toBeLessThan(text.length / 20)
    const head = await get('/long', {}, 'HEAD')
    expect(head.headers.get('Content-Length')).toBe(String(text.length))
    const tag = head.headers.get('ETag') ?? ''
    expect((await get('/long', { 'If-None-Match': tag })).status).toBe(304)
  })
})
