import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, compressedFor, packed } from './encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['BR ; q=0.000 , GZIP', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['gzip;q=0', 'identity'],
])('answers %j with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

const page = 'ink '.repeat(500)
const sent = Buffer.from(page)
async function ask(asked: [name: string, value: string][], encoding = 'br'): Promise<Response> {
  const headers = new Headers({ 'content-type': 'text/html' })
  const request = new Request('http://shop.example/cart', {
    headers: [['accept-encoding', encoding], ...asked],
  })
  const { body, ...head } = await compressedFor(request, { status: 404, headers, body: sent })
  return new Response(body, head)
}

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, br, zstd;q=0', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a one-off answer is compressed for %j as %s', async (asked, encoding, decompressed) => {
  const answer = await ask([], asked)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(decompressed(await answer.arrayBuffer()).toString()).toBe(page)
})

it.each<[asked: string, site: string, cookie?: string]>([
  ['without a cookie', 'cross-site'],
  ['by the shop', 'same-origin', 'a=1'],
  ['by the visitor', 'none', 'a=1'],
])('an answer to the own page’s request for %s is compressed', async (_, site, cookie) => {
  const answer = await ask([
    ['sec-fetch-site', site],
    ...(cookie ? ([['cookie', cookie]] satisfies [string, string][]) : []),
  ])
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(page)
})

it.each(['cross-site', 'same-site', ''])(
  'a visitor’s own data is not compressed if another site may have asked: %j',
  async (site) => {
    const answer = await ask([
      ['cookie', 'a=1'],
      ['sec-fetch-site', site],
    ])
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe(page)
  },
)

it.each([500, 500_000])('compresses without a change to the bytes (%i)', async (times) => {
  const text = 'ink '.repeat(times)
  const { bodies, length } = await packed(new Response(text))
  expect(brotliDecompressSync(bodies.br).toString() === text).toBe(true)
  expect(gunzipSync(bodies.gzip).toString() === text).toBe(true)
  expect([length, bodies.identity?.toString()]).toEqual([
    text.length,
    times < 1000 ? text : undefined,
  ])
})

it('reuses the compressed body for an equal one, and compresses any other', async () => {
  const first = await packed(new Response('ink'))
  expect((await packed(new Response('ink'), first)).bodies).toBe(first.bodies)
  const other = await packed(new Response('paper'), first)
  expect(other.bodies.identity?.toString()).toBe('paper')
})
