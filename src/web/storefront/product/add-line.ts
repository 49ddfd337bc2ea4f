import type { PrintSize, Product } from '#shop/catalogue/product.ts'
import { call } from '#web/ui/api.ts'

/** Puts a piece into the visitor's cart: only ids, size and quantity are sent; the shop knows the rest. */
export function addLine(
  product: Product,
  size: PrintSize | null,
  quantity: number,
  cart_id: string,
) {
  const { kind, id } = product
  if (kind === 'prints') {
    const print = { printId: id, variantId: size?.variantId, size: size?.label, quantity }
    return call('POST /api/cart-prints/create', { body: { ...print, cart_id } })
  }
  if (kind === 'clothing') {
    return call('POST /api/cart-clothing/create', { body: { clothingId: id, cart_id } })
  }
  return call('POST /api/cart-merch/create', { body: { merchId: id, quantity, cart_id } })
}
