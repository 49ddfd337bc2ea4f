import type { Reader } from '#platform/db/database.ts'
import type { Cents } from '#platform/money/money.ts'
import { saleItemDetails } from '#shop/catalogue/products/product-words.ts'
import { customsFacts } from '#shop/catalogue/products/sale-items/customs-facts.server.ts'
import type { OwnerOrder } from '#shop/orders/back-office/owner-order.ts'
import { declaredValue, linesIn } from '#shop/orders/back-office/to-ship.ts'
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
  grams: number | null
  /** The price paid for the whole line; the regular price of a line that cost nothing. */
  value: Cents
}

export async function readCustomsGoods(
  reader: Reader,
  order: Pick<OwnerOrder, 'currency' | 'lines' | 'fulfillments'>,
  { kinds }: Pick<LawSettings, 'kinds'>,
): Promise<CustomsGood[]> {
  const own = order.fulfillments.filter(({ selfFulfilled }) => selfFulfilled)
  const lines = linesIn(own, order.lines)
  const facts = await customsFacts(reader, lines)
  return lines.map((line) => {
    const { left: quantity } = line
    const { labelling, grams } = facts(line)
    const { hsCode, originCountry } = mergeLabelling(labelling, kinds[line.kind])
    return {
      quantity,
      hsCode,
      originCountry,
      name: line.name,
      details: saleItemDetails(line, 'inches').join(', '),
      grams: grams === null ? null : grams * quantity,
      value: declaredValue(line, order.currency),
    }
  })
}
