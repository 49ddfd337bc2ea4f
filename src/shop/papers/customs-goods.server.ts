/* What customs want to know of what the studio sends itself. Only reads. */
import type { Reader } from '#db/database.ts'
import type { Cents } from '#kernel/money.ts'
import { customsFacts } from '#shop/catalogue/customs-facts.server.ts'
import { displayName } from '#shop/catalogue/product.ts'
import { saleItemDetails } from '#shop/catalogue/product-words.ts'
import { labellingOf } from '#shop/law/labelling.ts'
import type { LawSettings } from '#shop/law/law.ts'
import type { OwnerOrder } from '#shop/order-admin/owner-order.ts'
import { costOfPieces } from '#shop/orders/line-cost.ts'
import { readOrderLines } from '#shop/orders/lines.server.ts'
import { fulfillmentOf } from '#shop/orders/order.ts'

/** A line of a customs declaration; null: nobody has said it. */
export interface CustomsGood {
  quantity: number
  name: string
  details: string
  /** Six to ten digits of the customs tariff. */
  hsCode: string | null
  /** ISO 3166-1 alpha-2. */
  originCountry: string | null
  /** Of all of the line, in grams. */
  grams: number | null
  /** What was paid for it, in the order's currency. */
  value: Cents
}

/** What of an order goes in the studio's own parcels, without what was paid back. */
export async function readCustomsGoods(
  reader: Reader,
  order: Pick<OwnerOrder, 'id' | 'currency' | 'lines' | 'fulfillments'>,
  { kinds }: Pick<LawSettings, 'kinds'>,
): Promise<CustomsGood[]> {
  const own = order.fulfillments.filter(({ selfFulfilled }) => selfFulfilled)
  const lines = (await readOrderLines(reader, order.id)).filter((line) =>
    own.some(({ kind }) => kind === fulfillmentOf(line)),
  )
  const facts = await customsFacts(reader, lines)
  return lines.flatMap((line) => {
    const seen = order.lines.find(({ lineId }) => lineId === line.lineId)
    const quantity = line.quantity - (seen?.refundedQuantity ?? 0)
    if (quantity <= 0) return []
    const { labelling, grams } = facts(line)
    const { hsCode, originCountry } = labellingOf(labelling, kinds[line.kind])
    return {
      ...{ quantity, hsCode, originCountry, name: displayName(line) },
      details: saleItemDetails(line, 'inches').join(', '),
      grams: grams === null ? null : grams * quantity,
      value: costOfPieces(line, order.currency, quantity, line.quantity - quantity),
    }
  })
}
