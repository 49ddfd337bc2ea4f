import { type InventoryPolicy, isStocked } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'

/** ShopError 'bad_input' on `quantity`. */
export function requireCounted(making: InventoryPolicy): void {
  if (making === 'to_order') {
    throw badInput('quantity', productsCopy.noQuantity)
  }
  if (making === 'one_of_a_kind') {
    throw badInput('quantity', productsCopy.exactlyOne)
  }
  if (making === 'not_for_sale') {
    throw badInput('quantity', productsCopy.noneForSale)
  }
}

/** ShopError 'bad_input' on `making`: one piece has one size, and counted units are in the studio. */
export function requireFitting(
  making: InventoryPolicy,
  sizes: readonly { variantId: string | null }[],
): void {
  if (!isStocked(making)) return
  if (making === 'one_of_a_kind' && sizes.length > 1) {
    const words = productsCopy.severalSizes
    throw badInput('making', words)
  }
  if (sizes.some(({ variantId }) => variantId !== null)) {
    throw badInput('making', productsCopy.printerMakes)
  }
}
