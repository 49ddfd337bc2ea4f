import type { InventoryPolicy, ProductKind, StockKind } from '#platform/addresses/kinds.ts'

export interface StockRef {
  kind: StockKind
  productId: number
}

/** The piece, if it is counted, and its edition. */
export function stockRefs({
  kind,
  productId,
  making,
  editionId,
}: {
  kind: ProductKind
  productId: number
  making: InventoryPolicy
  editionId: number | null
}): (StockRef & { oneOfAKind?: boolean })[] {
  const unit = { kind, productId, oneOfAKind: making === 'one_of_a_kind' }
  const refs = making === 'to_order' ? [] : [unit]
  return editionId === null ? refs : [...refs, { kind: 'edition', productId: editionId }]
}

export interface StockLine extends StockRef {
  quantity: number
  name: string
  oneOfAKind?: boolean
  oneEach?: boolean
}

export interface StockLevel {
  /** Held units included. */
  onHand: number
  held: number
  /** Epoch milliseconds of the first possible end; null: nothing is held, or the end is unknown. */
  heldUntil: number | null
}

export function stockKey(kind: ProductKind | StockKind, productId: number): string {
  return `${kind}/${productId}`
}

/** Every transaction locks stock rows in this order: two different orders would deadlock. */
export function inStockOrder<T extends StockRef>(refs: readonly T[]): T[] {
  return refs.toSorted((a, b) =>
    a.kind === b.kind ? a.productId - b.productId : a.kind < b.kind ? -1 : 1,
  )
}

export function mergeStockLines<T extends StockRef & { quantity: number }>(
  lines: readonly T[],
): T[] {
  const merged = new Map<string, T>()
  for (const line of lines) {
    const key = stockKey(line.kind, line.productId)
    const known = merged.get(key)
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return inStockOrder([...merged.values()])
}
