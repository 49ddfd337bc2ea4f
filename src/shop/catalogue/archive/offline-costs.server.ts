import type { Writer } from '#platform/db/database.ts'
import { readSoldFacts } from '#shop/catalogue/costs/costs.server.ts'

/** Sales between two moments (epoch milliseconds, end excluded) without a known cost get today's. */
export async function fillOfflineCosts(trx: Writer, since: number, until: number): Promise<void> {
  const rows = await trx
    .selectFrom('outside_sales')
    .select(['id', 'kind', 'product_id as productId', 'size', 'quantity'])
    .where('sold_at', '>=', since)
    .where('sold_at', '<', until)
    .where('cost', 'is', null)
    .execute()
  const factsOf = await readSoldFacts(trx, rows)
  for (const { id, quantity, ...piece } of rows) {
    const { cost } = factsOf(piece)
    if (cost === null) continue
    await trx
      .updateTable('outside_sales')
      .set({ cost: cost * quantity })
      .where('id', '=', id)
      .execute()
  }
}
