import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { writtenFor } from '#shop/catalogue/personalisation/personalisation.ts'
import type { LineJson } from './cart.schema.ts'
import type { PricedLine } from './priced-lines.server.ts'

/* Specification §3. A deleted piece keeps its stored names and picture, and has no price. */

export function lineJson({ row, item, status }: PricedLine, currency: Currency): LineJson {
  const { kind, product_id: productId, size } = row
  const { state, left, heldUntil } = status
  const stored = { name: row.name, printName: row.print_name, descName: row.desc_name }
  const { name, printName, descName } = item ?? stored
  const common = {
    id: row.id,
    cart_id: row.cart_id,
    price: item ? toDecimal(item.unitPrice, currency) : null,
    quantity: row.quantity,
    location: item?.location ?? row.location,
    ...writtenFor(item?.personalisation, row.personal_text),
    state,
    left,
    heldUntil,
  }
  if (kind === 'prints') {
    return { ...common, printId: productId, size, name, variantId: item?.variantId ?? null }
  }
  const sized = size === '' ? {} : { size }
  if (kind === 'clothing')
    return { ...common, clothingId: productId, ...sized, printName, descName }
  return { ...common, merchId: productId, ...sized, printName, descName, name }
}
