import { signInPath } from '../harness/settings.ts'
import { fillCart } from '../harness/shopper.ts'
import { expect, test } from '../harness/test.ts'

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

test('§7 page cache: a public page sets no cookie, has an ETag and answers 304, to a shopper as to a stranger', async ({
  page,
  owner,
  request,
}) => {
  await fillCart(page, [{ piece: await owner.makeSticker(5) }])
  for (const path of publicPages) {
    await expect(async () => {
      const first = await request.get(path)
      expect(first.status(), path).toBe(200)
      expect(first.headers()['set-cookie'], path).toBeUndefined()
      expect(first.headers()['cache-control'], path).toBe('no-cache')
      const tag = first.headers().etag ?? 'none'
      const second = await page.request.get(path, { headers: { 'If-None-Match': tag } })
      expect(second.status(), path).toBe(304)
      expect((await second.body()).length, path).toBe(0)
    }).toPass()
  }
})

test('§7 private: a private page is never stored, and its .data address tells a stranger nothing', async ({
  page,
  owner,
  request,
}) => {
  const paths = ['/cart', '/order-success', `/orders/${'a'.repeat(43)}`, '/admin', signInPath]
  for (const path of paths.flatMap((one) => [one, `${one}.data`])) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()['cache-control'], path).toContain('no-store')
    expect(answer.headers().etag, path).toBeUndefined()
  }
  const sticker = await owner.makeSticker(5)
  await fillCart(page, [{ piece: sticker }])
  const own = await (await page.request.get('/cart.data')).text()
  const strangers = await (await request.get('/cart.data')).text()
  expect(own).toContain(sticker.name)
  expect(strangers).not.toContain(sticker.name)
})
