/* Never trusts a price or a name that a client sent, and never reads stock. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { storedPersonalisation } from '#shop/catalogue/personalisation/personalisation.schema.ts'
import type { Personalisation } from '#shop/catalogue/personalisation/personalisation.ts'
import { ofPieces } from '#shop/catalogue/products/product-rows.server.ts'
import { shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'
import { parseWeight } from '#shop/catalogue/sizes/weights.schema.ts'
import type { TaxClass } from '#shop/store/tax/tax.ts'

export interface SaleRef {
  kind: ProductKind
  productId: number
  size: string
}

/** Prices in cents. */
export interface SaleItem extends SaleRef {
  /** The print provider's id; null unless a print. */
  variantId: string | null
  editionId: number | null
  unitPrice: Cents
  was?: Cents
  name: string | null
  printName: string | null
  descName: string | null
  garmentSize: string | null
  measurements: string | null
  location: string
  /** Null: its kind's gallery. */
  galleryId: number | null
  inventoryPolicy: InventoryPolicy
  oneEach?: boolean
  personalised?: boolean
  personalisation?: Personalisation
  taxClass: TaxClass
  /** Grams per packed unit; null: not stated. */
  weight: number | null
}

export function saleKey(ref: SaleRef): string {
  return `${ref.kind}/${ref.productId}/${ref.size}`
}

/** `now` in epoch milliseconds. Absent: not on sale. */
export async function findSaleItems(
  reader: Reader | Writer,
  refs: readonly SaleRef[],
  now: number,
): Promise<Map<string, SaleItem>> {
  if (refs.length === 0) return new Map()
  const pieces = refs.map(({ kind, productId }) => ({ kind, id: productId }))
  const rows = await forSale(reader, ofPieces('id', pieces), now)
  const asked = new Set(refs.map(saleKey))
  const items = rows.map(saleItemOf).filter((item) => asked.has(saleKey(item)))
  return new Map(items.map((item) => [saleKey(item), item]))
}

/** `now` in epoch milliseconds. */
export async function findSaleItemByVariant(
  reader: Reader | Writer,
  variantId: string,
  now: number,
): Promise<SaleItem | null> {
  const [row] = await forSale(reader, sql<SqlBool>`variant_id = ${variantId}`, now)
  return row ? saleItemOf(row) : null
}

interface SaleRow {
  kind: ProductKind
  id: number
  name: string
  desc_name: string | null
  own_name: string | null
  garment_size: string | null
  measurements: string | null
  gallery_id: number | null
  inventoryPolicy: InventoryPolicy
  address: string | null
  variant_id: string | null
  label: string | null
  one_each: number
  personalised: number
  personalisation: string | null
  tax_class: TaxClass
  weights: string | null
  price: Cents
  edition_id: number | null
  was: Cents | null
}

/**
 * A row for each piece with one price, and for each size. Every cart and checkout runs this: Kysely
 * would take several times as long to build it as the database takes to answer.
 */
async function forSale(
  reader: Reader | Writer,
  where: RawBuilder<SqlBool>,
  now: number,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`select * from (
    select pieces.kind, pieces.id, name, desc_name, own_name, garment_size, measurements, gallery_id, making as "inventoryPolicy", address, variant_id, label,
      one_each, personalised, personalisation, tax_class, weights,
      coalesce(piece_sizes.price, pieces.price) as price,
      coalesce(piece_sizes.edition_id, pieces.edition_id) as edition_id,
      case when label is null then pieces.was else piece_sizes.was end as was
    from pieces
    left join piece_sizes on piece_sizes.kind = pieces.kind and piece_sizes.piece_id = pieces.id
    left join piece_pictures on piece_pictures.kind = pieces.kind
      and piece_pictures.piece_id = pieces.id and piece_pictures.position = 0
    where ${shownAt(now)} and making <> 'not_for_sale'
  ) as sale where price is not null and ${where}`.execute(reader)
  return rows
}

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
    garmentSize: row.garment_size,
    measurements: row.measurements,
    galleryId: row.gallery_id,
    location: row.address ?? '',
    inventoryPolicy: row.inventoryPolicy,
    ...(row.was !== null && row.was > (row.price ?? 0) && { was: Number(row.was) }),
    weight: parseWeight(row.weights, row.label ?? ''),
    ...(row.one_each === 1 && { oneEach: true }),
    ...(row.personalised === 1 && { personalised: true }),
    ...storedPersonalisation(row),
    taxClass: row.tax_class,
  }
}
