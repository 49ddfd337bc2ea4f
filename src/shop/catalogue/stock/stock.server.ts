/*
 * One conditional statement for each change; its row count decides. Never reads, then writes back.
 */
import { type ExpressionBuilder, sql } from 'kysely'
import type { StockKind } from '#platform/addresses/kinds.ts'
import { raiseContentVersion } from '#platform/db/content-version.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables/tables.ts'
import { ShopError } from '#platform/errors.ts'
import { stockCopy } from './copy.ts'
import {
  inStockOrder,
  mergeStockLines,
  type StockLevel,
  type StockLine,
  type StockRef,
  stockKey,
} from './stock.ts'

export async function addNewStock(trx: Writer, ref: StockRef, onHand: number): Promise<void> {
  await trx
    .insertInto('stock')
    .values({ ...stockRow(ref), on_hand: onHand, held: 0 })
    .execute()
  await recallSales(trx, ref)
  raiseContentVersion(trx)
}

/** ShopError 'held' below the held units, 'sold_out' below zero, 'not_found' if never counted. */
export async function setOnHand(trx: Writer, ref: StockRef, onHand: number): Promise<void> {
  if (onHand < 0) throw belowZero()
  const { numUpdatedRows } = await trx
    .updateTable('stock')
    .set({ on_hand: onHand })
    .where(isStock(ref))
    .where('held', '<=', onHand)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await belowHeld(trx, ref)
  raiseContentVersion(trx)
}

/** Returns how many were left. ShopError 'held' while a buyer pays for a unit. */
export async function removeStock(trx: Writer, ref: StockRef): Promise<number> {
  const removed = await trx
    .deleteFrom('stock')
    .where(isStock(ref))
    .where('held', '=', 0)
    .returning('on_hand as onHand')
    .executeTakeFirst()
  if (!removed) throw await belowHeld(trx, ref)
  raiseContentVersion(trx)
  return removed.onHand
}

export async function changeOnHand(trx: Writer, ref: StockRef, delta: number): Promise<number> {
  const changed = await trx
    .updateTable('stock')
    .set({ on_hand: sql<number>`on_hand + ${delta}` })
    .where(isStock(ref))
    .where(sql<boolean>`on_hand + ${delta} >= held`)
    .returning('on_hand as onHand')
    .executeTakeFirst()
  if (changed) {
    if (delta !== 0) raiseContentVersion(trx)
    return changed.onHand
  }
  const level = (await readStock(trx, [ref])).get(stockKey(ref))
  if (level && level.onHand + delta < 0) throw belowZero()
  throw await belowHeld(trx, ref)
}

/** Locks the row until the transaction ends. ShopError 'held', 'not_found' if never counted. */
export async function lockIfUnheld(trx: Writer, ref: StockRef): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('stock')
    .set({ held: 0 })
    .where(isStock(ref))
    .where('held', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw await belowHeld(trx, ref)
}

interface LevelRow {
  kind: StockKind
  product_id: number
  size: string
  on_hand: number
  held: number
  held_until: number | null
}

/** All sizes of these, by `stockKey`; absent: never counted. */
export async function readStock(
  reader: Reader | Writer,
  refs: readonly Omit<StockRef, 'size'>[],
): Promise<Map<string, StockLevel & StockRef>> {
  if (refs.length === 0) return new Map()
  const wanted = [...Map.groupBy(refs, ({ kind }) => kind)].map(
    ([kind, of]) =>
      sql`(kind = ${kind} and product_id in (${sql.join(of.map(({ productId }) => productId))}))`,
  )
  // Kysely takes several times as long to build this query.
  const { rows } = await sql<LevelRow>`select kind, product_id, size, on_hand, held, (
      select min(orders.held_until) from holds join orders on orders.id = holds.order_id
      where holds.kind = stock.kind and holds.product_id = stock.product_id
        and holds.size = stock.size and orders.state = 'pending'
    ) as held_until from stock where ${sql.join(wanted, sql` or `)}`.execute(reader)
  const levels = rows.map((row) => {
    const { kind, product_id: productId, size, on_hand: onHand, held } = row
    return { kind, productId, size, onHand, held, heldUntil: row.held_until }
  })
  return new Map(levels.map((level) => [stockKey(level), level]))
}

