import { z } from 'zod'
import { productKinds } from '#platform/addresses/kinds.ts'
import { badInput } from '#platform/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Cents } from '#platform/money/money.ts'
import { field, inOrder } from '#shop/catalogue/collections/in-order.schema.ts'
import { productsCopy } from '#shop/catalogue/products/copy.ts'
import { productIdSchema } from '#shop/catalogue/products/entity.schema.ts'
import { editMarks, price, refusals, sentJson } from '#shop/catalogue/products/form-checks.ts'
import { mostSizes } from '#shop/catalogue/sizes/own-sizes.ts'
import { pricesCopy } from './copy.ts'

export const priceParams = z.object({
  kind: z.enum(productKinds, pricesCopy.noSuchKind),
  id: productIdSchema,
})

export interface SizePrice {
  size: string
  price: Cents
}

export function pricesSchema(currency: Currency) {
  const shape = {
    prices: field('array', 'Each with `size` (empty: the piece, with one price) and `price`.'),
    version: field('integer', '`updatedAt` as read; refused as `changed` when it is another.'),
  }
  return inOrder(z.object(shape).meta({ id: 'PiecePrices' }), (form) => {
    const list = sentJson(form.prices, 'prices', pricesCopy.notAList)
    if (!Array.isArray(list) || list.length === 0 || list.length > mostSizes) {
      throw badInput('prices', pricesCopy.notAList)
    }
    const prices = list.map((each: unknown, at): SizePrice => {
      const { size = '', price: sent } = Object(each) as { size?: unknown; price?: unknown }
      const name = `prices.${at}.price`
      const one = { [name]: sent, [refusals]: form[refusals] }
      const cents = price(one, name, productsCopy.pleaseEnterPrice, currency)
      return { size: String(size), price: cents }
    })
    return { prices, version: editMarks({ version: form.version }).version }
  })
}
