/* Reads the newest pieces alone, so that the cost does not grow with the shop. Reads only. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { bySize } from '#shop/catalogue/sizes/by-size.ts'
import { type ColourName, colourNames } from '#shop/media/colours/colours.ts'
import { readCurrency } from '#shop/store/store-settings/currency.server.ts'
import { labelValue, shapes, sizeBands } from './criteria.ts'
import { budgets } from './gift.ts'
import { labelFacet } from './index-pieces.server.ts'
import { subjects } from './subjects.copy.ts'
import { topicsIn } from './topics.ts'

export interface OfferedCollection {
  id: number
  slug: string
  title: string
  path: string
}

export interface Offers {
  galleries: OfferedCollection[]
  colours: ColourName[]
  shapes: (typeof shapes)[number][]
  sizes: string[]
  topics: string[]
  prices: Cents[]
}

const looked = 2000

export async function readOffers(
  reader: Reader,
  visible: RawBuilder<SqlBool>,
): Promise<Omit<Offers, 'galleries'>> {
  const { rows } = await sql<{
    facets: string
    price: number
    garment_size: string | null
    description: string | null
    tags: string | null
    alt: string | null
  }>`
    select facets, piece_search.price, garment_size, description, tags, alt
    from piece_search cross join pieces
    left join piece_pictures on piece_pictures.kind = pieces.kind
      and piece_pictures.piece_id = pieces.id and piece_pictures.position = 0
    left join pictures on pictures.address = piece_pictures.address
    where listed = 1 and pieces.kind = piece_search.kind and pieces.id = piece_search.piece_id and ${visible}
    order by piece_search.id desc
    limit ${looked}`.execute(reader)
  const facets = new Set(rows.flatMap((row) => row.facets.split(' ')))
  const having = <T extends string>(list: readonly T[], facet: (one: T) => string) =>
    list.filter((one) => facets.has(facet(one)))
  const named = await reader
    .selectFrom('piece_sizes')
    .select('label')
    .distinct()
    .where('kind', '=', 'clothing')
    .where('width', 'is', null)
    .orderBy('label')
    .execute()
  const garments = rows.flatMap(({ garment_size: label }) => label ?? [])
  const rails = having(
    named.map(({ label }) => label),
    labelFacet,
  )
  const labels = new Map([...garments, ...rails].map((label) => [labelFacet(label), label]))
  const prices = rows.map(({ price }) => price).filter((price) => price > 0)
  return {
    colours: having(colourNames, (colour) => `colour_${colour}`),
    shapes: having(shapes, (shape) => `shape_${shape}`),
    sizes: [
      ...having(sizeBands, (band) => `size_${band}`),
      ...[...labels.values()].sort(bySize).slice(0, 12).map(labelValue),
    ],
    topics: topicsIn(
      rows.map(({ description, alt }) => `${alt ?? ''} ${description ?? ''}`),
      rows.map(({ tags }) => tags ?? ''),
    ),
    prices:
      prices.length === 0
        ? []
        : budgets(Math.min(...prices), Math.max(...prices), await readCurrency(reader)),
  }
}

export async function readWords(
  reader: Reader,
  visible: RawBuilder<SqlBool>,
): Promise<Set<string>> {
  const { rows } = await sql<{ words: string }>`
    select words from piece_search
    join pieces on pieces.kind = piece_search.kind and pieces.id = piece_search.piece_id
    where listed = 1 and ${visible}
    order by piece_search.id desc
    limit ${looked}`.execute(reader)
  const ranked = new Set(rows.flatMap(({ words }) => words.split(' ')))
  return new Set(
    [...ranked].flatMap((word) => {
      const plain = word.slice(1)
      return word.startsWith('3') && !subjects.has(plain) ? [] : [plain]
    }),
  )
}
