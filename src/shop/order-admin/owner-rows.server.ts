/*
 * Makes the rows of the order list: a query each for lines, fulfillments, pictures
 * and what went back, however many orders. Never decides which orders; find-orders.server.ts does.
 */
import type { Reader } from '#db/database.ts'
import { displayName } from '#shop/catalogue/product.ts'
import { picturesByAddress } from '#shop/media/pictures.server.ts'
import { readOpenIssues } from '#shop/orders/order-issues.server.ts'
import { issueWords } from '#shop/orders/order-issues.ts'
import { refundedQuantities } from '#shop/orders/unrefunded.server.ts'
import type { WholeOrder } from '#shop/orders/void-reason.server.ts'
import type { Need, OwnerFulfillment, OwnerLine, OwnerOrderRow } from './owner-order.ts'

/** What an order's row depends on beside the order. */
export interface RowContext {
  now: number
  /** The dispatch time in milliseconds. */
  dispatchTime: number
  /** No provider prints for the studio: it sends the prints too. */
  selfFulfilled: boolean
  /** Orders that dead-lettered jobs are about. */
  stuck: ReadonlySet<string | null>
}

/** Rows of the order list, in the order of `orders`; a few queries however many there are. */
export async function ownerRows(
  reader: Reader,
  orders: readonly WholeOrder[],
  context: RowContext,
): Promise<(OwnerOrderRow & { lines: OwnerLine[] })[]> {
  const ids = orders.map((order) => order.id)
  const [lines, fulfillments, issues] = await Promise.all([
    linesOf(reader, ids),
    partsOf(reader, ids, context.selfFulfilled),
    readOpenIssues(reader, ids),
  ])
  return orders.map((order) => {
    const own = fulfillments.get(order.id) ?? []
    const open = issues.get(order.id) ?? []
    const dispatchBy = dispatchByOf(order, own, context.dispatchTime)
    return {
      id: order.id,
      number: order.number,
      state: order.state,
      createdAt: order.created_at,
      paidAt: order.paid_at,
      buyer: { name: order.buyer_name, email: order.buyer_email },
      total: order.total,
      refunded: order.refunded,
      voidReason: order.void_reason,
      issues: open.map((issue) => ({ ...issue, words: issueWords(issue) })),
      disputed: order.disputed !== 0,
      needs: needsOf(order, own, { ...context, dispatchBy, hasIssue: open.length > 0 }),
      dispatchBy,
      lines: lines.get(order.id) ?? [],
      fulfillments: own,
    }
  })
}

function needsOf(
  order: WholeOrder,
  fulfillments: readonly OwnerFulfillment[],
  {
    now,
    stuck,
    dispatchBy,
    hasIssue,
  }: RowContext & { dispatchBy: number | null; hasIssue: boolean },
): Need[] {
  const failed =
    fulfillments.some((fulfillment) => fulfillment.state === 'failed') && order.void_reason === null
  return [
    ...(hasIssue ? (['issue'] as const) : []),
    ...(order.disputed === 1 ? (['dispute'] as const) : []),
    ...(failed ? (['prints_failed'] as const) : []),
    ...(dispatchBy !== null && dispatchBy < now ? (['overdue'] as const) : []),
    ...(stuck.has(order.id) ? (['stuck'] as const) : []),
  ]
}

/** Until when the studio must send what is still here; null when nothing of its own is. */
function dispatchByOf(
  order: WholeOrder,
  fulfillments: readonly OwnerFulfillment[],
  dispatchTime: number,
): number | null {
  if (order.state !== 'paid' || order.paid_at === null || order.void_reason !== null) return null
  const here = fulfillments.some(
    ({ selfFulfilled, state }) => selfFulfilled && state !== 'shipped' && state !== 'failed',
  )
  return here ? order.paid_at + dispatchTime : null
}

async function linesOf(reader: Reader, ids: string[]): Promise<Map<string, OwnerLine[]>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const pictures = await picturesByAddress(
    reader,
    rows.map((row) => row.location),
  )
  const back = await refundedQuantities(reader, ids, ['asked', 'done'])
  const found = new Map<string, OwnerLine[]>()
  for (const row of rows) {
    const line: OwnerLine = {
      lineId: row.id,
      refundedQuantity: back.get(row.id) ?? 0,
      kind: row.kind,
      productId: row.product_id,
      size: row.size,
      name: displayName({ kind: row.kind, name: row.name, printName: row.print_name }),
      descName: row.desc_name,
      quantity: row.quantity,
      unitPrice: row.unit_price,
      location: row.location,
      picture: pictures.get(row.location) ?? null,
    }
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), line])
  }
  return found
}

async function partsOf(
  reader: Reader,
  ids: string[],
  selfFulfilled: boolean,
): Promise<Map<string, OwnerFulfillment[]>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('fulfillments')
    .select(['order_id', 'kind', 'state', 'reason', 'updated_at'])
    .where('order_id', 'in', ids)
    .orderBy('kind', 'desc')
    .execute()
  const found = new Map<string, OwnerFulfillment[]>()
  for (const { order_id, kind, state, reason, updated_at } of rows) {
    const own = selfFulfilled || kind === 'studio'
    const view = { kind, state, reason, updatedAt: updated_at, selfFulfilled: own }
    found.set(order_id, [...(found.get(order_id) ?? []), view])
  }
  return found
}
