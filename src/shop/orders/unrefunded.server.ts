/* Answers which pieces of an order are not paid back. Only reads. */
import type { Reader, Writer } from '#db/database.ts'
import type { RefundTable } from '#db/tables-orders.ts'
import type { ProductKind } from '#kernel/kinds.ts'

/** Units of an order line that a refund is for. */
export interface RefundedLine {
  lineId: number
  quantity: number
  /** How many went back into stock, where that is not the quantity. */
  restocked?: number
}

type RefundState = RefundTable['state']

/** How many units of a line are neither refunded nor about to be. */
export interface UnrefundedLine {
  lineId: number
  kind: ProductKind
  variantId: string | null
  quantity: number
}

/** How many pieces of a line are in refunds of these states, by the line's id. */
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
  const back = new Map<number, number>()
  for (const { lines } of refunds) {
    for (const { lineId, quantity } of JSON.parse(lines) as RefundedLine[]) {
      back.set(lineId, (back.get(lineId) ?? 0) + quantity)
    }
  }
  return back
}

/** The lines of an order without the pieces of its refunds in these states. */
export async function unrefundedLines(
  reader: Reader | Writer,
  orderId: string,
  states: readonly RefundState[],
): Promise<UnrefundedLine[]> {
  const back = await refundedQuantities(reader, [orderId], states)
  const lines = await reader
    .selectFrom('order_lines')
    .select(['id', 'kind', 'variant_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return lines
    .map(({ id, kind, variant_id: variantId, quantity }) => ({
      lineId: id,
      kind,
      variantId,
      quantity: quantity - (back.get(id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}
