import type { Database } from '#db/database.ts'

export interface Books {
  /** By 'kind/id': what stands in the stock's row. */
  onHand: Record<string, number>
  held: Record<string, number>
  /** By 'kind/id': the sum of the single holds. */
  holds: Record<string, number>
  /** By 'kind/id': units of orders that are paid, without those that the owner must refund. */
  sold: Record<string, number>
  orders: {
    state: string
    sessionId: string | null
    attention: string | null
    holds: number
  }[]
}

/** Everything that must add up, read from the tables themselves. */
export async function readBooks({ read }: Pick<Database, 'read'>): Promise<Books> {
  const stock = await read.selectFrom('stock').selectAll().execute()
  const holds = await read.selectFrom('holds').selectAll().execute()
  const orders = await read.selectFrom('orders').selectAll().orderBy('number').execute()
  const lines = await read
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.kind', 'product_id', 'quantity', 'attention'])
    .where('orders.state', 'in', ['paid', 'fulfilled'])
    .where('order_lines.kind', '!=', 'prints')
    .execute()
  const taken = lines.filter((line) => !line.attention?.includes('Nothing was taken'))
  const sum = (rows: { kind: string; product_id: number; quantity: number }[]) => {
    const sums: Record<string, number> = {}
    for (const row of stock) sums[keyOf(row)] = 0
    for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.quantity
    return sums
  }
  return {
    onHand: Object.fromEntries(stock.map((row) => [keyOf(row), row.on_hand])),
    held: Object.fromEntries(stock.map((row) => [keyOf(row), row.held])),
    holds: sum(holds),
    sold: sum(taken),
    orders: orders.map((order) => ({
      state: order.state,
      sessionId: order.session_id,
      attention: order.attention,
      holds: holds.filter((hold) => hold.order_id === order.id).length,
    })),
  }
}

function keyOf(row: { kind: string; product_id: number }): string {
  return `${row.kind}/${row.product_id}`
}
