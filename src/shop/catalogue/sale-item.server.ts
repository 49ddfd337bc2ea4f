/*
 * What a piece costs and is called at the moment of asking, for carts and checkouts.
 * Never believes a price or a name that a client sent, and never looks at stock.
 */
import { sql } from 'kysely'
import type { Reader, Writer } from '#db/database.ts'
import { prepared } from '#db/prepared.ts'
import { type Making, type ProductKind, productKinds } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'
import type { TaxClass } from '#shop/place/tax.ts'
import { ofPieces } from './product-rows.server.ts'
import { shownAt } from './shown.server.ts'
import { weightOf } from './weights.schema.ts'

/** Something that can be bought: a product and, for prints, a size. */
export interface SaleRef {
  kind: ProductKind
  productId: number
  /** '10x10'; '' for what has one price. */
  size: string
}

/** What is sold under a reference now; prices in cents. */
export interface SaleItem extends SaleRef {
  /** The print provider's id of this size; null unless a print. */
  variantId: string | null
  /** The edition that it is sold from. */
  editionId: number | null
  unitPrice: Cents
  /** What is struck beside it; absent: nothing. */
  was?: Cents
  name: string | null
  printName: string | null
  descName: string | null
  /** The main picture's address. */
  location: string
  making: Making
  /** A buyer has one at the most. */
  oneEach?: boolean
  /** Made to one buyer's specifications. */
  personalised?: boolean
  taxClass: TaxClass
  /** Of one, packed, in grams; null: nobody has said it. */
  weight: number | null
}

/** The key under which `findSaleItems` answers. */
export function saleKey(ref: SaleRef): string {
  return `${ref.kind}/${ref.productId}/${ref.size}`
}

/**
 * The pieces that are for sale at `now`, in epoch milliseconds (absent: deleted, hidden, not in the shop
 * yet, unknown, or a size that the piece hasn't got).
 */
export async function findSaleItems(
  reader: Reader | Writer,
  refs: readonly SaleRef[],
  now: number,
): Promise<Map<string, SaleItem>> {
  if (refs.length === 0) return new Map()
  const byKind = [...Map.groupBy(refs, ({ kind }) => kind)]
  const ids = Object.fromEntries(
    byKind.map(([kind, of]) => [kind, of.map(({ productId }) => productId)]),
  )
  const { rows } = await forSaleOf(reader, { ids, now })
  const asked = new Set(refs.map(saleKey))
  const items = rows.map(saleItemOf).filter((item) => asked.has(saleKey(item)))
  return new Map(items.map((item) => [saleKey(item), item]))
}

/** The print and size that the print provider knows under this id, or null; `now` in epoch milliseconds. */
export async function findSaleItemByVariant(
  reader: Reader | Writer,
  variantId: string,
  now: number,
): Promise<SaleItem | null> {
  const row = await forSale(reader, now).where('variant_id', '=', variantId).executeTakeFirst()
  return row ? saleItemOf(row) : null
}

type SaleRow = Awaited<ReturnType<ReturnType<typeof forSale>['execute']>>[number]

/** A row for each piece with one price, and for each size of the others. */
function forSale(reader: Reader | Writer, now: number) {
  return reader
    .selectFrom((eb) =>
      eb
        .selectFrom('pieces')
        .leftJoin('piece_sizes', (join) =>
          join
            .onRef('piece_sizes.kind', '=', 'pieces.kind')
            .onRef('piece_sizes.piece_id', '=', 'pieces.id'),
        )
        .leftJoin('piece_pictures', (join) =>
          join
            .onRef('piece_pictures.kind', '=', 'pieces.kind')
            .onRef('piece_pictures.piece_id', '=', 'pieces.id')
            .on('piece_pictures.position', '=', 0),
        )
        .select(['pieces.kind', 'pieces.id', 'name', 'desc_name', 'own_name', 'making', 'address'])
        .select([
          'piece_sizes.variant_id',
          'piece_sizes.label',
          'one_each',
          'personalised',
          'tax_class',
          'weights',
        ])
        .select(({ fn }) => fn.coalesce('piece_sizes.price', 'pieces.price').as('price'))
        .select(({ fn }) =>
          fn.coalesce('piece_sizes.edition_id', 'pieces.edition_id').as('edition_id'),
        )
        .select(
          sql<number | null>`case when label is null then pieces.was else piece_sizes.was end`.as(
            'was',
          ),
        )
        .where(shownAt(now))
        .as('sale'),
    )
    .selectAll()
    .where('price', 'is not', null)
}

const forSaleOf = prepared(
  (db, { ids, now }: { ids: Partial<Record<ProductKind, number[]>>; now: number }) => {
    const pieces = productKinds.flatMap((kind) => ids[kind]?.map((id) => ({ kind, id })) ?? [])
    return forSale(db, now).where(ofPieces('id', pieces))
  },
)

/** A print is called by its name; what carries a print, by that print's. */
function saleItemOf(row: SaleRow): SaleItem {
  const isPrint = row.kind === 'prints'
  return {
    kind: row.kind,
    productId: row.id,
    size: row.label ?? '',
    variantId: row.variant_id,
    editionId: row.edition_id,
    unitPrice: row.price ?? 0,
    name: isPrint ? row.name : row.own_name,
    printName: isPrint ? null : row.name,
    descName: row.desc_name,
    location: row.address ?? '',
    making: row.making,
    ...(row.was !== null && row.was > (row.price ?? 0) && { was: Number(row.was) }),
    weight: weightOf(row.weights, row.label ?? ''),
    ...(row.one_each === 1 && { oneEach: true }),
    ...(row.personalised === 1 && { personalised: true }),
    taxClass: row.tax_class,
  }
}
