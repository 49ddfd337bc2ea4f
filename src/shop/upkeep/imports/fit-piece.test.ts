import { describe, expect, it } from 'vitest'
import type { ProductKind } from '#platform/addresses/kinds.ts'
import { splitColours } from './colours.ts'
import { fitPiece, likelyKind, pieceWords } from './fit-piece.ts'
import type { ImportedProduct } from './imported-product.ts'
import { cutText, importedPrice, plainText } from './sources/source-values.ts'

const product = (changes: Partial<ImportedProduct> = {}): ImportedProduct => ({
  key: 'heron',
  title: 'Heron at Dusk',
  text: 'Giclée print.',
  type: 'Art print',
  tags: [],
  variants: ['8x10', '12" x 18"', '30.5 x 45.7 cm', '24x36'].map((label, i) => ({
    label,
    price: 1000 * (i + 1),
    stock: null,
  })),
  stock: null,
  pictures: ['https://old.example/a.jpg'],
  paths: [],
  remarks: [],
  ...changes,
})

const fitted = (product: ImportedProduct, kind: ProductKind) => {
  const fit = fitPiece(product, kind, 'USD')
  if ('problem' in fit) throw new Error(fit.problem)
  return { ...fit, words: fit.remarks.join(' ') }
}

describe('a product of another shop', () => {
  it('becomes a print in its own sizes, each once, and names the others', () => {
    const { piece, words } = fitted(product(), 'prints')
    expect(piece).toMatchObject({ kind: 'prints', inventoryPolicy: 'to_order' })
    expect(pieceWords(piece, 'USD')).toBe(
      '8 × 10 in $10.00, 12 × 18 in $20.00, 30.5 × 45.7 cm $30.00, 24 × 36 in $40.00',
    )
    expect(words).toBe('')
    const variants = ['A3', '42 x 29,7 cm', 'A3 framed', 'Gift card'].map((label) => ({
      label,
      price: 1000,
      stock: null,
    }))
    const other = fitted(product({ variants }), 'prints')
    expect(pieceWords(other.piece, 'USD')).toBe('A3 $10.00, 42 × 29.7 cm $10.00')
    expect(other.words).toContain('Left out: A3 framed and Gift card.')
  })

  it('without measures can’t be a print, and becomes merch', () => {
    const variants = ['Small', 'Large'].map((label) => ({ label, price: 800, stock: null }))
    const small = product({ variants })
    expect(fitPiece(small, 'prints', 'USD')).toMatchObject({
      problem: expect.stringContaining('A3'),
    })
    expect(likelyKind(small)).toBe('merch')
  })

  it.each([
    [1, 'prints', 'A5 $8.00, one of a kind'],
    [3, 'prints', 'A5 $8.00, 3 in stock'],
    [null, 'prints', 'A5 $8.00'],
    [1, 'merch', '$8.00, one of a kind'],
    [3, 'merch', '$8.00, 3 in stock'],
    [1, 'clothing', '$8.00, size A5'],
    [3, 'clothing', '$8.00, size A5, 3 in stock'],
  ] as const)('of which there were %s becomes %s: %s', (stock, kind, words) => {
    const one = product({ variants: [{ label: 'A5', price: 800, stock }], stock })
    expect(pieceWords(fitted(one, kind).piece, 'USD')).toBe(words)
  })

  it('without sizes has one price, like an original', () => {
    const one = product({ variants: [{ label: '', price: 90_000, stock: 1 }], stock: 1 })
    const { piece } = fitted(one, 'prints')
    expect(piece).toMatchObject({ inventoryPolicy: 'one_of_a_kind', sizes: [], price: 90_000 })
  })

  it('becomes a piece in sizes, each with its price and its number', () => {
    const variants = [
      { label: 'S', price: 3500, stock: 0 },
      { label: 'M', price: 3600, stock: 2 },
      { label: 'L', price: 3700, stock: null },
    ]
    const shirt = product({ title: 'Heron tee', type: 'T-Shirt', variants, stock: null })
    expect(likelyKind(shirt)).toBe('clothing')
    const { piece, words } = fitted(shirt, 'clothing')
    expect(pieceWords(piece, 'USD')).toBe('S $35.00, M $36.00, L $37.00, 3 in stock')
    expect(piece.sizes?.map(({ quantity }) => quantity)).toEqual([0, 2, 1])
    expect(words).toContain('each comes with 1')
  })

  it('becomes a piece for each colour, which refer to each other', () => {
    const labels = ['Navy / S', 'Navy / M', 'Sand / S']
    const variants = labels.map((label, at) => ({ label, price: 3500, stock: at + 1 }))
    const shirt = { key: 'tee', title: 'Heron tee', variants, stock: 6, paths: ['/tee'] }
    const [navy, sand, ...none] = splitColours(product(shirt))
    expect([navy, sand, ...none]).toMatchObject([
      { key: 'tee', title: 'Heron tee, Navy', alsoIn: 'Heron tee', stock: 3, paths: ['/tee'] },
      { key: 'tee#sand', title: 'Heron tee, Sand', alsoIn: 'Heron tee', stock: 3, paths: [] },
    ])
    expect(navy?.variants.map(({ label }) => label)).toEqual(['S', 'M'])
    const sizes = product({ variants: variants.map((each, at) => ({ ...each, label: `A${at}` })) })
    expect(splitColours(sizes)).toEqual([sizes])
  })

  it('loses the end of a long text between two words, and says so', () => {
    const { piece, words } = fitted(product({ text: 'a heron stands '.repeat(60).trim() }), 'merch')
    expect(piece.description?.length).toBeLessThanOrEqual(250)
    expect(piece.description).toMatch(/ (?:a|heron|stands)…$/)
    expect(words).toContain('Its text has 899 characters and is cut to 250.')
  })

  it('keeps twelve pictures, and the rest is counted', () => {
    const pictures = Array.from({ length: 14 }, (_, i) => `https://old.example/${i}.jpg`)
    const { piece, words } = fitted(product({ pictures }), 'merch')
    expect(piece.pictures).toHaveLength(12)
    expect(words).toContain('2 more are left out')
  })

  it('isn’t imported without a price', () => {
    for (const price of [null, 0]) {
      const variants = [{ label: '', price, stock: 1 }]
      expect(fitPiece(product({ variants }), 'merch', 'USD')).toEqual({
        problem: 'It has no price.',
      })
    }
  })
})

describe('values of other shops', () => {
  it.each([
    ['24', 2400],
    ['24.5', 2450],
    ['12,50', 1250],
    ['1,234.50', 123450],
    ['€ 1.234,50', 123450],
    ['$9.99 USD', 999],
    ['', null],
    ['free', null],
    ['-3', null],
    ['99999999999', null],
  ])('the price %j is %j cents', (text, cents) => {
    expect(importedPrice(text, 'USD')).toBe(cents)
  })

  it('text loses its markup and hidden parts', () => {
    const html =
      '<p>Tom &amp; &#74;erry</p><script>alert(1)</script><style>p{}</style><br>5 < 6 <!-- x'
    expect(plainText(html)).toBe('Tom & Jerry 5 < 6')
  })

  it('a single long word is cut inside, but not inside a character', () => {
    expect(cutText('🐦'.repeat(10), 6)).toBe('🐦🐦…')
    expect(cutText('short', 6)).toBe('short')
  })
})
