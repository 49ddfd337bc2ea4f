import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultPolicies } from '#platform/addresses/kinds.ts'
import type { Database } from '#platform/db/database.ts'
import { inGalleries } from '#shop/catalogue/products/product-rows.server.ts'
import { restock } from '#shop/catalogue/stock/stock.server.ts'
import { eachDatabase, openTestDatabase } from '#testing/database/test-database.ts'
import { type OpenCatalogue, openCatalogue } from '#testing/fixtures/catalogue/catalogue.ts'
import { sampleClothing, sampleMerch, squarePrint } from '#testing/fixtures/catalogue/products.ts'
import { shared } from '#testing/harness/each.ts'
import { type Criteria, cursorIn, sortings } from './criteria.ts'
import { findPieces } from './find-pieces.server.ts'
import { indexMissing, indexPieces } from './index-pieces.server.ts'

async function found(shop: OpenCatalogue, criteria: Criteria, limit = 50) {
  const { cards } = await shop.catalogue.search(criteria, { limit })
  return cards.map(({ kind, id, name }) => `${kind} ${id} ${name}`)
}

eachDatabase('the search', (lane) => {
  const shop = shared(() => openCatalogue(lane))
  beforeAll(async () => {
    const { catalogue } = shop
    await catalogue.create(squarePrint('1', { name: 'Heron’s rest', description: 'By the pond.' }))
    await catalogue.create(squarePrint('2', { name: 'Pond', description: 'Where herons wait.' }))
    await catalogue.create(sampleClothing({ name: 'Tide', descName: 'Heron shirt', price: 4000 }))
    const tags = 'people who sail, the sea'
    await catalogue.create(sampleMerch({ name: 'Café chat', ownName: 'Mimi', price: 500, tags }))
    await catalogue.create(squarePrint('3', { name: 'Heronry', hidden: true }))
  })

  it('ranks names before kinds, and kinds before texts', async () => {
    expect(await found(shop, { words: 'heron' })).toEqual([
      'prints 1 Heron’s rest',
      'clothing 1 Tide',
      'prints 2 Pond',
    ])
  })

  it('finds all words, the last one by its beginning, without accents', async () => {
    expect(await found(shop, { words: 'HERON po' })).toEqual([
      'prints 1 Heron’s rest',
      'prints 2 Pond',
    ])
    expect(await found(shop, { words: 'po heron' })).toEqual([])
    expect(await found(shop, { words: 'cafe' })).toEqual(['merch 1 Café chat'])
    expect(await found(shop, { words: 'mimi' })).toEqual(['merch 1 Café chat'])
  })

  it('finds a piece by the owner’s tags', async () => {
    expect(await found(shop, { words: 'people who sail' })).toEqual(['merch 1 Café chat'])
    expect(await found(shop, { words: 'the sea' })).toEqual(['merch 1 Café chat'])
  })

  it('treats operators and signs as words, or ignores them', async () => {
    for (const words of [
      '"heron"',
      'heron*',
      '-heron',
      "heron' OR 1=1 --",
      'heron:A',
      '{title}:heron',
    ])
      expect(await found(shop, { words })).toEqual(
        await found(shop, { words: words.replace(/[^\w=]+/g, ' ') }),
      )
    expect(await found(shop, { words: 'heron NEAR pond' })).toEqual([])
    for (const words of ['%', '"', '*', '\0', '🐈', '‮', '\ud83d'])
      expect(await found(shop, { words })).toEqual([])
    expect(await found(shop, { words: 'x'.repeat(10_000) })).toEqual([])
    expect(await found(shop, { words: '   ' })).toHaveLength(4)
  })

  it('filters and sorts by facts on the cards', async () => {
    expect(await found(shop, { sort: 'price' })).toEqual([
      'merch 1 Café chat',
      'prints 1 Heron’s rest',
      'prints 2 Pond',
      'clothing 1 Tide',
    ])
    expect(await found(shop, { sort: '-price', from: 500, to: 2500 })).toEqual([
      'prints 2 Pond',
      'prints 1 Heron’s rest',
      'merch 1 Café chat',
    ])
    expect(await found(shop, { kind: 'clothing', label: 'm' })).toEqual(['clothing 1 Tide'])
    expect(await found(shop, { shape: 'square', size: 'small', words: 'pond' })).toHaveLength(2)
    expect(await found(shop, { ownMaking: true, sort: 'newest' })).toEqual([
      'merch 1 Café chat',
      'clothing 1 Tide',
    ])
  })

  it('finds restocked pieces, and pieces that are no longer counted', async () => {
    const { catalogue } = shop
    const { product } = await catalogue.create(sampleClothing({ name: 'Bittern' }))
    const bittern = [`clothing ${product.id} Bittern`]
    const galleries = async () => {
      const { cards } = await catalogue.listCards('clothing')
      return cards.map(({ kind, id, name }) => `${kind} ${id} ${name}`)
    }
    await shop.sell('clothing', product.id)
    expect(await found(shop, { words: 'bittern' })).toEqual([])
    expect(await galleries()).not.toContain(bittern[0])
    await shop.db.transact((trx) =>
      restock(trx, [{ kind: 'clothing', productId: product.id, size: '', quantity: 1 }]),
    )
    expect(await found(shop, { words: 'bittern', inStock: true })).toEqual(bittern)
    expect(await galleries()).toContain(bittern[0])
    await shop.sell('clothing', product.id)
    await catalogue.update('clothing', product.id, {
      ...sampleClothing({ name: 'Bittern' }),
      inventoryPolicy: 'to_order',
    })
    expect(await found(shop, { words: 'bittern', inStock: true })).toEqual(bittern)
    await catalogue.remove('clothing', product.id)
  })

  it('finds pieces that were written without the index', async () => {
    await shop.db.transact(async (trx) => {
      await trx.deleteFrom('piece_search').where('kind', '=', 'prints').execute()
      await trx.updateTable('piece_search').set({ words: 'x', piece_version: 0 }).execute()
    })
    expect(await found(shop, { words: 'heron' })).toEqual([])
    expect(await indexMissing(shop.db)).toBeGreaterThan(3)
    expect(await found(shop, { words: 'heron' })).toContain('prints 1 Heron’s rest')
    expect(await found(shop, { words: 'mimi' })).toHaveLength(1)
    expect(await indexMissing(shop.db)).toBe(0)
  })

  it('pages without a gap or a repetition, in every order', async () => {
    for (const sort of sortings) {
      const whole = await found(shop, { words: 'r', sort })
      const paged: string[] = []
      let after: string | null = null
      do {
        const page = await shop.catalogue.search(
          { words: 'r', sort },
          { limit: 2, after: cursorIn(after) },
        )
        paged.push(...page.cards.map(({ kind, id, name }) => `${kind} ${id} ${name}`))
        after = page.next
      } while (after !== null)
      expect(paged).toEqual(whole)
    }
  })

  if (lane !== 'sqlite') return

  it('knows an edit, a hidden and a deleted piece at once', async () => {
    const { catalogue } = shop
    const { product } = await catalogue.create(squarePrint('4', { name: 'Otter' }))
    expect(await found(shop, { words: 'otter' })).toHaveLength(1)
    await catalogue.update('prints', product.id, squarePrint('4', { name: 'Stoat' }))
    expect(await found(shop, { words: 'otter' })).toEqual([])
    expect(await found(shop, { words: 'stoat' })).toHaveLength(1)
    await catalogue.setHidden('prints', product.id, true)
    expect(await found(shop, { words: 'stoat' })).toEqual([])
    await catalogue.setHidden('prints', product.id, false)
    await catalogue.remove('prints', product.id)
    expect(await found(shop, { words: 'stoat' })).toEqual([])
  })

  it('finds a piece by the present title of its gallery and series', async () => {
    const { catalogue, collections } = shop
    const form = { slug: '', words: '', picture: null, hidden: false }
    const series = await collections.create('series', { ...form, title: 'Moonlit' })
    const gallery = await collections.create('gallery', { ...form, title: 'Quiet forms' })
    const { product } = await catalogue.create(
      squarePrint('5', { name: 'Owl', gallery: gallery.slug, series: [series.slug] }),
    )
    const owl = [`prints ${product.id} Owl`]
    expect(await found(shop, { words: 'moonlit' })).toEqual(owl)
    expect(await found(shop, { collection: gallery.id, words: 'quiet' })).toEqual(owl)
    await collections.save(series.id, { ...form, title: 'Nightfall' })
    expect(await found(shop, { words: 'moonlit' })).toEqual([])
    expect(await found(shop, { words: 'nightfall' })).toEqual(owl)
    await catalogue.arrangeCollection(series.id, [])
    expect(await found(shop, { collection: series.id })).toEqual([])
    await collections.remove(gallery.id)
    expect(await found(shop, { words: 'quiet' })).toEqual([])
    expect(await found(shop, { words: 'owl poster' })).toEqual(owl)
    await catalogue.remove('prints', product.id)
  })
})

