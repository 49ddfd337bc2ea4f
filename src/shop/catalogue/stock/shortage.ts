import { ShopError } from '#platform/errors.ts'
import { type StockLevel, type StockLine, stockKey } from './stock.ts'

/**
 * The error that a shopper sees when pieces cannot be bought (specification §8). Sold pieces come
 * first, then pieces with too few units, then held pieces, which may return when others do not pay.
 */
export function shortage(
  lines: readonly StockLine[],
  levels: ReadonlyMap<string, StockLevel>,
): ShopError {
  const short = lines.map((line) => {
    const level = levels.get(stockKey(line.kind, line.productId))
    return { ...line, onHand: level?.onHand ?? 0, heldUntil: level?.heldUntil ?? null }
  })
  const gone = short.filter((piece) => piece.onHand <= 0)
  if (gone.length > 0) return soldOut(gone.map((piece) => piece.name))
  const tooFew = short.filter((piece) => piece.onHand < piece.quantity)
  if (tooFew.length > 0) {
    const words = tooFew.map((p) => `${p.name} is low in stock. We only have ${p.onHand} left.`)
    return new ShopError('changed', words.join(' '), { items: tooFew.map((piece) => piece.name) })
  }
  const items = short.map((piece) => piece.name)
  const until = Math.max(...short.map((piece) => piece.heldUntil ?? 0))
  return new ShopError('held', `Somebody is buying ${items.join(', ')} right now.`, {
    items,
    heldUntil: until || undefined,
  })
}

export function soldOut(items: string[]): ShopError {
  const verb = items.length === 1 ? 'is' : 'are'
  const words = `${items.join(', ')} just got snatched and ${verb} now out of stock.`
  return new ShopError('sold_out', words, { items })
}

/** The error for a second unit; `name`: the piece's. */
export function oneEach(name: string): ShopError {
  const words = `There is one of ${name} for every buyer, so that it goes round.`
  return new ShopError('one_each', words, { items: [name] })
}
