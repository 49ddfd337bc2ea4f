import { describe, expect, it } from 'vitest'
import {
  etsyExport,
  shopExports,
  shopifyExport,
  wooCommerceExport,
} from '#testing/fixtures/upkeep/shop-exports.ts'
import { readImport } from './read-import.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string | Uint8Array) =>
  readImport(typeof text === 'string' ? bytes(text) : text, 'USD')
const refusal = (text: string | Uint8Array) =>
  read(text).then(
    () => null,
    (error) => error.message,
  )

const picturesOf = (at: number) => [
  `https://old.example/${at}-a.jpg`,
  `https://old.example/${at}-b.jpg`,
]

describe.each(Object.entries(shopExports))('a file of %s', (name, write) => {
  it('is recognised, and has 500 products', async () => {
    const { source, products, unread } = await read(write(500, picturesOf))
    expect([source, products.length, unread]).toEqual([name.split(',')[0], 500, []])
    expect(new Set(products.map(({ key }) => key)).size).toBe(500)
  })

  it('has sizes with prices, text without markup, and pictures', async () => {
    const { products } = await read(write(3, picturesOf))
    const [print, shirt, pin] = products
    expect(print?.title).toBe('Heron No. 0')
    expect(print?.variants.map(({ label }) => label)).toEqual([
      '8" x 10"',
      '12" x 18"',
      '24" x 36"',
    ])
    expect(print?.variants[0]?.price).toBe(2400)
    expect(print?.pictures).toEqual(picturesOf(0))
    expect(print?.text).not.toMatch(/[<>\r\n\\]|&amp;/)
    expect(shirt?.variants).toHaveLength(3)
    expect(pin?.variants).toMatchObject([{ label: '', price: 950 }])
  })
})

describe('a file’s contents', () => {
  it('are the same in UTF-8 with a byte order mark and in UTF-16', async () => {
    const text = shopifyExport(2).replace('Heron No. 0', 'Cœur d’été')
    for (const same of [
      bytes(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    ]) {
      expect((await read(new Uint8Array(same))).products[0]?.title).toBe('Cœur d’été')
    }
  })

  it('may be separated by semicolons and tabs', async () => {
    const rows = 'Handle,Title,Option1 Name,Variant Price\nheron,Heron,Title,"12,50"\n'
    for (const mark of [';', '\t']) {
      const { products } = await read(
        rows.replace('"12,50"', '12·50').replaceAll(',', mark).replace('·', ','),
      )
      expect(products[0]?.variants[0]?.price).toBe(1250)
    }
  })

  it('are read from Latin-1 with 5,000 rows and broken quotation marks, which are named', async () => {
    const lines = Array.from({ length: 5000 }, (_, i) =>
      i % 1000 === 500
        ? `heron-${i},"Héron "${i}" broken,Size,24.00`
        : `heron-${i},"Héron ${i}",Size,24.00`,
    )
    const text = ['Handle,Title,Option1 Name,Variant Price', ...lines].join('\r\n')
    const { products, unread } = await read(new Uint8Array(Buffer.from(text, 'latin1')))
    // A broken row takes the next one along.
    expect(products.length).toBe(4990)
    expect(products[0]?.title).toBe('Héron 0')
    expect(unread.map(({ line }) => line)).toEqual([
      502, 503, 1502, 1503, 2502, 2503, 3502, 3503, 4502, 4503,
    ])
    expect(unread[0]?.reason).toContain('quotation marks')
  })

  it('before an unclosed quotation mark are kept', async () => {
    const { products, unread } = await read(`${shopifyExport(3)}last,"never closed,Size,1`)
    expect([products.length, unread.length]).toEqual([3, 1])
  })

  it('with a repeated product are named', async () => {
    const twice = etsyExport(2) + etsyExport(1).split('\n').slice(1).join('\n')
    const { products, unread } = await read(twice)
    expect(products).toHaveLength(2)
    expect(unread[0]?.reason).toContain('is in the file twice')
  })

  it('that this shop doesn’t sell are named', async () => {
    const groups = wooCommerceExport(3).replace(/^(3000),simple/m, '$1,grouped')
    expect((await read(groups)).unread[0]?.reason).toContain('is a group of products')
  })
})

describe('a file that is too large for one artist’s products', () => {
  const heading = 'Handle,Title,Option1 Name,Variant Price\n'

  it.each([
    ['rows', heading + 'heron,,,5\n'.repeat(100_001), 'over 100,000 rows'],
    ['columns', `${heading.trim()}${',x'.repeat(297)}\nheron,Heron,,5\n`, 'over 300 columns'],
    [
      'first line',
      `Handle,${'xxx,'.repeat(100_001)}\nheron,Heron,,5\n`,
      'first line of this file can’t be read',
    ],
    ['products', heading + manyRows(5001), 'over 5,000 products'],
    ['products in JSON', `[${'{},'.repeat(5000)}{}]`, 'over 5,000 products'],
    ['nesting', '['.repeat(1_000_000), 'list of products'],
  ])('is refused for its %s', async (_, text, words) => {
    expect(await refusal(text)).toContain(words)
  })

  it('is read at exactly the limit', async () => {
    const wide = `${heading.trim()}${',x'.repeat(296)}\nheron,Heron,,5\n`
    expect((await read(wide)).products).toHaveLength(1)
    expect((await read(heading + manyRows(5000))).products).toHaveLength(5000)
  })

  function manyRows(count: number): string {
    return Array.from({ length: count }, (_, at) => `heron-${at},Heron ${at},,5\n`).join('')
  }
})

describe('an unreadable file', () => {
  it.each([
    ['', 'This file is empty.'],
    ['  \n', 'This file is empty.'],
    ['PK\u0003\u0004 [Content_Types].xml', 'This is an Excel workbook'],
    ['<!doctype html><p>404</p>', 'This is a web page'],
    ['Name,Price\nHeron,4', 'The shop doesn’t recognize this file'],
    ['Number,Buyer email,Items\n#1,a@example.com,Heron', 'From Big Cartel, enter the address'],
    ['{"products": 3}', 'This is not Big Cartel’s list of products'],
    ['Handle,Title,Option1 Name,Variant Price\n', 'There are headings in this file'],
    ['Handle\0\0,Title', 'This file isn’t text'],
  ])('%j is refused with the reason', async (text, words) => {
    expect(await refusal(text)).toContain(words)
  })
})
