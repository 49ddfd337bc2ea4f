import type { InventoryPolicy, ProductKind, StockKind } from '#platform/addresses/kinds.ts'

/** A product or an edition whose units are counted. */
export interface StockRef {
  kind: StockKind
  productId: number
}

/** The stock rows of a sold item: the piece, if it is counted, and its edition. */
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

/** Units of a product that a cart asks for; the name is for messages to the shopper. */
export interface StockLine extends StockRef {
  quantity: number
  name: string
  /** A single unit exists; absent: the piece is counted. */
  oneOfAKind?: boolean
  /** A buyer may hold at most one. */
  oneEach?: boolean
}

export interface StockLevel {
  /** Units in the studio, held ones included. */
  onHand: number
  held: number
  /**
   * Epoch milliseconds at which the first hold may end; null when no unit is held, or when the
   * holders' money is under way and its end is unknown.
   */
  heldUntil: number | null
}

/** The key of a product in the maps that `readStock` answers. */
export function stockKey(kind: ProductKind | StockKind, productId: number): string {
  return `${kind}/${productId}`
}

/**
 * The order in which every transaction takes stock rows: two transactions that take the same rows
 * in different orders wait for each other for ever.
 */
export function inStockOrder<T extends StockRef>(refs: readonly T[]): T[] {
  return refs.toSorted((a, b) =>
    a.kind === b.kind ? a.productId - b.productId : a.kind < b.kind ? -1 : 1,
  )
}

/** Merges lines of the same product into one with the sum of quantities. */
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
