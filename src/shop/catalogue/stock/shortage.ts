import { ShopError } from '#platform/errors.ts'
import { stockCopy } from './copy.ts'
import { type StockLevel, type StockLine, stockKey } from './stock.ts'

/** Specification §8. Held pieces come last: they may return. */
export function shortage(
  lines: readonly StockLine[],
  levels: ReadonlyMap<string, StockLevel>,
): ShopError {
  const short = lines.map((line) => {
    const level = levels.get(stockKey(line))
    return { ...line, onHand: level?.onHand ?? 0, heldUntil: level?.heldUntil ?? null }
  })
  const gone = short.filter((piece) => piece.onHand <= 0)
  if (gone.length > 0) return soldOut(gone.map((piece) => piece.name))
  const tooFew = short.filter((piece) => piece.onHand < piece.quantity)
  if (tooFew.length > 0) {
    const words = tooFew.map((p) => stockCopy.lowStock(p.name, p.onHand))
    return new ShopError('changed', words.join(' '), { items: tooFew.map((piece) => piece.name) })
  }
  const items = short.map((piece) => piece.name)
  const until = Math.max(...short.map((piece) => piece.heldUntil ?? 0))
  return new ShopError('held', stockCopy.held(items.join(', ')), {
    items,
    heldUntil: until || undefined,
  })
}

export function soldOut(items: string[]): ShopError {
  const verb = items.length === 1 ? 'is' : 'are'
  const words = stockCopy.snatched(items.join(', '), verb)
  return new ShopError('sold_out', words, { items })
}

export function oneEach(name: string): ShopError {
  const words = stockCopy.onePerBuyer(name)
  return new ShopError('one_each', words, { items: [name] })
}
