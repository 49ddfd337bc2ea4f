import type { Currency } from '#platform/money/currency.ts'
import { toDecimal } from '#platform/money/money.ts'
import { writtenFor } from '#shop/catalogue/personalisation/personalisation.ts'
import type { ClothingLine, LineJson, MerchLine, PrintLine } from './cart.schema.ts'
import type { PricedLine } from './priced-lines.server.ts'

/* Specification §3. A deleted piece keeps its stored names and picture, and has no price. */

function common({ row, item, status }: PricedLine, currency: Currency) {
  return {
    id: row.id,
    cart_id: row.cart_id,
    price: item ? toDecimal(item.unitPrice, currency) : null,
    quantity: row.quantity,
    location: item?.location ?? row.location,
    ...writtenFor(item?.personalisation, row.personal_text),
    ...status,
  }
}

function printLineJson(line: PricedLine, currency: Currency): PrintLine {
  const { row, item } = line
  const { product_id: printId, size } = row
  return {
    ...common(line, currency),
    printId,
    size,
    name: item ? item.name : row.name,
    variantId: item?.variantId ?? null,
  }
}

function clothingLineJson(line: PricedLine, currency: Currency): ClothingLine {
  const { row, item } = line
  return {
    ...common(line, currency),
    clothingId: row.product_id,
    ...(row.size !== '' && { size: row.size }),
    printName: item ? item.printName : row.print_name,
    descName: item ? item.descName : row.desc_name,
  }
}

function merchLineJson(line: PricedLine, currency: Currency): MerchLine {
  const { row, item } = line
  return {
    ...common(line, currency),
    merchId: row.product_id,
    ...(row.size !== '' && { size: row.size }),
    printName: item ? item.printName : row.print_name,
    descName: item ? item.descName : row.desc_name,
    name: item ? item.name : row.name,
  }
}

const byKind = { prints: printLineJson, clothing: clothingLineJson, merch: merchLineJson }

export function lineJson(line: PricedLine, currency: Currency): LineJson {
  return byKind[line.row.kind](line, currency)
}
