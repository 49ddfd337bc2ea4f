import { toDecimal } from '#kernel/money.ts'
import type { ClothingLine, LineJson, MerchLine, PrintLine } from '#shop/cart/cart.schema.ts'
import type { PricedLine } from '#shop/cart/priced-lines.server.ts'

/*
 * Cart lines by the specification's field names (§3). A vanished piece keeps the names and the
 * picture that it had, and has no price.
 */

function common({ row, item, standing }: PricedLine) {
  return {
    id: row.id,
    cart_id: row.cart_id,
    price: item ? toDecimal(item.unitPrice) : null,
    quantity: row.quantity,
    location: item?.location ?? row.location,
    ...standing,
  }
}

function printLineJson(line: PricedLine): PrintLine {
  const { row, item } = line
  const { product_id: printId, size } = row
  return {
    ...common(line),
    printId,
    size,
    name: item ? item.name : row.name,
    variantId: item?.variantId ?? null,
  }
}

function clothingLineJson(line: PricedLine): ClothingLine {
  const { row, item } = line
  return {
    ...common(line),
    clothingId: row.product_id,
    printName: item ? item.printName : row.print_name,
    descName: item ? item.descName : row.desc_name,
  }
}

function merchLineJson(line: PricedLine): MerchLine {
  const { row, item } = line
  return {
    ...common(line),
    merchId: row.product_id,
    printName: item ? item.printName : row.print_name,
    descName: item ? item.descName : row.desc_name,
    name: item ? item.name : row.name,
  }
}

const byKind = { prints: printLineJson, clothing: clothingLineJson, merch: merchLineJson }

export function lineJson(line: PricedLine): LineJson {
  return byKind[line.row.kind](line)
}
