/* Owns what was bought: an order's lines at the price they were bought for. Never changes them. */
import type { Reader, Writer } from '#db/database.ts'
import { isStocked, type ProductKind, type StockedKind } from '#kernel/kinds.ts'
import type { Cents } from '#kernel/money.ts'
import { displayName } from '#shop/catalogue/product.ts'
import type { StockLine } from '#shop/stock/stock.ts'

/** A bought line, as it was sold; `unitPrice` in cents. */
export interface OrderLine {
  kind: ProductKind
  productId: number
  size: string
  variantId: string | null
  quantity: number
  unitPrice: Cents
  name: string | null
  printName: string | null
  descName: string | null
  location: string
}

/** Writes the lines of a new order. */
export async function addOrderLines(
  trx: Writer,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        order_id: orderId,
        kind: line.kind,
        product_id: line.productId,
        size: line.size,
        variant_id: line.variantId,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        name: line.name,
        print_name: line.printName,
        desc_name: line.descName,
        location: line.location,
      })),
    )
    .execute()
}

/** The lines of an order, as they were added. */
export async function readOrderLines(
  reader: Reader | Writer,
  orderId: string,
): Promise<OrderLine[]> {
  const rows = await reader
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    productId: row.product_id,
    size: row.size,
    variantId: row.variant_id,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    name: row.name,
    printName: row.print_name,
    descName: row.desc_name,
    location: row.location,
  }))
}

/** The lines whose units are counted, as stock takes them. */
export function stockedLines(lines: readonly OrderLine[]): StockLine[] {
  return lines.filter(hasStock).map((line) => ({
    kind: line.kind,
    productId: line.productId,
    quantity: line.quantity,
    name: displayName(line),
  }))
}

function hasStock(line: OrderLine): line is OrderLine & { kind: StockedKind } {
  return isStocked(line.kind)
}