/** Few and similar words, so that random pieces and queries match. */
const word = fc.constantFrom(
  'cat',
  'cats',
  'Café',
  'caf',
  'heron',
  'hérons',
  'sea',
  'seal',
  'straße',
  'str',
  '猫',
  '10x10',
  'o’neil',
  'x_y',
  'de-luxe',
  'AND',
  'NOT',
  'a',
  '1e5',
  '-3',
  '"sea"',
  'ſea',
  'İzmir',
  'фото',
)
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '))
const text = fc.oneof(words, fc.string({ unit: 'binary', maxLength: 12 }).map(printable))

/** Valid API input: PostgreSQL stores neither NUL nor half a surrogate pair. */
function printable(raw: string): string {
  return `w${raw.replaceAll('\0', '').toWellFormed()}`
}

const piece = fc.oneof(
  fc
    .record({ name: text, description: text })
    .map((facts) => ({ ...facts, kind: 'prints' as const, desc_name: null, price: 2500 })),
  fc
    .record({ name: text, desc_name: text, price: fc.integer({ min: 1, max: 9 }) })
    .map((facts) => ({ ...facts, kind: 'merch' as const, description: 'Small.' })),
)
const query = fc.record(
  {
    words: fc.oneof(words, fc.string({ unit: 'binary', maxLength: 8 })),
    kind: fc.constantFrom('prints' as const, 'merch' as const),
    from: fc.integer({ min: 1, max: 9 }),
    to: fc.integer({ min: 1, max: 3000 }),
    shape: fc.constant('square' as const),
    sort: fc.constantFrom(...sortings),
  },
  { requiredKeys: [] },
)

