/* Each line keeps the price that it was bought for. */
import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { type Currency, smallestStep } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { addUp, spread } from '#platform/spread.ts'
import { type PersonalText, writtenFor } from '#shop/catalogue/personalisation/personalisation.ts'
import { sizedName } from '#shop/catalogue/products/product.ts'
import { type StockLine, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { TaxedGoods } from '#shop/store/tax/sale-tax.ts'
import type { TaxClass } from '#shop/store/tax/tax.ts'
import { linePaid } from './refunds/line-paid.ts'

export interface NewOrderLine {
  kind: ProductKind
  productId: number
  size: string
  variantId: string | null
  editionId: number | null
  quantity: number
  unitPrice: Cents
  discount: Cents
  name: string | null
  printName: string | null
  descName: string | null
  garmentSize: string | null
  location: string
  /** The policy at the purchase: a piece made to order took nothing from the stock. */
  inventoryPolicy: InventoryPolicy
  /** A buyer may have at most one. */
  oneEach?: boolean
  personalised?: boolean
  personalText?: PersonalText
  /** Absent: standard. */
  taxClass?: TaxClass
}

export interface OrderLine extends NewOrderLine {
  lineId: number
  /** Making one unit; absent: not known. */
  cost?: Cents
}

export async function addOrderLines(
  trx: Writer,
  orderId: string,
  lines: readonly NewOrderLine[],
): Promise<void> {
  const rows = lines.map((line) => ({
    order_id: orderId,
    kind: line.kind,
    product_id: line.productId,
    size: line.size,
    variant_id: line.variantId,
    edition_id: line.editionId,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    discount: line.discount,
    name: line.name,
    print_name: line.printName,
    desc_name: line.descName,
    garment_size: line.garmentSize,
    location: line.location,
    making: line.inventoryPolicy,
    personalised: Number(line.personalised ?? false),
    personal_label: line.personalText?.label ?? '',
    personal_text: line.personalText?.text ?? '',
    tax_class: line.taxClass ?? 'standard',
  }))
  await trx.insertInto('order_lines').values(rows).execute()
}

/** In proportion to each line's cost. */
export function discountedBy(
  lines: readonly OrderLine[],
  sum: Cents,
  currency: Currency,
): OrderLine[] {
  const step = smallestStep(currency)
  const shares = spread(Math.min(sum, addUp(lines.map(linePaid))), lines.map(linePaid), step)
  return lines.map((line, at) => ({ ...line, discount: line.discount + (shares[at] ?? 0) }))
}

export async function storeDiscounts(trx: Writer, lines: readonly OrderLine[]): Promise<void> {
  for (const { lineId, discount } of lines) {
    await trx.updateTable('order_lines').set({ discount }).where('id', '=', lineId).execute()
  }
}

/** Known costs stay as they were fixed. `postage` null: not known. */
export async function storeCosts(
  trx: Writer,
  orderId: string,
  lines: readonly OrderLine[],
  postage: Cents | null,
): Promise<void> {
  for (const { lineId, cost } of lines) {
    if (cost === undefined) continue
    const line = trx.updateTable('order_lines').set({ cost }).where('id', '=', lineId)
    await line.where('cost', 'is', null).execute()
  }
  if (postage === null) return
  await trx
    .updateTable('orders')
    .set({ postage_cost: postage })
    .where('id', '=', orderId)
    .where('postage_cost', 'is', null)
    .execute()
}

export function taxedGoods(lines: readonly NewOrderLine[]): TaxedGoods[] {
  return lines.map((line) => ({ taxClass: line.taxClass ?? 'standard', cost: linePaid(line) }))
}

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
    lineId: row.id,
    kind: row.kind,
    productId: row.product_id,
    size: row.size,
    variantId: row.variant_id,
    editionId: row.edition_id,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    discount: row.discount,
    name: row.name,
    printName: row.print_name,
    descName: row.desc_name,
    garmentSize: row.garment_size,
    location: row.location,
    inventoryPolicy: row.making,
    ...(row.personalised === 1 && { personalised: true }),
    ...writtenFor({ label: row.personal_label }, row.personal_text),
    taxClass: row.tax_class,
    ...(row.cost !== null && { cost: row.cost }),
  }))
}

export function stockedLines(lines: readonly NewOrderLine[]): StockLine[] {
  return lines.flatMap((line) => {
    const { quantity } = line
    return stockRefs(line).map((ref) => ({
      ...ref,
      quantity,
      name: sizedName(line, ref.size),
      ...(line.oneEach && { oneEach: true }),
    }))
  })
}

export interface RefundedLine {
  lineId: number
  quantity: number
  /** Units that went back into stock; absent: the whole quantity. */
  restocked?: number
}

type RefundState = Tables['refunds']['state']

export async function refundedQuantities(
  reader: Reader | Writer,
  orderIds: readonly string[],
  states: readonly RefundState[],
): Promise<Map<number, number>> {
  const refunds = await reader
    .selectFrom('refunds')
    .select('lines')
    .where('order_id', 'in', orderIds)
    .where('state', 'in', states)
    .execute()
  return sumRefunded(refunds)
}

export function sumRefunded(
  refunds: readonly { lines: string }[],
  unitsOf = ({ quantity }: RefundedLine) => quantity,
): Map<number, number> {
  const back = new Map<number, number>()
  for (const { lines } of refunds) {
    for (const line of JSON.parse(lines) as RefundedLine[]) {
      back.set(line.lineId, (back.get(line.lineId) ?? 0) + unitsOf(line))
    }
  }
  return back
}

export async function refundedSum(
  trx: Writer,
  orderId: string,
  states: readonly RefundState[],
): Promise<Cents> {
  const { sum } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | string | null>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export async function unrefundedLines(
  reader: Reader | Writer,
  orderId: string,
  states: readonly RefundState[],
): Promise<OrderLine[]> {
  const back = await refundedQuantities(reader, [orderId], states)
  return (await readOrderLines(reader, orderId))
    .map((line) => ({ ...line, quantity: line.quantity - (back.get(line.lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}
