/* Reads only. */
import type { Reader } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { customsFacts } from '#shop/catalogue/products/sale-items/customs-facts.server.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { fulfillmentKind } from '#shop/orders/record/order.ts'
import { paidForUnits } from '#shop/orders/record/paid/line-paid.ts'
import { mergeLabelling } from '#shop/store/law/labelling.ts'
import type { LawSettings } from '#shop/store/law/law.ts'

/** Null: unknown. */
export interface CustomsGood {
  quantity: number
  name: string
  details: string
  /** Six to ten digits of the customs tariff. */
  hsCode: string | null
  /** ISO 3166-1 alpha-2. */
  originCountry: string | null
  /** The whole line's weight. */
  grams: number | null
  /** Paid for the whole line; its price where it cost nothing. */
  value: Cents
}

/** Without refunded pieces. */
export async function readCustomsGoods(
  reader: Reader,
  order: Pick<OwnerOrder, 'currency' | 'lines' | 'fulfillments'>,
  { kinds }: Pick<LawSettings, 'kinds'>,
): Promise<CustomsGood[]> {
  const own = order.fulfillments.filter(({ selfFulfilled }) => selfFulfilled)
  const lines = order.lines.filter((line) => own.some(({ kind }) => kind === fulfillmentKind(line)))
  const facts = await customsFacts(reader, lines)
  return lines.flatMap((line) => {
    const quantity = line.quantity - line.refundedQuantity
    if (quantity <= 0) return []
    const { labelling, grams } = facts(line)
    const { hsCode, originCountry } = mergeLabelling(labelling, kinds[line.kind])
    return {
      ...{ quantity, hsCode, originCountry, name: line.name },
      details: saleItemDetails(line, 'inches').join(', '),
      grams: grams === null ? null : grams * quantity,
      value:
        paidForUnits(line, order.currency, quantity, line.quantity - quantity) ||
        line.unitPrice * quantity,
    }
  })
}
