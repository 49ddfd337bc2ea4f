import { type ProductKind, productKinds } from '#platform/addresses/kinds.ts'
import type { Reader, Writer } from '#platform/db/database.ts'
import { hasRows } from '#platform/db/rows.ts'
import { shownAt } from '#shop/catalogue/products/publishing/shown.server.ts'
import { findSaleItems } from '#shop/catalogue/products/sale-items/sale-item.server.ts'
import { readPieceSizes } from '#shop/catalogue/sizes/piece-sizes.server.ts'
import { readStock } from '#shop/catalogue/stock/stock.server.ts'
import { type StockRef, stockKey, stockRefs } from '#shop/catalogue/stock/stock.ts'
import type { SubscriptionTarget } from './subscription.ts'

/** By 'kind/id', a drop's title by 'drop/id'; deleted and unknown targets are absent. */
export async function readNames(
  reader: Reader | Writer,
  targets: readonly SubscriptionTarget[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const kind of productKinds) {
    const ids = targets.filter((target) => target.kind === kind).map((target) => target.productId)
    if (ids.length === 0) continue
    const rows = await reader
      .selectFrom('pieces')
      .select(['id', 'name'])
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute()
    for (const row of rows) names.set(`${kind}/${row.id}`, row.name)
  }
  const drops = targets.filter(({ kind }) => kind === 'drop').map(({ productId }) => productId)
  if (drops.length === 0) return names
  const rows = await reader
    .selectFrom('drops')
    .select(['id', 'title'])
    .where('id', 'in', drops)
    .execute()
  for (const row of rows) names.set(`drop/${row.id}`, row.title)
  return names
}

/** Epoch milliseconds; null: no such drop was announced. */
export async function dropOpensAt(reader: Reader | Writer, id: number): Promise<number | null> {
  const row = await reader
    .selectFrom('drops')
    .select('opens_at')
    .where('id', '=', id)
    .where('announced', '=', 1)
    .executeTakeFirst()
  return row?.opens_at ?? null
}

export async function hasSize(
  reader: Reader | Writer,
  { kind, productId, size }: { kind: ProductKind; productId: number; size?: string },
): Promise<boolean> {
  if (!size) return true
  return (await readPieceSizes(reader, { kind, id: productId })).some(({ label }) => label === size)
}

/** `now` in epoch milliseconds. */
export function isShown(
  reader: Reader | Writer,
  { kind, productId }: { kind: ProductKind; productId: number },
  now: number,
): Promise<boolean> {
  return hasRows(
    reader
      .selectFrom('pieces')
      .where('kind', '=', kind)
      .where('id', '=', productId)
      .where('making', '!=', 'not_for_sale')
      .where(shownAt(now)),
  )
}

/**
 * This size (or any size) is made to order, or has an unheld unit, and its edition one, too. `now`
 * in epoch milliseconds.
 */
export async function isBack(
  reader: Reader | Writer,
  { kind, productId, size }: { kind: ProductKind; productId: number; size?: string },
  now: number,
): Promise<boolean> {
  const sizes = await readPieceSizes(reader, { kind, id: productId })
  const wanted = [...sizes.map(({ label }) => label), ''].filter((label) => !size || label === size)
  const asked = wanted.map((label) => ({ kind, productId, size: label }))
  const items = [...(await findSaleItems(reader, asked, now)).values()]
  const levels = await readStock(reader, items.flatMap(stockRefs))
  const isFree = (ref: StockRef) => {
    const { onHand, held } = levels.get(stockKey(ref)) ?? { onHand: 0, held: 0 }
    return onHand > held
  }
  return items.some((item) => stockRefs(item).every(isFree))
}
