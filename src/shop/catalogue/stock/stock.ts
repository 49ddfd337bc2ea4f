import type { InventoryPolicy, ProductKind, StockKind } from '#platform/addresses/kinds.ts'

export interface StockRef {
  kind: StockKind
  productId: number
  /** '' for a piece without sizes, for one of a kind, and for an edition. */
  size: string
}

/** A counted piece in this size, or one of a kind; and its edition. */
export function stockRefs({
  kind,
  productId,
  size,
  inventoryPolicy: policy,
  editionId,
}: {
  kind: ProductKind
  productId: number
  size: string
  inventoryPolicy: InventoryPolicy
  editionId: number | null
}): (StockRef & { oneOfAKind?: boolean })[] {
  const unit = { kind, productId, size: countedSize(policy, size) }
  const refs = policy === 'to_order' ? [] : [{ ...unit, oneOfAKind: policy === 'one_of_a_kind' }]
  return editionId === null ? refs : [...refs, editionRef(editionId)]
}

export const editionRef = (id: number): StockRef => ({ kind: 'edition', productId: id, size: '' })

export const countedSize = (policy: InventoryPolicy, size: string): string =>
  policy === 'counted' ? size : ''

export interface StockLine extends StockRef {
  quantity: number
  name: string
  oneOfAKind?: boolean
  oneEach?: boolean
}

export interface StockLevel {
  onHand: number
  held: number
  /** Epoch milliseconds of the first possible end; null: nothing is held, or the end is unknown. */
  heldUntil: number | null
}

/** 'merch/2/', 'clothing/3/M' */
export const stockKey = ({ kind, productId, size }: StockRef): string =>
  `${kind}/${productId}/${size}`

/** Every transaction locks stock rows in this order: two different orders would deadlock. */
export function inStockOrder<T extends StockRef>(refs: readonly T[]): T[] {
  return refs.toSorted(
    (a, b) => compare(a.kind, b.kind) || a.productId - b.productId || compare(a.size, b.size),
  )
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

export function mergeStockLines<T extends StockRef & { quantity: number }>(
  lines: readonly T[],
): T[] {
  const merged = new Map<string, T>()
  for (const line of lines) {
    const key = stockKey(line)
    const known = merged.get(key)
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return inStockOrder([...merged.values()])
}