/** For a payment that came after its hold ended: all units or none. Returns the short lines. */
export async function deductStock(trx: Writer, lines: readonly StockLine[]): Promise<StockLine[]> {
  const short: StockLine[] = []
  const taken: StockLine[] = []
  for (const line of mergeStockLines(lines)) {
    const { numUpdatedRows } = await trx
      .updateTable('stock')
      .set({ on_hand: sql<number>`on_hand - ${line.quantity}` })
      .where(isStock(line))
      .where(sql<boolean>`on_hand - held >= ${line.quantity}`)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) taken.push(line)
    else if (!(await isMadeToOrder(trx, line))) short.push(line)
  }
  if (short.length === 0) {
    if (taken.length > 0) raiseContentVersion(trx)
    return []
  }
  for (const line of taken) {
    await trx
      .updateTable('stock')
      .set({ on_hand: sql<number>`on_hand + ${line.quantity}` })
      .where(isStock(line))
      .execute()
  }
  return short
}

/**
 * A size that is no longer counted takes none; a one-of-a-kind piece takes no second unit. Returns
 * the sizes that took theirs.
 */
export async function restock<T extends StockRef & { quantity: number }>(
  trx: Writer,
  lines: readonly T[],
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const line of mergeStockLines(lines)) {
    const most = sql<number>`case when exists (
        select 1 from pieces where pieces.kind = stock.kind and pieces.id = stock.product_id
          and pieces.making = 'one_of_a_kind'
      ) then 1 - on_hand else ${line.quantity} end`
    const { numUpdatedRows } = await trx
      .updateTable('stock')
      .set({ on_hand: sql<number>`on_hand + ${most}` })
      .where(isStock(line))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    taken.add(stockKey(line))
    raiseContentVersion(trx)
  }
  return taken
}

/** `at` in epoch milliseconds; never replaces a later sale. */
export const lastSale = (at: number) =>
  sql<number>`case when sold_at > ${at} then sold_at else ${at} end`

/** `at` in epoch milliseconds. */
export async function recordSale(
  trx: Writer,
  refs: readonly StockRef[],
  at: number,
): Promise<void> {
  for (const ref of inStockOrder(refs)) {
    await trx
      .updateTable('stock')
      .set({ sold_at: lastSale(at) })
      .where(isStock(ref))
      .execute()
  }
}

/** By sales, replacements left out. After a sale was undone, or after a made-to-order piece became counted. */
export async function recallSales(trx: Writer, ref: StockRef): Promise<void> {
  const { kind, productId, size } = ref
  const latest = sql<number | null>`(
    select max(sold_at) from (
      select orders.paid_at as sold_at from order_lines
      join orders on orders.id = order_lines.order_id
      where orders.replaces is null
        and order_lines.kind = ${kind} and order_lines.product_id = ${productId}
        and (${size} = '' or order_lines.size = ${size})
      union all
      select outside_sales.sold_at from outside_sales
      where outside_sales.kind = ${kind} and outside_sales.product_id = ${productId}
        and (${size} = '' or outside_sales.size = ${size}) and outside_sales.undone_at is null
    ) as sales
  )`
  await trx.updateTable('stock').set({ sold_at: latest }).where(isStock(ref)).execute()
}

async function isMadeToOrder(reader: Reader | Writer, ref: StockRef): Promise<boolean> {
  if (ref.kind === 'edition') return false
  const piece = await reader
    .selectFrom('pieces')
    .select('making as inventoryPolicy')
    .where('kind', '=', ref.kind)
    .where('id', '=', ref.productId)
    .executeTakeFirst()
  return piece?.inventoryPolicy === 'to_order'
}

async function belowHeld(trx: Writer, ref: StockRef): Promise<ShopError> {
  const level = (await readStock(trx, [ref])).get(stockKey(ref))
  if (!level) return new ShopError('not_found', stockCopy.noSuchPiece)
  return new ShopError('held', stockCopy.beingPaidFor, {
    heldUntil: level.heldUntil ?? undefined,
  })
}

function belowZero(): ShopError {
  return new ShopError('sold_out', stockCopy.notEnough)
}

export function isStock(ref: StockRef) {
  return (eb: ExpressionBuilder<Tables, 'stock'>) => eb.and(stockRow(ref))
}

export const stockRow = (ref: StockRef) => ({
  kind: ref.kind,
  product_id: ref.productId,
  size: ref.size,
})
