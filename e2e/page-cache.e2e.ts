import { signInPath } from './settings.ts'
import { fillCart, visit } from './shopper.ts'
import { expect, test } from './test.ts'

const publicPages = [
  '/',
  '/home',
  '/print-gallery',
  '/clothing-gallery',
  '/merch-gallery',
  '/about',
  '/commissions',
  '/contact',
]

for (const path of publicPages) {
  test(`§7 page cache: ${path} sets no cookie, has an ETag and answers 304`, async ({
    request,
  }) => {
    await expect(async () => {
      const first = await request.get(path)
      expect(first.status()).toBe(200)
      expect(first.headers()['set-cookie']).toBeUndefined()
      expect(first.headers()['cache-control']).toBe('no-cache')
      const tag = first.headers().etag ?? 'none'
      const second = await request.get(path, { headers: { 'If-None-Match': tag } })
      expect(second.status()).toBe(304)
      expect((await second.body()).length).toBe(0)
    }).toPass()
  })
}

test('§7 page cache: every encoding has a tag of its own', async ({ request }) => {
  const tagOf = async (encoding: string) => {
    const answer = await request.get('/about', { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers()['content-encoding'] ?? 'identity').toBe(encoding)
    return answer.headers().etag
  }
  const tags = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]
  expect(new Set(tags).size).toBe(3)
})

test('§7 page cache: the same page for a shopper with a cart as for a stranger', async ({
  page,
  owner,
  request,
}) => {
  await fillCart(page, [{ piece: await owner.makeSticker(5) }])
  await expect(async () => {
    const own = await page.request.get('/about')
    const strangers = await request.get('/about')
    expect(own.headers().etag).toMatch(/"/)
    expect(own.headers().etag).toBe(strangers.headers().etag)
  }).toPass()
})

test('§7 page cache: a change of the owner’s is on the page at once', async ({
  owner,
  request,
}) => {
  const sticker = await owner.makeSticker(2)
  expect(await (await request.get(sticker.path)).text()).toContain('Add to cart')
  await owner.changeStock(sticker, -1)
  expect(await (await request.get(sticker.path)).text()).toContain('Last one')
  await owner.changeStock(sticker, -1)
  expect(await (await request.get(sticker.path)).text()).toContain('already been sold')
})

test('§7 page cache: made-up parameters change nothing', async ({ request }) => {
  await expect(async () => {
    const plain = await request.get('/about')
    const odd = await request.get('/about?utm_source=x&_routes=x&before=7')
    expect(odd.status()).toBe(200)
    expect(odd.headers()['set-cookie']).toBeUndefined()
    expect((await odd.text()).length).toBe((await plain.text()).length)
  }).toPass()
})

test.describe('private pages', () => {
  const paths = ['/cart', '/order-success', `/orders/${'a'.repeat(43)}`, '/admin', signInPath]
  for (const path of paths.flatMap((one) => [one, `${one}.data`])) {
    test(`§7 private: ${path} is never stored`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.headers()['cache-control']).toContain('no-store')
      expect(answer.headers().etag).toBeUndefined()
    })
  }

  test('§7 private: the .data address of a cart tells a stranger nothing', async ({
    page,
    owner,
    request,
  }) => {
    const sticker = await owner.makeSticker(5)
    await fillCart(page, [{ piece: sticker }])
    const own = await (await page.request.get('/cart.data')).text()
    const strangers = await (await request.get('/cart.data')).text()
    expect(own).toContain(sticker.name)
    expect(strangers).not.toContain(sticker.name)
  })

  test('§7 private: the admin’s .data address tells a visitor nothing', async ({
    page,
    request,
  }) => {
    await visit(page, '/')
    for (const asking of [page.request, request]) {
      const answer = await asking.get('/admin.data', { maxRedirects: 0 })
      expect(await answer.text()).not.toMatch(/owner@|signIn|side-door/)
      expect(answer.headers()['cache-control']).toContain('no-store')
    }
  })
})
