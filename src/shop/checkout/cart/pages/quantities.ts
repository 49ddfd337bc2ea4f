import { isMadeAfterwards, textInWords } from '#shop/catalogue/personalisation/personalisation.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { mostAtOnce } from '#shop/catalogue/stock/quantity-limits.ts'
import type { CartLine, CartView } from '#shop/checkout/cart/cart.ts'
import { shopCopy } from '#web/ui/copy.ts'
import { cartPageCopy } from './copy.ts'

/* Specification §4. */

interface QuantityAnswer {
  quantity: number
  says?: 'ask_to_remove' | 'last_one' | 'held' | 'one_each' | 'most'
}

export function answerTo(line: CartLine, requested: number): QuantityAnswer {
  const { state, quantity } = line
  if (requested < 1) return { quantity, says: 'ask_to_remove' }
  if (requested <= quantity) return { quantity: requested }
  if (state === 'held') return { quantity, says: 'held' }
  const left = line.left ?? Infinity
  const most = mostAtOnce(line, line.left)
  if (requested <= most) return { quantity: requested }
  const limit = line.oneEach ? 'one_each' : 'most'
  const end = line.othersHold ? 'held' : 'last_one'
  return { quantity: Math.max(quantity, most), says: left <= most ? end : limit }
}

export function calledIn(lines: readonly CartLine[], line: CartLine): string {
  const alike = lines.some(({ id, name }) => name === line.name && id !== line.id)
  if (!alike) return line.name
  return [line.name, detailIn(lines, line), ...textInWords(line)].filter(Boolean).join(', ')
}

export function detailIn(lines: readonly CartLine[], line: CartLine): string {
  const detail = saleItemDetails(line).join(' · ')
  const alike = lines.filter(
    (each) => each.name === line.name && lineDetail(each) === lineDetail(line),
  )
  if (alike.length < 2) return detail
  const shown = alike.map(({ picture }) => picture?.alt ?? '')
  const at = alike.findIndex(({ id }) => id === line.id)
  const words = new Set(shown).size === alike.length && shown[at]
  return [detail, words || cartPageCopy.alike(at + 1, alike.length)].filter(Boolean).join(' · ')
}

export function lineDetail(line: CartLine): string {
  return [...saleItemDetails(line), ...textInWords(line)].join(' · ')
}

/** `wanted`: quantities by line id. The sums stay, because only the shop knows the total. */
export function withQuantities(view: CartView, wanted: ReadonlyMap<number, number>): CartView {
  if (wanted.size === 0) return view
  const lines = view.lines.map((line) => {
    const quantity = wanted.get(line.id) ?? line.quantity
    return { ...line, quantity, lineTotal: (line.unitPrice ?? 0) * quantity }
  })
  return { ...view, lines }
}

interface MakingTimeWords {
  prints: string
  others: string
  ready: string
}

export function makingTimes(
  lines: readonly CartLine[],
  { prints, others, ready }: MakingTimeWords,
  parcels: number,
): string[] {
  const { rest, together } = shopCopy.making
  const said = (...all: string[]) => all.filter((words) => words !== '')
  const isHere = lines.every(({ state }) => state !== 'held' && state !== 'sold_out')
  const ifHere = (words: string) => (isHere ? words : '')
  const toOrder = lines.filter(isMadeAfterwards)
  const made = new Set(
    toOrder.map(({ kind, inventoryPolicy }) =>
      kind === 'prints' && inventoryPolicy === 'to_order' ? prints : others,
    ),
  )
  if (lines.length === 0) return said(prints)
  if (made.size === 0) return said(ifHere(ready))
  if (toOrder.length === lines.length) return said(...made)
  return said(...made, ifHere(parcels > 1 ? rest : together))
}

export function shortLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ state }) => state === 'sold_out' || state === 'low_stock')
}