type Searched = typeof piece extends fc.Arbitrary<infer P> ? P : never

/** Inserts pieces with their searchable fields only, and indexes them. */
function hang(db: Database, pieces: readonly Searched[], first: number) {
  const rows = pieces.map((facts, at) => ({
    ...facts,
    id: first + at,
    dimensions: facts.kind === 'prints' ? ('square' as const) : null,
    making: defaultPolicies[facts.kind],
    created_at: 1,
    updated_at: 1,
  }))
  return db.transact(async (trx) => {
    await trx.insertInto('pieces').values(rows).execute()
    await indexPieces(trx, rows)
  })
}

describe('both databases', () => {
  it('answer the same pieces in the same order, for any search', async () => {
    const dbs = [await openTestDatabase('sqlite'), await openTestDatabase('pglite')]
    const visible = inGalleries({ now: 1 })
    let made = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 3, maxLength: 12 }),
        fc.array(query, { minLength: 20, maxLength: 20 }),
        async (pieces, queries) => {
          for (const db of dbs) await hang(db, pieces, made + 1)
          made += pieces.length
          for (const criteria of queries) {
            const search = { ...criteria, limit: 40, visible }
            const [sqlite, postgres] = await Promise.all(
              dbs.map((db) => findPieces(db.read, search)),
            )
            expect(postgres).toEqual(sqlite)
          }
        },
      ),
      { numRuns: 25 },
    )
    for (const db of dbs) await db.close()
  })
})
