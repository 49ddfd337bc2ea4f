import { type InventoryPolicy, isStocked } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'

/** ShopError 'bad_input' on `quantity`. */
export function requireCounted(policy: InventoryPolicy): void {
  if (policy === 'to_order') {
    throw badInput('quantity', productsCopy.noQuantity)
  }
  if (policy === 'one_of_a_kind') {
    throw badInput('quantity', productsCopy.exactlyOne)
  }
  if (policy === 'not_for_sale') {
    throw badInput('quantity', productsCopy.noneForSale)
  }
}

/** ShopError 'bad_input' on `making`: one piece has one size, and counted units are in the studio. */
export function requireFitting(
  policy: InventoryPolicy,
  sizes: readonly { variantId: string | null }[],
): void {
  if (!isStocked(policy)) return
  if (policy === 'one_of_a_kind' && sizes.length > 1) {
    const words = productsCopy.severalSizes
    throw badInput('making', words)
  }
  if (sizes.some(({ variantId }) => variantId !== null)) {
    throw badInput('making', productsCopy.printerMakes)
  }
}
