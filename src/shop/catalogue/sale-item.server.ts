/*
 * What a piece costs and is called at the moment of asking, for carts and checkouts.
 * Never believes a price or a name that a client sent, and never looks at stock.
 */
import type { Reader, Writer } from '#db/database.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'
import { type PrintShape, type SizeName, sizeLabel } from './product.ts'

/** Something that can be bought: a product and, for prints, a size. */
export interface SaleRef {
  kind: ProductKind
  productId: number
  /** '10x10' for a print, '' for everything else. */
  size: string
}

/** What is sold under a reference now; prices in cents. */
export interface SaleItem extends SaleRef {
  /** The print provider's id of this size; null unless a print. */
  variantId: string | null
  unitPrice: Cents
  name: string | null
  printName: string | null
  descName: string | null
  /** The main picture's address. */
  location: string
}

/** The key under which `findSaleItems` answers. */
export function saleKey(ref: SaleRef): string {
  return `${ref.kind}/${ref.productId}/${ref.size}`
}

/** The pieces that are for sale (absent: deleted, hidden, unknown, or a size that the shape hasn't got). */
export async function findSaleItems(
  reader: Reader | Writer,
  refs: readonly SaleRef[],
): Promise<Map<string, SaleItem>> {
  const idsOf = (kind: ProductKind) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map((ref) => ref.productId)),
  ]
  const found = [
    ...(await findPrints(reader, idsOf('prints'))),
    ...(await findClothing(reader, idsOf('clothing'))),
    ...(await findMerch(reader, idsOf('merch'))),
  ]
  const byKey = new Map(found.map((item) => [saleKey(item), item]))
  const asked = new Map<string, SaleItem>()
  for (const ref of refs) {
    const item = byKey.get(saleKey(ref))
    if (item) asked.set(saleKey(ref), item)
  }
  return asked
}

/** The print and size that the print provider knows under this id, or null. */
export async function findSaleItemByVariant(
  reader: Reader | Writer,
  variantId: string,
): Promise<SaleItem | null> {
  const row = await printRows(reader)
    .where('print_sizes.variant_id', '=', variantId)
    .executeTakeFirst()
  return row ? saleItemOfPrint(row) : null
}

function printRows(reader: Reader | Writer) {
  return reader
    .selectFrom('print_sizes')
    .innerJoin('prints', 'prints.id', 'print_sizes.print_id')
    .select(['prints.id', 'prints.name', 'prints.dimensions', 'prints.location'])
    .select(['print_sizes.size', 'print_sizes.price', 'print_sizes.variant_id'])
    .where('prints.deleted_at', 'is', null)
    .where('prints.hidden', '=', 0)
}

function saleItemOfPrint(row: {
  id: number
  name: string
  dimensions: PrintShape
  location: string
  size: SizeName
  price: number
  variant_id: string
}): SaleItem | null {
  const size = sizeLabel(row.dimensions, row.size)
  if (size === null) return null
  return {
    kind: 'prints',
    productId: row.id,
    size,
    variantId: row.variant_id,
    unitPrice: row.price,
    name: row.name,
    printName: null,
    descName: null,
    location: row.location,
  }
}

async function findPrints(reader: Reader | Writer, ids: number[]): Promise<SaleItem[]> {
  if (ids.length === 0) return []
  const rows = await printRows(reader).where('prints.id', 'in', ids).execute()
  return rows.map(saleItemOfPrint).filter((item) => item !== null)
}

async function findClothing(reader: Reader | Writer, ids: number[]): Promise<SaleItem[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('clothing')
    .select(['id', 'print_name', 'desc_name', 'price', 'primary_image'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('hidden', '=', 0)
    .execute()
  return rows.map((row) => ({ ...ownPiece('clothing', row), name: null }))
}

async function findMerch(reader: Reader | Writer, ids: number[]): Promise<SaleItem[]> {
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('merch')
    .select(['id', 'print_name', 'desc_name', 'name', 'price', 'primary_image'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('hidden', '=', 0)
    .execute()
  return rows.map((row) => ({ ...ownPiece('merch', row), name: row.name }))
}

function ownPiece(
  kind: 'clothing' | 'merch',
  row: { id: number; print_name: string; desc_name: string; price: number; primary_image: string },
) {
  return {
    kind,
    productId: row.id,
    size: '',
    variantId: null,
    unitPrice: row.price,
    printName: row.print_name,
    descName: row.desc_name,
    location: row.primary_image,
  }
}
