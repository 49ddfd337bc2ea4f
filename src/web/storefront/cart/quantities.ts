import { type CartLine, type CartView, mostMerch, mostPrints } from '#shop/cart/cart.ts'
import { shopCopy } from '#web/ui/shop-copy.ts'

/*
 * The rules of the cart's quantities (specification §4): what plus and minus do, and what the cart
 * looks like while a change is on its way to the shop.
 */

/** What plus does: one more, or why not. */
export function pressPlus(
  line: CartLine,
  quantity: number,
): 'raise' | 'last_one' | 'held' | 'most' {
  if (line.kind === 'prints') return quantity < mostPrints ? 'raise' : 'most'
  if (line.state === 'held') return 'held'
  if (quantity >= (line.left ?? 0)) return 'last_one'
  return quantity < mostMerch ? 'raise' : 'most'
}

/** What minus does: one less, and at one it asks to remove. */
export function pressMinus(quantity: number): 'lower' | 'ask_to_remove' {
  return quantity > 1 ? 'lower' : 'ask_to_remove'
}

/** The cart as it will be once the wanted quantities (by line id) have arrived. */
export function withQuantities(view: CartView, wanted: ReadonlyMap<number, number>): CartView {
  if (wanted.size === 0) return view
  const lines = view.lines.map((line) => {
    const quantity = wanted.get(line.id) ?? line.quantity
    return { ...line, quantity, lineTotal: (line.unitPrice ?? 0) * quantity }
  })
  return {
    ...view,
    lines,
    subtotal: lines.reduce(
      (sum, line) => sum + (line.state === 'sold_out' ? 0 : line.lineTotal),
      0,
    ),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** How long the cart's pieces take: `madeToOrder`, the studio's words, is about its prints. */
export function makingOf(lines: readonly CartLine[], madeToOrder: string): string[] {
  const { rest, cart } = shopCopy.making
  const prints = lines.some(({ kind }) => kind === 'prints')
  const others = lines.some(({ kind }) => kind !== 'prints')
  if (!others) return [madeToOrder]
  return prints ? [madeToOrder, rest] : [cart]
}

/** The lines that the stock check on load is about. */
export function shortLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ state }) => state === 'sold_out' || state === 'low_stock')
}
