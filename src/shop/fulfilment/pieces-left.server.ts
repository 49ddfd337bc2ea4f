/* Answers which pieces of an order are not paid back. Only reads. */
import type { Reader, Writer } from '#db/database.ts'
import type { RefundTable } from '#db/tables-orders.ts'
import type { ProductKind } from '#kernel/kinds.ts'
import type { RefundedLine } from '#shop/orders/put-back.server.ts'

export interface PieceLeft {
  kind: ProductKind
  variantId: string | null
  quantity: number
}

/** The lines of an order without the pieces of its refunds in these states. */
export async function piecesLeft(
  reader: Reader | Writer,
  orderId: string,
  states: readonly RefundTable['state'][],
): Promise<PieceLeft[]> {
  const refunds = await reader
    .selectFrom('refunds')
    .select('lines')
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .execute()
  const back = new Map<number, number>()
  for (const { lines } of refunds) {
    for (const { lineId, quantity } of JSON.parse(lines) as RefundedLine[]) {
      back.set(lineId, (back.get(lineId) ?? 0) + quantity)
    }
  }
  const lines = await reader
    .selectFrom('order_lines')
    .select(['id', 'kind', 'variant_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return lines
    .map(({ id, kind, variant_id: variantId, quantity }) => ({
      kind,
      variantId,
      quantity: quantity - (back.get(id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}
