import { ShopError } from '#kernel/errors.ts'
import { type StockLevel, type StockLine, stockKey } from './stock.ts'

/**
 * Why pieces can't be had, as the failure that a shopper is told (specification §8). What is gone
 * for good comes before what may come back, and that before what there is too little of.
 */
export function shortage(
  lines: readonly StockLine[],
  levels: ReadonlyMap<string, StockLevel>,
): ShopError {
  const short = lines.map((line) => {
    const level = levels.get(stockKey(line.kind, line.productId))
    const onHand = level?.onHand ?? 0
    const left = onHand - (level?.held ?? 0)
    return { name: line.name, onHand, left, heldUntil: level?.heldUntil ?? null }
  })
  const gone = short.filter((piece) => piece.onHand <= 0)
  if (gone.length > 0) return soldOut(gone.map((piece) => piece.name))
  const held = short.filter((piece) => piece.left <= 0)
  if (held.length > 0) {
    const times = held.map((piece) => piece.heldUntil ?? 0)
    return new ShopError('held', `Somebody is buying ${named(held)} right now.`, {
      items: held.map((piece) => piece.name),
      heldUntil: Math.max(...times) || undefined,
    })
  }
  const words = short.map((p) => `${p.name} is low in stock. We only have ${p.left} left.`)
  return new ShopError('changed', words.join(' '), { items: short.map((piece) => piece.name) })
}

/** The failure for pieces that nobody can buy any more. */
export function soldOut(items: string[]): ShopError {
  const verb = items.length === 1 ? 'is' : 'are'
  const words = `${items.join(', ')} just got snatched and ${verb} now out of stock.`
  return new ShopError('sold_out', words, { items })
}

function named(pieces: readonly { name: string }[]): string {
  return pieces.map((piece) => piece.name).join(', ')
}
