import type { InventoryPolicy, ProductKind } from '#platform/addresses/kinds.ts'
import { type StockRef, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { RefundedLine } from '#shop/orders/record/lines.server.ts'
import type { FulfillmentKind, FulfillmentState } from '#shop/orders/record/order.ts'

interface BoughtPiece {
  kind: ProductKind
  productId: number
  size: string
  inventoryPolicy: InventoryPolicy
}

/** The stock that takes a line's units back; empty: made to order, so it took none. */
export const restockRefs = (line: BoughtPiece): StockRef[] =>
  stockRefs({ ...line, editionId: null })

export const canRestock = (lines: readonly BoughtPiece[]): boolean =>
  lines.some((line) => restockRefs(line).length > 0)

interface StockedOrder {
  lines: readonly BoughtPiece[]
  fulfillments: readonly { kind: FulfillmentKind; state: FulfillmentState }[]
}

/** Before the studio ships, a refund's pieces are still there. */
export const suggestsRestock = ({ lines, fulfillments }: StockedOrder): boolean =>
  canRestock(lines) &&
  fulfillments.some(({ kind, state }) => kind === 'studio' && state !== 'shipped')

export const restockedUnits = ({ quantity, restocked = quantity }: RefundedLine): number =>
  restocked
